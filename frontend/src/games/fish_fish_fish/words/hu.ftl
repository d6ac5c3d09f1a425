# The board of Fish Fish Fish in Hungarian.

fish-fish-fish-board = Az asztal
fish-fish-fish-sea = A tenger, 15 oszlop nyugatról keletre és 9 sor délről északra
fish-fish-fish-others = A játékosok
fish-fish-fish-seat = { $seat }
fish-fish-fish-hand = A lapjaid
fish-fish-fish-table = Húzható lapok
fish-fish-fish-what-now = Mit tehetsz

fish-fish-fish-do-moor = Köss ki egy hajót: válassz egy szabad mezőt a külső gyűrűn.
fish-fish-fish-do-move = Válassz egy hajót vagy halakat. Vagy előbb egy lapot.
fish-fish-fish-do-sail = Hajózz tovább, vagy fejezd be. { $cards ->
    [0] Utána nem húzhatsz lapot.
   *[other] Utána { $cards } lapot húzhatsz.
}
fish-fish-fish-do-swim = Úsztass tovább, vagy fejezd be. { $cards ->
    [0] Utána nem húzhatsz lapot.
   *[other] Utána { $cards } lapot húzhatsz.
}
fish-fish-fish-do-pass = Egyik lapoddal sem tudsz mozgatni semmit. Passzolnod kell.
fish-fish-fish-do-release = Engedj vízbe egy szürke halat más halakhoz. Vagy tartsd meg.
fish-fish-fish-do-draw = { $cards ->
    [one] Húzz még egy lapot: nyíltat vagy a húzópakliból.
   *[other] Húzz legfeljebb { $cards } lapot: nyíltat vagy a húzópakliból.
}
fish-fish-fish-chosen-boat = A hajód: { $square }. Most válassz egy lapot, vagy a mezőt, ahová hajózik.
fish-fish-fish-chosen-fish = { $fish ->
    [one] A hal: { $square }. Most válassz egy lapot, vagy a mezőt, ahová úszik.
   *[other] A raj: { $square }. Most válassz egy lapot, vagy a mezőt, ahová úszik.
}
fish-fish-fish-chosen-card = { $card ->
    [N] Észak: most válaszd ki a hajót vagy a halakat.
    [NE] Északkelet: most válaszd ki a hajót vagy a halakat.
    [E] Kelet: most válaszd ki a hajót vagy a halakat.
    [SE] Délkelet: most válaszd ki a hajót vagy a halakat.
    [S] Dél: most válaszd ki a hajót vagy a halakat.
    [SW] Délnyugat: most válaszd ki a hajót vagy a halakat.
    [W] Nyugat: most válaszd ki a hajót vagy a halakat.
   *[NW] Északnyugat: most válaszd ki a hajót vagy a halakat.
}
fish-fish-fish-too-far = { $square } túl messze van: egy lap egy mezőnyi mozgás.
fish-fish-fish-wait = { $phase ->
    [moor] { $seat } kiköt egy hajót.
    [move] { $seat } lapot készül kijátszani.
    [sail] { $seat } hajózik.
    [swim] { $seat } halakat úsztat.
    [release] { $seat } szürke halat engedhet a vízbe.
    [draw] { $seat } lapot húz.
   *[shuffle] Keverjük a lapokat.
}
fish-fish-fish-over = Vége a játéknak.

fish-fish-fish-end = { $cards ->
    [0] Befejezem
   *[other] Befejezem, húzok { $cards } lapot
}
fish-fish-fish-end-first = Befejezem
fish-fish-fish-pass = Passz
fish-fish-fish-keep = Megtartom
fish-fish-fish-enough = Nem húzok többet
fish-fish-fish-let-go = Mégsem

fish-fish-fish-square = { $thing ->
    [boat] { $square }, { $seat } hajója
    [mine] { $square }, a te hajód
    [white] { $square }, fehér hal
    [blue] { $square }, kék hal
    [grey] { $square }, szürke hal
    [school] { $square }, { $fish } halas raj
    [grey-school] { $square }, { $fish } halas raj, felül egy szürke
    [known] { $square }, raj: { $white } fehér, { $blue } kék, { $grey } szürke
   *[empty] { $square }, nyílt víz
}, szám: { $number }{ $part ->
    [from] , mozoghat
    [to] , ide mozoghat
    [moor] , itt kiköthetsz
    [release] , ide engedhető szürke hal
   *[none] {""}
}
fish-fish-fish-card = { $card ->
    [N] észak
    [NE] északkelet
    [E] kelet
    [SE] délkelet
    [S] dél
    [SW] délnyugat
    [W] nyugat
   *[NW] északnyugat
}
fish-fish-fish-open-card = { $slot }. nyílt lap: { $card ->
    [N] észak
    [NE] északkelet
    [E] kelet
    [SE] délkelet
    [S] dél
    [SW] délnyugat
    [W] nyugat
   *[NW] északnyugat
}
fish-fish-fish-pile = Húzópakli: { $cards } lap
fish-fish-fish-trip = Menet: { $trip }/{ $trips }
fish-fish-fish-discard = Dobópakli: { $cards }

fish-fish-fish-to-play = soron van
fish-fish-fish-starts = kezd
fish-fish-fish-cards-held = { $cards } lap a kézben
fish-fish-fish-supply = még { $fish } vízbe engedhető szürke hal
fish-fish-fish-to-moor = még { $boats } hajó köt ki
fish-fish-fish-points = { $points } pont
fish-fish-fish-fish = { $kind ->
    [white] { $count } fehér
    [blue] { $count } kék
   *[grey] { $count } szürke
}
fish-fish-fish-caught = fogása: { $fish } hal
fish-fish-fish-caught-nothing = még nem fogott semmit
fish-fish-fish-just-caught = az imént fogott: { $fish } hal
fish-fish-fish-label-caught = Fogásom
fish-fish-fish-label-supply = vízbe engedhető
fish-fish-fish-known = nála van: { $cards }

fish-fish-fish-worth = { $kind ->
    [white] fehér: 2 pont
    [blue] kék: 1 pont
    [grey] szürke: 5 pont
   *[school] raj: az látszik, hány hal, az nem, milyenek
}
fish-fish-fish-bucket = vízbe engedhető szürke hal; −5 pont, ha nem engeded vízbe
fish-fish-fish-number-means = a szám, ahol a mozgásod véget ér: ennyi lapot húzhatsz
fish-fish-fish-compass = Észak { $way ->
    [right] jobbra
   *[up] fent
} van
fish-fish-fish-no-cards = Nincs lap a kezedben

# Moves
move-moor = kikötés: { $a }
move-sail = hajózás: { $a }, irány: { $b }
move-swim = úsztatás: { $a }, irány: { $b }
move-end = a mozgás befejezése
move-pass = passz
move-release = szürke hal vízbe: { $a }
move-keep = a szürke hal megtartása
move-draw = { $a ->
    [pile] húzás a húzópakliból
   *[other] { $a }. nyílt lap
}
move-enough = nincs több húzás

# The lesson.

fish-fish-fish-lesson-aim = Fogd ki a hajóiddal a legértékesebb halakat: egy szürke 5 pontot ér, egy fehér 2-t, egy kék 1-et. A tengerben most egyetlen szürke hal van, pontosan középen. Elsőként a másik játékos köt ki egy hajót.
fish-fish-fish-lesson-moor = A hajók az üres külső gyűrűről indulnak. Az elsőt a megjelölt mezőn kösd ki, egy fehér hal mellett. A mező száma 3: mindjárt meglátod, miért jó ez.
fish-fish-fish-lesson-more-boats = Jó helyen kötöttél ki! Ketten játszotok, ezért mindkettőtöknek három hajója van. Most a többi is a gyűrűre kerül: felváltva köttök ki egyet-egyet.
fish-fish-fish-lesson-cards = A három lapod égtájakat mutat; csak te látod őket. Minden lap egyvalamit mozgat egy mezőnyit: hajót vagy halakat, de egy körben sohasem mindkettőt. A másik játékos kezd.
fish-fish-fish-lesson-first-sail = A másik játékos kétszer hajózott, kifogott két fehér halat, és húzott három lapot. Most te jössz: vidd a megjelölt hajót északkeletre. A hajó minden mezőn, amelyre rálép, kifogja az összes halat.
fish-fish-fish-lesson-sail-on = Egy fehér hal, 2 pont! Annyi lapot játszhatsz ki, amennyit csak akarsz. Hajózz még egyet északkeletre: ezen az átlón csupa fehér hal vár.
fish-fish-fish-lesson-stop = Még egy fehér. Hajózhatnál tovább, de a nyugati lapodra még szükséged lesz, van vele egy terved. Nézd meg a számot a hajód alatt: 2. Ha itt befejezed a mozgást, két lapot húzhatsz.
fish-fish-fish-lesson-release = Két szürke hallal indulsz; mindegyik, amelyet nem engedsz vízbe, 5 pontodba kerül. Az egyiket engedd a megjelölt fehér halhoz: a hajód mellett van, messze a másik játékos hajóitól, és a nyugati lapoddal megszerezheted.
fish-fish-fish-lesson-draw-open = Két hal egy mezőn már raj: mostantól együtt maradnak. Most húzd meg a két lapodat. Vedd el a nyílt nyugati lapot: illik a tervedhez, igaz, mindenki látja, hogy elveszed.
fish-fish-fish-lesson-draw-pile = A helyére azonnal új nyílt lap kerül. A másodikat a húzópakliból húzd: csak te látod, melyik az. Hétnél több lap sohasem lehet a kezedben.
fish-fish-fish-lesson-how-it-ends = Két játékosnál akkor van vége a játéknak, amikor a húzópakli másodszor is elfogy: addig még hosszú az út! A saját fogásod előtted van; hogy a másik mit fog ki, csak egy pillanatra látszik, ezért próbáld megjegyezni. Most a másik játékos jön.
fish-fish-fish-lesson-swim-together = A másik játékos megint hajózott: még két fehér hal. Te most halakat mozgatsz, nem hajókat. Úsztasd a megjelölt kék halat nyugatra: csatlakozik a rajodhoz, ahol a szürke hal van.
fish-fish-fish-lesson-swim-to-boat = Most már három hal úszik együtt. Úsztasd az egész rajt nyugatra, egyenesen a hajódba! Ha halak úsznak egy hajóba, a gazdája kifogja őket, és a mozgásodnak vége.
fish-fish-fish-lesson-draw-three = Szürke, fehér és kék: 8 pont! Az a szám számít, ahol az utolsó mozgásod véget ért, és a hajód 3-ason áll, tehát három lapot húzhatsz. A második szürke haladat jobb alkalomra tartogatod.
fish-fish-fish-lesson-watch-school = Elvetted a nyílt északnyugati lapot, és kettőt húztál a húzópakliból. Most figyeld a másik játékost, és jegyezd meg a színeket: ha a halak már rajban úsznak, csak azt látod, hányan vannak, azt nem, milyenek.
fish-fish-fish-lesson-steal = Fehér, kék és fehér, felül egy szürke hal: 10 pont, a másik játékos egyik hajója mellett. De te jössz előbb! Úsztasd azt a rajt nyugatra, rá a kék halra.
fish-fish-fish-lesson-steal-on = Ez már öt hal, és a külső gyűrűn álló hajód csak egy mezőnyire van északnyugatra. Hozd be őket!
fish-fish-fish-lesson-farewell = 11 pont egyetlen fogással! Szóval: gyűjts rajokat, és fogj ki több pontot, mint a többiek. Két jó tanács: álljanak a hajóid 3-as mezőn, és mindkét szürke halat a saját hajóid közelében engedd vízbe, sohasem ott, ahol mások elérik. Jó fogást!

# Pictures of the rules
fish-fish-fish-figure-sea = A tenger a játék elején: fehér és kék halak felváltva, középen egy szürke, a külső gyűrű pedig szabad a hajóknak.
fish-fish-fish-figure-sail = „sail a4 NE”: a hajó a4-ről b5-re megy, és kifogja az ottani halat.
fish-fish-fish-figure-swim = „swim h5 N”: a szürke hal ráfekszik a fehérre. Mostantól ők ketten egy raj, és együtt maradnak.
fish-fish-fish-figure-into-boat = „swim b8 W”: az egész raj beúszik a hajóba. A gazdája kifogja mindkét halat, és a mozgásodnak vége.
fish-fish-fish-figure-draw = Az utolsó lépésed 3-as számú mezőn ért véget: legfeljebb három lapot húzhatsz, nyíltat vagy a húzópakliból.
fish-fish-fish-figure-score = Ennyit ér egy-egy hal a fogásodban. Minden vízbe nem engedett szürke hal 5 pontodba kerül.
