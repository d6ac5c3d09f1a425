# Fat Fish in Hungarian.

in-one-line = színes lapokat raksz három sorba; aki az ötödiket rakja, viszi a sort
goal = Az elvitt sorban színenként egy lap érted számít, az összes többi ellened.
mood = Vidám társaságnak: gyorsan megtanulható, és minden sor visszaüthet arra, aki megtölti.
option-licences = horgászengedélyek bónuszpontokért: nincsenek (off), kisorsolt A, B vagy C engedéllyel (random), vagy azzal, amelyiket megnevezed
option-fiasco = szabálytalan lerakás: nem fogadjuk el (off), vagy elfogadjuk, de a fiaskókártyával büntetjük (on)

opened = { $row }. sor: a nyitó lap { $card }.
laid = { $seat } lapot rak { $row ->
    [1] az 1.
   *[other] a { $row }.
} sorba: { $card }.
stopped = { $seat } megáll.
none-follows = { $seat } nem tudja folytatni: nincs hozzá megfelelő lapja.
took-row = { $seat } elviszi { $row ->
    [1] az 1.
   *[other] a { $row }.
} sort.
split = { $seat } a pluszkupacra teszi: { $kept }, a mínuszkupacra: { $rest }; egyenleg: { $balance }.
kept-all = { $seat } sorában mind az öt szín megvan, minden lap a pluszkupacra kerül: { $kept }; egyenleg: { $balance }.
row-gone = Elfogyott a tartalék: megszűnik { $row ->
    [1] az 1.
   *[other] a { $row }.
} sor.
drew = { $seat } { $count } lapot húz.
drew-own = { $seat } húz: { $cards }.
all-played = { $seat } lapjai elfogytak, és befejezte a játékot.
wrong-lay = { $seat } szabálytalanul rak lapot { $row ->
    [1] az 1.
   *[other] a { $row }.
} sorba: { $card }, és megkapja a fiaskókártyát.
took-back = { $seat } visszaveszi: { $cards }.
passed-a = { $seat } megtartott egy 1-est, és elveszi { $other } A engedélyét.
took-licence = { $seat } engedélyt szerez: { $licence }.
awarded = { $seat } { $points } pontot kap a { $licence } engedélyért.

not-now = ez most nem lehetséges; ez következik: { $step ->
    [lay] lapok lerakása
    [keep] a megtartott lapok kiválasztása
   *[licence] engedély választása
}
not-in-hand = nincs ilyen lapod: { $card }
no-such-row = { $row ->
    [1] az 1.
   *[other] a { $row }.
} sor megszűnt, mert elfogyott a tartalék
other-row = ebben a körben csak { $chosen ->
    [1] az 1.
   *[other] a { $chosen }.
} sorba rakhatsz
colour-elsewhere = { $card } csak { $colour ->
    [R] piros
    [Y] sárga
    [G] zöld
    [B] kék
   *[P] lila
} lapra végződő sorba kerülhet; ilyen sor: { $rows }
lay-first = legalább egy lapot le kell raknod
not-in-row = nem mindegyik lap van benne a sorban, amelyet elviszel
one-per-colour = a sor minden színéből pontosan egy lapot tarts meg
one-or-two = a sorban csak egy szín van: egy vagy két lapot tarts meg
later-twin = az egyforma lapok közül a bal oldaliak számítanak megtartottnak
licence-not-met = ez a sor nem teljesíti ezt az engedélyt: { $licence }
licence-away = nincs a kínálatban ez az engedély: { $licence }

all-cards-played = minden lap elfogyott

plus = pluszkupac, { $cards } lap
minus = mínuszkupac, { $cards } lap
fiasco-card = fiaskókártya
licence = { $licence } engedély

meaning-a = megtartott 1-es: ahhoz vándorol, aki legközelebb 1-est tart meg
meaning-b = a végén: a legkevesebb lap a pluszkupacban
meaning-c = a végén: a legtöbb 1-es a pluszkupacban
meaning-d = 1-től 4-ig, 2-től 5-ig vagy 3-tól 6-ig minden érték a sorban
meaning-e = több pont a mínuszba, mint a pluszba
meaning-f = ugyanannyi pont a pluszba, mint a mínuszba
meaning-g = csak 1-es, 2-es vagy 3-as a sorban
meaning-h = csak egy szín a sorban
meaning-i = pontosan két szín a sorban

# What speaks for a move
merit-can-fill = a lapjaiddal még ebben a körben megtöltheted { $row ->
    [1] az 1.
   *[other] a { $row }.
} sort: { $points } pont
merit-frees-colour = eltakarja { $row ->
    [1] az 1.
   *[other] a { $row }.
} sor végét: akkor egy sor vége sem { $colour ->
    [R] piros
    [Y] sárga
    [G] zöld
    [B] kék
   *[P] lila
}, és az ilyen lapod bárhová mehet
merit-new-colour = { $card } olyan színt hoz, amely még hiányzik innen: { $row }. sor
merit-far-from-full = még { $count } lap hiányzik innen: { $row }. sor; egyetlen lappal senki sem viheti el
merit-takes-row = megtölti { $row ->
    [1] az 1.
   *[other] a { $row }.
} sort: { $points } pont neked
merit-meets = teljesíti a(z) { $licence } engedélyt, értéke { $points } pont
merit-fourth-card = egy negyedik lap után valaki egyetlen lappal elvihetné { $row ->
    [1] az 1.
   *[other] a { $row }.
} sort
merit-costly-row = ha a lapjaiddal megtöltenéd { $row ->
    [1] az 1.
   *[other] a { $row }.
} sort, az ennyibe kerülne: { $points } pont
merit-keeps-hand = megmarad { $count } lap egy másik sorhoz
merit-takes-a = van köztük 1-es, így elveszed { $other } A engedélyét: { $points } pont
merit-best-split = { $points }: másképp elosztva sem ér többet a sor
merit-best-licence = a választható engedélyek közül egyik sem ér többet: { $points } pont
