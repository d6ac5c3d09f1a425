# Fischen in Hungarian.

in-one-line = ütésvivős játék: amit kifogsz, azzal játszol a következő fordulóban
goal = Nyerj ütéseket: minden kifogott lap egy pont, és a következő fordulókban a saját fogásoddal játszol.
mood = Annak, aki szereti az ütésjátékokat: nyugodt és mély, a kezedben pedig az van, amit kifogtál.

round-begins = { $round }. forduló: { $cards } lap mindenki kezében, { $seat } hív.
played = { $seat } kijátssza: { $card }.
caught-one = { $seat } lapja ({ $zero }) kifogja: { $card }.
caught-all = { $seat } kifogja az összes többi lapot: { $cards } darab.
nothing-to-catch = { $seat } lapja ({ $zero }) nem talál kifognivalót.
won = { $seat } viszi az ütést, és { $cards } lapot fog ki.
won-nothing = { $seat } viszi az ütést, de nem maradt mit kifogni.
lost = { $seat } kifogott egy „mínusz 3” bóját, és 3 pontot veszít.
chose = { $seat } kiválasztotta, melyik lapot adja tovább.
chose-own = { $seat } továbbadja: { $card }.
all-passed = Mindenki továbbad egy lapot balra.
received = { $seat } megkapja { $giver } lapját: { $card }.
called = { $seat } bemondja a következő ütés színét: { $colour ->
    [blue] kék
    [yellow] sárga
    [purple] lila
    [red] piros
   *[green] zöld
}.
leads = Az „első” bója révén a következő ütést { $seat } hívja.
lowest-next = A következő ütést a legalacsonyabb lap viszi: { $seat } gondoskodott róla.
scored = { $seat } { $cards } lapot fogott ki ebben a fordulóban, pontszáma most { $points }.
shuffled = { $seat } megkeveri a fogását, és a hajója aljára teszi: { $cards } lap.
drew = { $seat } { $cards } lapot húz a hajójából.
fished = { $seat } { $cards } lapot húz a tengerből.
is-overfished = Túlhalászott a tenger: { $needed } lap kellene, de csak { $cards } maradt.

not-now = ez most nem lehetséges; ez következik: { $step ->
    [play] egy lap kijátszása
    [catch] egy lap kifogása az ütésből
    [pass] egy lap továbbadása balra
   *[call] egy szín bemondása
}
not-in-hand = nincs ilyen lap a kezedben: { $card }
must-follow = { $card } nem követi a színt: van { $colour ->
    [blue] kék
    [yellow] sárga
    [purple] lila
    [red] piros
   *[green] zöld
} lapod, ezért azt játssz ki, vagy bóját
not-in-trick = nincs ilyen kifogható lap az ütésben: { $card }
itself = { $card } másik lapot fog ki, nem önmagát

eight-rounds = véget ért a nyolcadik forduló
overfished = túlhalászott tenger

caught-cards = kifogott lapok
losses = { $cards } × „mínusz 3” bója

# What speaks for a move
merit-only-of-colour = ez az egyetlen { $colour ->
    [blue] kék
    [yellow] sárga
    [purple] lila
    [red] piros
   *[green] zöld
} lapod: nélküle nem kell követned ezt a színt
merit-wins-last = te játszol utoljára, és viszed az ütést
merit-wins-surely = biztosan viszi az ütést: utánad senkinél sem lehet olyan lap, amely üti
merit-wins-so-far = üti mindazt, ami eddig az ütésben van
merit-sheds-minus3 = megszabadulsz a bójától, amely { $points } pont veszteség: ezt az ütést nem viheted
merit-leaves-minus3 = a bója, amely { $points } pont veszteség, másra marad
merit-zero = a 0-val egy tetszőleges lapot foghatsz ki
merit-all = az ütés mind a { $cards } másik lapját kifogja
merit-buoy = { $buoy ->
    [first] te hívod a következő ütést
    [colour] te mondod be a következő ütés színét
    [lowest] a következő ütést a legalacsonyabb lap viszi
   *[left] mindenki továbbad egy lapot balra
}
merit-snatches = elviszi ezt, mielőtt { $other }, akié az ütés, megkapná: { $card }
merit-passes-minus3 = továbbadod a bóját, amely { $points } pont veszteség
merit-lowest = nincs ennél alacsonyabb lapod: { $card }
merit-highest = senki másnál nem lehet a tiednél magasabb { $colour ->
    [blue] kék
    [yellow] sárga
    [purple] lila
    [red] piros
   *[green] zöld
} lap
merit-longest = { $count } { $colour ->
    [blue] kék
    [yellow] sárga
    [purple] lila
    [red] piros
   *[green] zöld
} lapod van, egyik színből sincs több
