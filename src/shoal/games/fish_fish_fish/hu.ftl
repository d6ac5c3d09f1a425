# Fish Fish Fish in Hungarian.

in-one-line = iránykártyákkal hajózol vagy halakat úsztatsz egy 15×9-es tengeren
goal = Fogj halakat a hajóiddal: egy szürke 5, egy fehér 2, egy kék 1 pontot ér; minden vízbe nem engedett szürke 5 pontba kerül.
mood = Tervezőknek, akik ráérnek: széles tenger, irányok a kézben, és rajok, amelyeket oda terelsz, ahová akarsz.

opened = A nyílt lapok: { $one }, { $two } és { $three }.
dealt = { $seat } kezdőlapjai: { $one }, { $two } és { $three }.
moored = { $seat } kiköt egy hajót: { $square }.
sailed = { $seat } hajózik: { $source } → { $target }.
swam = { $seat } { $fish ->
    [one] egy halat
   *[other] egy { $fish } halas rajt
} úsztat: { $source } → { $target }.
caught = { $seat } fogása: { $white ->
    [0] { $blue ->
        [0] { $grey } szürke
       *[other] { $grey ->
            [0] { $blue } kék
           *[other] { $blue } kék és { $grey } szürke
        }
    }
   *[other] { $blue ->
        [0] { $grey ->
            [0] { $white } fehér
           *[other] { $white } fehér és { $grey } szürke
        }
       *[other] { $grey ->
            [0] { $white } fehér és { $blue } kék
           *[other] { $white } fehér, { $blue } kék és { $grey } szürke
        }
    }
} hal.
ended = { $seat } befejezi a mozgást.
passed = { $seat } egy lapot sem tud kijátszani, ezért passzol.
released = { $seat } szürke halat enged a vízbe: { $square }.
kept = { $seat } megtartja a szürke halat.
drew-open = { $seat } elvesz egy nyílt lapot: { $card }.
drew-unseen = { $seat } a húzópakliból húz.
drew-own = { $seat } a húzópakliból húz: { $card }.
turned = { $slot }. kártyahely, új nyílt lap: { $card }.
stopped = { $seat } nem húz többet.
shuffled = Keverés: a dobópakli { $cards } lapjából új húzópakli lesz, és kezdődik a { $trip }. menet.

not-now = ez most nem lehetséges; ez következik: { $step ->
    [moor] egy hajó kikötése
    [play] egy lap kijátszása, vagy passz, ha nem tudsz
    [sail] további hajózás vagy befejezés
    [swim] további úsztatás vagy befejezés
    [release] egy szürke hal vízbe engedése vagy megtartása
   *[draw] egy lap húzása vagy megállás
}
not-on-the-ring = { $square } nem a külső gyűrűn van
berth-taken = itt már áll egy hajó: { $square }
fish-have-moved = ebben a körben már halak mozogtak, ezért a hajók nem mozdulhatnak
boats-have-moved = ebben a körben már hajók mozogtak, ezért a halak nem mozdulhatnak
no-boat = itt nincs hajód: { $square }
no-fish = itt nincs hal: { $square }
no-card = nincs ilyen lapod: { $card }
off-the-board = { $square } mezőtől { $card } irányban véget ér a tábla
boat-in-the-way = { $square } mezőtől { $card } irányban hajó áll
play-first = előbb játssz ki legalább egy lapot
must-pass = egy lapot sem tudsz kijátszani: passzolj
can-play = ki tudsz játszani lapot, ezért nem passzolhatsz
no-company = itt nincs hal: { $square }; szürke halat csak más halak közé engedhetsz
must-draw = nincs lap a kezedben: előbb húzz egyet

pile-ran-out = a húzópakli végleg elfogyott
nobody-can-move = senki sem tud lépni

caught-grey = kifogott szürke halak
caught-white = kifogott fehér halak
caught-blue = kifogott kék halak
unused-grey = vízbe nem engedett szürke halak

# What speaks for a move
merit-fish-beside = mellette ennyit érő halak vannak: { $points } pont
merit-alone = három mezőn belül nincs hajó
merit-catch = ennyit fogsz vele: { $points } pont
merit-before-other = mielőtt { $other } tenné, akinek hajója áll mellettük
merit-school = { $fish } halas raj lesz belőle, értéke { $points } pont
merit-goes-on = utána a(z) { $card } lapod ennyit foghat: { $points } pont
merit-draws = ha itt végzel, ennyit húzhatsz: { $count } lap ({ $square })
merit-end-keeps = ennyi marad a kezedben: { $count } lap
merit-end-draws = itt ennyit húzhatsz: { $count } lap
merit-no-place = sehol sincs hal, amely csak a te hajóid mellett lenne
merit-yours-alone = e mező mellett csak a te hajód áll: { $square }
merit-grey-costs = ha egy szürke halat sosem engedsz el, ennyibe kerül: { $points } pont
merit-card-catches = { $card } most ennyit fogna: { $points } pont
merit-nothing-open = egy nyílt lap sem fogna olyat, amit a kezed ne tudna
merit-last-card = még egy lap, és véget ér a játék
