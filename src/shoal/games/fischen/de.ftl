# Fischen in German.

in-one-line = ein Stichspiel; was du fängst, spielst du in der nächsten Runde
goal = Gewinne Stiche: Jede gefangene Karte ist ein Punkt, und mit deinem Fang spielst du in den nächsten Runden.

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
