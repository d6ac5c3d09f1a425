# Fish'n'Stones in Hungarian.

in-one-line = titokban választasz egy vonalat egy 3×3-as tavon, csalizol, és kifogsz egy kupacot
goal = Fogj halakat, a köveket pedig hagyd a többieknek: minden hal egy pontot ér, minden kő egybe kerül.
mood = Rövid észpárbajhoz: találd ki, mire készülnek a többiek, és nevess, ha tévedsz.
option-shores = hol ül két játékos: egymással szemben (opposite) vagy egymás mellett (adjacent)

filled = { $round }. forduló: kilenc új lap fekszik a tóban.
cast-cat = { $seat } elhelyezte a macskáját.
cast-own = { $seat } ehhez a vonalhoz teszi a macskáját: { $line }.
baited = { $seat } csalizik: { $source } → { $target }.
declined = { $seat } nem csalizik.
revealed-cat = { $seat } megmutatja a macskáját, a vonala: { $line }.
fished = { $seat } kifogja a kupacot ({ $spot }): { $fish ->
    [0] { $stones ->
        [0] csak víz
       *[other] { $stones } kő
    }
   *[other] { $fish } hal{ $stones ->
        [0] { "" }
       *[other] , { $stones } kő
    }
}.
nothing-left = { $seat } vonala teljesen üres, nincs mit kifogni.

not-now = ez most nem lehetséges; ez következik: { $step ->
    [cast] a macska elhelyezése
    [bait] csalizás
   *[fish] horgászat
}
other-shore = a te vonalaid a tó { $shore ->
    [rows] sorai
   *[columns] oszlopai
}
other-line = { $target } nincs a macskád vonalában
empty-source = itt nincs kupac: { $spot }
not-your-line = { $spot } nincs a macskád vonalában
empty-spot = itt már nincs kupac: { $spot }
not-beside = nem szomszédosak: { $source } és { $target }; egy kupac egy mezőt mozdul, átlósan nem

four-rounds = véget ért a negyedik forduló

fish = halak a vödörben
stones = kövek a vödörben

# What speaks for a move
merit-best-pile-in-line = a tó legjobb kupaca a(z) { $line } vonalban van: { $points } pont
merit-best-pile-beside = a tó legjobb kupaca, { $points } pont, a(z) { $line } vonal mellett van: átcsalizhatod
merit-richest-line = a(z) { $line } vonal összesen többet ér, mint a többi vonalad: { $points } pont
merit-gathers = { $spot } lesz a vonalad legjobb kupaca: { $points } pont
merit-spoils = elrontja { $other } vonalának legjobb kupacát, amely most ennyit ér: { $points } pont
merit-last-bait = utánad már senki sem csalizik: a tó így marad
merit-no-better-bait = csalival sem lenne jobb kupacod, mint ami most van: { $points } pont
merit-stays-hidden = a macskád rejtve marad azok elől, akik utánad csaliznak
merit-best-catch = semmi sem ér többet a vonaladban: { $points } pont
merit-before-other = így { $other } nem foghatja ki
