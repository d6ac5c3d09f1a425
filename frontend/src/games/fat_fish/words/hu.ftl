# The board of Fat Fish in Hungarian.

fat-fish-card = { $colour ->
    [R] piros
    [Y] sárga
    [G] zöld
    [B] kék
   *[P] lila
} { $value }

# What to do now
fat-fish-choose-card = Válassz egy lapot a kezedből.
fat-fish-choose-row = A lapod: { $card }. Most válassz neki sort.
fat-fish-lay-more = { $row }. sor: rakj bele még egy lapot, vagy állj meg.
fat-fish-card-first = Előbb válassz egy lapot a kezedből, azután a sort.
fat-fish-choose-keep = { $row }. sor: a tiéd! Minden színből egy lap számíthat plusznak: válaszd ki, melyik. A többi mínusz.
fat-fish-choose-keep-one-colour = { $row }. sor: a tiéd! Csak egyféle szín van benne: egy vagy két lap számíthat plusznak. A többi mínusz.
fat-fish-keep-best = Ez így { $total }, és ennél több nem lehet. Tedd el a lapokat.
fat-fish-keep-better = Ez így { $total }. Másképp választva { $best } lenne.
fat-fish-keep-better-licence = Ez így { $total }. Másképp választva { $best } lenne, és teljesülne a(z) { $licence } engedély.
fat-fish-choose-licence = Szép munka! Válassz egyet a megjelölt engedélyek közül.
fat-fish-was-wrong = Ez szabálytalan volt: a lapjaid visszakerülnek hozzád, és tiéd a fiaskókártya. Kezdd újra a körödet.
fat-fish-they-lay = { $seat } lapokat rak.
fat-fish-they-keep = { $row }. sor: { $seat } elviszi, és eldönti, mit tart meg.
fat-fish-they-licence = { $seat } engedélyt választ.
fat-fish-won = { $count ->
    [one] { $names } nyert { $points } ponttal!
   *[other] { $names } osztozik az első helyen, { $points } ponttal!
}
fat-fish-won-you = Nyertél { $points } ponttal! Szép fogás volt.

# The rows
fat-fish-rows = A három sor
fat-fish-row = { $count ->
    [one] { $row }. sor: 1 lap, { $cards }
   *[other] { $row }. sor: { $count } lap, { $cards }. Az utolsó lap: { $last }.
}
fat-fish-row-waits = { $row }. sor: most üres, de újranyílik.
fat-fish-row-gone = { $row }. sor: megszűnt.
fat-fish-row-taken = { $row }. sor, szétosztás alatt
fat-fish-wait-short = mindjárt újranyílik
fat-fish-gone-short = megszűnt
fat-fish-reserve = Tartalék
fat-fish-reserve-cards = { $count ->
    [0] A tartalék üres.
   *[other] { $count } lap a tartalékban
}
fat-fish-fiasco = Fiaskó
fat-fish-fiasco-lies = A fiaskókártya az első szabálytalan lerakásra vár.
fat-fish-fiasco-warning = Figyelj a színekre: itt semmi sem akadályozza meg a szabálytalan lerakást, viszont tiéd lesz érte a fiaskókártya.

# Sharing out a row
fat-fish-keep-card = { $card }, a pluszkupacra kerül
fat-fish-leave-card = { $card }, a mínuszkupacra kerül
fat-fish-keep = Elteszem
fat-fish-balance = Plusz { $plus }, mínusz { $minus }: összesen { $total }
fat-fish-over-again = Újrakezdem
fat-fish-keep-none = Legalább egy lapot válassz a pluszkupacodra.

# My things
fat-fish-hand = A lapjaid
fat-fish-stop = Megállok
fat-fish-put-back = Mégsem
fat-fish-no-cards = Nincs lap a kezedben. A köröd végén újakat húzol.

# Seats
fat-fish-you = { $seat } (te)
fat-fish-turn = soron van
fat-fish-show-piles = Kupacok mutatása
fat-fish-hide-piles = Kupacok elrejtése
fat-fish-leads = vezet
fat-fish-won-short = nyert
fat-fish-began = kezdett
fat-fish-points = { $points } pont
fat-fish-out = lapjai elfogytak
fat-fish-hand-cards = { $count } lap a kézben
fat-fish-seen = Ezek közül már látható volt: { $cards }
fat-fish-to-draw = { $count } a pakliban
fat-fish-plus = Pluszkupac: { $points } pont, { $cards }
fat-fish-plus-none = Pluszkupac: üres
fat-fish-plus-short = Plusz
fat-fish-minus = Mínuszkupac: { $points } pont, { $count } lap
fat-fish-minus-cards = Mínuszkupac: { $points } pont, { $cards }
fat-fish-minus-short = Mínusz
fat-fish-count = { $count } lap
fat-fish-gained = Szétosztott sor: { $balance }
fat-fish-has-fiasco = fiaskókártya: mínusz 5 pont
fat-fish-owns = { $licence } engedély

# Licences
fat-fish-licences = Horgászengedélyek
fat-fish-licence = { $licence } engedély, értéke { $worth }: { $meaning }.
fat-fish-licence-owned = { $licence } engedély, értéke { $worth }: { $meaning }. Gazdája: { $names }.

# Moves
move-lay = { $a } { $b ->
    [1] az 1. sorba
   *[other] a { $b }. sorba
}
move-stop = megállás
move-keep = megtartva: { $all }
move-licence = engedély: { $a }

# The lesson.
fat-fish-lesson-welcome = Üdv a Fat Fish asztalánál! Lapokat raktok három sorba, és aki az ötödik lapot rakja le, viszi a sort. Minden színből egy lap neki számít, a többi ellene.
fat-fish-lesson-table = Egyelőre minden sorban egy lap van: egy kék 3-as, egy lila 3-as és egy piros 6-os. Lent látod a négy lapodat. Mindig a sorok jobb végét figyeld: az ottani szín dönti el, mi hová kerülhet.
fat-fish-lesson-first-lay = A 3. sor pirosra végződik, ezért a piros 3-asod csak oda mehet. Válaszd ki a lapot, aztán a 3. sort.
fat-fish-lesson-free-colour = Ugyanabba a sorba több lapot is rakhatsz. Zöldre egyik sor sem végződik, ezért a zöld szabad, és bármelyik sorba illik: rakd a zöld 3-asodat is a 3. sorba.
fat-fish-lesson-stop = A sárga 2-esed is jöhetne. De akkor már négy lap lenne a 3. sorban, és egyetlen odaillő lappal elvihetnék előled. Inkább állj meg.
fat-fish-lesson-draw = Húztál egy kék 3-ast és egy sárga 1-est, így megint négy lapod van. Most a másik játékos jön.
fat-fish-lesson-covered = A másik játékos piros 4-ese eltakarta az 1. sor kék végét. Most egyik sor sem végződik kékre, tehát a kék szabad: rakd a kék 3-asodat a 3. sorba.
fat-fish-lesson-fifth = A sárga is szabad, és a 3. sorban még nincs sárga. Rakd le ötödiknek a sárga 2-esedet, és tiéd a sor!
fat-fish-lesson-keep = Minden színből pontosan egy lapot tartasz meg. Pirosból kettő van: a 6-os marad, a 3-as megy a mínuszba. A zöld, a kék és a sárga is marad. Ügyelj rá, hogy ezen a négy lapon plusz legyen, aztán tedd el a lapokat.
fat-fish-lesson-piles = A pluszkupacodon 14 pont fekszik nyíltan, a mínuszkupacodon 3 lefordítva: ez összesen 11. A 3. sort egy kék 2-es nyitotta újra a tartalékból, és két új lapod is van. Jöjjön a másik játékos.
fat-fish-lesson-cover = Az 1. sorból már csak a sárga és a lila hiányzik, hogy mind az öt szín meglegyen benne, és neked mindkettő megvan! De a 2. sor lilára végződik, ezért a lila most csak oda mehet. Van egy trükk: takard el a végét a piros 5-ösöddel.
fat-fish-lesson-wait = Most egyik sor sem végződik lilára: a lila lapjaid szabadok. De ebben a körben már csak a 2. sorba rakhatsz, ezért állj meg, és tartogasd őket az 1. sorhoz.
fat-fish-lesson-hidden = Ez egy kicsit kockázatos: nem látod a másik játékos kezét, és a húzópaklikat sem, még a sajátodat sem. Nézzük, mit lép.
fat-fish-lesson-yellow = Szerencséd van: piros 4-est rakott a 2. sorba, az 1. sorhoz nem nyúlt. A sárga és a lila is szabad. Kezdd a sárga 1-eseddel az 1. sorban.
fat-fish-lesson-purple = Most jön a nagy fogás: a lila 6-osoddal betelik a sor.
fat-fish-lesson-five-colours = Öt szín! Mind az öt lap magától a pluszkupacodra kerül: újabb 16 pont, összesen 27. Ha pedig egyszer mind az öt lap egyszínű, kettőt is megtarthatsz. Most megint a másik játékos jön.
fat-fish-lesson-their-row = Négy lapot rakott le egy körben, és elvitte a 3. sort. Három kékből csak egy maradhatott: 10 pont neki, 3 ellene. A tartalék kiürült, ezért a következő elvitt sor már megszűnik.
fat-fish-lesson-end = A játék addig tart, amíg minden lap el nem fogy; a legtöbb pont nyer. Két jó tanács: sokszínű sorokat vigyél el, az egyszínű, magas lapokkal teli sorokat pedig hagyd a többieknek. Jó fogást!

# Setting up a table
table-option-licences = Horgászengedélyek (bónuszpontok)
table-option-licences-off = Nélkülük
table-option-licences-random = Sorsolt A, B vagy C engedéllyel
table-option-licences-a = Az A engedéllyel
table-option-licences-b = A B engedéllyel
table-option-licences-c = A C engedéllyel
table-option-fiasco = A szabályok ellen kijátszott lapok
table-option-fiasco-off = Nem játszhatók ki
table-option-fiasco-on = Kijátszhatók, de fiaskókártya jár értük
# Pictures of the rules
fat-fish-figure-cards = Minden színnek saját jele és mintája van. Minél nagyobb az érték, annál kövérebb a hal.
fat-fish-figure-lay = Csak a megjelölt utolsó lapok számítanak: kék, lila és piros. A piros 3-as csak a 3. sorba mehet. A sárga 4-es bármelyik sorba mehet, mert egyik sor sem végződik sárgára.
fat-fish-figure-follow = A piros 3-ast a 3. sorba raktad. Oda a sárga 4-es vagy a piros 2-es követheti. A kék 5-ös nem: annak az 1. sorba kellene mennie.
fat-fish-figure-take = Az öt lapból kettő piros. Minden színből egy lap a pluszkupacra kerül, itt a piros 6-os; a piros 3-as a mínuszkupacra. Ez 14 − 3 = 11 pont.
fat-fish-figure-one-colour = Öt kék lap: kettőt megtarthatsz közülük. Ez 10 − 7 = 3 pont.
fat-fish-figure-licence = Az öt érték között ott a 2, a 3, a 4 és az 5: aki ezt a sort elviszi, teljesíti a D engedélyt.
