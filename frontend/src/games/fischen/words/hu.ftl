# The board of Fischen in Hungarian.

fischen-board = A Fischen asztala
fischen-card = { $colour ->
    [B] kék { $value }
    [Y] sárga { $value }
    [P] lila { $value }
    [R] piros { $value }
   *[G] zöld { $value }
}
fischen-buoy = { $buoy ->
    [first] „első” bója
    [left] „balra” bója
    [colour] „szín” bója
    [lowest] „legalacsonyabb” bója
    [all] „mind” bója
   *[minus3] „mínusz 3” bója
}
fischen-colour = { $colour ->
    [B] kék
    [Y] sárga
    [P] lila
    [R] piros
   *[G] zöld
}

# What to do now.
fischen-lead = Te hívsz. Játssz ki egy lapot.
fischen-follow = Játssz ki egy lapot. { $colour ->
    [B] A kék a kötelező szín.
    [Y] A sárga a kötelező szín.
    [P] A lila a kötelező szín.
    [R] A piros a kötelező szín.
   *[G] A zöld a kötelező szín.
}
fischen-free = { $colour ->
    [B] Nincs kéked: bármelyik lapot kijátszhatod.
    [Y] Nincs sárgád: bármelyik lapot kijátszhatod.
    [P] Nincs lilád: bármelyik lapot kijátszhatod.
    [R] Nincs pirosad: bármelyik lapot kijátszhatod.
   *[G] Nincs zölded: bármelyik lapot kijátszhatod.
}
fischen-anything = Játssz ki egy lapot.
fischen-catch = A lapod ({ $card }) kifog egy másikat: válassz egyet az ütésből.
fischen-pass = Válaszd ki, melyik lapot adod tovább. { $other } kapja.
fischen-call = Mondd be a következő ütés színét.
fischen-chosen-play = Kiválasztottad: { $card }. Most tedd az asztalra.
fischen-chosen-catch = Kinézted magadnak: { $card }. Most tedd a hálódba.
fischen-chosen-pass = Kiválasztottad: { $card }. Most add tovább, { $other } kapja.
fischen-you-pass = Továbbadod: { $card }, { $other } kapja. Még választ: { $names }.
fischen-they-play = Várjuk, hogy { $seat } kijátsszon egy lapot.
fischen-they-catch = Várjuk, hogy { $seat } kifogjon egy lapot az ütésből.
fischen-they-pass = Mindenki továbbad egy lapot balra. Még választ: { $names }.
fischen-they-call = Várjuk, hogy { $seat } bemondja a következő ütés színét.
fischen-shuffling = A fogások keverés után a hajókba kerülnek.
fischen-over = { $count ->
    [one] { $names } nyert { $points } ponttal.
   *[other] { $names } osztozik a győzelmen, { $points } ponttal.
}
fischen-over-rounds = Véget ért a nyolcadik forduló.
fischen-over-overfished = Túlhalászott a tenger: túl kevés lap maradt egy új fordulóhoz.

# Buttons.
fischen-do-play = Kijátszom: { $card }
fischen-do-catch = Kifogom: { $card }
fischen-do-pass = Továbbadom: { $card }, { $other } kapja
fischen-do-call = { $colour ->
    [B] Bemondom: kék
    [Y] Bemondom: sárga
    [P] Bemondom: lila
    [R] Bemondom: piros
   *[G] Bemondom: zöld, az adu
}
fischen-lay-here = Ide teszem: { $card }
fischen-here = ide
fischen-give-here = { $other } kapja
fischen-net-here = A hálómba
fischen-let-go = Mégsem
fischen-one-tap = Egy koppintás elég
fischen-on-its-way = { $card }, továbbadásra kiválasztva
fischen-new-card = { $card }, az imént adta { $other }

# The table.
fischen-round = Forduló: { $round }/{ $rounds }
fischen-trick = Ütés: { $trick }/{ $tricks }
fischen-last-round = utolsó forduló
fischen-last-trick-here = a forduló utolsó ütése
fischen-asked = { $colour ->
    [B] Kötelező: kék
    [Y] Kötelező: sárga
    [P] Kötelező: lila
    [R] Kötelező: piros
   *[G] Kötelező: zöld
}
fischen-called-by = { $colour ->
    [B] { $seat } kéket mondott be
    [Y] { $seat } sárgát mondott be
    [P] { $seat } lilát mondott be
    [R] { $seat } pirosat mondott be
   *[G] { $seat } zöldet mondott be
}
fischen-nothing-asked = Az első lap szabja meg a színt
fischen-trump = A zöld az adu
fischen-lowest = A legalacsonyabb viszi
fischen-the-trick = Az ütés, a kijátszás sorrendjében
fischen-laid = { $seat }: { $card }
fischen-laid-caught = { $seat }: { $card }, kifogva
fischen-laid-gone = { $seat }: már kifogták
fischen-laid-none = { $seat }: még semmi
fischen-leads = hív
fischen-winning = viszi
fischen-won = elvitte
fischen-caught-tag = kifogva
fischen-catches-now = kifog
fischen-before = Előző ütés
fischen-before-won = { $cards ->
    [0] { $seat } vitte el, de nem maradt benne semmi.
   *[other] { $seat } vitte el, és { $cards } lapot fogott ki.
}
fischen-colours = Bemondható színek
fischen-standings = Végeredmény

# The end of a round.
fischen-round-over = Véget ért { $round ->
    [1] az 1.
    [5] az 5.
   *[other] a { $round }.
} forduló
fischen-round-caught = fogás
fischen-round-from-boat = hajóról
fischen-round-from-sea = tengerből
fischen-round-how = Amit kifogsz, a hajód alá kerül. Előbb a hajódról húzol, a többit a tengerből.
fischen-go-on = Tovább

# The sea.
fischen-sea = A tenger
fischen-sea-left = { $cards ->
    [0] üres
   *[other] még { $cards } lap
}
fischen-depth = { $stars } csillag: még { $left } lap

# The seats.
fischen-seats = A többi játékos
fischen-all-seats = A játékosok
fischen-you = te
fischen-your-seat = A helyed
fischen-your-hand = A lapjaid
fischen-doing = { $phase ->
    [play] soron van
    [catch] kifog
    [pass] választ
   *[call] bemond
}
fischen-has-chosen = választott
fischen-most = vezet
fischen-points = { $points } pont
fischen-points-word = { $points ->
   *[other] pont
}
fischen-points-in-words = { $caught ->
    [0] { $points } pont
   *[other] { $points } pont, ehhez jön { $caught } a mostani fordulóból
}
fischen-hand = kéz
fischen-hand-in-words = { $cards } lap a kézben
fischen-boat = hajó
fischen-boat-in-words = { $cards } lap a hajóban
fischen-net = háló
fischen-this-round = a fordulóban
fischen-net-in-words = { $cards } lap kifogva ebben a fordulóban
fischen-from-sea = tenger
fischen-from-sea-in-words = { $cards } lap a tengerből erre a fordulóra
fischen-lacks = hiányzó szín: { $colours }

fischen-passed = adtad
fischen-passed-in-words = ebben a fordulóban továbbadtad:
fischen-got = kaptad
fischen-got-in-words = ebben a fordulóban kaptad:

# What the cards do.
fischen-what-cards-do = Mit tudnak a lapok?
fischen-does-zero = 0-s lap: kifogsz vele egy másik lapot az ütésből, mielőtt a győztes elviszi a többit.
fischen-does-green = A zöld az adu: üti a többi színt, de ha az a kötelező, ugyanúgy követni kell.
fischen-does-first = Első: te hívod a következő ütést.
fischen-does-left = Balra: az ütés után mindenki továbbad egy lapot balra.
fischen-does-colour = Szín: te mondod be a következő ütés színét.
fischen-does-lowest = Legalacsonyabb: a következő ütést a legalacsonyabb lap viszi.
fischen-does-all = Mind: kifogod az ütés összes többi lapját.
fischen-does-minus3 = Mínusz 3: aki kifogja, 3 pontot veszít.
fischen-does-boat = Minden kifogott lap egy pont. A hajód aljára kerül: ez a saját húzópaklid. Ami a hajódból nem telik ki, azt a tengerből húzod, ahol csillagról csillagra egyre erősebbek a lapok.

# The memory aid.
fischen-memory = Emlékezetsegítő
fischen-memory-catch = Kifogta ebben a fordulóban
fischen-memory-layer = Hajó, { $round }. forduló (ezekből még { $left })
fischen-memory-played = Legutóbb kijátszotta
fischen-memory-passed = Továbbadta
fischen-memory-got = Kapta
fischen-memory-depth = { $stars } csillag, ezekből még { $left }
fischen-memory-nothing = Semmit sem tudni.

# Moves
move-play = kijátszás: { $a }
move-catch = kifogás: { $a }
move-pass = továbbadás: { $a }
move-call = bemondás: { $a }

# The lesson.
fischen-lesson-welcome = Üdv a Fischen asztalánál! Minden kifogott lap egy pont, és nyolc forduló után a legtöbb pont nyer. Tíz lap van a kezedben; a tenger tele van ezeknél erősebbekkel, de onnan még senki sem húz.
fischen-lesson-first-lead = Egy ütésben mindenki kijátszik egy lapot, és a hívott szín legmagasabb lapja viszi az egészet. Te hívsz: a kezdőlapok között nincs 10-esnél magasabb, a piros 10-es tehát biztosan visz. Játszd ki!
fischen-lesson-others-follow = Most a többiek jönnek, az óramutató járása szerint. Akinek van pirosa, annak pirosat kell adnia. Akinek nincs, bármit kijátszhat.
fischen-lesson-first-catch = A bal oldali szomszédodnak nem volt pirosa, ezért megvált a lila 3-astól, amely nem nyerhet. Mindhárom lapot kifogtad: 3 pont! A következő ütést a győztes hívja. Próbáld a sárga 4-est, azért nem kár.
fischen-lesson-higher-card = Egy 4-es aligha visz ütést, de legalább megszabadultál tőle. Figyeld, ki viszi el ezt az ütést, mert ő hívja a következőt.
fischen-lesson-must-follow = A sárga 10-es vitte el, és most a jobb oldali szomszédod hív: kék 10-est. Van kéked, ezért követned kell a színt. Ezt nem viheted el: játszd ki a kék 4-esedet, a 8-ast tartsd meg.
fischen-lesson-rest-of-round = A magas lapok többsége a jobb oldali szomszédodnál van, ez ellen nem sokat tehetsz. Ugorjunk a forduló végére.
fischen-lesson-round-over = Véget ért az 1. forduló: neked 3 pont, a bal oldali szomszédodnak 3, a jobb oldalinak 24. De amit kifogsz, az lesz a paklid a következő fordulóban, és abban a 24 lapban egy sem magasabb 10-esnél!
fischen-lesson-new-hand = A kifogott piros 10-es, piros 4-es és lila 3-as visszakerült a kezedbe. A másik hét lap a tengerből jött: aki keveset fog, friss halat kap! A bal oldali szomszédod hív, neki is olyan kevés pontja van, mint neked.
fischen-lesson-buoy = A piros 12-est nem tudod megverni, és a piros a kötelező szín. Bóját viszont bármikor kijátszhatsz helyette: játszd ki a „balra” bóját, és tartsd meg a pirosaidat.
fischen-lesson-pass-purple = A piros 12-es vitte az ütést. A „balra” bója miatt most mindenki titokban kiválaszt egy lapot a bal oldali szomszédjának. Add tovább a lila 3-ast: ez az egyetlen lilád, és mindjárt meglátod, miért ravasz ez.
fischen-lesson-all-pass = Csak a bal oldali szomszédod látja majd, melyik lapot adtad neki. Most a többiek is választanak, aztán jön a következő ütés.
fischen-lesson-zero = A jobb oldali szomszédodtól a kék 4-est kaptad. Ebben az ütésben sárga 12-est hívtak, a sárga 0-soddal nem viheted el. De mielőtt a győztes elviszi az ütést, a 0-s kifog egy másik lapot: játszd ki!
fischen-lesson-zero-catches = Most válaszd ki, mit fogsz ki. Legyen a sárga 12-es: minden lap egy pont, de ez a következő fordulóban erős is lesz.
fischen-lesson-winner-gets-rest = A 12-es a hálódban van. Az ütést így is az vitte, ezért a többit, a sárga 3-ast és a te 0-sodat a bal oldali szomszédod kapta, és megint ő hív.
fischen-lesson-trump = Lilát hívtak, te pedig továbbadtad az egyetlen liládat: most bármit kijátszhatsz. A zöld az adu, minden más színt üt, így még a zöld 1-es is megveri a lila 12-est. Játszd ki!
fischen-lesson-next-deck = Ennek a fordulónak a fogásával már 7 pontod van. Mindkét 12-es és a zöld 1-es a hajódba kerül, abba a pakliba, amelyből húzol. A kezek, a hajók és a tenger rejtve vannak, de minden fogás látszik egy pillanatra: próbáld megjegyezni az erős lapokat.
fischen-lesson-farewell = Szóval: nyolc fordulón át fogj ki minél több lapot, és erőseket a paklidba. Ha nem nyerhetsz, válj meg egy gyenge laptól; és fogyj ki egy színből, hogy aduval üthesd. A tenger mélyén további bóják várnak. Jó fogást!

# Pictures of the rules
fischen-figure-cards = Minden színnek saját jele és mintája van. A zöld az adu. A 0-son horog van, mert kifog egy lapot.
fischen-figure-buoys = A hatféle bója. Csak a „mínusz 3” van kétszer.
fischen-figure-follow = A piros a kötelező szín. Ebből a kézből pirosat játszhatsz ki vagy bóját. Sárgát és zöldet csak akkor lehetne, ha nem volna pirosad.
fischen-figure-trump = Az 1. játékos lilát hívott, ezért a lila a kötelező szín. A 3. játékosnak nincs lilája, és aduval üt: már a zöld 1-es is üti a lila 12-est.
fischen-figure-zero = Ezt az ütést a sárga 12-es viszi. De előbb a 3. játékos 0-sa kifog egy lapot az ütésből, itt magát a 12-est. A többit az 1. játékos fogja ki.
fischen-figure-boat = A következő fordulóhoz tíz lap kell. A hajódban csak három van; a másik hét a tengerből jön.
