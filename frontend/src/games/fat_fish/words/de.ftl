# The board of Fat Fish in German.

fat-fish-card = { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
} { $value }

# What to do now
fat-fish-choose-card = Wähle eine Karte aus deiner Hand.
fat-fish-choose-row = Wähle jetzt die Reihe für { $card }.
fat-fish-lay-more = Leg noch eine Karte an Reihe { $row } an oder hör auf.
fat-fish-card-first = Wähle erst eine Karte aus deiner Hand, dann die Reihe.
fat-fish-choose-keep = Reihe { $row } gehört dir! Von jeder Farbe darf eine Karte ins Plus: Wähle, welche. Der Rest ist Minus.
fat-fish-choose-keep-one-colour = Reihe { $row } gehört dir! Sie hat nur eine Farbe: Eine oder zwei Karten dürfen ins Plus. Der Rest ist Minus.
fat-fish-keep-best = Das macht { $total }, mehr geht nicht. Leg die Karten ab.
fat-fish-keep-better = Das macht { $total }. Eine andere Wahl macht { $best }.
fat-fish-keep-better-licence = Das macht { $total }. Eine andere Wahl macht { $best } und erfüllt Lizenz { $licence }.
fat-fish-choose-licence = Gut gemacht! Such dir eine der markierten Lizenzen aus.
fat-fish-was-wrong = Das war falsch: Deine Karten kommen zurück, und die Fiaskokarte gehört dir. Beginne deinen Zug von vorn.
fat-fish-they-lay = { $seat } legt Karten an.
fat-fish-they-keep = { $seat } nimmt Reihe { $row } und wählt, was ins Plus kommt.
fat-fish-they-licence = { $seat } wählt eine Lizenz.
fat-fish-won = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $names } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
fat-fish-won-you = Du gewinnst mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}! Gut gefischt.

# The rows
fat-fish-rows = Die drei Reihen
fat-fish-row = { $count ->
    [one] Reihe { $row }: 1 Karte, { $cards }
   *[other] Reihe { $row }: { $count } Karten, { $cards }. Sie endet mit { $last }.
}
fat-fish-row-waits = Reihe { $row } ist leer und wird neu eröffnet.
fat-fish-row-gone = Reihe { $row } ist weggefallen.
fat-fish-row-taken = Reihe { $row }, zum Aufteilen
fat-fish-wait-short = wird neu eröffnet
fat-fish-gone-short = weggefallen
fat-fish-reserve = Reserve
fat-fish-reserve-cards = { $count ->
    [0] Die Reserve ist leer.
    [one] 1 Karte in der Reserve
   *[other] { $count } Karten in der Reserve
}
fat-fish-fiasco = Fiasko
fat-fish-fiasco-lies = Die Fiaskokarte bekommt, wer als Erstes falsch anlegt.
fat-fish-fiasco-warning = Achte auf die Farben: Falsches Anlegen wird hier nicht abgelehnt, sondern bringt dir die Fiaskokarte ein.

# Sharing out a row
fat-fish-keep-card = { $card }, kommt ins Plus
fat-fish-leave-card = { $card }, kommt ins Minus
fat-fish-keep = Ablegen
fat-fish-balance = Plus { $plus }, minus { $minus }: zusammen { $total }
fat-fish-over-again = Von vorn
fat-fish-keep-none = Wähle mindestens eine Karte für deinen Plusstapel.

# My things
fat-fish-hand = Deine Hand
fat-fish-stop = Aufhören
fat-fish-put-back = Zurücklegen
fat-fish-no-cards = Deine Hand ist leer. Am Ende deines Zuges ziehst du nach.

# Seats
fat-fish-you = { $seat } (du)
fat-fish-turn = am Zug
fat-fish-show-piles = Stapel zeigen
fat-fish-hide-piles = Stapel verbergen
fat-fish-leads = führt
fat-fish-won-short = gewonnen
fat-fish-began = begann
fat-fish-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fat-fish-out = fertig
fat-fish-hand-cards = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
fat-fish-seen = Davon bekannt: { $cards }
fat-fish-to-draw = { $count } im Stapel
fat-fish-plus = Plusstapel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards }
fat-fish-plus-none = Plusstapel: leer
fat-fish-plus-short = Plus
fat-fish-minus = Minusstapel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
fat-fish-minus-cards = Minusstapel: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $cards }
fat-fish-minus-short = Minus
fat-fish-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
fat-fish-gained = Reihe aufgeteilt: { $balance }
fat-fish-has-fiasco = hat die Fiaskokarte, minus 5
fat-fish-owns = Lizenz { $licence }

# Licences
fat-fish-licences = Fanglizenzen
fat-fish-licence = Lizenz { $licence }, Wert { $worth }: { $meaning }.
fat-fish-licence-owned = Lizenz { $licence }, Wert { $worth }: { $meaning }. Vergeben an { $names }.

# Moves
move-lay = { $a } an Reihe { $b } anlegen
move-stop = aufhören
move-keep = { $all } behalten
move-licence = Lizenz { $a } nehmen

# The lesson.
fat-fish-lesson-welcome = Willkommen bei Fat Fish! Ihr legt Karten an drei Reihen an, und wer die fünfte Karte legt, nimmt die Reihe. Eine Karte jeder Farbe zählt für dich, der Rest gegen dich.
fat-fish-lesson-table = Noch liegt in jeder Reihe nur eine Karte: eine blaue 3, eine lila 3 und eine rote 6. Unten siehst du deine Hand aus vier Karten. Achte immer auf das rechte Ende der Reihen: Die Farben dort entscheiden, was wohin darf.
fat-fish-lesson-first-lay = Reihe 3 endet mit Rot, also darf deine rote 3 nur dorthin. Wähle die Karte, dann Reihe 3.
fat-fish-lesson-free-colour = An dieselbe Reihe darfst du noch mehr Karten anlegen. Keine Reihe endet mit Grün, also ist Grün frei und passt überall: Leg deine grüne 3 auch an Reihe 3 an.
fat-fish-lesson-stop = Deine gelbe 2 würde auch noch passen. Aber dann hätte Reihe 3 vier Karten, und mit einer einzigen passenden Karte wärst du sie los. Hör lieber auf.
fat-fish-lesson-draw = Du hast eine blaue 3 und eine gelbe 1 nachgezogen und hast wieder vier Karten. Jetzt ist dein Gegenüber dran.
fat-fish-lesson-covered = Die rote 4 deckt das blaue Ende von Reihe 1 zu. Jetzt endet keine Reihe mehr mit Blau, also ist Blau frei: Leg deine blaue 3 an Reihe 3 an.
fat-fish-lesson-fifth = Auch Gelb ist frei, und in Reihe 3 liegt noch kein Gelb. Leg deine gelbe 2 als fünfte Karte an, und die Reihe gehört dir!
fat-fish-lesson-keep = Von jeder Farbe behältst du genau eine Karte. Rot liegt zweimal da: Behalte die 6, die 3 kommt ins Minus. Grün, Blau und Gelb bleiben auch. Wenn diese vier Karten ein Plus zeigen, leg sie ab.
fat-fish-lesson-piles = 14 Punkte liegen offen auf deinem Plusstapel, 3 verdeckt auf deinem Minusstapel: macht 11. Eine blaue 2 aus der Reserve hat Reihe 3 neu eröffnet, und du hast zwei neue Karten. Weiter geht es mit deinem Gegenüber.
fat-fish-lesson-cover = In Reihe 1 fehlen nur noch Gelb und Lila, dann hat sie alle fünf Farben, und du hast beides! Aber Reihe 2 endet mit Lila, also muss Lila dorthin. Da hilft ein Trick: Deck dieses Ende mit deiner roten 5 zu.
fat-fish-lesson-wait = Jetzt endet keine Reihe mehr mit Lila: Deine lila Karten sind frei. Aber in diesem Zug darfst du nur noch an Reihe 2 anlegen. Hör also auf und spar sie dir für Reihe 1.
fat-fish-lesson-hidden = Ein kleines Risiko ist dabei: Du siehst weder die Hand deines Gegenübers noch die Karten, die ihr nachzieht, nicht einmal deine eigenen. Mal sehen, was passiert.
fat-fish-lesson-yellow = Glück gehabt: Eine rote 4 kam an Reihe 2, und Reihe 1 blieb, wie sie war. Gelb und Lila sind beide frei. Fang mit deiner gelben 1 in Reihe 1 an.
fat-fish-lesson-purple = Und jetzt die große: Deine lila 6 macht die Reihe voll.
fat-fish-lesson-five-colours = Fünf Farben! Alle fünf Karten kommen von selbst auf deinen Plusstapel: 16 Punkte mehr, zusammen 27. Hätten alle fünf dieselbe Farbe, dürftest du zwei davon behalten. Jetzt wieder dein Gegenüber.
fat-fish-lesson-their-row = Dein Gegenüber hat in einem Zug vier Karten angelegt und Reihe 3 genommen. Von drei blauen durfte nur eine bleiben: 10 Punkte ins Plus, 3 ins Minus. Die Reserve ist jetzt leer, die nächste Reihe, die jemand nimmt, fällt also weg.
fat-fish-lesson-end = So geht es weiter, bis alle Karten gespielt sind; wer dann die meisten Punkte hat, gewinnt. Zwei Tipps: Nimm Reihen mit vielen Farben, und überlass Reihen mit hohen Karten einer Farbe den anderen. Guten Fang!

# Setting up a table
table-option-licences = Fanglizenzen (Bonuspunkte)
table-option-licences-off = Ohne
table-option-licences-random = Mit A, B oder C, ausgelost
table-option-licences-a = Mit Lizenz A
table-option-licences-b = Mit Lizenz B
table-option-licences-c = Mit Lizenz C
table-option-fiasco = Gegen die Regeln angelegte Karten
table-option-fiasco-off = Abgelehnt
table-option-fiasco-on = Angenommen und mit der Fiaskokarte bestraft
# Pictures of the rules
fat-fish-figure-cards = Jede Farbe hat ihr eigenes Zeichen und Muster. Je höher der Wert, desto dicker der Fisch.
fat-fish-figure-lay = Nur die markierten Enden zählen: Blau, Lila und Rot. Die rote 3 muss an Reihe 3. Die gelbe 4 darf an jede Reihe, denn keine endet mit Gelb.
fat-fish-figure-follow = Du hast die rote 3 an Reihe 3 angelegt. Dort kann die gelbe 4 oder die rote 2 folgen. Die blaue 5 nicht: Sie müsste an Reihe 1.
fat-fish-figure-take = Zwei der fünf Karten sind rot. Von jeder Farbe kommt eine Karte ins Plus, hier die rote 6; die rote 3 kommt ins Minus. Das macht 14 − 3 = 11 Punkte.
fat-fish-figure-one-colour = Fünf blaue Karten: Zwei davon darfst du behalten. Das macht 10 − 7 = 3 Punkte.
fat-fish-figure-licence = Unter den fünf Werten sind 2, 3, 4 und 5: Wer diese Reihe nimmt, erfüllt Lizenz D.
