# The page in Dutch.

skip = Direct naar het spel
loading = Laden …
home = shoal, startpagina
language = Taal
theme = Kleuren
theme-auto = automatisch
theme-light = licht
theme-dark = donker

welcome = Vijf visspellen
welcome-more = Alleen tegen computerspelers, met vrienden via een link, of samen op één apparaat.
players-range = { $least } tot { $most } spelers
minutes-about = ongeveer { $minutes } minuten
play-now = Nu spelen
play-now-more = tegen { $name }
play-friends = Met vrienden
play-device = Eén apparaat
read-rules = Regels
my-tables = Mijn tafels
open-tables = Open tafels
no-open-tables = Er zijn nu geen open tafels.
your-turn = jouw beurt
status-open = nog niet begonnen
status-running = bezig
status-over = afgelopen
some-name = Gast

level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-expert = expert
level-master = meester
fish-name = { $seat ->
    [0] Snoek
    [1] Baars
    [2] Forel
    [3] Karper
    [4] Paling
   *[other] Voorn
}
computer = { $name } ({ $level })
opponents = Computerspelers
opponent-rated = waardering { $mean } ± { $reach }
play-next = Speel tegen de volgende: { $name }
nobody-stronger = Niemand is sterker.
is-beaten = verslagen
first-steps = Je eerste vijf minuten
first-away = Ik weet de weg
first-which = Welk spel past nu bij je?
first-lesson = Een korte les
first-game = Speel tegen { $name }, met commentaar
first-puzzle = Een eerste puzzel
first-next = De volgende tegenstander: { $name }
step-done = gedaan
comment = Over je zet
comment-no-more = Geen commentaar meer
comment-same = Goed gespeeld: een sterke speler had hetzelfde gedaan.
comment-other = Een sterke speler had gekozen: { $move }.
style-easy = Bekijkt maar een paar zetten, neemt de mooiste en piekert nooit.
style-medium = Probeert een paar dozijn vervolgen uit en beslist meteen.
style-hard = Speelt elke beurt honderden keren in gedachten verder voor het menens wordt.
style-expert = Denkt na tot het antwoord duidelijk is: hooguit vijf seconden per zet.
style-master = Heeft het zichzelf geleerd door tegen zichzelf te spelen, en kijkt vooruit in wat verborgen kan zijn.
open-seat = vrije plaats
you = jij
host = host
away = even weg: een computer speelt
sit-here = Ga hier zitten
leave-seat = Opstaan
begin = Beginnen
waiting-for-host = Wachten tot de host begint.
waiting-for-people = Wachten op medespelers: stuur ze de link.
copy-link = Link kopiëren
copied = Gekopieerd
connecting = Verbinden …
lost-line = De verbinding is weg. We proberen het opnieuw …
line-ended = Je kunt niet terug naar deze tafel: { $reason }
undo = Terugnemen
hint = Hint
resign = Opgeven
resign-sure = Opgeven? Een computer speelt het spel voor je uit.
rematch = Revanche
chat = Chat
chat-line = Schrijf iets
send = Versturen
game-log = Wat er is gebeurd
game-side = Spelers, verloop en chat
it-is-your-turn = Jij bent aan zet
turn-of = Aan zet: { $names }
game-is-done = Het spel is afgelopen
place = { $place }e
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
offline = De server is niet bereikbaar. Probeer het nog eens.
why-rules = Lees de regel
close = Sluiten
player-list = Spelers
to-move = aan zet
points-word = punten
days-left = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
}
has-resigned = heeft opgegeven
plays-for = een computer ({ $level }) valt in
not-here = niet aanwezig
hints-asked = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
mute = Dempen
winners = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de eerste plaats
}
replay = Herhaling
to-home = Alle spellen
thinking = Denkt na …
warming-up = De computers zijn nog aan het opwarmen: een minuut of twee spelen ze zwakker dan ze kunnen.
take-back-seat = Weer zelf spelen
hint-says = Een sterke speler zou kiezen:
hint-chance = winkans ongeveer { $percent }%
hint-about-points = { $points ->
    [one] ongeveer { $points } punt
   *[other] ongeveer { $points } punten
}
hint-numbers = Cijfers
hint-clearly = Duidelijk beter dan: { $other }
hint-a-little = Iets beter dan: { $other }
hint-as-good = Ongeveer even goed als: { $other }
hint-mixed = Een geheime keuze: geloot, zodat niemand je doorziet
hint-do-it = Speel dit
recommended = { $what } (aanbevolen)
to-start = Naar het begin
step-back = Eén stap terug
step-on = Eén stap verder
to-end = Naar het einde
play-on = Start
pause = Pauze
moment = Moment in het spel
eyes = Door wiens ogen
eyes-of = zoals { $name } het zag
eyes-spectator = zoals een toeschouwer het zag
download = Downloaden
check-shuffles = Schudden controleren
shuffles-right = { $count ->
    [one] Hier gecontroleerd: er is één keer geschud, en dat klopt met de beginwaarde die de server vóór het spel heeft vastgelegd.
   *[other] Hier gecontroleerd: er is { $count } keer geschud, en het klopt elke keer met de beginwaarde die de server vóór het spel heeft vastgelegd.
}
shuffles-wrong = Dit klopt niet met de vastgelegde beginwaarde: { $labels }
player-number = Speler { $number }
device-more = Jullie geven het apparaat aan elkaar door; iedereen ziet alleen de eigen hand.
pass-device = Geef het apparaat aan { $name }
pass-device-more = De anderen kijken even weg.
i-am = Ik ben { $name }
judgement = Terugblik
judging = Bezig met zet { $count } …
judged = { $name }: { $same } van de { $count } keer dezelfde keuze als een sterke speler die evenveel wist.
learn-it = Uitleg
new-here = Nieuw hier?
learn-first = Leer het in drie minuten
goal = Waar het om gaat
lesson-you = Alex
lesson-step = Stap { $step } van { $steps }
lesson-your-move = Jouw zet: probeer het op het bord.
lesson-do-it = Doe het voor mij
lesson-astray = Die nu even niet. Zoek wat gemarkeerd is, of laat het voor je doen.
lesson-only-looking = Op het bord valt nu niets te doen. Met “Verder” ga je door.
lesson-end = Nu echt spelen

# Who I am
who-i-am = Wie ik ben
me-settings = Jij en je instellingen
i-am-nobody = Niemand kent je hier nog. Kies een naam of log in.
i-am-a-guest = Je speelt als { $name }, gast in deze browser.
i-am-known = Je speelt als { $name }, ingelogd als { $login }.
my-name = Mijn naam
my-name-more = Zo zien de anderen je aan tafel.
me-name = Naam
me-save = Opslaan
me-saved = Opgeslagen.
me-copy = Kopiëren
me-cancel = Annuleren
look-and-sound = Uiterlijk en geluid
sounds = Geluiden: kaarten, water, een vangst, jouw beurt, het eind; een telefoon trilt ook
login = Gebruikersnaam
login-more = 3 tot 40 letters (zonder accenten), cijfers, punten, streepjes of lage streepjes
password = Wachtwoord
old-password = Oud wachtwoord
new-password = Nieuw wachtwoord
make-account = Account maken
make-account-more = Met een gebruikersnaam en een wachtwoord (minstens 8 tekens) kun je ook op andere apparaten als jezelf spelen. Je tafels blijven van jou.
make-account-new = Met een gebruikersnaam en een wachtwoord (minstens 8 tekens) speel je op elk apparaat onder je eigen naam.
log-in = Inloggen
log-in-more = Met de gebruikersnaam en het wachtwoord van je account.
log-in-guest = Je laat je gastnaam dan achter: maak er eerst een account van als je naar die tafels terug wilt.
forgotten = Wachtwoord vergeten
forgotten-more = Met de herstelcode die je zag toen je je account maakte, kies je een nieuw wachtwoord. Overal elders ben je dan uitgelogd.
come-back = Terugkomen
recovery-code = Herstelcode
recovery-once = Schrijf hem op: hij wordt maar één keer getoond. Met deze code en je gebruikersnaam kun je terugkomen als je het wachtwoord vergeet.
recovery-kept = Ik heb hem opgeschreven
recovery-new = Nieuwe herstelcode
recovery-new-more = Als je de jouwe kwijt bent, of nog geen had. De oude geldt dan niet meer.
passkey-add = Passkey toevoegen
passkey-add-more = Vanaf dan heb je hem bij het inloggen nodig naast het wachtwoord: dit apparaat, of een sleutel die je insteekt. Met de herstelcode kom je ook zonder terug.
passkey-name = Hoe je hem noemt
passkey-remove = Passkey verwijderen
passkey-remove-more = Zonder passkey is het wachtwoord alleen weer genoeg.
passkey-which = Welke
passkey-cancelled = er is geen passkey getoond
log-out = Uitloggen
log-out-more = Alleen in deze browser. Met je gebruikersnaam en wachtwoord kom je weer terug.
change-password = Wachtwoord wijzigen
change-password-more = Daarna ben je overal behalve hier uitgelogd.
my-sessions = Waar ik ingelogd ben
my-sessions-more = Browsers en programma's die in jouw naam spelen.
session-browser = Browser ({ $system })
session-seen = laatst gebruikt: { $when }
session-this = deze hier
end-session = Beëindigen
program-token = Een sleutel voor een programma
program-token-more = Daarmee kan een programma in jouw naam spelen. Je kunt het altijd beëindigen.
program-name = Naam van het programma
make-token = Sleutel maken
token-once = Je sleutel: hij wordt maar één keer getoond
erase = Mijn gegevens wissen
erase-more = Je naam, gebruikersnaam, sessies en alles wat je in chats hebt geschreven worden gewist. Gespeelde spellen blijven bewaard, onder de naam ‘iemand’; in lopende spellen speelt een computer voor je verder.
erase-title = Echt alles wissen?
erase-sure = Dit kan niet ongedaan worden gemaakt. Typ je naam om door te gaan: { $name }
try-again = Opnieuw proberen
# Aan tafel
skip-moves = Overslaan
sound-here = Geluid
one-moment = Een ogenblik …
you-look-on = Je kijkt toe
leads = { $count ->
    [one] { $names } staat voor
   *[other] { $names } staan voor
} met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
points-secret = Punten zijn geheim
in-the-lead = aan kop
since-last = Sinds je laatste zet
since-nothing = Niets nieuws sinds je laatste zet.
hurry = over, schiet op
seat-menu = De plaats van { $name }
seat-offered = vrij: iedereen mag hier gaan zitten
computer-for-you = Laat een computer voor je spelen:
computer-here = Laat hier een computer spelen:
computer-strength = Hoe goed deze computer speelt:
offer-seat = Bied deze plaats aan anderen aan
keep-playing = Verder spelen
line-trying = Opnieuw verbinden …
line-back = Weer verbonden
try-now = Nu proberen
new-lines = { $count } nieuw
is-muted = { $name } is gedempt.
hear-again = Niet meer dempen
report = Melden
report-of = { $name } melden
report-more = Wie deze server beheert leest het, met de laatste regels die { $name } aan deze tafel heeft geschreven. { $name } krijgt er niets van te horen.
report-reason = Wat is er mis?
report-insults = Beledigingen of bedreigingen
report-spam = Schrijft steeds hetzelfde of maakt reclame
report-name = Een kwetsende naam
report-stalling = Laat iedereen expres wachten
report-cheating = Speelt vals
report-other = Iets anders
report-words = In je eigen woorden, als je wilt
reported = Bedankt, het is doorgegeven.
# Setting up a table
set-up = Tafel instellen
name-play-as = Je speelt als
name-change = Naam wijzigen
name-yours = Je naam
name-save = Naam overnemen
name-keep = Annuleren
code-join = Heb je een code?
code-go = Meedoen
open-tables-more = Maak een tafel die iedereen mag zien, dan staat die hier.
quick-match = Snel spel
quick-more = Met wie nu ook een spel zoekt.
quick-game = Spel
quick-pace = Tempo
quick-live = nu meteen: een minuut per zet
quick-days = over dagen: twee dagen per zet
quick-fill = Computers vullen aan
quick-after = na { $time }
quick-never = nooit: alleen mensen
quick-level = Ze spelen
quick-go = Medespelers zoeken
quick-wait = { $people } van { $players } zijn er. Er wordt verder gezocht …
quick-leave = Als je deze pagina verlaat, stopt het zoeken.
quick-stop = Niet verder zoeken
quick-over = het zoeken is afgelopen; probeer het nog eens
live-games = Lopende spellen
watch-it = toekijken
my-finished = Afgelopen spellen
put-away = Uit de lijst halen: { $title }
put-away-sure = Deze tafel verlaten? Als het spel al bezig is, geef je op en speelt een computer het voor je uit.
put-away-yes = Verlaten
show-all = Toon alle { $count }
show-more = Toon oudere
free-seats = { $count ->
    [one] { $count } vrije plaats
   *[other] { $count } vrije plaatsen
}
computers-number = { $count ->
    [one] { $count } computer
   *[other] { $count } computers
}
no-such-game = Zo'n spel bestaat hier niet.
how-many-players = Aantal spelers
who-sits-where = Wie zit waar
all-computers = Alleen computers
all-friends = Alleen vrienden
seat-number = Plaats { $number }
seat-me = Ik
seat-open = Een vriend (vrije plaats)
you-watch = Je hebt zelf geen plaats: je kijkt toe.
variants = Varianten
clock = Klok
clock-none = Geen klok
clock-move = Tijd per zet
clock-bank = Tijd voor het hele spel
clock-days = Dagen per zet
clock-seconds = seconden per zet
clock-minutes = minuten per speler
clock-bonus = seconden erbij na elke zet
clock-day-number = dagen per zet
clock-more = Is de tijd om, dan speelt een computer tot de speler terug is.
clock-said-move = { $time } per zet
clock-said-bank = { $time } per speler
clock-said-bonus = { $time } per speler, { $bonus } erbij na elke zet
time-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
}
time-minutes = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
}
who-may-see = Wie de tafel mag zien
seen-open = iedereen
seen-open-more = Hij staat op de startpagina. Iedereen mag kijken of een vrije plaats nemen.
seen-link = wie de link heeft
seen-link-more = Hij staat in geen enkele lijst. Wie de link of de code krijgt, mag erin.
seen-private = alleen de spelers
seen-private-more = Zodra het spel begonnen is, mag niemand anders kijken.
allowed = Toegestaan
allow-hints = hints
allow-hints-more = Iedereen ziet hoeveel er gevraagd zijn.
allow-undo = terugnemen
allow-undo-more = Zolang niemand sindsdien iets te weten is gekomen of gezet heeft.
allow-memory = geheugensteun
allow-memory-more = De pagina toont wat je anders moet onthouden.
allow-chat = chat
allow-chat-more = Wie aan tafel is, kan de anderen schrijven.
allow-nothing = niets bijzonders
stand-in = Als iemand weg is, speelt
components = Materiaal
components-other = een eigen tabel
components-for = Voor onderzoekers: ander materiaal
components-more = Een materiaaltabel als JSON, zoals in het formaat van de verslagen. Leeg: zoals in de doos.
components-no-json = Dit is geen JSON: { $problem }
this-table = Deze tafel
make-table = Tafel maken
make-table-more = Daarna kun je mensen uitnodigen.
invite = Uitnodigen
invite-code = Code voor de startpagina
qr-code = QR-code van de link
link-label = Link naar deze tafel
link-marked = De link is geselecteerd: kopieer hem zelf.
only-here = Dit adres werkt alleen op dit apparaat. Start de server voor anderen met: shoal serve --host 0.0.0.0
is-here = is er
watching = { $count ->
    [one] { $count } persoon kijkt toe
   *[other] { $count } mensen kijken toe
}
all-are-here = Alle plaatsen zijn bezet: je kunt beginnen.
still-missing = Nog niet aanwezig: { $names }.
begin-anyway = Alle plaatsen zijn bezet. Je kunt wachten of alvast beginnen: wie er nog niet is, kan altijd aanschuiven.
remove-person = Wegsturen
remove-sure = { $name } wegsturen? Terugkomen aan deze tafel kan dan niet meer.
fill-up = Vul aan met computers
computer-number = Computer { $number }
not-playing = Speler { $number } weghalen
more-people = Nog een persoon
more-computers = Nog een computer
# The end and the replay

you-win = Je hebt gewonnen!
your-place = Jij: { $place } plaats, { $behind ->
    [0] evenveel punten, maar de regel voor gelijke stand besliste
    [one] { $behind } punt achter
   *[other] { $behind } punten achter
}
so-many = { $count } × { $what }
total = Totaal
to-rematch = Naar de revanche
points-over-game = Punten tijdens het spel
chart-is = Punten tijdens het spel in { $steps } stappen. Aan het eind: { $ends }.
chart-step = Stap
chart-numbers = Hetzelfde in cijfers
replay-of = Herhaling: { $game }
replay-step = Stap { $at } van { $last }
to-table = Naar de tafel
pace = Tempo
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-off = alles in één keer
eyes-all = alle handen open
all-hands = Alle handen
with-this-game = Met dit spel
share-moment = Kopieer een link naar dit moment
copy-by-hand = De browser staat kopiëren niet toe: selecteer de link en kopieer hem zelf.
share-private = De tafel is privé: alleen wie daar zat kan de link openen.
cannot-check = Het schudden is alleen te controleren als de pagina via https of van dit apparaat zelf komt.
shuffles-prove = Dit bewijst dat niemand, ook de server niet, een kaart heeft gekozen of veranderd nadat de beginwaarde vastlag: de toevalsgetallen van de spelers kwamen er pas daarna bij. Het bewijst niet dat niemand in de kaarten heeft gekeken.
against-level = Tegen wie
go-on-as = Speel hier verder als { $name }
judge = Wat had een sterke speler gedaan?
judgement-more = Een sterke computer bekijkt elke keuze opnieuw en weet daarbij alleen wat toen bekend was.
whose-moves = Wiens zetten
stop-judging = Stoppen
no-worst-moment = Geen zet kostte veel winkans.
judged-you = Jij
judged-better = { $who }: { $made }. Beter: { $best } ({ $before }% → { $after }%)
judged-unclear = { $who }: { $made }. Beter: { $best } (wat het kostte is niet duidelijk)
judged-as-good = { $who }: { $made }. Ongeveer even goed: { $best }
judged-same = { $who }: { $made }. Een sterke speler had hetzelfde gedaan.
judged-numbers = Tussen haakjes: de winkans met de betere zet → met de zet die gedaan is.
better = Beter
costly-moments = { $count ->
    [one] { $count } duur moment
   *[other] { $count } dure momenten
}
costly-back = Vorige dure moment
costly-on = Volgende dure moment
try-here = Probeer het vanaf hier
look-back = Terugkijken op het spel
luck-or-play = Geluk of spel?
review-begin = Was het geluk, of goed spel?
review-more = De computer gaat het spel nog eens na en zegt wat het geluk waard was, en wat ieders zetten. Dat kan een minuut duren.
review-goes-on = Het spel wordt nog eens nagegaan …
review-later = Wat geluk was en wat spel, is te zeggen als het spel is afgelopen.
review-unsure = In procenten van een overwinning; geluk en zetten zijn zeker tot op ongeveer ± { $unsure }%.
review-about = Iedereen begint met dezelfde winkans. Geluk verandert die (kaarten, schudden, wat verborgen was), en zetten ook: elke zet wordt vergeleken met wat de computer met dezelfde kennis had gedaan. Samen zijn de delen precies het resultaat.
review-won = { $who }: gewonnen{ $cause ->
    [luck] , vooral door geluk
    [own] , vooral door goede zetten
    [others] , vooral door wat anderen weggaven
   *[unclear] ; of dat meer geluk was of spel, is niet duidelijk
}
review-shared = { $who }: een gedeelde eerste plaats{ $cause ->
    [luck] , vooral door geluk
    [own] , vooral door goede zetten
    [others] , vooral door wat anderen weggaven
   *[unclear] ; of dat meer geluk was of spel, is niet duidelijk
}
review-lost = { $who }: niet gewonnen{ $cause ->
    [luck] , vooral door pech
    [own] , vooral door zwakke zetten
    [others] , vooral door wat anderen goed deden
   *[unclear] ; of dat meer geluk was of spel, is niet duidelijk
}
review-even = { $who }: een gedeelde eerste plaats, net als bij het begin
review-sum = Geluk { $luck }, { $you ->
    [yes] je eigen zetten
   *[no] eigen zetten
} { $own }, de zetten van anderen { $others }: zo werd { $even }% aan het begin { $result }%.
review-bars = Waaruit het resultaat van { $name } bestaat, in procenten van een overwinning
review-part-even = Gelijke kans
review-part-luck = Geluk
review-part-own = { $you ->
    [yes] Jouw zetten
   *[no] Eigen zetten
}
review-part-other = Zetten van { $name }
review-part-result = Resultaat
review-rate = { $kind ->
    [lost] Keuzes die ertoe deden: { $choices }. Elk kostte gemiddeld { $rate }% van een overwinning. De computer zelf zou op 0% uitkomen; minder is beter.
   *[gained] Keuzes die ertoe deden: { $choices }. Elk leverde gemiddeld { $rate }% van een overwinning op: beter dan de computer zelf, die op 0% zou uitkomen.
}
review-dearest = De duurste zetten
review-dear = Stap { $step }: { $move }
luck-over-game = Wie wanneer geluk had, in % van een overwinning
luck-chart-is = Geluk tijdens het spel in { $steps } stappen, in procenten van een overwinning. Aan het eind: { $ends }.
percent = { $percent }%
moves-of-game = Zetten
replay-begin = Het spel begint
study-keys = Met de pijltjestoetsen, het muiswiel of een veeg over het bord ga je stap voor stap; Home en End gaan naar het begin en het einde, N en P naar het volgende en het vorige dure moment.
# Rules and lessons
rules-contents = Inhoud
rules-picture = Plaatje: { $about }
rules-credit = { $title } is een spel van { $authors } ({ $publisher }). De tekst en de plaatjes op deze pagina zijn van onszelf.
lesson-back = Terug
lesson-on = Verder
lesson-leave = Les verlaten

clubs = Clubs
clubs-more = Speel steeds weer met dezelfde mensen: een club heeft een link, tafels die de leden vinden en een ranglijst.
my-clubs = Mijn clubs
club-new = Club oprichten
club-new-more = Jij leidt hem en laat anderen binnen met een link.
club-name = Naam van de club
club-join = Lid worden
club-join-more = Iemand heeft je de code van een club verteld.
club-join-sure = De leden zien jouw naam en jij die van hen.
club-code = Code van de club
club-invited = { $count ->
    [one] Een club van { $host }, met één lid.
   *[other] Een club van { $host }, met { $count } leden.
}
club-enter = Naar de club
club-members-number = { $count ->
    [one] één lid
   *[other] { $count } leden
}
club-tables-number = { $count ->
    [0] nu geen tafels
    [one] één tafel
   *[other] { $count } tafels
}
club-tables = Tafels
club-no-tables = Op dit moment geen tafels.
club-finished = Afgelopen spellen
club-game = Spel
club-all-games = Alle spellen
club-ladder = Ranglijst
club-ladder-more = Bovenaan staat wie het zekerst goed speelt: na weinig spellen is een rating minder zeker (±).
club-ladder-empty = Hier is nog geen spel uitgespeeld.
club-col-name = Naam
club-col-games = Spellen
club-col-firsts = Gewonnen
club-col-place = Plaats gemiddeld
club-col-rating = Rating
club-members = Leden
club-host = leidt de club
club-leave = Opzeggen
club-leave-sure = Deze club verlaten? Terugkomen kan alleen met de link.
club-remove = Verwijderen
club-remove-sure = { $name } uit de club verwijderen? De link wordt een andere.
club-hand-over = Leiding overdragen
club-hand-over-sure = Moet { $name } deze club in jouw plaats leiden?
club-link = Link naar deze club
club-link-more = Wie deze link heeft, kan lid worden.
club-new-link = Andere link
club-new-link-sure = Een andere link maken? De vorige leidt dan niet meer hierheen.
club-rename = Club hernoemen
club-rename-more = Alle leden zien de naam.
club-close = Club opheffen
club-close-sure = Deze club voor iedereen opheffen? De tafels en spellen blijven.
club-for = De leden van je club vinden de tafel daar.

tournaments = Toernooien
tournament-announce = Toernooi aankondigen
tournament-announce-more = De leden van je club kunnen meedoen tot je begint.
tournament-entered = je doet mee
tournament-round-of = Ronde { $round } van { $rounds }
tournament-is-open = open voor leden
tournament-is-over = afgelopen
tournament-is-cancelled = afgelast
tournament-people = { $count ->
    [0] Nog doet niemand mee
    [one] Eén doet mee
   *[other] { $count } doen mee
}
tournament-what = Wat er gespeeld wordt
tournament-name = Naam van het toernooi
tournament-at-table = Plaatsen aan elke tafel
tournament-system = Ronden
tournament-swiss = Zwitsers systeem
tournament-swiss-more = In elke ronde treffen elkaar wie gelijk staan en nog niet tegen elkaar speelden.
tournament-robin = Iedereen tegen iedereen
tournament-robin-more = Allen treffen elkaar zo even vaak als het aantal ronden toelaat.
tournament-rounds = ronden
tournament-pace = Tempo
tournament-pace-live = Live
tournament-pace-live-more = Allen spelen tegelijk; een minuut na de laatste tafel begint de volgende ronde.
tournament-pace-days = Dagen per zet
tournament-pace-days-more = Voor wie één keer per dag kijkt; zijn alle tafels klaar, dan begint de volgende ronde.
tournament-pace-rounds = Dagen per ronde
tournament-pace-rounds-more = Na zoveel dagen begint een nieuwe ronde. Voor alle eigen zetten heeft ieder daarvan een gelijk deel.
tournament-time-live = seconden per zet
tournament-time-days = dagen per zet
tournament-time-rounds = dagen per ronde
tournament-deals = Kaarten
tournament-duplicate = Aan alle tafels dezelfde kaarten
tournament-duplicate-more = Je wordt vergeleken met wie elders op jouw plaats zat: zo is het geluk voor iedereen gelijk. Wat er aan een tafel gebeurde, blijft gesloten tot de ronde is afgelopen; vertel tot dan niemand je kaarten.
tournament-computers = Computers
tournament-computers-more = Ze vullen tafels aan en spelen voor wie er niet is.
tournament-this = Dit toernooi
tournament-rounds-of = { $rounds }, { $system }
tournament-said-live = live, { $time } seconden per zet
tournament-said-days = { $time ->
    [one] één dag per zet
   *[other] { $time } dagen per zet
}
tournament-said-rounds = { $time ->
    [one] één dag per ronde
   *[other] { $time } dagen per ronde
}
tournament-deals-same = in een ronde aan alle tafels gelijk
tournament-deals-own = aan elke tafel andere
tournament-now = Wat er nu te doen is
tournament-open-more = Wie in de club zit, kan meedoen tot het begint.
tournament-won = { $count ->
    [one] { $names } heeft het toernooi gewonnen!
   *[other] { $names } hebben het toernooi gewonnen!
}
tournament-next = Ronde { $round } begint: { $when }.
tournament-you-are-out = In de volgende ronden doe je niet mee: je bent uitgestapt of hebt in een ronde geen enkele zet gedaan.
tournament-to-table = Naar je tafel
tournament-enter = Meedoen
tournament-come-back = Ik ben er weer
tournament-start = Beginnen
tournament-start-sure = Nu beginnen met { $count } mensen? Daarna kan niemand er meer bij.
tournament-leave = Niet meer meedoen
tournament-leave-sure = Uit het toernooi stappen? Als je aan het spelen bent, speelt een computer voor je verder.
tournament-remove-sure = Moet { $name } niet meer meedoen? In een lopende partij speelt een computer verder.
tournament-cancel = Afgelasten
tournament-cancel-sure = Dit toernooi afgelasten?
tournament-stop-sure = Dit toernooi afgelasten? De partijen worden uitgespeeld en na deze ronde komt er geen meer.
tournament-keep = Laten doorgaan
tournament-standings = Stand
tournament-col-rank = Rang
tournament-col-points = Punten
tournament-col-opponents = Teg.
tournament-col-direct = Onderl.
tournament-col-margin = Saldo
tournament-points = In elke ronde krijgt de eerste van een tafel één punt, de laatste geen, en wie ertussen staat een deel.
tournament-points-same = In elke ronde krijg je het deel van een punt dat zegt hoeveel van hen met jouw kaarten minder scoorden dan jij.
tournament-ties = Bij gelijke punten beslissen de gemiddelde punten van de tegenstanders (Teg.), dan de partijen tegen elkaar (Onderl.), dan wat je boven het gemiddelde van je tafels scoorde (Saldo).
tournament-rounds-title = Ronden en tafels
tournament-round = Ronde { $round }
tournament-closed = Anderen spelen nog met dezelfde kaarten: uitslagen en herhalingen zijn te zien als alle tafels klaar zijn.
tournament-computer = Computer
tournament-had-left = was weg
tournament-table = tafel { $number }
tournament-out = doet niet meer mee
tournament-shuffles = Is er eerlijk geschud?
tournament-shuffles-more = Alle kaarten worden geschud volgens een geheim getal en die welke ieder door mee te doen toevoegt. Dit controlegetal legt het vast; na het toernooi wordt het getoond.
tournament-shuffles-told = Alle kaarten werden geschud volgens een getal dat dit controlegetal vastlegde voor er iemand meedeed, en die welke ieder toevoegde. Nu is alles na te gaan.
tournament-seeds-right = { $count ->
    [one] Klopt: één tafel werd geschud als beloofd.
   *[other] Klopt: alle { $count } tafels werden geschud als beloofd.
}
tournament-seeds-wrong = Klopt niet: maar { $count } tafels werden geschud als beloofd.
tournament-back = Naar het toernooi
tournament-sealed = Anderen spelen nog met dezelfde kaarten, dus hou de jouwe voor je. De herhaling en het verloop van de punten zijn te zien als alle tafels van de ronde klaar zijn.
# Wat er gespeeld is
record = Mijn overzicht
record-of = Het overzicht van { $name }
record-empty = Er is nog geen partij uitgespeeld. Wat je speelt, wordt hier opgeteld.
record-games = Partijen
record-firsts = Eerste plaatsen
record-beaten = Anderen verslagen
record-points = Punten gemiddeld
record-time = Speeltijd
record-streak = Eerste plaatsen op rij
record-longest = Langste reeks
record-by-game = Per spel en tegenstanders
record-against = Tegen
record-best = Beste partijen
record-over-time = In de loop van de tijd
record-since = vanaf
record-chart-is = In de loop van de tijd in procent, van { $from } tot { $to }. Aan het eind: { $ends }.
record-too-short = Er komt een grafiek zodra je op meerdere dagen hebt gespeeld.
record-which-game = Spel
record-all-games = alle spellen
record-list = Afgelopen partijen
record-anybody = iedereen
record-result = Resultaat
record-any-result = elk
record-first = eerste plaats
record-other = niet eerste
record-left = eerder weggegaan
record-name = Naam van een andere speler
record-search = Zoeken
record-none = Geen partij gevonden.
record-luck = geluk { $luck }%
record-error = foutpercentage { $error }%
record-privacy = Wie het ziet, en alles wat bewaard wordt
record-public = Iedereen mag mijn overzicht zien
record-public-more = Met je naam en zonder de lijst van je partijen. Anders zie alleen jij het.
record-public-link = Mijn profiel, zoals anderen het zien
record-export-more = Alles wat deze server over je bewaart, als JSON-regels.
record-export = Mijn gegevens downloaden
company-people = mensen
company-computers = computers van verschillende sterkte
hours-minutes = { $hours } u { $minutes } min
rating = Waardering
rating-is = { $mean } ± { $reach }
my-rating = Mijn waardering
my-rating-is = { $mean } ± { $reach } na { $games ->
    [one] één partij met waardering
   *[other] { $games } partijen met waardering
}: met 95 % zekerheid ligt je sterkte in de lichte band.
rated-games = partijen met waardering
rating-chart-is = Mijn waardering van { $from } tot { $to }. Aan het eind: { $ends }.
rated = Om waardering gespeeld
rated-more = Met klok, zonder hints en terugnemen, zoals het spel gewoonlijk is. Wie weggaat, krijgt de laatste plaats. Twee vanaf dezelfde plek kunnen niet meedoen.
rated-best = Hoogst gewaardeerd
rated-best-more = Na vijf partijen met waardering. Alleen wie het eigen overzicht toont, wordt genoemd. Met 95% zekerheid ligt de sterkte binnen ±.
rated-who = Wie
rated-hidden = iemand
# Vrienden
friends = Vrienden
my-friends = Mijn vrienden
no-friends = Nog niemand.
friends-ask = Ze willen vrienden met je worden
friend-yes = Ja zeggen
friend-no = Nee zeggen
friend-waits = gevraagd, nog geen antwoord
friend-remove = Verwijderen
friend-remove-sure = { $name } uit je vrienden verwijderen? Dan is niet meer te zien wanneer je er bent.
friend-link = Je link
friend-link-more = Wie hem opent kan vragen om vrienden te worden. Jij zegt ja of nee.
friend-by-name = Iemand vinden
friend-by-name-more = Met de inlognaam, of met de naam als niemand anders die heeft.
friend-who = Inlognaam of naam
friend-ask = Vragen om vrienden te worden
friend-is-asked = De vraag is gesteld.
friend-asked-by-link = Deze link heb je van { $name }. Vragen om vrienden te worden?
friends-hide = Mijn vrienden niet laten zien wanneer ik er ben
is-online = is er nu
silenced = Gedempt en geblokkeerd
block = Blokkeren
block-sure = { $name } blokkeren? Je hoort niets meer van hen, ziet hun tafels niet, en het snelle spel zet jullie nooit bij elkaar. Ze krijgen dat niet te horen.
is-blocked = { $name } is geblokkeerd.
unblock = Niet meer blokkeren
invite-friends = Vrienden uitnodigen
is-invited = uitgenodigd
invited-by = { $name } nodigt je uit: { $game }
invited-go = Erheen
invited-no = Nu niet

puzzles-today = Puzzels van vandaag
puzzle-today = Puzzel van vandaag
puzzle-of = { $game }: puzzel van { $day }
puzzle-ask = Op grond van wat je hier kunt weten is één zet duidelijk beter dan alle andere. Vind hem op het bord: je eerste poging telt.
puzzle-answer = Je antwoord: { $move }
puzzle-sure = Dat is mijn antwoord
puzzle-other = Opnieuw kiezen
puzzle-found = Gevonden!
puzzle-missed = Deze keer niet.
puzzle-open = nog niet geprobeerd
puzzle-solved = gevonden
puzzle-best = Het beste is: { $move }
puzzle-alternatives = Wat de zetten waard zijn
puzzle-yours = jouw zet
puzzle-instead = in plaats daarvan
puzzle-chance = wint { $percent } % ± { $error }
puzzle-not-looked-at = { $move } hoorde niet bij de zetten die nauwkeurig zijn bekeken.
puzzle-numbers = Hoe vaak de zet wint, volgens een computer die vooruitkijkt in duizend verdelingen die passen bij wat hier te zien is. ± is de helft van een interval dat 95 van de 100 keer klopt. Druk op een zet om hem op het bord te zien.
puzzle-computer = Computer { $level }: vindt hem { $percent } van de 100 keer.
puzzle-people = Mensen: { $solved } van { $tries } vonden hem.
puzzle-found-by = door { $percent } % gevonden
puzzle-streak = { $days } dagen op rij
puzzle-share = Resultaat kopiëren
puzzle-picture = Bewaren als afbeelding
puzzle-share-found = { $game }, { $day }: in één keer gevonden
puzzle-share-missed = { $game }, { $day }: deze keer niet
puzzle-archive = Andere puzzels
puzzle-archive-of = Puzzels van { $game }
puzzle-theme = Thema
puzzle-difficulty = Moeilijkheid
puzzle-any = alle
puzzle-count = { $count } puzzels
puzzle-easy = makkelijk
puzzle-middling = gemiddeld
puzzle-hard = moeilijk
puzzle-theme-points = punten nu
puzzle-theme-certainty = een zekere zaak
puzzle-theme-risk = een goede gok
puzzle-theme-growth = later meer
puzzle-theme-rivals = de anderen voor
puzzle-theme-saving = het goede bewaren
puzzle-theme-timing = het juiste moment
puzzle-theme-room = ruimte in het water
puzzle-theme-restraint = het laten zitten
puzzle-theme-quiet = een stille zet

calls = Als jij aan zet bent
calls-more = Aan tafels zonder klok, of met dagen voor een zet, wachten anderen misschien op je terwijl je ergens anders bent. Dat kun je op dit apparaat horen, ook als de pagina dicht is. Zolang je naar de pagina kijkt, staat het alleen daar.
calls-switch-on = Meld het op dit apparaat als ik aan zet ben
calls-switch-off = Hier niets meer melden
calls-on = Je krijgt bericht op dit apparaat.
calls-test = Stuur me er nu een
calls-sent = Het is onderweg.
calls-denied = Je browser laat deze pagina geen berichten tonen. Sta het toe in de instellingen van de browser voor deze pagina, vaak achter het teken naast het adres.
calls-unsupported = Deze browser kan niets gemeld worden terwijl de pagina dicht is. Daarvoor moet de pagina via HTTPS komen; zet haar op een iPhone of iPad eerst op het beginscherm en open haar vandaar.
calls-not-here = Deze server stuurt browsers geen berichten.
calls-no-service = Je browser kon de dienst niet bereiken die hem berichten brengt. Probeer het later nog eens.
quiet-hours = Stille uren
quiet-hours-more = Tussen deze tijden wordt je niets gestuurd. Wachten anderen daarna nog steeds, dan hoor je het dan. Volgens de klok van { $zone }.
quiet-begins = Van
quiet-ends = Tot
quiet-on = Stil van { $begins } tot { $ends }.
quiet-none = Geen stille uren
mail = Per e-mail
mail-more = Hetzelfde per e-mail, hoogstens elke tien minuten. Eerst krijg je een link waarmee je zegt dat het adres van jou is. Niemand anders ziet het.
mail-address = E-mailadres
mail-send = Stuur me de link
mail-asked = Kijk in je mail.
mail-waits = De link is gestuurd naar { $address }. Zolang die niet geopend is, wordt daar niets anders heen gestuurd.
mail-on = Je krijgt e-mail op { $address }.
mail-off = Geen e-mail meer
mail-confirmed = Klaar: je krijgt een e-mail als anderen op jouw zet wachten.
mail-stopped = Klaar: naar dit adres wordt niets meer gestuurd.
