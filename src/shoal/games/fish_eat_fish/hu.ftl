# Fish Eat Fish in Hungarian.

in-one-line = haltornyok támadnak egymásra; titkos párbajkártyák döntenek
goal = Nyelj el más halakat a tornyaiddal, és juttass minél többet a fogásodba: mindegyik egy pontot ér.
mood = Merész támadóknak: a tornyok nőnek, elnyelik egymást, és egy titkos lap dönti el, ki eszik meg kit.

placed = { $seat } letesz egy halat: { $circle }.
filled-up = { $count ->
    [0] Minden karikán van már hal.
    [one] Egy semleges hal foglalja el az utolsó karikát.
   *[other] { $count } semleges hal foglalja el a többi karikát.
}
slid = { $seat } tornya csúszik: { $source } → { $stop }.
swallowed = { $seat } { $prey ->
    [own] a saját tornyára
   *[neutral] a semleges toronyra
} lép: { $source } → { $target }.
attacked = { $seat } megtámadja { $other } tornyát: { $source } → { $target }.
drifted = { $seat } nem tud támadni, ezért sodródik: { $source } → { $stop }.
passed = { $seat } sem támadni, sem sodródni nem tud, ezért passzol.
chose = { $seat } párbajkártyát választott.
chose-own = { $seat }, a kártyád: { $card ->
    [octopus] polip
    [shark] cápa
   *[other] { $card }
}.
showed = { $seat } kártyája: { $card ->
    [octopus] polip
    [shark] cápa
   *[other] { $card }
}, tornyának magassága: { $count }.
called-off = Polip: a tornyokkal nem történik semmi.
won = { $seat } győz, és rálép { $other } tornyára: { $target }.
drawn = Döntetlen: mindkét torony kikerül a játékból ({ $source } és { $target }).
caught = { $seat } { $count } halat fog ki a torony aljáról.
banked = { $seat } párbajkártyái elfogytak: begyűjt { $count } halat, és kikerül a vízből.
sunk = { $seat } torony nélkül maradt, és kikerül a vízből.
survived = { $seat } maradt utolsónak a vízben: begyűjt { $count } halat, és megkapja a tengeri csillagot.
no-survivor = Senki sem maradt a vízben.

not-now = ez most nem lehetséges; ez következik: { $step ->
    [place] egy hal letétele
    [move] egy torony mozgatása
   *[show] egy kártya felmutatása
}
occupied = itt már van hal: { $circle }
beside-your-own = { $circle } a saját halad mellett van, pedig máshol is akad még üres karika
not-yours = itt nincs tornyod: { $source }
no-prey = itt nincs megtámadható torony: { $target }
blocked = nem szabad az út: { $source } → { $stop }
must-attack = tudsz támadni, tehát kell is: csak az sodródhat vagy passzolhat, aki nem tud
out-of-reach = itt senki más nem tudná megtámadni a tornyot: { $stop }
must-drift = tudsz sodródni, tehát kell is: csak az passzolhat, aki semmi mást nem tehet
not-in-hand = nincs több ilyen kártyád: { $card ->
    [octopus] polip
    [shark] cápa
   *[other] { $card }
}
too-far = túl messze van: { $source } → { $target }; egy torony a szomszédját támadja meg, akár egy egyenes vonalú csúszás után
not-straight = nincsenek egy vonalban: { $source } és { $stop }; a tornyok csak egyenesen csúsznak és sodródnak

one-left = egyetlen játékos maradt a vízben
none-left = senki sem maradt a vízben

catch = halak a fogásban
starfish = a tengeri csillag, amely holtversenyben dönt

# What speaks for a move
merit-no-rival-beside = egyelőre nincs mellette másnak a hala
merit-few-neighbours = csak { $count } karika szomszédos vele: kevés oldalról támadható
merit-catches = máris { $count } hal kerül a fogásodba
merit-grows = harc nélkül { $height } magas torony lesz belőle
merit-sure-win = van olyan kártyád, amely mindent üt, amit { $other } még mutathat
merit-last-card = ez az utolsó párbajkártyád: a megmaradó tornyaidat begyűjtöd
merit-win-catches = győzelem esetén { $count } hal kerül a fogásodba
merit-last-stack = ez { $other } utolsó tornya: ha győzöl, kikerül a vízből
merit-higher = a tornyod ennyivel magasabb, mint { $other } tornya: { $count }
merit-wins-fight = nyer, bármit mutat { $other }
merit-calls-off = elmarad a harc: a { $height } magas tornyod megmarad
merit-cannot-lose = nem veszíthet, bármit mutat { $other }
merit-beats-most = ennyit üt { $other } { $cards } lehetséges kártyájából: { $count }
merit-spends-little = { $card } a legkisebb halas kártyád: a jobbak későbbre maradnak
