# What the server says, in German.

stale = am Tisch ist es inzwischen weitergegangen; er steht jetzt bei Version { $version }
no-seat = du hast keinen Platz an diesem Tisch
seat-taken = dieser Platz ist nicht frei
sits-already = du sitzt schon an diesem Tisch
no-such-seat-here = die Plätze sind von 0 bis { $last } nummeriert
one-seat-each = du kannst nur einen Platz nehmen
begun = das Spiel hat schon begonnen
not-begun = das Spiel hat noch nicht begonnen
not-over = das Spiel ist noch nicht zu Ende
game-is-over = das Spiel ist zu Ende
still-running = das gibt es erst zu sehen, wenn das Spiel zu Ende ist
seats-empty = diese Plätze sind noch leer: { $seats }
only-the-host = das kann nur, wer den Tisch leitet
not-your-seat = das ist nicht dein Platz
not-to-be-freed = wenn du deinen Platz verlassen willst, lass einen Computer für dich spielen oder gib auf
plays-already = auf diesem Platz spielst du schon selbst
overdue = deine Zeit ist abgelaufen: Diesen Zug macht ein Computer für dich
nobody-sits = auf diesem Platz sitzt niemand
resigned = auf diesem Platz wurde schon aufgegeben
computer-plays = ein Computer spielt für dich; übernimm erst wieder deinen Platz
no-undo-here = an diesem Tisch lassen sich Züge nicht zurücknehmen
no-hints-here = an diesem Tisch gibt es keine Tipps
no-chat-here = an diesem Tisch gibt es keinen Chat
no-table = diesen Tisch gibt es nicht
no-code = zu diesem Code gibt es keinen Tisch
no-person = diese Person gibt es nicht
no-proof = dieses Spiel ging von einem Moment eines anderen aus weiter: Nicht alle Karten kommen aus einem Startwert
no-page = hier gibt es nichts
private = dieser Tisch ist privat
unavailable = der Zug lässt sich gerade nicht speichern und wurde deshalb nicht gemacht; bitte versuch es noch einmal
conflict = jemand anderes war schneller; bitte versuch es noch einmal
our-fault = bei uns ist etwas schiefgegangen; es wurde nichts geändert
too-many = zu viele Anfragen; bitte warte ein wenig
too-many-tables = du hast schon { $most } Tische, an denen das Spiel noch nicht zu Ende ist
no-message = das ergibt hier keinen Sinn: { $problem }
bad-query = das ergibt in der Adresse keinen Sinn: { $problem }
no-json-body = der Inhalt der Anfrage muss JSON sein, mit dem Inhaltstyp application/json
too-large-body = der Inhalt der Anfrage darf höchstens { $most } Bytes haben
foreign = diese Seite darf das nicht: Ihre Adresse ist nicht die des Servers
unauthorised = wer bist du? Mach erst als Gast mit oder melde dich an
wrong-password = Anmeldename oder Passwort ist falsch
login-taken = dieser Anmeldename ist schon vergeben
account-already = du hast schon ein Konto
no-account = ein Gast hat kein Passwort
no-session = eine solche Sitzung hast du nicht
name-unseen = ein Name darf nicht leer sein und keine Zeichen haben, die niemand sieht oder die die Schreibrichtung umkehren
name-mixed = Buchstaben aus mehreren Alphabeten in einem Namen könnten verwechselt werden; bitte bleib bei einem Alphabet
name-reserved = dieser Name bedeutet an den Tischen etwas anderes; bitte such dir einen anderen aus
removed = du wurdest von der Tischleitung von diesem Tisch gewiesen
not-idle = diese Person ist da: Ein Computer kann für sie spielen, wenn sie die anderen { $days ->
    [0] { $minutes } Minuten
   *[other] { $days } Tage
} lang warten lässt
too-long = an diesem Tisch ist schon zu viel passiert: Jetzt lässt sich das Spiel nur noch zu Ende spielen
undone-enough = du hast in diesem Spiel schon { $most } Züge zurückgenommen: Das reicht
