# What the server says, in Hungarian.

stale = az asztalnál azóta továbbment a játék; a mostani változat száma: { $version }
no-seat = nincs helyed ennél az asztalnál
seat-taken = ez a hely már foglalt
sits-already = már ülsz ennél az asztalnál
no-such-seat-here = a helyek számozása 0-tól { $last }-ig tart
one-seat-each = csak egy helyet foglalhatsz el
begun = a játék már elkezdődött
not-begun = a játék még nem kezdődött el
not-over = a játéknak még nincs vége
game-is-over = vége a játéknak
still-running = ezt csak a játék vége után lehet megnézni
seats-empty = ezek a helyek üresek: { $seats }
only-the-host = ezt csak az asztal házigazdája teheti meg
not-your-seat = ez nem a te helyed
not-to-be-freed = ha otthagynád a helyedet, játsszon helyetted gépi játékos, vagy add fel a játékot
plays-already = ezen a helyen te magad játszol
overdue = lejárt az időd: ezt a lépést egy gépi játékos teszi meg helyetted
nobody-sits = ezen a helyen nem ül senki
resigned = ezen a helyen már feladták a játékot
computer-plays = most gépi játékos játszik helyetted; előbb vedd vissza a helyedet
no-undo-here = ennél az asztalnál nem lehet lépést visszavonni
no-hints-here = ennél az asztalnál nincsenek tippek
no-chat-here = ennél az asztalnál nincs csevegés
no-table = nincs ilyen asztal
no-code = ezzel a kóddal nincs asztal
no-person = nincs ilyen személy
no-proof = ez a játék egy másik egy pillanatától folytatódott: nem minden lap származik ugyanabból a magból
no-page = itt nincs semmi
private = ez az asztal zártkörű
unavailable = a lépést most nem tudjuk elmenteni, ezért nem is történt meg; próbáld újra
conflict = valaki gyorsabb volt; próbáld újra
our-fault = nálunk történt valami hiba; semmi sem változott
too-many = túl sok a kérés; várj egy kicsit
too-many-tables = már { $most } olyan asztalod van, ahol még nincs vége a játéknak
no-message = ennek itt nincs értelme: { $problem }
bad-query = ennek a címben nincs értelme: { $problem }
no-json-body = a kérés törzse JSON legyen, application/json tartalomtípussal
too-large-body = a kérés törzse legfeljebb { $most } bájt lehet
foreign = ez az oldal ezt nem teheti meg: a címe nem a szerver címe
unauthorised = ki vagy? Előbb lépj be vendégként, vagy jelentkezz be
wrong-password = hibás a felhasználónév vagy a jelszó
login-taken = ez a felhasználónév már foglalt
account-already = már van fiókod
no-account = a vendégnek nincs jelszava
no-session = nincs ilyen munkameneted
name-unseen = a név nem lehet üres, és nem lehet benne láthatatlan vagy az írásirányt megfordító karakter
name-mixed = egy néven belül a többféle ábécé betűi összetéveszthetők; kérlek, használj csak egyfélét
name-reserved = ez a név az asztaloknál mást jelent; kérlek, válassz másikat
removed = a házigazda elküldött ettől az asztaltól
not-idle = az illető itt van: akkor játszhat helyette gép, ha már { $days ->
    [0] { $minutes } perce
   *[other] { $days } napja
} vár rá a többi játékos
too-long = ennél az asztalnál már túl sok minden történt: a játékot most már csak befejezni lehet
undone-enough = ebben a játékban már { $most } lépést visszavontál: ennyi elég
