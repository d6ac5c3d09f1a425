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
