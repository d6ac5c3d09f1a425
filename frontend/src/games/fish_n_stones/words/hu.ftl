# The board of Fish'n'Stones in Hungarian.

fish-n-stones-round = Forduló: { $round }/{ $rounds }
fish-n-stones-to-come = { $cards ->
    [0] nem jön több lap
   *[other] még { $cards } lap jön
}
fish-n-stones-steps = Egy forduló lépései
fish-n-stones-step-cast = Bedobás
fish-n-stones-step-bait = Csalizás
fish-n-stones-step-fish = Horgászat
fish-n-stones-pond = A tó. A nyílbillentyűkkel mezőről mezőre léphetsz.

# What to do now

fish-n-stones-do-cast = Válassz egy vonalat a macskádnak. A többiek még nem látják.
fish-n-stones-do-bait = Átteszel egy kupacot a vonaladba ({ $line })? Ez megmutatja a macskádat.
fish-n-stones-do-no-bait = Most te jössz: ne csalizz.
fish-n-stones-do-bait-to = Most válaszd ki, a macskád vonalában ({ $line }) melyik mezőre kerüljön a kupac ({ $spot }).
fish-n-stones-do-fish = Válassz egy kupacot a macskád vonalából ({ $line }): a vödrödbe kerül.
fish-n-stones-wait-cast = { $names } { $count ->
   *[other] még vonalat választ.
}
fish-n-stones-wait-cast-placed = A macskád vonala { $line }. { $names } { $count ->
   *[other] még választ.
}
fish-n-stones-wait-bait = { $seat } most csalizhat.
fish-n-stones-wait-fish = { $seat } most horgászik.
fish-n-stones-over = Véget ért a negyedik forduló.
fish-n-stones-other-end = A vonalnak ({ $line }) ezen a végén { $seat } ül. Válaszd a saját végedet.
fish-n-stones-no-bait = Nem csalizom
fish-n-stones-let-go = Visszateszem

# The end of a round
fish-n-stones-round-over = Véget ért { $round ->
    [1] az 1.
   *[other] a { $round }.
} forduló
fish-n-stones-round-caught = fogás
fish-n-stones-round-bucket = vödör
fish-n-stones-round-points = pont
fish-n-stones-round-how = Kilenc új lap kerül a tóba, arra, ami ott maradt.
fish-n-stones-go-on = Tovább

# Spots

fish-n-stones-pile = { $spot }: { $card ->
    [F1] egy hal
    [F2] két hal
    [F3] három hal
    [S1] egy kő
    [S2] két kő
   *[W] víz
}{ $height ->
    [1] .
   *[other] , egy { $height } lapos kupac tetején.
} { $state ->
    [from] Áthelyezheted.
    [held] A kezedben van.
    [to] Ide kerülhet a kupac.
    [take] Kifoghatod.
   *[none] { "" }
}
fish-n-stones-pile-known = { $spot }: { $card ->
    [F1] egy hal
    [F2] két hal
    [F3] három hal
    [S1] egy kő
    [S2] két kő
   *[W] víz
}{ $height ->
    [1] .
   *[other] , egy { $height } lapos kupac tetején, összesen { $fish } hal és { $stones } kő.
} { $state ->
    [from] Áthelyezheted.
    [held] A kezedben van.
    [to] Ide kerülhet a kupac.
    [take] Kifoghatod.
   *[none] { "" }
}
fish-n-stones-empty = { $spot }: üres. { $state ->
    [to] Ide kerülhet a kupac.
   *[none] { "" }
}
fish-n-stones-caught = { $seat } itt ezt fogta ki: { $fish ->
    [0] { $stones ->
        [0] csak víz
       *[other] { $stones } kő
    }
   *[other] { $fish } hal{ $stones ->
        [0] { "" }
       *[other] , { $stones } kő
    }
}.
fish-n-stones-hinted = Ez a tipp.

# Lines

fish-n-stones-my-line = A te vonalad: { $line }. { $cat ->
    [here] Itt ül a macskád.
    [secret] Itt ül a macskád, de ezt csak te tudod.
    [can] Ide teheted a macskádat.
   *[none] { "" }
}
fish-n-stones-line = { $seat } vonala: { $line }. { $cat ->
    [here] Itt ül a macska.
    [maybe] Lehet, hogy itt ül a macska.
   *[none] { "" }
}

# Seats

fish-n-stones-you = te
fish-n-stones-first = kezd
fish-n-stones-choosing = választ
fish-n-stones-baiting = csalizik
fish-n-stones-fishing = horgászik
fish-n-stones-cat-hidden = a macska még rejtve
fish-n-stones-cat-at = a macska vonala { $line }
fish-n-stones-cat-secret = a macska vonala { $line }, titok
fish-n-stones-cat-yours = A macskád: vidd az egyik vonaladhoz
fish-n-stones-bucket = { $cards ->
    [0] Vödör: üres
   *[other] Vödör: { $cards } lap
}
fish-n-stones-bucket-known = { $cards ->
    [0] Vödör: üres
   *[other] Vödör: { $fish } hal, { $stones } kő
}
fish-n-stones-points = { $points } pont

# Moves
move-cast = a macska vonala: { $a }
move-no = csalizás nélkül
move-bait = csalizás: { $a } → { $b }
move-fish = kifogás: { $a }

# The lesson.

fish-n-stones-lesson-welcome = Üdv a tónál! Minden kifogott hal egy pontot ér, minden kő egy pontodba kerül. Négy forduló után az nyer, akinek a legtöbb pontja van.
fish-n-stones-lesson-table = Kilenc lap fekszik a tóban, mindegyiken ott van, mennyit ér; a víz semmit. Te alul ülsz, és az a, b és c vonalban horgászol. A másik játékos szemben ül, és ugyanez a három vonala van.
fish-n-stones-lesson-first-cast = Minden fordulóban mindenki titokban választ egy vonalat a macskájának. Tedd a tiédet a b vonalhoz: mindkét oldalán, közvetlenül mellette, három-három hal fekszik.
fish-n-stones-lesson-secret = A macskád a b vonalnál ül, és ezt csak te tudod. A másik játékos is választ, és te sem látod, melyiket.
fish-n-stones-lesson-baits = Most mindketten csalizhattok egyszer: egy teljes kupacot áthelyeztek egy mezővel oldalra, felfelé vagy lefelé, úgy, hogy a macskátok vonalába kerüljön. Nem kötelező. Az kezd, akinél a zászló van, és most nem te vagy az.
fish-n-stones-lesson-fat-pile = A b2 két hala most a c2 három halán fekszik: ez egy öthalas kupac, bár csak a felső lapját látod. A csalizás viszont elárulta a másik macskát: a c vonalnál ül.
fish-n-stones-lesson-steal = Van egy trükk annak, aki utoljára csalizik: lopd el azt a kupacot! Válaszd ki a c2, aztán a b2 mezőt. Bármelyik vonalból elveheted, és az a mező, ahová kerül, üres is lehet.
fish-n-stones-lesson-fishing = Most mindenki kifog egy teljes kupacot a macskája vonalából, megint a zászlós játékostól kezdve. Egyet akkor is ki kell fognod, ha csupa kő. A c vonalban már csak egy hal és egy kis víz maradt.
fish-n-stones-lesson-first-catch = A másik játékosnak csak egy hal jutott. Te jössz: tedd a b2 kupacát a vödrödbe, mind az öt hallal!
fish-n-stones-lesson-new-cards = Öt pont a tiéd! A 2. forduló elején kilenc új lap kerül mindarra, ami a tóban maradt. A vödrökről csak az látszik, hány lap van bennük, ezért számold a pontjaidat.
fish-n-stones-lesson-remember = Az eltakart lapok rejtve maradnak, de te már láttad őket. Az a3 mezőn három hal fekszik a víz alatt! Az a1 mezőn lévő hal viszont csapda: két kő van alatta.
fish-n-stones-lesson-second-cast = A zászló most hozzád került. Tedd a macskádat az a vonalhoz: aki elfelejtette azt a három halat, nem számít rád ott.
fish-n-stones-lesson-order = Amíg a másik játékos vonalat választ, nézd meg a zászlót: ezúttal te csalizol először, és te is horgászol először.
fish-n-stones-lesson-keep-quiet = Az a3 mellett csak köveket látsz, csalizással tehát nem lesz jobb. Ráadásul elárulnád a macskádat valakinek, aki még lophat tőled. Úgyhogy ne csalizz.
fish-n-stones-lesson-guess = A macskád még rejtve van. Most a másik játékosnak kell kitalálnia, hol lehetsz.
fish-n-stones-lesson-second-catch = A b1 halai átkerültek a c1 mezőre. A másik játékos talán azt hitte, hogy a macskád megint a b vonalnál ül! Az a3 mezőhöz senki sem nyúlt: fogd ki, ami ott van.
fish-n-stones-lesson-score = Három hal a puszta víz alól! Ez összesen nyolc hal és egy kő sem, vagyis nyolc pont. A másik játékosnak egy pontja van, és most ő horgászik. Egyenlő pontszámnál az nyerne, akinek kevesebb köve van.
fish-n-stones-lesson-end = Most már mindent tudsz: sok hal, kevés kő, négy forduló. Két jó tanács: jegyezd meg, mi kerül takarásba, és mielőtt csalizol, gondold végig, ki lophatja el még a kupacot. Jó fogást!

# Setting up a table
table-option-shores = Ketten így ülnek
table-option-shores-opposite = Egymással szemben
table-option-shores-adjacent = Egymás mellett, a sarok két oldalán
# Pictures of the rules
fish-n-stones-figure-cards = A hatféle lap, és hogy melyik hány pontot ér a végén.
fish-n-stones-figure-shores = Délről és északról az a, b és c oszlopban horgászol, nyugatról és keletről az 1., 2. és 3. sorban.
fish-n-stones-figure-fill = Víz kerül három halra. Mindenki látja a felső lapot, és hogy két lap van ott. A többit jegyezd meg!
fish-n-stones-figure-bait = A macskád a b vonalnál ül. A c2 kupacát b2-re helyezheted, mert b2 a te vonaladban van. Az a1 kupacát nem helyezheted a2-re: az nem a te vonalad.
fish-n-stones-figure-fish = A macskád a b vonalnál ül. Kifogtad a b2 kupacát; a mező a következő fordulóig üres marad.
fish-n-stones-figure-score = Ebben a vödörben öt hal és egy kő van: 4 pont.
