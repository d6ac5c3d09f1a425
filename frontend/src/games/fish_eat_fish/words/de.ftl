# The board of Fish Eat Fish in German.

# What to do now
fish-eat-fish-place-yours = { $count ->
    [one] Wähle einen Kreis für deinen letzten Fisch.
   *[other] Wähle einen Kreis für einen Fisch. Du hast noch { $count } zu setzen.
}
fish-eat-fish-place-theirs = { $seat } setzt einen Fisch.
fish-eat-fish-choose-stack = Wähle den Stapel, mit dem du angreifst.
fish-eat-fish-choose-drift = Du kannst nichts angreifen. Wähle einen Stapel, der treibt.
fish-eat-fish-only-pass = Du kannst weder angreifen noch treiben.
fish-eat-fish-choose-target = { $source } greift an: Wähle jetzt das Ziel.
fish-eat-fish-choose-target-or-slide = { $source }: jetzt das Ziel, oder erst ein leerer Kreis.
fish-eat-fish-choose-after-slide = { $source } gleitet nach { $stop }. Wähle jetzt das Ziel.
fish-eat-fish-choose-way = { $source } greift { $target } an. Wähle, wo der Stapel unterwegs hält.
fish-eat-fish-choose-drift-stop = { $source } treibt. Wähle jetzt den Kreis, auf den der Stapel treibt.
fish-eat-fish-their-turn = { $seat } ist dran.
fish-eat-fish-you-attack = Du greifst { $other } auf { $target } an. Wähle heimlich deine Karte.
fish-eat-fish-you-defend = { $seat } greift dich auf { $target } an. Wähle heimlich deine Karte.
fish-eat-fish-they-fight = { $seat } greift { $other } auf { $target } an. Beide Seiten wählen heimlich eine Karte.
fish-eat-fish-waiting-for-card = Deine Karte ist gewählt. { $other } wählt noch.
fish-eat-fish-over = Das Spiel ist zu Ende. Jeder Fisch im Fang ist ein Punkt.
fish-eat-fish-pass = Passen
fish-eat-fish-let-go = Von vorn

# The sea
fish-eat-fish-sea = Das Meer: fünf Spalten a bis e, fünf Reihen 1 bis 5
fish-eat-fish-empty = { $circle }: leer.
fish-eat-fish-one-fish = { $whose ->
    [mine] { $circle }: ein Fisch von dir.
    [neutral] { $circle }: ein neutraler Fisch.
   *[other] { $circle }: ein Fisch von { $other }.
}
fish-eat-fish-stack = { $whose ->
    [mine] { $circle }: dein Stapel aus { $count } Fischen.
    [neutral] { $circle }: ein neutraler Stapel aus { $count } Fischen.
   *[other] { $circle }: ein Stapel von { $other } aus { $count } Fischen.
} Von oben: { $fish }.
fish-eat-fish-neutral = neutral
fish-eat-fish-role = { $role ->
    [place] Hier kann ein Fisch hin.
    [source] Kann angreifen.
    [mover] Kann treiben.
    [chosen] Gewählt.
    [slide] Der Stapel kann hierher gleiten.
    [drift] Der Stapel kann hierher treiben.
    [stop] Der Stapel hält hier.
    [prey] Lässt sich ohne Kampf verschlingen.
   *[foe] Lässt sich angreifen. Es kommt dann zum Kampf.
}
fish-eat-fish-look = Zeig auf einen Stapel, um seine Fische zu sehen.
fish-eat-fish-top-down = von oben

# Seats
fish-eat-fish-you = { $name } (du)
fish-eat-fish-others = Die anderen
fish-eat-fish-all-seats = Wer mitspielt
fish-eat-fish-doing = { $doing ->
    [moves] am Zug
    [chooses] wählt
    [ready] bereit
   *[out] aus dem Wasser
}
fish-eat-fish-to-place = { $count ->
    [one] Noch ein Fisch zu setzen.
   *[other] Noch { $count } Fische zu setzen.
}
fish-eat-fish-cards-left = { $count ->
    [0] Keine Kampfkarte mehr.
    [one] Noch eine Kampfkarte.
   *[other] Noch { $count } Kampfkarten.
}
fish-eat-fish-catch = { $count ->
    [0] Kein Fisch im Fang.
    [one] Ein Fisch im Fang.
   *[other] { $count } Fische im Fang.
}
fish-eat-fish-has-starfish = Hat den Seestern.
fish-eat-fish-discarded = Gespielt: { $cards }

# Challenge cards and fights
fish-eat-fish-your-cards = Deine Kampfkarten
fish-eat-fish-card = { $card ->
    [shark] Hai
    [octopus] Krake
   *[other] { $card }
}
fish-eat-fish-card-in-hand = { $card ->
    [shark] Hai
    [octopus] Krake
   *[other] Fischkarte { $card }
}, { $count ->
    [0] schon gespielt
    [one] noch einmal da
   *[other] noch { $count }-mal da
}
fish-eat-fish-fight = Der Kampf
fish-eat-fish-side = { $side ->
    [attacker] greift von { $circle } aus an
   *[defender] verteidigt { $circle }
}
fish-eat-fish-card-and-height = { $card ->
    [shark] Hai, mit einem Stapel der Höhe { $count }.
    [octopus] Krake, mit einem Stapel der Höhe { $count }.
   *[other] Fischkarte { $card }, mit einem Stapel der Höhe { $count }.
}
fish-eat-fish-chosen-and-height = { $chosen ->
    [true] Die Karte ist gewählt. Der Stapel hat die Höhe { $count }.
   *[false] Noch ist keine Karte gewählt. Der Stapel hat die Höhe { $count }.
}
fish-eat-fish-what-counts = Höhe des Stapels und Karte zusammen: Die größere Summe gewinnt. Ein Hai schlägt jede Fischkarte. Ein Krake bläst den Kampf ab.
fish-eat-fish-winner = { $seat } gewinnt und kommt obenauf.
fish-eat-fish-you-win = Du gewinnst und kommst obenauf.
fish-eat-fish-draw = Unentschieden: Beide Stapel kommen aus dem Spiel.
fish-eat-fish-called-off = Ein Krake: Mit den Stapeln passiert nichts.

# Moves
move-place = einen Fisch auf { $a } setzen
move-eat = { $count ->
    [2] von { $a } aus { $b } angreifen
   *[other] von { $a } nach { $b } gleiten, { $c } angreifen
}
move-drift = von { $a } nach { $b } treiben
move-pass = passen
move-show = Karte zeigen: { $a }

# The lesson.
fish-eat-fish-lesson-welcome = Willkommen im Meer! Hier fressen Fische andere Fische, und jeder Fisch, den du in deinen Fang bringst, ist ein Punkt. Du spielst Rot, dein Gegenüber Blau, mit je fünf Fischen. Setz deinen ersten in die Mitte.
fish-eat-fish-lesson-all-place = Ihr setzt abwechselnd je einen Fisch. Solange woanders Platz ist, darf ein Fisch nicht neben einem deiner eigenen liegen; schräg daneben ist erlaubt. Schau, wohin die anderen Fische kommen.
fish-eat-fish-lesson-eat-neutral = Graue neutrale Fische füllen den Rest des Meeres. In deinem Zug greifst du an, was neben dir liegt, und neutrale Fische wehren sich nicht: Wähle deinen Fisch in der Mitte, dann den grauen unter ihm.
fish-eat-fish-lesson-stack-of-two = Dein Fisch ist auf den grauen gekommen, sein alter Kreis ist leer. Ein Stapel gehört der Person, deren Fisch obenauf liegt, also ist das deiner. Jetzt ist dein Gegenüber dran.
fish-eat-fish-lesson-slide-to-own = Neben deinem Stapel liegt jetzt ein blauer Stapel aus zwei Fischen. Hol Hilfe: Dein Fisch auf e3 kann über die leeren Kreise nach c3 gleiten und von dort auf deinen eigenen Stapel auf c4 kommen.
fish-eat-fish-lesson-will-they-dare = Bevor ein Stapel angreift, darf er geradeaus gleiten, so weit die Kreise leer sind. Jetzt ist dein Stapel drei Fische hoch. Ob dein Gegenüber sich trotzdem herantraut?
fish-eat-fish-lesson-octopus = Zwei greifen drei an! Beide Seiten wählen heimlich eine Karte, und Höhe plus Karte entscheidet. Aber ein Hai schlägt jede Fischkarte: Vielleicht ist das der Plan. Spiel einen Kraken, er bläst den Kampf ab.
fish-eat-fish-lesson-strike-back = Es war der Hai! Dein Krake hat den Kampf abgeblasen, und der einzige Hai deines Gegenübers ist weg. Jetzt schlag zurück: Greif den blauen Stapel auf d4 mit deinem Dreierstapel an.
fish-eat-fish-lesson-sure-card = Ihr hattet am Anfang die gleichen elf Karten, also rechne nach: Dein Gegenüber kommt höchstens auf 2 + 5 = 7, und du mit 3 + 5 auf 8. Dort gibt es keinen Hai mehr, nur ein Krake könnte dich aufhalten. Spiel deine 5.
fish-eat-fish-lesson-equal-sums = Deine Karte bleibt geheim, bis auch die andere gewählt ist. Vorsicht bei gleichen Summen: Dann kommen beide Stapel aus dem Spiel und zählen für niemanden.
fish-eat-fish-lesson-on-top = 8 gegen 2, du gewinnst! Dein Stapel ist auf den besiegten gekommen. Siehst du die 0? Wenn ein Kampf verloren scheint, wird man so gut eine schlechte Karte los. Jetzt zieht dein Gegenüber.
fish-eat-fish-lesson-more-than-five = Dein Stapel ist fünf hoch, und mehr kann kein Stapel behalten. Friss trotzdem: Zieh von d4 auf den grauen Fisch auf e4 und schau, was mit dem untersten Fisch passiert.
fish-eat-fish-lesson-first-catch = Der unterste Fisch ist in deinen Fang gekommen: dein erster Punkt, und den nimmt dir niemand mehr. Ein Fünferstapel bringt dir mit jedem Bissen Fische ein. Dein Gegenüber führt etwas im Schilde …
fish-eat-fish-lesson-shark = Ein blauer Stapel aus zwei Fischen greift deinen einzelnen Fisch auf a2 an. In der Höhe liegst du hinten, aber du hast deinen Hai: Er schlägt jede Fischkarte. Spiel ihn!
fish-eat-fish-lesson-eat-again = Dein Hai hat die 4 geschlagen, und dein kleiner Fisch liegt jetzt obenauf auf einem Dreierstapel. Du bist dran: Lass deinen Fünferstapel wieder fressen, den grauen Fisch unter ihm auf e5.
fish-eat-fish-lesson-jump-ahead = Zwei in deinem Fang! Die Karten deines Gegenübers sind verborgen, und gespielte Karten sind bald nicht mehr zu sehen, also merk sie dir. Die nächsten sieben Kämpfe überspringen wir und gehen gleich zum letzten.
fish-eat-fish-lesson-last-card = Fünf gegen fünf, mit den letzten Karten. Nach diesem Kampf hat niemand mehr eine Karte, also holt ihr alle eigenen Stapel in den Fang ein. Wer mitgezählt hat, weiß: Die andere Karte ist eine 2. Zeig deine 4!
fish-eat-fish-lesson-goodbye = Du gewinnst mit 12 zu 4 Fischen! Ein Spiel endet auch, wenn nur noch eine Person Stapel hat. Zwei Tipps: Lass einen Stapel auf fünf wachsen und friss weiter, und merk dir, welche Haie und Kraken schon weg sind. Viel Spaß!

# Pictures of the rules
fish-eat-fish-figure-placing = Dein nächster Fisch darf nicht links, rechts, über oder unter diesem liegen. Schräg ist erlaubt.
fish-eat-fish-figure-attack = „eat c3 c4“: Neutrale Fische wehren sich nicht. Dein Fisch kommt obenauf, und der Stapel gehört dir.
fish-eat-fish-figure-slide = „eat c3 c5 d5“: Der Fisch gleitet über die leeren Kreise nach c5 und greift dann den Fisch auf d5 an.
fish-eat-fish-figure-fight = Höhe plus Karte: 3 + 5 = 8 schlägt 2 + 4 = 6. Der rote Stapel kommt auf den blauen.
fish-eat-fish-figure-cards = Ein Hai schlägt jede Fischkarte. Zwei Haie sind unentschieden: Beide Stapel kommen aus dem Spiel. Mit einem Kraken passiert den Stapeln nichts.
fish-eat-fish-figure-catch = Sechs Fische sind einer zu viel: Der unterste kommt in den Fang von Rot, denn Rot gehört der Stapel.
