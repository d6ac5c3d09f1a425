# What the server says, in Dutch.

stale = er is intussen verder gespeeld; de tafel is nu bij versie { $version }
no-seat = je hebt geen plaats aan deze tafel
seat-taken = die plaats is niet vrij
sits-already = je zit al aan deze tafel
no-such-seat-here = de plaatsen zijn genummerd van 0 tot en met { $last }
one-seat-each = je kunt maar één plaats innemen
begun = het spel is al begonnen
not-begun = het spel is nog niet begonnen
not-over = het spel is nog niet afgelopen
game-is-over = het spel is afgelopen
still-running = dat kun je pas zien als het spel is afgelopen
seats-empty = deze plaatsen zijn nog leeg: { $seats }
only-the-host = alleen de host van de tafel kan dat doen
not-your-seat = dat is niet jouw plaats
not-to-be-freed = wil je van je plaats weg, laat dan een computer voor je spelen of geef op
plays-already = je speelt al zelf op deze plaats
overdue = je tijd is om: een computer doet deze zet voor je
nobody-sits = op die plaats zit niemand
resigned = die speler heeft opgegeven
computer-plays = een computer speelt voor je; neem eerst je plaats weer in
no-undo-here = aan deze tafel kun je geen zetten terugnemen
no-hints-here = aan deze tafel zijn er geen hints
no-chat-here = aan deze tafel is er geen chat
no-table = die tafel bestaat niet
no-code = er is geen tafel met deze code
no-person = die persoon kennen we niet
no-profile = die persoon bestaat niet, of houdt de eigen partijen voor zich
no-proof = dit spel ging verder vanaf een moment van een ander: niet alle kaarten komen van één beginwaarde
no-reviews-here = deze server kan geluk en spel niet scheiden: wat shoal[fast] installeert, ontbreekt
one-review-each = er wordt voor jou al een ander spel nagegaan; wacht daarop of verlaat het eerst
no-page = hier is niets te vinden
private = deze tafel is privé
unavailable = de zet kan nu niet worden bewaard en is daarom niet gedaan; probeer het nog eens
conflict = iemand anders was sneller; probeer het nog eens
our-fault = er ging bij ons iets mis; er is niets veranderd
too-many = te veel verzoeken; wacht even
too-many-tables = je hebt al { $most ->
    [one] een tafel
   *[other] { $most } tafels
} waar het spel nog niet is afgelopen
no-message = dat begrijpen we hier niet: { $problem }
bad-query = dat begrijpen we niet in het adres: { $problem }
no-json-body = de inhoud moet JSON zijn, met het content-type application/json
too-large-body = de inhoud mag hoogstens { $most } bytes groot zijn
foreign = deze pagina mag dat niet: haar adres is niet dat van de server
other-host = deze server heet niet zo
unauthorised = wie ben je? Word eerst gast of log in
wrong-password = de gebruikersnaam of het wachtwoord klopt niet
login-taken = deze gebruikersnaam is al bezet
account-already = je hebt al een account
no-account = een gast heeft geen wachtwoord
no-session = zo'n sessie heb je niet
name-unseen = een naam mag niet leer zijn en geen tekens hebben die niemand ziet of die de schrijfrichting omkeren
name-mixed = letters van meerdere alfabetten in één naam zijn makkelijk te verwarren; gebruik één alfabet
name-reserved = die naam betekent aan de tafels iets anders; kies een andere
removed = de host heeft je van deze tafel weggestuurd
not-idle = die persoon is er: een computer kan het overnemen als de anderen { $days ->
    [0] { $minutes } minuten
   *[other] { $days } dagen
} hebben moeten wachten
too-long = er is aan deze tafel te veel gebeurd: het spel kan alleen nog worden uitgespeeld
undone-enough = je hebt in dit spel al { $most } zetten teruggenomen: dat is genoeg
password-weak = dat wachtwoord wordt te snel geraden: neem meerdere woorden, of iets waar niemand aan denkt
wrong-recovery = de gebruikersnaam of de herstelcode is onjuist
banned = de beheerder van deze server laat je hier niet meer toe
silenced = de beheerder van deze server laat je niet meer chatten
report-yourself = je kunt jezelf niet melden
passkey-needed = dit account heeft passkeys: om in te loggen is er een nodig naast het wachtwoord
wrong-passkey = dat is geen passkey van dit account, of hij kwam te laat
no-passkey = zo'n passkey heb je niet
passkeys-enough = je hebt { $most } passkeys: dat is genoeg
no-passkeys-here = deze server heeft geen passkeys: wat shoal[passkeys] installeert ontbreekt
rated-clock = een tafel met waardering heeft een klok nodig
rated-help = aan een tafel met waardering zijn er geen hints en kan er niets worden teruggenomen
rated-usual = aan een tafel met waardering wordt gespeeld zoals gewoonlijk: zonder varianten en ander materiaal
rated-swap = aan een tafel met waardering kan niemand door een computer worden vervangen; opgeven kan wel
rated-absent = nog niet iedereen is aan deze tafel gekomen: pas dan begint een partij met waardering
rated-household = twee mensen aan deze tafel spelen vanaf dezelfde plek: dat kan niet meetellen; maak een tafel zonder waardering
several-people = meer mensen heten { $name }: neem hun inlognaam, of de link die ze je geven
friend-yourself = je bent al je eigen vriend
too-many-friends = met wie je gevraagd hebt heb je al { $most } vrienden: dat is genoeg
no-free-seat = er is geen plaats vrij aan deze tafel
no-friend = je kunt alleen vrienden uitnodigen
block-yourself = je kunt jezelf niet blokkeren
