# The board of Fish Eat Fish in Hungarian.

# What to do now
fish-eat-fish-place-yours = { $count ->
    [one] Válassz karikát az utolsó haladnak.
   *[other] Válassz karikát egy halnak. Még { $count } halat kell letenned.
}
fish-eat-fish-place-theirs = { $seat } letesz egy halat.
fish-eat-fish-choose-stack = Válaszd ki, melyik tornyod támad.
fish-eat-fish-choose-drift = Nincs mit megtámadnod. Válaszd ki, melyik tornyod sodródik.
fish-eat-fish-only-pass = Nincs mit megtámadnod, és sodródni sem tudsz.
fish-eat-fish-choose-target = { $source }: most válaszd ki a tornyot, amelyet megtámad.
fish-eat-fish-choose-target-or-slide = { $source }: most a célpont, vagy előbb egy üres karika.
fish-eat-fish-choose-after-slide = Csúszás: { $source } → { $stop }. Most válaszd ki a célpontot.
fish-eat-fish-choose-way = Támadás: { $source } → { $target }. Válaszd ki, hol áll meg útközben.
fish-eat-fish-choose-drift-stop = { $source } sodródik. Most válaszd ki a karikát, ahová érkezik.
fish-eat-fish-their-turn = { $seat } következik.
fish-eat-fish-you-attack = Megtámadod { $other } tornyát: { $target }. Titokban válassz egy kártyát.
fish-eat-fish-you-defend = { $seat } megtámadja a tornyodat: { $target }. Titokban válassz egy kártyát.
fish-eat-fish-they-fight = { $seat } megtámadja { $other } tornyát: { $target }. Mindketten titokban választanak egy kártyát.
fish-eat-fish-waiting-for-card = Kiválasztottad a kártyádat. { $other } még választ.
fish-eat-fish-over = Vége a játéknak. A fogásban minden hal egy pont.
fish-eat-fish-pass = Passz
fish-eat-fish-let-go = Újrakezdem

# The sea
fish-eat-fish-sea = A tenger: öt oszlop a-tól e-ig, öt sor 1-től 5-ig
fish-eat-fish-empty = { $circle }: üres.
fish-eat-fish-one-fish = { $whose ->
    [mine] { $circle }: a te halad.
    [neutral] { $circle }: semleges hal.
   *[other] { $circle }: { $other } hala.
}
fish-eat-fish-stack = { $whose ->
    [mine] { $circle }: a te tornyod, { $count } hal.
    [neutral] { $circle }: semleges torony, { $count } hal.
   *[other] { $circle }: { $other } tornya, { $count } hal.
} Felülről lefelé: { $fish }.
fish-eat-fish-neutral = semleges
fish-eat-fish-role = { $role ->
    [place] Ide tehetsz halat.
    [source] Támadhat.
    [mover] Sodródhat.
    [chosen] Kiválasztva.
    [slide] Ide csúszhat.
    [drift] Ide sodródhat.
    [stop] Itt megáll.
    [prey] Párbaj nélkül felfalható.
   *[foe] Megtámadható. Párbaj lesz belőle.
}
fish-eat-fish-look = Mutass egy toronyra, és látod a halait.
fish-eat-fish-top-down = felülről lefelé

# Seats
fish-eat-fish-you = { $name } (te)
fish-eat-fish-others = A többi játékos
fish-eat-fish-all-seats = A játékosok
fish-eat-fish-doing = { $doing ->
    [moves] soron van
    [chooses] választ
    [ready] kész
   *[out] kikerült a vízből
}
fish-eat-fish-to-place = Még { $count } hal vár letételre.
fish-eat-fish-cards-left = { $count ->
    [0] Nincs több párbajkártya.
   *[other] Még { $count } párbajkártya.
}
fish-eat-fish-catch = { $count ->
    [0] Nincs hal a fogásban.
   *[other] { $count } hal a fogásban.
}
fish-eat-fish-has-starfish = Megvan a tengeri csillag.
fish-eat-fish-discarded = Már eldobta: { $cards }

# Challenge cards and fights
fish-eat-fish-your-cards = A párbajkártyáid
fish-eat-fish-card = { $card ->
    [shark] cápa
    [octopus] polip
   *[other] { $card }
}
fish-eat-fish-card-in-hand = { $card ->
    [shark] Cápa
    [octopus] Polip
   *[other] Halkártya: { $card }
}, { $count ->
    [0] már eldobtad
   *[other] még { $count } van
}
fish-eat-fish-fight = A párbaj
fish-eat-fish-side = { $side ->
    [attacker] innen támad: { $circle }
   *[defender] itt védekezik: { $circle }
}
fish-eat-fish-card-and-height = { $card ->
    [shark] Cápa, a torony magassága { $count }.
    [octopus] Polip, a torony magassága { $count }.
   *[other] Halkártya: { $card }, a torony magassága { $count }.
}
fish-eat-fish-chosen-and-height = { $chosen ->
    [true] A kártya ki van választva. A torony magassága { $count }.
   *[false] Még nincs kiválasztva kártya. A torony magassága { $count }.
}
fish-eat-fish-what-counts = A torony magassága és a kártya együtt: a nagyobb összeg győz. A cápa minden halkártyát legyőz. A polip lefújja a párbajt.
fish-eat-fish-winner = { $seat } győz, és felülre kerül.
fish-eat-fish-you-win = Győztél, és felülre kerülsz.
fish-eat-fish-draw = Döntetlen: mindkét torony kikerül a játékból.
fish-eat-fish-called-off = Polip: nem történik semmi.

# Moves
move-place = hal letétele: { $a }
move-eat = { $count ->
    [2] támadás: { $a } → { $b }
   *[other] csúszás: { $a } → { $b }, támadás: { $c }
}
move-drift = sodródás: { $a } → { $b }
move-pass = passz
move-show = felmutatás: { $a }

# The lesson.
fish-eat-fish-lesson-welcome = Üdv a tengerben! Itt hal falja a halat, és minden hal, amelyet a fogásodba szerzel, egy pont. Te vagy a piros, a másik játékos a kék, öt-öt halatok van. Az elsőt tedd le középre.
fish-eat-fish-lesson-all-place = Felváltva teszitek le a halakat. Amíg máshol is van hely, saját halad mellé nem tehetsz; átlósan szabad. Nézd meg, hová kerül a többi hal.
fish-eat-fish-lesson-eat-neutral = A tenger többi részét szürke, semleges halak foglalják el. A körödben megtámadsz egy szomszédot, és a semleges halak nem védekeznek: válaszd ki a középső haladat, aztán az alatta lévő szürkét.
fish-eat-fish-lesson-stack-of-two = A halad rálépett a szürkére, a régi karikája pedig üres. Egy torony azé, akinek a hala legfelül van, ez tehát a tiéd. Most a másik játékos jön.
fish-eat-fish-lesson-slide-to-own = Egy kéthalas kék torony került a tiéd mellé. Hívj segítséget: az e3 karikán álló halad az üres karikákon át c3-ra csúszhat, onnan pedig ráléphet a saját tornyodra a c4 karikán.
fish-eat-fish-lesson-will-they-dare = Mielőtt támad, egy torony egyenes vonalban csúszhat, amíg üres karikák vannak előtte. A tornyod most három hal magas. Meg meri támadni a másik játékos?
fish-eat-fish-lesson-octopus = Kettő támad háromra! Mindkét fél titokban kártyát választ, és a magasság meg a kártya együtt dönt. De a cápa minden halkártyát legyőz: talán éppen ez a terv. Mutass fel egy polipot, az lefújja a párbajt.
fish-eat-fish-lesson-strike-back = A cápa volt az! A polipod lefújta a párbajt, és a másik játékos egyetlen cápája odavan. Most vágj vissza: támadd meg a háromhalas tornyoddal a kék tornyot a d4 karikán.
fish-eat-fish-lesson-sure-card = Mindketten ugyanazzal a tizenegy kártyával kezdtetek, úgyhogy számolj: a másik játékosnak legfeljebb 2 + 5, azaz 7 lehet, neked pedig 3 + 5, azaz 8. Cápája már nincs, csak egy polippal állíthat meg. Mutasd fel az 5-ösödet.
fish-eat-fish-lesson-equal-sums = A kártyád titok marad, amíg a másik is ki nincs választva. Az egyenlő összeggel vigyázz: olyankor mindkét torony kikerül a játékból, és senkinek sem számít.
fish-eat-fish-lesson-on-top = 8 a 2 ellen, győztél! A tornyod rálépett a legyőzöttre. Figyeld meg a 0-st: ha egy párbaj elveszettnek látszik, a legjobb alkalom megszabadulni egy rossz kártyától. Most a másik játékos lép.
fish-eat-fish-lesson-more-than-five = A tornyod öt hal magas, és ennél magasabb nem maradhat. Azért csak falj tovább: lépj d4-ről a szürke halra az e4 karikán, és nézd meg, mi lesz a legalsó hallal.
fish-eat-fish-lesson-first-catch = A legalsó hal a fogásodba került: ez az első pontod, és senki sem veheti el. Egy öthalas torony minden falattal halat hoz neked. A másik játékos készül valamire…
fish-eat-fish-lesson-shark = Egy kéthalas kék torony támadja az a2 karikán álló magányos haladat. Magasságban alulmaradsz, de ott a cápád: minden halkártyát legyőz. Mutasd fel!
fish-eat-fish-lesson-eat-again = A cápád legyőzte a 4-est, és a kis halad most egy háromhalas torony tetején ül. Te jössz: az öthalas tornyod faljon megint, az alatta lévő szürke halat az e5 karikán.
fish-eat-fish-lesson-jump-ahead = Már kettő van a fogásodban! A másik kéz kártyái rejtve vannak, és a felmutatott kártyák is hamar eltűnnek szem elől, ezért jegyezd meg őket. Még nyolc párbaj jön: hetet ugorjunk át, egészen az utolsóig.
fish-eat-fish-lesson-last-card = Öt az öt ellen, az utolsó kártyákkal. E párbaj után senkinek sem marad kártyája, ezért minden torony a gazdája fogásába kerül. Aki számolt, tudja: a másik kártya 2-es. Mutasd fel a 4-esedet!
fish-eat-fish-lesson-goodbye = Győztél, 12 hal a 4 ellen! A játék akkor is véget ér, ha már csak egy játékosnak van tornya. Két jó tanács: növeld a tornyodat öt hal magasra, és falj vele tovább; és jegyezd meg, mely cápák és polipok fogytak már el. Jó szórakozást!

# Pictures of the rules
fish-eat-fish-figure-placing = A következő halad nem kerülhet e mellé balra, jobbra, fölé vagy alá. Átlósan szabad.
fish-eat-fish-figure-attack = „eat c3 c4”: a semleges halak nem védekeznek. A halad rálép, és a torony a tiéd.
fish-eat-fish-figure-slide = „eat c3 c5 d5”: a hal az üres karikákon át c5-re csúszik, majd megtámadja a d5-ön lévő halat.
fish-eat-fish-figure-fight = Magasság plusz kártya: 3 + 5 = 8 legyőzi a 2 + 4 = 6-ot. A piros torony rálép a kékre.
fish-eat-fish-figure-cards = A cápa minden halkártyát legyőz. Két cápa döntetlen: mindkét torony kikerül a játékból. Ha polip van, a tornyokkal nem történik semmi.
fish-eat-fish-figure-catch = Hat hal eggyel több a kelleténél: a legalsó a piros fogásába kerül, mert övé a torony.
