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
play-now-more = gépi játékosok ellen
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
computer = { $seat ->
    [0] Csuka
    [1] Sügér
    [2] Pisztráng
    [3] Ponty
    [4] Angolna
   *[other] Bodorka
} ({ $level })
a-computer = Gép: { $level }
open-seat = szabad hely
you = te
host = házigazda
away = távol van
sit-here = Ide ülök
leave-seat = Felállok
add-computer = Gépi játékos
begin = Kezdés
waiting-for-host = Várjuk, hogy a házigazda elindítsa a játékot.
waiting-for-people = Játékosokra várunk: küldd el nekik a linket.
copy-link = Link másolása
copied = Másolva
table-code = Kód: { $code }
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
plays-for = gépi játékos ({ $level }) játszik
not-here = nincs kapcsolat
hints-asked = { $hints } tipp
mute = Némítás
winners = { $count ->
    [one] { $names } nyert
   *[other] { $names } osztozik az első helyen
}
replay = Újranézés
to-home = Minden játék
thinking = Gondolkodik …
take-back-seat = Visszaveszem a helyem
hint-says = Egy erős játékos ezt választaná:
hint-chance = kb. { $percent }% eséllyel nyer
hint-about-points = kb. { $points } pont
hint-do-it = Ezt lépem
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
one-more = Plusz egy
one-less = Mínusz egy
pass-device = Add tovább az eszközt, { $name } jön
pass-device-more = Más ne nézzen oda.
i-am = { $name } vagyok
go-on-here = Innen játszom tovább
judgement = Visszatekintés
judge = Mit lépett volna egy erős játékos? ({ $name })
judging = Megnézett lépések: { $count } …
judged = { $name }: { $count } döntésből { $same } olyan volt, amilyet egy ugyanennyit tudó erős játékos hozott volna.
move-number = { $number }. lépés
instead-of = – erősebb lett volna
cost-of-move = az eltérés ára kb. { $percent } százalékpont győzelmi esély (a legjobb lépéssel { $chance }% volt)
learn-it = Megtanulom
lesson-you = Alex
lesson-step = Lépés: { $step }/{ $steps }
lesson-your-move = Te jössz: próbáld ki a táblán.
lesson-do-it = Lépj helyettem
lesson-astray = Most nem ez kell. Keresd, ami meg van jelölve, vagy kérd, hogy lépjünk helyetted.
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
sounds = Hangok: amikor te jössz, lépéskor, a játék végén
login = Felhasználónév
login-more = 3–40 ékezet nélküli betű, számjegy, pont, kötőjel vagy aláhúzás
password = Jelszó
old-password = Régi jelszó
new-password = Új jelszó
make-account = Fiók létrehozása
make-account-more = Felhasználónévvel és jelszóval (legalább 8 karakter) más eszközön is önmagadként játszhatsz. Az asztalaid megmaradnak.
log-in = Bejelentkezés
log-in-more = A fiókod felhasználónevével és jelszavával.
log-in-guest = A mostani vendéget ezzel magad mögött hagyod: ha vissza akarsz térni az asztalaihoz, előbb hozz létre fiókot.
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
one-by-one = A lépések mutatása egyenként
one-moment = Egy pillanat …
leads = { $count ->
    [one] { $names } vezet
   *[other] { $names } vezetnek
}, { $points } pont
in-the-lead = vezet
since-last = Az utolsó lépésed óta
since-nothing = Az utolsó lépésed óta nem történt semmi.
since-more = { $count } korábbi sor az eseménynaplóban van.
hurry = van hátra, siess
seat-menu = { $name } helye
seat-offered = bárki leülhet ide
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
hear-again = Újra hallani szeretném
