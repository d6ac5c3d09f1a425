# Fischen in German.

in-one-line = ein Stichspiel; was du fängst, spielst du in der nächsten Runde
goal = Gewinne Stiche: Jede gefangene Karte ist ein Punkt, und mit deinem Fang spielst du in den nächsten Runden.
mood = Für alle, die Stichspiele lieben: ruhig, tief, und deine Hand besteht aus dem, was du gefangen hast.

round-begins = Runde { $round }: { $cards } Karten auf der Hand, { $seat } spielt aus.
played = { $seat } spielt { $card }.
caught-one = { $seat } fängt { $card } mit { $zero }.
caught-all = { $seat } fängt alle anderen Karten: { $cards }.
nothing-to-catch = { $seat } findet mit { $zero } nichts zu fangen.
won = { $seat } gewinnt den Stich und fängt { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
won-nothing = { $seat } gewinnt den Stich, aber es ist nichts mehr zu fangen.
lost = { $seat } hat die Boje „Minus 3“ gefangen und verliert 3 Punkte.
chose = { $seat } hat eine Karte zum Weitergeben gewählt.
chose-own = { $seat } gibt { $card } weiter.
all-passed = Alle geben eine Karte nach links weiter.
received = { $seat } bekommt { $card } von { $giver }.
called = { $seat } sagt für den nächsten Stich { $colour ->
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [red] Rot
   *[green] Grün
} an.
leads = { $seat } spielt dank der Boje „Zuerst“ zum nächsten Stich aus.
lowest-next = Den nächsten Stich gewinnt die niedrigste Karte, dank { $seat }.
scored = { $seat } hat in dieser Runde { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
} gefangen und steht bei { $points }.
shuffled = { $seat } mischt den Fang und legt ihn unten ins Boot: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
drew = { $seat } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus dem Boot.
fished = { $seat } zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} aus dem Meer.
is-overfished = Das Meer ist überfischt: { $needed ->
    [one] Eine Karte wird
   *[other] { $needed } Karten werden
} gebraucht, { $cards ->
    [0] keine ist
    [one] nur eine ist
   *[other] nur { $cards } sind
} noch da.

not-now = das geht hier nicht, jetzt heißt es: { $step ->
    [play] eine Karte spielen
    [catch] eine Karte aus dem Stich fangen
    [pass] eine Karte nach links weitergeben
   *[call] eine Farbe ansagen
}
not-in-hand = du hast { $card } nicht auf der Hand
must-follow = { $card } bedient nicht: Du hast noch { $colour ->
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [red] Rot
   *[green] Grün
}, also spiel diese Farbe oder eine Boje
not-in-trick = im Stich liegt keine Karte { $card }, die du fangen könntest
itself = { $card } fängt eine andere Karte, nicht sich selbst

eight-rounds = acht Runden gespielt
overfished = überfischt

caught-cards = gefangene Karten
losses = { $cards } × Boje „Minus 3“

# What speaks for a move
merit-only-of-colour = es ist deine einzige Karte in { $colour ->
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [red] Rot
   *[green] Grün
}: danach musst du diese Farbe nicht mehr bedienen
merit-wins-last = du spielst zuletzt und gewinnst den Stich
merit-wins-surely = gewinnt den Stich sicher: niemand nach dir kann eine Karte haben, die sie schlägt
merit-wins-so-far = schlägt alles, was bisher im Stich liegt
merit-sheds-minus3 = so wirst du die Boje los, die { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} kostet: diesen Stich kannst du nicht gewinnen
merit-leaves-minus3 = überlässt die Boje, die { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} kostet, jemand anderem
merit-zero = mit einer 0 fängst du eine Karte deiner Wahl
merit-all = fängt alle { $cards } anderen Karten des Stichs
merit-buoy = { $buoy ->
    [first] du spielst zum nächsten Stich aus
    [colour] du sagst die Farbe des nächsten Stichs an
    [lowest] den nächsten Stich gewinnt die niedrigste Karte
   *[left] alle geben eine Karte nach links weiter
}
merit-snatches = schnappt { $card } weg, bevor { $other } mit dem Stich daran kommt
merit-passes-minus3 = gibt die Boje weiter, die { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} kostet
merit-lowest = keine Karte auf deiner Hand ist niedriger als { $card }
merit-highest = niemand sonst kann eine höhere Karte in { $colour ->
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [red] Rot
   *[green] Grün
} haben als du
merit-longest = du hast { $count } Karten in { $colour ->
    [blue] Blau
    [yellow] Gelb
    [purple] Lila
    [red] Rot
   *[green] Grün
}, von keiner Farbe mehr
