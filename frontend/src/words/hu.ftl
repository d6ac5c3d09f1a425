# The page in Hungarian.

skip = Ugrás a játékhoz
loading = Betöltés …
home = shoal, kezdőlap
language = Nyelv
theme = Színek
theme-auto = eszköz szerint
theme-light = világos
theme-dark = sötét

welcome = Öt halas játék
welcome-more = Egyedül gépi játékosok ellen, link segítségével a barátaiddal, vagy többen egy eszközön.
players-range = { $least }–{ $most } játékos
minutes-about = kb. { $minutes } perc
play-now = Játsszunk!
play-now-more = { $name } ellen
play-friends = Barátokkal
play-device = Egy eszközön
read-rules = Szabályok
my-tables = Asztalaim
open-tables = Nyitott asztalok
no-open-tables = Most nincs nyitott asztal.
your-turn = te jössz
status-open = még nem indult
status-running = folyamatban
status-over = véget ért
some-name = Vendég

level-easy = könnyű
level-medium = közepes
level-hard = nehéz
level-expert = profi
level-master = mester
fish-name = { $seat ->
    [0] Csuka
    [1] Sügér
    [2] Pisztráng
    [3] Ponty
    [4] Angolna
   *[other] Bodorka
}
computer = { $name } ({ $level })
opponents = Gépi ellenfelek
opponent-rated = értékelés: { $mean } ± { $reach }
play-next = Jöhet a következő: { $name }
nobody-stronger = Nincs nála erősebb.
is-beaten = legyőzve
first-steps = Az első öt perced
first-away = Kiismerem magam
first-which = Melyik játék illik most hozzád?
first-lesson = Egy rövid lecke
first-game = Játék { $name } ellen, megjegyzésekkel
first-puzzle = Az első feladvány
first-next = A következő ellenfél: { $name }
step-done = kész
comment = A lépésedről
comment-no-more = Ne legyen több megjegyzés
comment-same = Jól játszottad: egy erős játékos is ezt lépte volna.
comment-other = Egy erős játékos ezt választotta volna: { $move }.
style-easy = Csak néhány lépést néz meg, a legszebbet választja, és sosem töpreng.
style-medium = Néhány tucat folytatást próbál ki, és azonnal dönt.
style-hard = Minden körét több százszor végigjátssza gondolatban, mielőtt lép.
style-expert = Addig gondolkodik, amíg a válasz világos nem lesz: legfeljebb öt másodpercig.
style-master = Önmaga ellen játszva tanulta meg a játékot, és előre lát, abba is, ami rejtve lehet.
open-seat = szabad hely
you = te
host = házigazda
away = távol van: gépi játékos játszik
sit-here = Ide ülök
leave-seat = Felállok
begin = Kezdés
waiting-for-host = Várjuk, hogy a házigazda elindítsa a játékot.
waiting-for-people = Játékosokra várunk: küldd el nekik a linket.
copy-link = Link másolása
copied = Másolva
connecting = Kapcsolódás …
lost-line = Megszakadt a kapcsolat. Újra próbáljuk …
line-ended = Ehhez az asztalhoz nem tudsz visszatérni: { $reason }
undo = Visszavonás
hint = Tipp
resign = Feladom
resign-sure = Feladod? A helyeden gépi játékos játszik tovább a játék végéig.
rematch = Visszavágó
chat = Csevegés
chat-line = Írj valamit
send = Küldés
game-log = Mi történt
game-side = Játékosok, napló és csevegés
it-is-your-turn = Te jössz
turn-of = Soron van: { $names }
game-is-done = Vége a játéknak
place = { $place }.
points = { $points } pont
offline = A szerver most nem érhető el. Próbáld újra.
why-rules = Lásd a szabályt
close = Bezárás
player-list = Játékosok
to-move = soron van
points-word = pont
days-left = { $days } nap
has-resigned = feladta
plays-for = helyette gépi játékos ({ $level }) játszik
not-here = nincs itt
hints-asked = { $hints } tipp
mute = Némítás
winners = { $count ->
    [one] { $names } nyert
   *[other] { $names } osztozik az első helyen
}
replay = Újranézés
to-home = Minden játék
thinking = Gondolkodik …
warming-up = A gépi játékosok még bemelegítenek: egy-két percig gyengébben játszanak, mint ahogy tudnak.
take-back-seat = Visszaveszem a helyem
hint-says = Egy erős játékos ezt választaná:
hint-chance = kb. { $percent }% eséllyel nyer
hint-about-points = kb. { $points } pont
hint-numbers = Számok
hint-clearly = Egyértelműen jobb, mint ez: { $other }
hint-a-little = Kicsivel jobb, mint ez: { $other }
hint-as-good = Nagyjából olyan jó, mint ez: { $other }
hint-mixed = Titkos választás: kisorsolva, hogy senki se láthasson át rajtad
hint-do-it = Ezt lépem
recommended = { $what } (ajánlott)
to-start = Az elejére
step-back = Egyet vissza
step-on = Egyet előre
to-end = A végére
play-on = Indítás
pause = Szünet
moment = A játék pillanata
eyes = Kinek a szemével
eyes-of = ahogy { $name } látta
eyes-spectator = ahogy egy néző látta
download = Letöltés
check-shuffles = Keverések ellenőrzése
shuffles-right = { $count ->
    [one] Itt ellenőrizve: az egyetlen keverés abból a magból származik, amelyet a szerver még a játék előtt rögzített.
   *[other] Itt ellenőrizve: az összes keverés ({ $count }) abból a magból származik, amelyet a szerver még a játék előtt rögzített.
}
shuffles-wrong = Ezek nem a rögzített magból származnak: { $labels }
player-number = { $number }. játékos
device-more = Körbeadjátok az eszközt; mindenki csak a saját lapjait látja.
pass-device = Add tovább az eszközt, { $name } jön
pass-device-more = A többiek most ne nézzenek ide.
i-am = { $name } vagyok
judgement = Visszatekintés
judging = Megnézett lépések: { $count } …
judged = { $name }: { $count } döntésből { $same } olyan volt, amilyet egy ugyanennyit tudó erős játékos hozott volna.
learn-it = Megtanulom
new-here = Még nem ismered?
learn-first = Tanuld meg három perc alatt
goal = Miről szól a játék
lesson-you = Alex
lesson-step = Lépés: { $step }/{ $steps }
lesson-your-move = Te jössz: próbáld ki a táblán.
lesson-do-it = Lépj helyettem
lesson-astray = Most nem ez kell. Keresd, ami meg van jelölve, vagy kérd, hogy lépjünk helyetted.
lesson-only-looking = A táblán most nincs teendő. A „Tovább” visz tovább.
lesson-end = Jöjjön az igazi!

# Who I am
who-i-am = Ki vagyok
me-settings = Te és a beállításaid
i-am-nobody = Itt még senki sem ismer. Adj magadnak nevet, vagy jelentkezz be.
i-am-a-guest = { $name } néven játszol, vendégként ebben a böngészőben.
i-am-known = { $name } néven játszol, a felhasználóneved { $login }.
my-name = A nevem
my-name-more = Ezt látják a többiek az asztalnál.
me-name = Név
me-save = Mentés
me-saved = Elmentve.
me-copy = Másolás
me-cancel = Mégse
look-and-sound = Kinézet és hang
sounds = Hangok: kártyák, víz, fogás, amikor te jössz, a játék végén; a telefon rezeg is
login = Felhasználónév
login-more = 3–40 ékezet nélküli betű, számjegy, pont, kötőjel vagy aláhúzás
password = Jelszó
old-password = Régi jelszó
new-password = Új jelszó
make-account = Fiók létrehozása
make-account-more = Felhasználónévvel és jelszóval (legalább 8 karakter) más eszközön is önmagadként játszhatsz. Az asztalaid megmaradnak.
make-account-new = Elég egy felhasználónév és egy jelszó (legalább 8 karakter), és bármelyik eszközön a saját neveden játszhatsz.
log-in = Bejelentkezés
log-in-more = A fiókod felhasználónevével és jelszavával.
log-in-guest = A mostani vendéget ezzel magad mögött hagyod: ha vissza akarsz térni az asztalaihoz, előbb hozz létre fiókot.
forgotten = Elfelejtett jelszó
forgotten-more = A fiók létrehozásakor kapott helyreállító kóddal új jelszót választhatsz. Minden más eszközön kijelentkeztetünk.
come-back = Visszatérek
recovery-code = Helyreállító kód
recovery-once = Írd fel: csak egyszer látható. Ezzel és a felhasználóneveddel térhetsz vissza, ha elfelejted a jelszavad.
recovery-kept = Felírtam
recovery-new = Új helyreállító kód
recovery-new-more = Ha a régit elvesztetted, vagy még nem volt. A régi ezután érvénytelen.
passkey-add = Azonosítókulcs hozzáadása
passkey-add-more = Onnantól a belépéshez a jelszó mellett erre is szükséged lesz: erre az eszközre vagy egy bedugható kulcsra. A helyreállító kóddal nélküle is vissza tudsz jönni.
passkey-name = Mi legyen a neve
passkey-remove = Azonosítókulcs eltávolítása
passkey-remove-more = Ha egy sem marad, újra elég a jelszó.
passkey-which = Melyiket
passkey-cancelled = nem jött azonosítókulcs
log-out = Kijelentkezés
log-out-more = Csak ebben a böngészőben. A felhasználóneveddel és a jelszavaddal visszajöhetsz.
change-password = Jelszó módosítása
change-password-more = Ezután mindenhol máshol ki leszel jelentkeztetve.
my-sessions = Hol vagyok bejelentkezve
my-sessions-more = Böngészők és programok, amelyek a nevedben játszanak.
session-browser = Böngésző ({ $system })
session-seen = utoljára használva: { $when }
session-this = ez az
end-session = Befejezés
program-token = Kulcs egy programnak
program-token-more = Ezzel egy program a nevedben játszhat. Bármikor befejezheted.
program-name = A program neve
make-token = Kulcs létrehozása
token-once = A kulcsod: csak egyszer látható
erase = Adataim törlése
erase-more = Törlődik a neved, a felhasználóneved, a munkameneteid és minden, amit csevegésben írtál. A lejátszott játékok név nélkül megmaradnak; a még tartókban gépi játékos folytatja helyetted.
erase-title = Tényleg mindent töröljünk?
erase-sure = Ezt nem lehet visszavonni. Ha folytatod, írd be a neved: { $name }
try-again = Újra megpróbálom
# Az asztalnál
skip-moves = Átugrás
sound-here = Hangok
one-moment = Egy pillanat …
you-look-on = Nézőként vagy itt
leads = { $count ->
    [one] { $names } vezet
   *[other] { $names } vezetnek
} { $points } ponttal
points-secret = A pontok titkosak
in-the-lead = vezet
since-last = Az utolsó lépésed óta
since-nothing = Semmi új az utolsó lépésed óta.
hurry = van hátra, siess
seat-menu = { $name } helye
seat-offered = szabad: bárki leülhet ide
computer-for-you = Játsszon helyetted egy gépi játékos:
computer-here = Játsszon itt egy gépi játékos:
computer-strength = Milyen jól játszik ez a gépi játékos:
offer-seat = A hely felajánlása másoknak
keep-playing = Játszom tovább
line-trying = Újracsatlakozás …
line-back = Újra van kapcsolat
try-now = Próbáld most
new-lines = { $count } új
is-muted = { $name } el van némítva.
hear-again = Némítás feloldása
report = Jelentés
report-of = { $name } jelentése
report-more = A szerver üzemeltetője olvassa el, azokkal az utolsó sorokkal együtt, amelyeket { $name } ennél az asztalnál írt. { $name } nem tud meg róla semmit.
report-reason = Mi a baj?
report-insults = Sértegetés vagy fenyegetés
report-spam = Folyton ugyanazt írja, vagy reklámoz
report-name = Bántó név
report-stalling = Szándékosan várakoztat mindenkit
report-cheating = Csal
report-other = Valami más
report-words = A saját szavaiddal, ha szeretnéd
reported = Köszönjük, továbbítottuk.
# Setting up a table
set-up = Asztal beállítása
name-play-as = A neved:
name-change = Átnevezés
name-yours = A neved
name-save = Legyen ez a nevem
name-keep = Marad a régi
code-join = Van kódod?
code-go = Csatlakozás
open-tables-more = Állíts be egy asztalt, amelyet mindenki láthat, és itt fog szerepelni.
quick-match = Gyors játék
quick-more = Bárkivel, aki most szintén játszana.
quick-game = Játék
quick-pace = Tempó
quick-live = élőben: lépésenként egy perc
quick-days = napokon át: lépésenként két nap
quick-fill = Gépek töltik fel az asztalt
quick-after = ennyi után: { $time }
quick-never = soha: csak emberek
quick-level = Szintjük
quick-go = Játékosok keresése
quick-wait = { $players } játékosból { $people } itt van. A keresés folytatódik …
quick-leave = Ha elhagyod ezt az oldalt, a keresés véget ér.
quick-stop = Keresés leállítása
quick-over = a keresés véget ért; kérlek, próbáld újra
live-games = Élő játszmák
watch-it = nézem
my-finished = Befejezett játékok
put-away = Eltávolítás a listáról: { $title }
put-away-sure = Elhagyod ezt az asztalt? Ha a játék már tart, ezzel feladod, és egy gépi játékos játssza végig helyetted.
put-away-yes = Elhagyom
show-all = Összes mutatása ({ $count })
show-more = Régebbiek mutatása
free-seats = { $count } szabad hely
computers-number = { $count } gépi játékos
no-such-game = Ilyen játék itt nincs.
how-many-players = Játékosok száma
who-sits-where = Ki hol ül
all-computers = Csak gépek
all-friends = Csak barátok
seat-number = { $number }. hely
seat-me = Én
seat-open = Egy barát (szabad hely)
you-watch = Neked nincs helyed: nézni fogod a játékot.
variants = Változatok
clock = Óra
clock-none = Nincs óra
clock-move = Idő lépésenként
clock-bank = Idő az egész játékra
clock-days = Napok lépésenként
clock-seconds = másodperc lépésenként
clock-minutes = perc játékosonként
clock-bonus = másodperc ráadás minden lépés után
clock-day-number = nap lépésenként
clock-more = Akinek lejár az ideje, helyette gép játszik, amíg vissza nem jön.
clock-said-move = lépésenként { $time }
clock-said-bank = játékosonként { $time }
clock-said-bonus = játékosonként { $time }, és minden lépés után még { $bonus }
time-seconds = { $seconds } másodperc
time-minutes = { $minutes } perc
who-may-see = Ki láthatja
seen-open = mindenki
seen-open-more = Szerepel a kezdőlapon. Bárki nézheti, vagy leülhet egy szabad helyre.
seen-link = akinek megvan a link
seen-link-more = Egyik listán sem szerepel. Aki megkapja a linket vagy a kódot, bejöhet.
seen-private = csak a játékosok
seen-private-more = Ha a játék elindult, más nem nézheti.
allowed = Megengedett
allow-hints = tippek
allow-hints-more = Mindenki látja, ki hányat kért.
allow-undo = visszavonás
allow-undo-more = Amíg azóta senki nem tudott meg semmit, és nem is lépett.
allow-memory = emlékezetsegítő
allow-memory-more = Az oldal megmutatja azt is, amire különben emlékezni kellene.
allow-chat = csevegés
allow-chat-more = Az asztalnál lévők írhatnak egymásnak.
allow-nothing = semmi különös
stand-in = Ha valaki távol van, helyette
components = Kellékek
components-other = saját táblázat
components-for = Kutatóknak: más kellékek
components-more = Kelléktáblázat JSON-ként, ahogy a játszmák formátumában szerepel. Üresen: ahogy a dobozban van.
components-no-json = Ez nem JSON: { $problem }
this-table = Ez az asztal
make-table = Asztal létrehozása
make-table-more = Utána meghívhatod a többieket.
invite = Meghívás
invite-code = Kód a kezdőlapra
qr-code = A link QR-kódja
link-label = Link ehhez az asztalhoz
link-marked = A link ki van jelölve: másold ki kézzel.
only-here = Ez a cím csak ezen az eszközön működik. Ha mások is jönnének, így indítsd a szervert: shoal serve --host 0.0.0.0
is-here = itt van
watching = { $count } néző
all-are-here = Minden hely foglalt: kezdhetitek.
still-missing = Még nincs itt: { $names }.
begin-anyway = Minden hely foglalt. Várhatsz, vagy el is kezdheted: aki hiányzik, bármikor csatlakozhat.
remove-person = Elküldöm
remove-sure = Elküldöd az asztaltól: { $name }? Ide már nem térhet vissza.
fill-up = Feltöltés gépekkel
computer-number = { $number }. gép
not-playing = { $number }. játékos eltávolítása
more-people = Még egy ember
more-computers = Még egy gép
# The end and the replay

you-win = Nyertél!
your-place = Te: { $place } hely, { $behind ->
    [0] azonos pontszámmal, de a holtverseny szabálya döntött
   *[other] { $behind } pont hátránnyal
}
so-many = { $count } × { $what }
total = Összesen
to-rematch = Irány a visszavágó
points-over-game = Pontok a játék során
chart-is = Pontok a játék során, { $steps } lépésben. A végén: { $ends }.
chart-step = Lépés
chart-numbers = Ugyanez számokban
replay-of = Újranézés: { $game }
replay-step = Lépés: { $at }/{ $last }
to-table = Az asztalhoz
pace = Sebesség
pace-slow = lassú
pace-normal = normál
pace-fast = gyors
pace-off = minden egyszerre
eyes-all = mindenki lapjai láthatók
all-hands = Mindenki lapjai
with-this-game = Mit kezdhetsz ezzel a játékkal
share-moment = A pillanat linkjének másolása
copy-by-hand = A böngésző nem engedi a másolást: jelöld ki a linket, és másold ki te.
share-private = Az asztal privát: csak az nyithatja meg a linket, aki ott ült.
cannot-check = A keverést csak akkor lehet ellenőrizni, ha az oldal https-en vagy erről az eszközről érkezik.
shuffles-prove = Ez azt bizonyítja, hogy a mag rögzítése után senki, még a szerver sem választott ki vagy cserélt ki lapot: a játékosok véletlen számai csak azután kerültek hozzá. Azt nem bizonyítja, hogy senki sem nézett bele a lapokba.
against-level = Ki ellen
go-on-as = Innen játszom tovább, { $name } helyén
judge = Mit lépett volna egy erős játékos?
judgement-more = Egy erős gépi játékos újra megnéz minden döntést, és csak azt tudja, ami akkor ismert volt.
whose-moves = Kinek a lépései
stop-judging = Leállítás
no-worst-moment = Egyik lépés sem rontott sokat a győzelmi esélyen.
judged-you = Te
judged-better = { $who }: { $made }. Jobb: { $best } ({ $before }% → { $after }%)
judged-unclear = { $who }: { $made }. Jobb: { $best } (hogy mennyibe került, nem világos)
judged-as-good = { $who }: { $made }. Nagyjából ugyanolyan jó: { $best }
judged-same = { $who }: { $made }. Egy erős játékos is ezt tette volna.
judged-numbers = Zárójelben: a győzelmi esély a jobb lépéssel → a megtett lépéssel.
better = Jobb
costly-moments = { $count ->
    [one] { $count } drága pillanat
   *[other] { $count } drága pillanat
}
costly-back = Előző drága pillanat
costly-on = Következő drága pillanat
try-here = Kipróbálom innen
look-back = Visszatekintés a játékra
luck-or-play = Szerencse vagy játék?
review-begin = Szerencse volt, vagy jó játék?
review-more = A gép még egyszer végigmegy a játékon, és megmondja, mennyit ért a szerencse, és mennyit értek az egyes játékosok lépései. Eltarthat egy percig.
review-goes-on = A játék még egyszer, lépésről lépésre …
review-later = Hogy mi volt szerencse és mi játék, a játék vége után mondható meg.
review-unsure = A győzelem százalékában; a szerencse és a lépések bizonytalansága körülbelül ± { $unsure }%.
review-about = Mindenki ugyanakkora győzelmi eséllyel kezd. Ezen változtat a szerencse (lapok, keverések, ami rejtve volt), és változtatnak a lépések: a mérce az, amit ugyanennyit tudva a gép tett volna. A részek együtt pontosan kiadják az eredményt.
review-won = { $who }: győzelem{ $cause ->
    [luck] , leginkább szerencsével
    [own] , leginkább jó lépésekkel
    [others] , leginkább mások ajándékaival
   *[unclear] ; hogy inkább szerencse vagy inkább játék, az nem világos
}
review-shared = { $who }: holtverseny az első helyen{ $cause ->
    [luck] , leginkább szerencsével
    [own] , leginkább jó lépésekkel
    [others] , leginkább mások ajándékaival
   *[unclear] ; hogy inkább szerencse vagy inkább játék, az nem világos
}
review-lost = { $who }: nem győzelem{ $cause ->
    [luck] , leginkább balszerencse miatt
    [own] , leginkább gyenge lépések miatt
    [others] , leginkább mások jó lépései miatt
   *[unclear] ; hogy inkább szerencse vagy inkább játék, az nem világos
}
review-even = { $who }: holtverseny az első helyen, ahogy az elején állt
review-sum = Szerencse { $luck }, { $you ->
    [yes] a te lépéseid
   *[no] saját lépések
} { $own }, mások lépései { $others }: így lett a kezdeti { $even }%-ból { $result }%.
review-bars = Miből áll össze ez az eredmény: { $name }, a győzelem százalékában
review-part-even = Egyenlő esély
review-part-luck = Szerencse
review-part-own = { $you ->
    [yes] A te lépéseid
   *[no] Saját lépések
}
review-part-other = { $name } lépései
review-part-result = Eredmény
review-rate = { $kind ->
    [lost] Fontos döntések: { $choices }. Egy-egy átlagosan a győzelem { $rate }%-ába került. Magának a gépnek 0% lenne; minél kevesebb, annál jobb.
   *[gained] Fontos döntések: { $choices }. Egy-egy átlagosan a győzelem { $rate }%-át hozta: jobb, mint maga a gép, amelynek 0% lenne.
}
review-dearest = A legdrágább lépések
review-dear = { $step }. lépés: { $move }
luck-over-game = Kinek mikor volt szerencséje, a győzelem százalékában
luck-chart-is = Szerencse a játék során, { $steps } lépésben, a győzelem százalékában. A végén: { $ends }.
percent = { $percent }%
moves-of-game = Lépések
replay-begin = Kezdődik a játék
study-keys = A nyilakkal, az egérgörgővel vagy a tábla fölötti húzással lépésenként haladsz; a Home és az End az elejére és a végére visz, az N és a P a következő és az előző drága pillanathoz.
# Rules and lessons
rules-contents = Tartalom
rules-picture = Kép: { $about }
rules-credit = { $title }: { $authors } játéka ({ $publisher }). Az oldal szövegét és képeit mi magunk készítettük.
lesson-back = Vissza
lesson-on = Tovább
lesson-leave = Kilépek a leckéből

clubs = Klubok
clubs-more = Játssz újra és újra ugyanazokkal: egy klubnak van linkje, vannak asztalai, amelyeket a tagjai megtalálnak, és van ranglistája.
my-clubs = A klubjaim
club-new = Klub alapítása
club-new-more = Te vezeted, és egy linkkel hívsz be másokat.
club-name = A klub neve
club-join = Belépés
club-join-more = Valaki elárulta neked egy klub kódját.
club-join-sure = A tagok látják a nevedet, te pedig az övékét.
club-code = A klub kódja
club-invited = { $host } klubja, { $count } taggal.
club-enter = Irány a klub
club-members-number = { $count } tag
club-tables-number = { $count ->
    [0] most nincs asztal
   *[other] { $count } asztal
}
club-tables = Asztalok
club-no-tables = Most nincs asztal.
club-finished = Befejezett játszmák
club-game = Játék
club-all-games = Minden játék
club-ladder = Ranglista
club-ladder-more = Elöl az áll, aki a legbiztosabban jól játszik: kevés játszma után az értékszám bizonytalanabb (±).
club-ladder-empty = Itt még egyetlen játszma sem ért véget.
club-col-name = Név
club-col-games = Játszmák
club-col-firsts = Győzelmek
club-col-place = Átlagos hely
club-col-rating = Értékszám
club-members = Tagok
club-host = vezető
club-leave = Kilépés
club-leave-sure = Kilépsz ebből a klubból? Visszatérni csak a linkjével lehet.
club-remove = Eltávolítás
club-remove-sure = Eltávolítod { $name } nevű tagot a klubból? A link is megváltozik.
club-hand-over = Legyen vezető
club-hand-over-sure = { $name } vezesse a klubot helyetted?
club-link = Link ehhez a klubhoz
club-link-more = Akinek megvan ez a link, beléphet.
club-new-link = Másik link
club-new-link-sure = Készüljön másik link? Az eddigi többé nem vezet ide.
club-rename = A klub átnevezése
club-rename-more = A nevet minden tag látja.
club-close = A klub megszüntetése
club-close-sure = Megszünteted ezt a klubot mindenki számára? Az asztalai és a játszmái megmaradnak.
club-for = A klubod tagjai ott találják meg az asztalt.
# Amit valaki játszott
record = Eredményeim
record-of = { $name } eredményei
record-empty = Még egy játszma sem ért véget. Amit játszol, itt összegződik.
record-games = Játszmák
record-firsts = Első helyek
record-beaten = Megvert ellenfelek
record-points = Átlagos pontszám
record-time = Játékidő
record-streak = Első helyek sorozatban
record-longest = Leghosszabb sorozat
record-by-game = Játékok és ellenfelek szerint
record-against = Ellenfél
record-best = Legjobb játszmák
record-over-time = Az idő során
record-since = ettől
record-chart-is = Az idő során, százalékban, { $from } és { $to } között. A végén: { $ends }.
record-too-short = A grafikon akkor jelenik meg, ha már több napon játszottál.
record-which-game = Játék
record-all-games = minden játék
record-list = Befejezett játszmák
record-anybody = bárki
record-result = Eredmény
record-any-result = bármilyen
record-first = első hely
record-other = nem első
record-left = idő előtt abbahagyva
record-name = Egy másik játékos neve
record-search = Keresés
record-none = Nincs ilyen játszma.
record-luck = szerencse { $luck }%
record-error = hibaarány { $error }%
record-privacy = Ki látja, és mi van rólad tárolva
record-public = Bárki láthatja az eredményeimet
record-public-more = A neveddel, a játszmáid listája nélkül. Különben csak te látod.
record-public-link = A profilom, ahogy mások látják
record-export-more = Minden, amit ez a szerver rólad tárol, JSON-sorokban.
record-export = Adataim letöltése
company-people = emberek
company-computers = különböző erejű gépek
hours-minutes = { $hours } ó { $minutes } p
rating = Értékelés
rating-is = { $mean } ± { $reach }
my-rating = Az értékelésem
my-rating-is = { $mean } ± { $reach }, { $games ->
    [one] egy értékelt játszma
   *[other] { $games } értékelt játszma
} után: a játékerőd 95% biztonsággal a világos sávban van.
rated-games = értékelt játszmák
rating-chart-is = Az értékelésem { $from } és { $to } között. A végén: { $ends }.
rated = Értékelt játszma
rated-more = Órával, tippek és visszavonás nélkül, a szokásos játékkal. Aki elmegy, utolsó lesz. Ketten ugyanarról a helyről nem játszhatják.
rated-best = Ranglista
rated-best-more = Öt értékelt játszma után. Csak az szerepel névvel, akinek az eredményeit bárki láthatja. 95% biztonsággal a játékerő a ± határon belül van.
rated-who = Ki
rated-hidden = valaki
# Barátok
friends = Barátok
my-friends = Barátaim
no-friends = Még senki.
friends-ask = Szeretnének a barátaid lenni
friend-yes = Elfogadom
friend-no = Elutasítom
friend-waits = felkérve, még nem válaszolt
friend-remove = Eltávolítás
friend-remove-sure = Eltávolítod a barátaid közül: { $name }? Ezután nem látja, mikor vagy itt.
friend-link = A te linked
friend-link-more = Aki megnyitja, barátnak kérhet fel. Te döntesz.
friend-by-name = Barát keresése
friend-by-name-more = Bejelentkezési névvel, vagy névvel, ha másnak nincs ilyen.
friend-who = Bejelentkezési név vagy név
friend-ask = Barátnak felkérem
friend-is-asked = A felkérés elment.
friend-asked-by-link = Ezt a linket tőle kaptad: { $name }. Felkéred barátnak?
friends-hide = Ne lássák a barátaim, mikor vagyok itt
is-online = most itt van
silenced = Elnémítva vagy letiltva
block = Letiltás
block-sure = Letiltod: { $name }? Többé nem hallasz felőle, nem látod az asztalait, és a gyors játék sosem ültet vele össze. Erről nem kap értesítést.
is-blocked = { $name } le van tiltva.
unblock = Letiltás feloldása
invite-friends = Barátok meghívása
is-invited = meghívva
invited-by = { $name } meghív: { $game }
invited-go = Odamegyek
invited-no = Most nem

puzzles-today = A mai feladványok
puzzle-today = A mai feladvány
puzzle-of = { $game }: { $day } – feladvány
puzzle-ask = Abból, amit itt tudni lehet, egy lépés egyértelműen jobb az összes többinél. Keresd meg a táblán: az első próbálkozás számít.
puzzle-answer = A válaszod: { $move }
puzzle-sure = Ez a válaszom
puzzle-other = Mást választok
puzzle-found = Megtaláltad!
puzzle-missed = Most nem sikerült.
puzzle-open = még nem próbáltad
puzzle-solved = megtaláltad
puzzle-best = A legjobb: { $move }
puzzle-alternatives = Mennyit érnek a lépések
puzzle-yours = a te lépésed
puzzle-instead = ehelyett
puzzle-chance = nyer: { $percent } % ± { $error }
puzzle-not-looked-at = { $move } nem volt a tüzetesen megvizsgált lépések között.
puzzle-numbers = Milyen gyakran nyer a lépés egy számítógép szerint, amely ezer olyan leosztásban néz előre, amely illik az itt láthatóhoz. A ± egy 100-ból 95-ször helyes intervallum fele. Nyomj egy lépésre, hogy a táblán lásd.
puzzle-computer = Számítógép ({ $level }): 100-ból { $percent } alkalommal találja meg.
puzzle-people = Emberek: { $tries } közül { $solved } találta meg.
puzzle-found-by = { $percent } % megtalálta
puzzle-streak = { $days } nap egymás után
puzzle-share = Eredmény másolása
puzzle-picture = Mentés képként
puzzle-share-found = { $game }, { $day }: elsőre megtaláltam
puzzle-share-missed = { $game }, { $day }: most nem sikerült
puzzle-archive = További feladványok
puzzle-archive-of = { $game }: feladványok
puzzle-theme = Téma
puzzle-difficulty = Nehézség
puzzle-any = mind
puzzle-count = { $count } feladvány
puzzle-easy = könnyű
puzzle-middling = közepes
puzzle-hard = nehéz
puzzle-theme-points = pontok most
puzzle-theme-certainty = biztos dolog
puzzle-theme-risk = jó kockázat
puzzle-theme-growth = később több
puzzle-theme-rivals = mások előtt
puzzle-theme-saving = a jó megőrzése
puzzle-theme-timing = a jó pillanat
puzzle-theme-room = hely a vízben
puzzle-theme-restraint = visszafogottság
puzzle-theme-quiet = csendes lépés
