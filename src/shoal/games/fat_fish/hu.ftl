# Fat Fish in Hungarian.

in-one-line = színes lapokat raksz három sorba; aki az ötödiket rakja, viszi a sort
goal = Azokat a sorokat vidd el, amelyek hasznodra vannak: színenként egy lap érted számít, az összes többi ellened.
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
