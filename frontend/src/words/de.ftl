# The page in German.

skip = Zum Spiel springen
loading = Lädt …
home = shoal, Startseite
language = Sprache
theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel

welcome = Fünf Fischspiele
welcome-more = Allein gegen Computer, per Link mit Freunden oder zusammen an einem Gerät.
players-range = { $least } bis { $most } Personen
minutes-about = etwa { $minutes } Minuten
play-now = Jetzt spielen
play-now-more = gegen { $name }
play-friends = Mit Freunden
play-device = An einem Gerät
read-rules = Regeln
my-tables = Meine Tische
open-tables = Offene Tische
no-open-tables = Gerade gibt es keine offenen Tische.
your-turn = du bist dran
status-open = noch nicht begonnen
status-running = läuft
status-over = zu Ende
some-name = Gast

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = Profi
level-master = Meister
fish-name = { $seat ->
    [0] Hecht
    [1] Barsch
    [2] Forelle
    [3] Karpfen
    [4] Aal
   *[other] Rotauge
}
computer = { $name } ({ $level })
opponents = Computergegner
opponent-rated = Wertung { $mean } ± { $reach }
play-next = Weiter zum nächsten Gegner: { $name }
nobody-stronger = Niemand ist stärker.
is-beaten = besiegt
first-steps = Deine ersten fünf Minuten
first-away = Ich kenne mich aus
first-which = Welches Spiel passt jetzt zu dir?
first-lesson = Eine kurze Lektion
first-game = Spiel gegen { $name }, mit Kommentaren
first-puzzle = Das erste Rätsel
first-next = Der nächste Gegner: { $name }
step-done = geschafft
comment = Zu deinem Zug
comment-no-more = Keine Kommentare mehr
comment-same = Gut gespielt: Das hätte ein starker Spieler auch getan.
comment-other = Ein starker Spieler hätte gewählt: { $move }.
style-easy = Sieht sich nur wenige Züge an, nimmt den schönsten und grübelt nie.
style-medium = Probiert ein paar Dutzend Fortsetzungen aus und entscheidet sich sofort.
style-hard = Spielt jeden Zug in Gedanken hundertfach weiter, bevor es ernst wird.
style-expert = Denkt nach, bis die Antwort klar ist: bis zu fünf Sekunden für einen Zug.
style-master = Hat sich das Spiel im Spiel gegen sich selbst beigebracht und blickt voraus, auch in das, was verdeckt sein könnte.
open-seat = freier Platz
you = du
host = Tischleitung
away = abwesend: ein Computer spielt
sit-here = Hinsetzen
leave-seat = Aufstehen
begin = Starten
waiting-for-host = Gleich geht es los: Die Tischleitung startet das Spiel.
waiting-for-people = Hier fehlt noch jemand: Verschick den Link.
copy-link = Link kopieren
copied = Kopiert
connecting = Verbindet …
lost-line = Die Verbindung ist weg. Neuer Versuch …
line-ended = Du kannst nicht an diesen Tisch zurück ({ $reason }).
undo = Zurücknehmen
hint = Tipp
resign = Aufgeben
resign-sure = Aufgeben? Ein Computer spielt dann für dich zu Ende.
rematch = Revanche
chat = Chat
chat-line = Schreib etwas
send = Senden
game-log = Was passiert ist
game-side = Wer mitspielt, Verlauf und Chat
it-is-your-turn = Du bist dran
turn-of = Am Zug: { $names }
game-is-done = Das Spiel ist zu Ende
place = { $place }.
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
offline = Der Server ist nicht zu erreichen. Bitte versuch es noch einmal.
why-rules = Zur Regel
close = Schließen
player-list = Wer mitspielt
to-move = am Zug
points-word = Punkte
days-left = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}
has-resigned = hat aufgegeben
plays-for = ein Computer ({ $level }) springt ein
not-here = nicht da
hints-asked = { $hints ->
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
mute = Stummschalten
winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
replay = Rückschau
to-home = Alle Spiele
thinking = Denkt nach …
warming-up = Die Computer spielen sich noch warm: ein, zwei Minuten lang spielen sie schwächer, als sie können.
take-back-seat = Wieder selbst spielen
hint-says = Wer stark spielt, wählt hier:
hint-chance = gewinnt zu etwa { $percent } %
hint-about-points = { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}
hint-numbers = Zahlen
hint-clearly = Deutlich besser als: { $other }
hint-a-little = Etwas besser als: { $other }
hint-as-good = Etwa so gut wie: { $other }
hint-mixed = Eine geheime Wahl: ausgelost, damit dich niemand durchschaut
hint-do-it = So spielen
recommended = { $what } (Tipp)
to-start = Zum Anfang
step-back = Schritt zurück
step-on = Schritt weiter
to-end = Zum Ende
play-on = Abspielen
pause = Pause
moment = Moment im Spiel
eyes = Aus wessen Sicht
eyes-of = aus Sicht von { $name }
eyes-spectator = aus Sicht des Publikums
download = Speichern
check-shuffles = Mischen prüfen
shuffles-right = { $count ->
    [one] Hier geprüft: Die eine Mischung stammt aus dem Startwert, auf den sich der Server vor dem Spiel festgelegt hat.
   *[other] Hier geprüft: Alle { $count } Mischungen stammen aus dem Startwert, auf den sich der Server vor dem Spiel festgelegt hat.
}
shuffles-wrong = Das stammt nicht aus dem festgelegten Startwert: { $labels }
player-number = Person { $number }
device-more = Ihr reicht das Gerät herum; jede Person sieht nur ihre eigene Hand.
pass-device = Gib das Gerät an { $name }
pass-device-more = Alle anderen schauen bitte weg.
i-am = Ich bin { $name }
judgement = Im Nachhinein
judging = Züge angesehen: { $count } …
judged = { $name }: Wer stark spielt und dasselbe weiß, hätte in { $same } von { $count } Fällen genauso gewählt.
learn-it = Lernen
new-here = Neu hier?
learn-first = In drei Minuten lernen
goal = Worum es geht
lesson-you = Alex
lesson-step = Schritt { $step } von { $steps }
lesson-your-move = Du bist dran: Probier es auf dem Spielfeld.
lesson-do-it = Mach es für mich
lesson-astray = Das ist jetzt nicht dran. Schau, was markiert ist, oder lass es für dich machen.
lesson-only-looking = Auf dem Brett ist jetzt nichts zu tun. Mit „Weiter“ geht es weiter.
lesson-end = Jetzt richtig spielen

# Who I am
who-i-am = Wer ich bin
me-settings = Du und deine Einstellungen
i-am-nobody = Hier kennt dich noch niemand. Gib dir einen Namen oder melde dich an.
i-am-a-guest = Du spielst als { $name }, zu Gast in diesem Browser.
i-am-known = Du spielst als { $name }, angemeldet als { $login }.
my-name = Mein Name
my-name-more = So sehen dich die anderen am Tisch.
me-name = Name
me-save = Speichern
me-saved = Gespeichert.
me-copy = Kopieren
me-cancel = Abbrechen
look-and-sound = Aussehen und Ton
sounds = Töne: Karten, Wasser, ein Fang, wenn du dran bist, am Ende des Spiels; ein Handy vibriert auch
login = Anmeldename
login-more = 3 bis 40 Buchstaben (ohne Umlaute), Ziffern, Punkte, Binde- oder Unterstriche
password = Passwort
old-password = Altes Passwort
new-password = Neues Passwort
make-account = Konto anlegen
make-account-more = Mit Anmeldename und Passwort (mindestens 8 Zeichen) kannst du auch an anderen Geräten unter deinem Namen spielen. Deine Tische bleiben deine.
make-account-new = Ein Anmeldename und ein Passwort (mindestens 8 Zeichen) genügen, und du spielst an jedem Gerät unter deinem Namen.
log-in = Anmelden
log-in-more = Mit Anmeldename und Passwort deines Kontos.
log-in-guest = Deinen Gastzugang gibst du damit auf: Leg vorher ein Konto an, wenn du an seine Tische zurückkehren willst.
forgotten = Passwort vergessen
forgotten-more = Mit dem Wiederherstellungscode, den du beim Anlegen des Kontos gesehen hast, wählst du ein neues Passwort. Überall sonst bist du dann abgemeldet.
come-back = Zurückkommen
recovery-code = Wiederherstellungscode
recovery-once = Schreib ihn auf: Er wird nur einmal gezeigt. Mit ihm und deinem Anmeldenamen kommst du zurück, wenn du das Passwort vergisst.
recovery-kept = Ich habe ihn aufgeschrieben
recovery-new = Neuer Wiederherstellungscode
recovery-new-more = Falls du deinen verloren oder noch keinen hast. Der alte gilt dann nicht mehr.
passkey-add = Passkey hinzufügen
passkey-add-more = Von da an brauchst du ihn zum Anmelden neben dem Passwort: dieses Gerät oder einen Schlüssel zum Einstecken. Mit dem Wiederherstellungscode kommst du auch ohne ihn zurück.
passkey-name = Wie er heißen soll
passkey-remove = Passkey entfernen
passkey-remove-more = Ohne Passkey genügt wieder das Passwort allein.
passkey-which = Welchen
passkey-cancelled = es wurde kein Passkey gezeigt
log-out = Abmelden
log-out-more = Nur in diesem Browser. Mit Anmeldename und Passwort kommst du wieder herein.
change-password = Passwort ändern
change-password-more = Danach bist du überall außer hier abgemeldet.
my-sessions = Wo ich angemeldet bin
my-sessions-more = Browser und Programme, die in deinem Namen spielen.
session-browser = Browser ({ $system })
session-seen = zuletzt benutzt: { $when }
session-this = dieser hier
end-session = Beenden
program-token = Ein Schlüssel für ein Programm
program-token-more = Damit kann ein Programm in deinem Namen spielen. Du kannst es jederzeit beenden.
program-name = Name des Programms
make-token = Schlüssel anlegen
token-once = Dein Schlüssel: Er wird nur einmal gezeigt
erase = Meine Daten löschen
erase-more = Dein Name, dein Anmeldename, deine Sitzungen und alles, was du in Chats geschrieben hast, werden gelöscht. Beendete Spiele bleiben erhalten, dort steht dann „jemand“; in laufenden spielt ein Computer für dich weiter.
erase-title = Wirklich alles löschen?
erase-sure = Das lässt sich nicht rückgängig machen. Wenn du es willst, gib deinen Namen ein: { $name }
try-again = Noch einmal versuchen
# Am Tisch
skip-moves = Überspringen
sound-here = Töne
one-moment = Einen Moment …
you-look-on = Du siehst zu
leads = { $count ->
    [one] { $names } führt
   *[other] { $names } führen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
points-secret = Punkte sind geheim
in-the-lead = in Führung
since-last = Seit deinem letzten Zug
since-nothing = Nichts Neues seit deinem letzten Zug.
hurry = übrig, beeil dich
seat-menu = Der Platz von { $name }
seat-offered = frei: Wer mag, kann sich hinsetzen
computer-for-you = Einen Computer für dich spielen lassen:
computer-here = Einen Computer hier spielen lassen:
computer-strength = Wie gut dieser Computer spielt:
offer-seat = Diesen Platz anderen anbieten
keep-playing = Weiterspielen
line-trying = Verbindung wird wieder aufgebaut …
line-back = Wieder verbunden
try-now = Jetzt versuchen
new-lines = { $count } neu
is-muted = { $name } ist stummgeschaltet.
hear-again = Wieder anzeigen
report = Melden
report-of = { $name } melden
report-more = Wer diesen Server betreibt, liest es, dazu die letzten Zeilen, die { $name } an diesem Tisch geschrieben hat. { $name } erfährt nichts davon.
report-reason = Was stört dich?
report-insults = Beleidigungen oder Drohungen
report-spam = Schreibt immer wieder dasselbe oder macht Werbung
report-name = Ein anstößiger Name
report-stalling = Lässt alle mit Absicht warten
report-cheating = Betrügt
report-other = Etwas anderes
report-words = In deinen Worten, wenn du magst
reported = Danke, es ist weitergegeben.
# Setting up a table
set-up = Tisch einrichten
name-play-as = Du spielst als
name-change = Namen ändern
name-yours = Dein Name
name-save = Namen übernehmen
name-keep = Abbrechen
code-join = Du hast einen Code?
code-go = Mitspielen
open-tables-more = Richte einen Tisch ein, den alle sehen dürfen, dann steht er hier.
quick-match = Schnelles Spiel
quick-more = Mit allen, die gerade auch ein Spiel suchen.
quick-game = Spiel
quick-pace = Tempo
quick-live = jetzt gleich: eine Minute für jeden Zug
quick-days = über Tage: zwei Tage für jeden Zug
quick-fill = Computer füllen auf
quick-after = nach { $time }
quick-never = nie: nur Menschen
quick-level = Sie spielen
quick-go = Mitspieler suchen
quick-wait = { $people } von { $players } sind da. Suche weiter …
quick-leave = Wenn du diese Seite verlässt, endet die Suche.
quick-stop = Nicht weitersuchen
quick-over = die Suche ist zu Ende; bitte versuch es noch einmal
live-games = Laufende Spiele
watch-it = zuschauen
my-finished = Beendete Spiele
put-away = Aus der Liste entfernen: { $title }
put-away-sure = Diesen Tisch verlassen? Läuft das Spiel schon, gibst du damit auf, und ein Computer spielt für dich zu Ende.
put-away-yes = Verlassen
show-all = Alle { $count } zeigen
show-more = Ältere zeigen
free-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
computers-number = { $count ->
    [one] { $count } Computer
   *[other] { $count } Computer
}
no-such-game = So ein Spiel gibt es hier nicht.
how-many-players = Wie viele mitspielen
who-sits-where = Wer sitzt wo
all-computers = Nur Computer
all-friends = Nur Freunde
seat-number = Platz { $number }
seat-me = Ich
seat-open = Jemand anderes (freier Platz)
you-watch = Du hast selbst keinen Platz: Du schaust zu.
variants = Varianten
clock = Uhr
clock-none = Keine Uhr
clock-move = Zeit für jeden Zug
clock-bank = Zeit für das ganze Spiel
clock-days = Tage für jeden Zug
clock-seconds = Sekunden für jeden Zug
clock-minutes = Minuten für jede Person
clock-bonus = Sekunden mehr nach jedem Zug
clock-day-number = Tage für jeden Zug
clock-more = Läuft die Zeit ab, spielt ein Computer, bis die Person wieder da ist.
clock-said-move = { $time } für jeden Zug
clock-said-bank = { $time } für jede Person
clock-said-bonus = { $time } für jede Person, { $bonus } mehr nach jedem Zug
time-seconds = { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}
time-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
who-may-see = Wer den Tisch sehen darf
seen-open = alle
seen-open-more = Er steht auf der Startseite. Alle dürfen zuschauen oder einen freien Platz nehmen.
seen-link = alle, die den Link haben
seen-link-more = Er steht in keiner Liste. Wer den Link oder den Code bekommt, darf herein.
seen-private = nur, wer mitspielt
seen-private-more = Sobald das Spiel läuft, darf sonst niemand zuschauen.
allowed = Erlaubt
allow-hints = Tipps
allow-hints-more = Alle sehen, wie oft jemand gefragt hat.
allow-undo = Zurücknehmen
allow-undo-more = Solange seither niemand etwas erfahren oder gezogen hat.
allow-memory = Merkhilfe
allow-memory-more = Die Seite zeigt, was man sich sonst merken müsste.
allow-chat = Chat
allow-chat-more = Wer am Tisch ist, kann den anderen schreiben.
allow-nothing = nichts davon
stand-in = Wenn jemand fehlt, spielt
components = Material
components-other = eine eigene Tabelle
components-for = Für die Forschung: anderes Material
components-more = Eine Materialtabelle als JSON, wie im Format der Aufzeichnungen. Leer: wie in der Schachtel.
components-no-json = Das ist kein JSON: { $problem }
this-table = Dieser Tisch
make-table = Tisch eröffnen
make-table-more = Danach kannst du einladen.
invite = Einladen
invite-code = Code für die Startseite
qr-code = QR-Code des Links
link-label = Link zu diesem Tisch
link-marked = Der Link ist markiert: Kopier ihn von Hand.
only-here = Diese Adresse gilt nur auf diesem Gerät. Für andere starte den Server mit: shoal serve --host 0.0.0.0
is-here = ist da
watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
all-are-here = Alle Plätze sind besetzt: Du kannst starten.
still-missing = Noch nicht da: { $names }.
begin-anyway = Alle Plätze sind vergeben. Du kannst warten oder schon anfangen: Wer fehlt, kann jederzeit dazukommen.
remove-person = Wegschicken
remove-sure = { $name } wegschicken? Zurück an diesen Tisch geht es dann nicht mehr.
fill-up = Mit Computern auffüllen
computer-number = Computer { $number }
not-playing = Person { $number } entfernen
more-people = Noch eine Person
more-computers = Noch ein Computer
# The end and the replay

you-win = Du hast gewonnen!
your-place = Du: { $place } Platz, { $behind ->
    [0] punktgleich, aber die Regel für Gleichstand entschied
    [one] { $behind } Punkt dahinter
   *[other] { $behind } Punkte dahinter
}
so-many = { $count } × { $what }
total = Summe
to-rematch = Zur Revanche
points-over-game = Punkte im Lauf des Spiels
chart-is = Punkte im Lauf des Spiels in { $steps } Schritten. Am Ende: { $ends }.
chart-step = Schritt
chart-numbers = Dasselbe in Zahlen
replay-of = Rückschau: { $game }
replay-step = Schritt { $at } von { $last }
to-table = Zum Tisch
pace = Tempo
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-off = alles auf einmal
eyes-all = alle Hände offen
all-hands = Alle Hände
with-this-game = Mit diesem Spiel
share-moment = Link zu diesem Moment kopieren
copy-by-hand = Der Browser erlaubt das Kopieren nicht: Markiere den Link und kopiere ihn selbst.
share-private = Der Tisch ist privat: Nur wer dort saß, kann den Link öffnen.
cannot-check = Prüfen lässt sich das Mischen nur, wenn die Seite über https oder von diesem Gerät selbst kommt.
shuffles-prove = Das beweist, dass niemand, auch nicht der Server, eine Karte ausgesucht oder geändert hat, nachdem der Startwert feststand: Die Zufallszahlen der Mitspielenden kamen erst danach dazu. Es beweist nicht, dass niemand in die Karten geschaut hat.
against-level = Gegen wen
go-on-as = Ab hier als { $name } weiterspielen
judge = Was wäre stärker gewesen?
judgement-more = Ein starker Computer sieht sich jede Entscheidung noch einmal an und weiß dabei nur, was damals bekannt war.
whose-moves = Wessen Züge
stop-judging = Aufhören
no-worst-moment = Kein Zug hat viel Gewinnchance gekostet.
judged-you = Du
judged-better = { $who }: { $made }. Besser: { $best } ({ $before } % → { $after } %)
judged-unclear = { $who }: { $made }. Besser: { $best } (was es gekostet hat, ist nicht klar)
judged-as-good = { $who }: { $made }. Etwa genauso gut: { $best }
judged-same = { $who }: { $made }. So hätte auch gespielt, wer stark spielt.
judged-numbers = In Klammern: die Gewinnchance mit dem besseren Zug → mit dem gemachten.
better = Besser
costly-moments = { $count ->
    [one] { $count } teurer Moment
   *[other] { $count } teure Momente
}
costly-back = Voriger teurer Moment
costly-on = Nächster teurer Moment
try-here = Ab hier ausprobieren
look-back = Spiel ansehen und lernen
luck-or-play = Glück oder Spiel?
review-begin = War es Glück oder Spiel?
review-more = Der Computer geht das Spiel noch einmal durch und sagt, was das Glück ausgemacht hat und was die Züge von allen. Das kann eine Minute dauern.
review-goes-on = Das Spiel wird noch einmal durchgegangen …
review-later = Was Glück war und was Spiel, lässt sich sagen, wenn das Spiel zu Ende ist.
review-unsure = In Prozent eines Sieges; Glück und Züge sind auf etwa ± { $unsure } % sicher.
review-about = Alle beginnen mit derselben Gewinnchance. Das Glück ändert sie (Karten, Mischen, Verdecktes), und die Züge tun es: Jeder wird daran gemessen, was der Computer mit demselben Wissen gemacht hätte. Zusammen ergeben die Teile genau das Ergebnis.
review-won = { $who }: gewonnen{ $cause ->
    [luck] , vor allem durch Glück
    [own] , vor allem durch gute Züge
    [others] , vor allem durch das, was andere verschenkt haben
   *[unclear] ; ob mehr durch Glück oder durch Spiel, ist nicht klar
}
review-shared = { $who }: ein geteilter erster Platz{ $cause ->
    [luck] , vor allem durch Glück
    [own] , vor allem durch gute Züge
    [others] , vor allem durch das, was andere verschenkt haben
   *[unclear] ; ob mehr durch Glück oder durch Spiel, ist nicht klar
}
review-lost = { $who }: nicht gewonnen{ $cause ->
    [luck] , vor allem durch Pech
    [own] , vor allem durch schwache Züge
    [others] , vor allem durch das, was andere gut gemacht haben
   *[unclear] ; ob mehr durch Glück oder durch Spiel, ist nicht klar
}
review-even = { $who }: ein geteilter erster Platz, genau wie zu Beginn
review-sum = Glück { $luck }, { $you ->
    [yes] deine Züge
   *[no] eigene Züge
} { $own }, die Züge der anderen { $others }: So wurden aus { $even } % zu Beginn { $result } %.
review-bars = Woraus das Ergebnis von { $name } besteht, in Prozent eines Sieges
review-part-even = Gleiche Chance
review-part-luck = Glück
review-part-own = { $you ->
    [yes] Deine Züge
   *[no] Eigene Züge
}
review-part-other = Züge von { $name }
review-part-result = Ergebnis
review-rate = { $kind ->
    [lost] Wichtige Entscheidungen: { $choices }. Jede hat im Mittel { $rate } % eines Sieges gekostet. Der Computer selbst läge bei 0 %; weniger ist besser.
   *[gained] Wichtige Entscheidungen: { $choices }. Jede hat im Mittel { $rate } % eines Sieges gebracht: besser als der Computer selbst, der bei 0 % läge.
}
review-dearest = Die teuersten Züge
review-dear = Schritt { $step }: { $move }
luck-over-game = Wer wann Glück hatte, in % eines Sieges
luck-chart-is = Glück im Lauf des Spiels in { $steps } Schritten, in Prozent eines Sieges. Am Ende: { $ends }.
percent = { $percent } %
moves-of-game = Züge
replay-begin = Das Spiel beginnt
study-keys = Mit den Pfeiltasten, dem Mausrad oder einem Wisch über das Brett geht es Schritt für Schritt; Pos1 und Ende führen zum Anfang und zum Ende, N und P zum nächsten und zum vorigen teuren Moment.
# Rules and lessons
rules-contents = Inhalt
rules-picture = Bild: { $about }
rules-credit = { $title } ist ein Spiel von { $authors } ({ $publisher }). Worte und Bilder dieser Seite sind unsere eigenen.
lesson-back = Zurück
lesson-on = Weiter
lesson-leave = Lektion verlassen

clubs = Clubs
clubs-more = Spiel immer wieder mit denselben Leuten: Ein Club hat einen Link, Tische, die seine Mitglieder finden, und eine Rangliste.
my-clubs = Meine Clubs
club-new = Club gründen
club-new-more = Du leitest ihn und holst andere mit einem Link herein.
club-name = Name des Clubs
club-join = Beitreten
club-join-more = Jemand hat dir den Code eines Clubs genannt.
club-join-sure = Die Mitglieder sehen deinen Namen und du ihre.
club-code = Code des Clubs
club-invited = { $count ->
    [one] Ein Club von { $host } mit einem Mitglied.
   *[other] Ein Club von { $host } mit { $count } Mitgliedern.
}
club-enter = Zum Club
club-members-number = { $count ->
    [one] ein Mitglied
   *[other] { $count } Mitglieder
}
club-tables-number = { $count ->
    [0] gerade keine Tische
    [one] ein Tisch
   *[other] { $count } Tische
}
club-tables = Tische
club-no-tables = Im Moment keine Tische.
club-finished = Beendete Spiele
club-game = Spiel
club-all-games = Alle Spiele
club-ladder = Rangliste
club-ladder-more = Vorn steht, wer am sichersten gut spielt: Nach wenigen Spielen ist eine Wertung weniger sicher (±).
club-ladder-empty = Hier ist noch kein Spiel zu Ende gespielt.
club-col-name = Name
club-col-games = Spiele
club-col-firsts = Siege
club-col-place = Platz im Mittel
club-col-rating = Wertung
club-members = Mitglieder
club-host = leitet den Club
club-leave = Austreten
club-leave-sure = Aus diesem Club austreten? Zurück kommst du nur über seinen Link.
club-remove = Entfernen
club-remove-sure = { $name } aus dem Club entfernen? Sein Link wird ein anderer.
club-hand-over = Leitung übergeben
club-hand-over-sure = Soll { $name } diesen Club an deiner Stelle leiten?
club-link = Link zu diesem Club
club-link-more = Wer diesen Link hat, kann beitreten.
club-new-link = Anderer Link
club-new-link-sure = Einen anderen Link machen? Der bisherige führt dann nicht mehr hierher.
club-rename = Club umbenennen
club-rename-more = Alle Mitglieder sehen den Namen.
club-close = Club auflösen
club-close-sure = Diesen Club für alle auflösen? Seine Tische und Spiele bleiben.
club-for = Die Mitglieder deines Clubs finden den Tisch dort.

tournaments = Turniere
tournament-announce = Turnier ausschreiben
tournament-announce-more = Bis du es beginnst, können die Mitglieder deines Clubs mitmachen.
tournament-entered = du bist dabei
tournament-round-of = Runde { $round } von { $rounds }
tournament-is-open = offen für alle im Club
tournament-is-over = zu Ende
tournament-is-cancelled = abgesagt
tournament-people = { $count ->
    [0] Noch ist niemand dabei
    [one] Eine Person ist dabei
   *[other] { $count } sind dabei
}
tournament-what = Was gespielt wird
tournament-name = Name des Turniers
tournament-at-table = Plätze an jedem Tisch
tournament-system = Runden
tournament-swiss = Schweizer System
tournament-swiss-more = In jeder Runde treffen sich, die gleich stehen und noch nicht gegeneinander gespielt haben.
tournament-robin = Jeder gegen jeden
tournament-robin-more = Alle treffen sich so gleich oft, wie es die Zahl der Runden erlaubt.
tournament-rounds = Runden
tournament-pace = Tempo
tournament-pace-live = Live
tournament-pace-live-more = Alle spielen zur gleichen Zeit; eine Minute nach dem letzten Tisch beginnt die nächste Runde.
tournament-pace-days = Tage für jeden Zug
tournament-pace-days-more = Für alle, die einmal am Tag vorbeischauen; sind alle Tische fertig, beginnt die nächste Runde.
tournament-pace-rounds = Tage für jede Runde
tournament-pace-rounds-more = Nach so vielen Tagen beginnt eine neue Runde. Für alle eigenen Züge hat jeder den gleichen Teil davon.
tournament-time-live = Sekunden für jeden Zug
tournament-time-days = Tage für jeden Zug
tournament-time-rounds = Tage für jede Runde
tournament-deals = Karten
tournament-duplicate = An allen Tischen die gleichen Karten
tournament-duplicate-more = Verglichen wirst du mit denen, die anderswo auf deinem Platz saßen: So ist das Glück für alle gleich. Was an einem Tisch war, bleibt bis zum Ende der Runde verschlossen; verrate bis dahin niemandem deine Karten.
tournament-computers = Computer
tournament-computers-more = Sie füllen Tische auf und spielen für alle, die fehlen.
tournament-this = Dieses Turnier
tournament-rounds-of = { $rounds }, { $system }
tournament-said-live = live, { $time } Sekunden für jeden Zug
tournament-said-days = { $time ->
    [one] ein Tag für jeden Zug
   *[other] { $time } Tage für jeden Zug
}
tournament-said-rounds = { $time ->
    [one] ein Tag für jede Runde
   *[other] { $time } Tage für jede Runde
}
tournament-deals-same = in einer Runde an allen Tischen gleich
tournament-deals-own = an jedem Tisch andere
tournament-now = Was jetzt zu tun ist
tournament-open-more = Wer im Club ist, kann mitmachen, bis es beginnt.
tournament-won = { $count ->
    [one] { $names } hat das Turnier gewonnen!
   *[other] { $names } haben das Turnier gewonnen!
}
tournament-next = Runde { $round } beginnt: { $when }.
tournament-you-are-out = In den nächsten Runden bist du nicht dabei: Du bist ausgestiegen oder hast in einer Runde keinen einzigen Zug gemacht.
tournament-to-table = Zu deinem Tisch
tournament-enter = Mitmachen
tournament-come-back = Ich bin wieder da
tournament-start = Beginnen
tournament-start-sure = Jetzt mit { $count } Leuten beginnen? Danach kann niemand mehr dazukommen.
tournament-leave = Nicht mehr mitmachen
tournament-leave-sure = Aus dem Turnier aussteigen? Wenn du gerade spielst, spielt ein Computer für dich weiter.
tournament-remove-sure = Soll { $name } nicht mehr mitmachen? In einer laufenden Partie spielt ein Computer weiter.
tournament-cancel = Absagen
tournament-cancel-sure = Dieses Turnier absagen?
tournament-stop-sure = Dieses Turnier absagen? Die Partien gehen zu Ende, und nach dieser Runde kommt keine mehr.
tournament-keep = Nicht absagen
tournament-standings = Stand
tournament-col-rank = Rang
tournament-col-points = Punkte
tournament-col-opponents = Gegner
tournament-col-direct = Direkt
tournament-col-margin = Plus
tournament-points = In jeder Runde bekommt der Erste eines Tisches einen Punkt, der Letzte keinen, wer dazwischen liegt, einen Teil.
tournament-points-same = In jeder Runde bekommst du den Teil eines Punktes, der sagt, wie viele von denen mit deinen Karten weniger erreicht haben als du.
tournament-ties = Bei gleichen Punkten entscheiden die mittleren Punkte der Gegner, dann die Partien gegeneinander (Direkt), dann, was du mehr erreicht hast als deine Tische im Mittel (Plus).
tournament-rounds-title = Runden und Tische
tournament-round = Runde { $round }
tournament-closed = Andere spielen noch mit denselben Karten: Ergebnisse und Rückschau gibt es, wenn alle Tische fertig sind.
tournament-computer = Computer
tournament-had-left = war gegangen
tournament-table = Tisch { $number }
tournament-out = nicht mehr dabei
tournament-shuffles = Ging es beim Mischen mit rechten Dingen zu?
tournament-shuffles-more = Alle Karten werden nach einer geheimen Zahl gemischt und nach denen, die alle durch ihr Mitmachen beisteuern. Diese Prüfsumme legt die Zahl fest; nach dem Turnier wird sie gezeigt.
tournament-shuffles-told = Alle Karten wurden nach einer Zahl gemischt, die diese Prüfsumme festlegte, bevor jemand dabei war, und nach denen, die alle beigesteuert haben. Jetzt lässt sich alles prüfen.
tournament-seeds-right = { $count ->
    [one] Richtig: Ein Tisch wurde gemischt wie versprochen.
   *[other] Richtig: Alle { $count } Tische wurden gemischt wie versprochen.
}
tournament-seeds-wrong = Nicht richtig: Nur { $count } Tische wurden gemischt wie versprochen.
tournament-back = Zum Turnier
tournament-sealed = Andere spielen noch mit denselben Karten, also behalte deine für dich. Rückschau und Punkteverlauf gibt es, wenn alle Tische der Runde fertig sind.
# Was man gespielt hat
record = Meine Bilanz
record-of = Die Bilanz von { $name }
record-empty = Noch ist keine Partie zu Ende gespielt. Was du spielst, wird hier zusammengezählt.
record-games = Partien
record-firsts = Erste Plätze
record-beaten = Andere geschlagen
record-points = Punkte im Schnitt
record-time = Spielzeit
record-streak = Erste Plätze in Folge
record-longest = Längste Folge
record-by-game = Nach Spiel und Gegnern
record-against = Gegen
record-best = Beste Partien
record-over-time = Im Lauf der Zeit
record-since = ab
record-chart-is = Im Lauf der Zeit in Prozent, von { $from } bis { $to }. Am Ende: { $ends }.
record-too-short = Ein Diagramm gibt es, sobald du an mehreren Tagen gespielt hast.
record-which-game = Spiel
record-all-games = alle Spiele
record-list = Beendete Partien
record-anybody = alle
record-result = Ergebnis
record-any-result = jedes
record-first = erster Platz
record-other = nicht erster
record-left = vorzeitig gegangen
record-name = Name einer Mitspielerin oder eines Mitspielers
record-search = Suchen
record-none = Keine solche Partie.
record-luck = Glück { $luck } %
record-error = Fehlerquote { $error } %
record-privacy = Wer sie sieht, und was gespeichert ist
record-public = Alle dürfen meine Bilanz sehen
record-public-more = Mit deinem Namen und ohne die Liste deiner Partien. Sonst siehst nur du sie.
record-public-link = Mein Profil, wie andere es sehen
record-export-more = Alles, was dieser Server über dich gespeichert hat, als JSON-Zeilen.
record-export = Meine Daten herunterladen
company-people = Menschen
company-computers = Computer verschiedener Stärke
hours-minutes = { $hours } h { $minutes } min
rating = Wertung
rating-is = { $mean } ± { $reach }
my-rating = Meine Wertung
my-rating-is = { $mean } ± { $reach } nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
}: Mit 95 % Sicherheit liegt deine Stärke im hellen Band.
rated-games = gewertete Partien
rating-chart-is = Meine Wertung von { $from } bis { $to }. Am Ende: { $ends }.
rated = Um Wertung gespielt
rated-more = Mit Uhr, ohne Tipps und Zurücknehmen, so wie das Spiel üblich ist. Wer geht, hat den letzten Platz. Zwei vom selben Ort können nicht dabei sein.
rated-best = Bestenliste
rated-best-more = Nach fünf gewerteten Partien. Genannt wird nur, wessen Bilanz alle sehen dürfen. Mit 95 % Sicherheit liegt die Stärke innerhalb von ±.
rated-who = Wer
rated-hidden = jemand
# Freunde
friends = Freunde
my-friends = Meine Freunde
no-friends = Noch niemand.
friends-ask = Sie möchten mit dir befreundet sein
friend-yes = Annehmen
friend-no = Ablehnen
friend-waits = gefragt, noch keine Antwort
friend-remove = Entfernen
friend-remove-sure = { $name } aus deinen Freunden entfernen? Dann ist nicht mehr zu sehen, wann du da bist.
friend-link = Dein Link
friend-link-more = Wer ihn öffnet, kann dich um Freundschaft bitten. Du nimmst an oder lehnst ab.
friend-by-name = Jemanden finden
friend-by-name-more = Über den Login, oder über den Namen, wenn ihn sonst niemand hat.
friend-who = Login oder Name
friend-ask = Um Freundschaft bitten
friend-is-asked = Die Anfrage ist gestellt.
friend-asked-by-link = Diesen Link hast du von { $name }. Um Freundschaft bitten?
friends-hide = Freunden nicht zeigen, wann ich da bin
is-online = ist gerade da
silenced = Stumm und blockiert
block = Blockieren
block-sure = { $name } blockieren? Du hörst nichts mehr von dort, siehst diese Tische nicht, und das schnelle Spiel setzt euch nie zusammen. Mitgeteilt wird das nicht.
is-blocked = { $name } ist blockiert.
unblock = Nicht mehr blockieren
invite-friends = Freunde einladen
is-invited = eingeladen
invited-by = { $name } lädt dich ein: { $game }
invited-go = Hingehen
invited-no = Jetzt nicht

puzzles-today = Rätsel des Tages
puzzle-today = Rätsel des Tages
puzzle-of = { $game }: Rätsel vom { $day }
puzzle-ask = Ein Zug ist nach allem, was man hier wissen kann, deutlich besser als alle anderen. Finde ihn auf dem Brett: Der erste Versuch zählt.
puzzle-answer = Deine Antwort: { $move }
puzzle-sure = Das ist meine Antwort
puzzle-other = Anders wählen
puzzle-found = Gefunden!
puzzle-missed = Diesmal nicht.
puzzle-open = noch nicht versucht
puzzle-solved = gefunden
puzzle-best = Am besten ist: { $move }
puzzle-alternatives = Was die Züge wert sind
puzzle-yours = dein Zug
puzzle-instead = stattdessen
puzzle-chance = gewinnt { $percent } % ± { $error }
puzzle-not-looked-at = { $move } gehörte nicht zu den Zügen, die genau betrachtet wurden.
puzzle-numbers = Wie oft der Zug gewinnt: nach einem Computer, der in tausend Verteilungen vorausschaut, die zu dem passen, was hier zu sehen ist. ± ist die Hälfte eines Intervalls, das 95-mal von 100 stimmt. Drücke auf einen Zug, um ihn auf dem Brett zu sehen.
puzzle-computer = Computer { $level }: findet ihn { $percent }-mal von 100.
puzzle-people = Menschen: { $solved } von { $tries } haben ihn gefunden.
puzzle-found-by = von { $percent } % gefunden
puzzle-streak = { $days } Tage in Folge
puzzle-share = Ergebnis kopieren
puzzle-picture = Als Bild sichern
puzzle-share-found = { $game }, { $day }: im ersten Versuch gefunden
puzzle-share-missed = { $game }, { $day }: diesmal nicht
puzzle-archive = Andere Rätsel
puzzle-archive-of = Rätsel zu { $game }
puzzle-theme = Thema
puzzle-difficulty = Schwierigkeit
puzzle-any = alle
puzzle-count = { $count } Rätsel
puzzle-easy = leicht
puzzle-middling = mittel
puzzle-hard = schwer
puzzle-theme-points = Punkte jetzt
puzzle-theme-certainty = eine sichere Sache
puzzle-theme-risk = ein gutes Wagnis
puzzle-theme-growth = später mehr
puzzle-theme-rivals = den anderen zuvor
puzzle-theme-saving = Gutes aufheben
puzzle-theme-timing = der rechte Moment
puzzle-theme-room = Platz im Wasser
puzzle-theme-restraint = es sein lassen
puzzle-theme-quiet = ein stiller Zug

calls = Wenn du dran bist
calls-more = An Tischen ohne Uhr oder mit Tagen für einen Zug warten andere vielleicht auf dich, während du anderswo bist. Das kannst du auf diesem Gerät erfahren, auch wenn die Seite geschlossen ist. Solange du die Seite ansiehst, steht es nur dort.
calls-switch-on = Auf diesem Gerät melden, wenn ich dran bin
calls-switch-off = Hier nichts mehr melden
calls-on = Auf diesem Gerät wird es dir gemeldet.
calls-test = Jetzt eine Nachricht an mich
calls-sent = Sie ist unterwegs.
calls-denied = Dein Browser lässt diese Seite keine Nachrichten zeigen. Erlaube es in seinen Einstellungen für diese Seite; oft sind sie hinter dem Zeichen neben der Adresse.
calls-unsupported = Diesem Browser kann nichts gemeldet werden, während die Seite geschlossen ist. Dafür muss sie über HTTPS kommen; auf iPhone und iPad lege sie zuerst auf den Home-Bildschirm und öffne sie von dort.
calls-not-here = Dieser Server schickt Browsern keine Nachrichten.
calls-no-service = Dein Browser hat den Dienst nicht erreicht, der ihm Nachrichten bringt. Bitte versuche es später noch einmal.
quiet-hours = Ruhige Zeit
quiet-hours-more = Zwischen diesen Uhrzeiten wird dir nichts geschickt. Warten andere danach immer noch, erfährst du es dann. Es gilt die Uhr von { $zone }.
quiet-begins = Von
quiet-ends = Bis
quiet-on = Ruhig von { $begins } bis { $ends } Uhr.
quiet-none = Keine ruhige Zeit
mail = Per E-Mail
mail-more = Dasselbe per E-Mail, höchstens alle zehn Minuten. Zuerst bekommst du einen Link, mit dem du sagst, dass die Adresse deine ist. Sonst sieht sie niemand.
mail-address = E-Mail-Adresse
mail-send = Link schicken
mail-asked = Sieh in deine Post.
mail-waits = Der Link ging an { $address }. Solange er nicht geöffnet wurde, wird sonst nichts dorthin geschickt.
mail-on = Du bekommst E-Mails an { $address }.
mail-off = Keine E-Mails mehr
mail-confirmed = Gut: Du bekommst eine E-Mail, wenn andere auf deinen Zug warten.
mail-stopped = Gut: An diese Adresse wird nichts mehr geschickt.
