# The board of Fish'n'Stones in German.

fish-n-stones-round = Runde { $round } von { $rounds }
fish-n-stones-to-come = { $cards ->
    [0] keine Karte kommt mehr
    [one] noch { $cards } Karte kommt
   *[other] noch { $cards } Karten kommen
}
fish-n-stones-steps = Schritte einer Runde
fish-n-stones-step-cast = Setzen
fish-n-stones-step-bait = Ködern
fish-n-stones-step-fish = Fischen
fish-n-stones-pond = Der Teich. Mit den Pfeiltasten geht es von Feld zu Feld.

# What to do now

fish-n-stones-do-cast = Wähle eine Linie für deine Katze. Noch sehen die anderen sie nicht.
fish-n-stones-do-bait = Einen Stapel in Linie { $line } schieben? Das zeigt deine Katze.
fish-n-stones-do-no-bait = Dein Zug jetzt: nicht ködern.
fish-n-stones-do-bait-to = Wähle jetzt das Feld in Linie { $line }, auf das der Stapel von { $spot } kommt.
fish-n-stones-do-fish = Wähle einen Stapel in Linie { $line }: Er kommt in deinen Eimer.
fish-n-stones-wait-cast = { $names } { $count ->
    [one] wählt
   *[other] wählen
} noch eine Linie.
fish-n-stones-wait-cast-placed = Deine Katze sitzt an Linie { $line }. { $names } { $count ->
    [one] wählt
   *[other] wählen
} noch.
fish-n-stones-wait-bait = { $seat } darf jetzt ködern.
fish-n-stones-wait-fish = { $seat } fischt jetzt.
fish-n-stones-over = Alle vier Runden sind gespielt.
fish-n-stones-other-end = Dieses Ende der Linie { $line } gehört { $seat }. Nimm dein eigenes Ende.
fish-n-stones-no-bait = Nicht ködern
fish-n-stones-let-go = Zurücklegen

# The end of a round
fish-n-stones-round-over = Runde { $round } ist vorbei
fish-n-stones-round-caught = gefangen
fish-n-stones-round-bucket = Eimer
fish-n-stones-round-points = Punkte
fish-n-stones-round-how = Neun neue Karten kommen in den Teich, oben auf das, was noch liegt.
fish-n-stones-go-on = Weiter

# Spots

fish-n-stones-pile = { $spot }: { $card ->
    [F1] ein Fisch
    [F2] zwei Fische
    [F3] drei Fische
    [S1] ein Stein
    [S2] zwei Steine
   *[W] Wasser
}{ $height ->
    [1] .
   *[other] , oben auf einem Stapel aus { $height } Karten.
} { $state ->
    [from] Du kannst den Stapel schieben.
    [held] Du hast den Stapel in der Hand.
    [to] Der Stapel kann hierher.
    [take] Du kannst den Stapel nehmen.
   *[none] { "" }
}
fish-n-stones-pile-known = { $spot }: { $card ->
    [F1] ein Fisch
    [F2] zwei Fische
    [F3] drei Fische
    [S1] ein Stein
    [S2] zwei Steine
   *[W] Wasser
}{ $height ->
    [1] .
   *[other] , oben auf einem Stapel aus { $height } Karten mit zusammen { $fish ->
        [one] 1 Fisch
       *[other] { $fish } Fischen
    } und { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steinen
    }.
} { $state ->
    [from] Du kannst den Stapel schieben.
    [held] Du hast den Stapel in der Hand.
    [to] Der Stapel kann hierher.
    [take] Du kannst den Stapel nehmen.
   *[none] { "" }
}
fish-n-stones-empty = { $spot }: leer. { $state ->
    [to] Der Stapel kann hierher.
   *[none] { "" }
}
fish-n-stones-caught = { $seat } hat hier { $fish ->
    [0] { $stones ->
        [0] nur Wasser
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
   *[other] { $fish ->
        [one] { $fish } Fisch
       *[other] { $fish } Fische
    }{ $stones ->
        [0] { "" }
        [one] { " und " }{ $stones } Stein
       *[other] { " und " }{ $stones } Steine
    }
} genommen.
fish-n-stones-hinted = Das ist der Tipp.

# Lines

fish-n-stones-my-line = Deine Linie { $line }. { $cat ->
    [here] Hier sitzt deine Katze.
    [secret] Hier sitzt deine Katze, das weißt nur du.
    [can] Setz deine Katze hierher.
   *[none] { "" }
}
fish-n-stones-line = Linie { $line } von { $seat }. { $cat ->
    [here] Hier sitzt die Katze.
    [maybe] Vielleicht sitzt hier die Katze.
   *[none] { "" }
}

# Seats

fish-n-stones-you = du
fish-n-stones-first = beginnt
fish-n-stones-choosing = wählt
fish-n-stones-baiting = ködert
fish-n-stones-fishing = fischt
fish-n-stones-cat-hidden = Katze noch verborgen
fish-n-stones-cat-at = Katze an Linie { $line }
fish-n-stones-cat-secret = Katze an Linie { $line }, geheim
fish-n-stones-cat-yours = Deine Katze: Bring sie an eine Linie
fish-n-stones-bucket = { $cards ->
    [0] Eimer: leer
    [one] Eimer: 1 Karte
   *[other] Eimer: { $cards } Karten
}
fish-n-stones-bucket-known = { $cards ->
    [0] Eimer: leer
   *[other] Eimer: { $fish ->
        [one] 1 Fisch
       *[other] { $fish } Fische
    }, { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    }
}
fish-n-stones-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Moves
move-cast = die Katze an Linie { $a } setzen
move-no = nicht ködern
move-bait = den Stapel von { $a } auf { $b } schieben
move-fish = { $a } abfischen

# The lesson.

fish-n-stones-lesson-welcome = Willkommen am Teich! Jeder Fisch, den du fängst, bringt einen Punkt, jeder Stein kostet einen. Wer nach vier Runden die meisten Punkte hat, gewinnt.
fish-n-stones-lesson-table = Neun Karten liegen im Teich, und du siehst, was jede zählt; Wasser zählt nichts. Du sitzt unten und fischst in den Linien a, b und c. Dein Gegenüber fischt von der anderen Seite in denselben drei.
fish-n-stones-lesson-first-cast = In jeder Runde wählen alle heimlich eine Linie für ihre Katze. Setz deine an Linie b: Links und rechts davon liegen je drei Fische gleich daneben.
fish-n-stones-lesson-secret = Deine Katze sitzt an Linie b, und das weißt nur du. Dein Gegenüber wählt auch, und du siehst nicht, welche Linie.
fish-n-stones-lesson-baits = Jetzt dürft ihr beide einmal ködern: Schiebt einen ganzen Stapel ein Feld weiter, zur Seite, nach oben oder nach unten, sodass er in der Linie eurer Katze landet. Ihr müsst aber nicht. Es beginnt, wer die Fahne hat, und das bist nicht du.
fish-n-stones-lesson-fat-pile = Die zwei Fische von b2 liegen jetzt auf den drei Fischen von c2: ein Stapel aus fünf Fischen, auch wenn du nur die oberste Karte siehst. Aber das Ködern hat dir die andere Katze verraten: Sie sitzt an Linie c.
fish-n-stones-lesson-steal = Wer zuletzt ködert, hat einen Trick: Klau diesen Stapel! Wähle c2, dann b2. Du darfst ihn aus jeder Linie holen, und das Feld, auf das er kommt, darf leer sein.
fish-n-stones-lesson-fishing = Jetzt nehmen alle einen ganzen Stapel aus der Linie ihrer Katze, wieder zuerst, wer die Fahne hat. Einen musst du nehmen, auch wenn er nur aus Steinen besteht. In Linie c sind nur noch ein Fisch und Wasser übrig.
fish-n-stones-lesson-first-catch = Dein Gegenüber hat nur einen Fisch bekommen. Du bist dran: Nimm den Stapel von b2 in deinen Eimer, mit allen fünf Fischen!
fish-n-stones-lesson-new-cards = Fünf Punkte für dich! Runde 2 beginnt mit neun neuen Karten, die auf das kommen, was noch liegt. Ein Eimer verrät nur, wie viele Karten darin sind, also zähl deine Punkte mit.
fish-n-stones-lesson-remember = Verdeckte Karten bleiben verborgen, aber du hast sie gesehen. Unter dem Wasser auf a3 liegen drei Fische! Und der Fisch auf a1 ist eine Falle: Unter ihm liegen zwei Steine.
fish-n-stones-lesson-second-cast = Die Fahne ist zu dir weitergewandert. Setz deine Katze an Linie a: Wer die drei Fische vergessen hat, rechnet dort nicht mit dir.
fish-n-stones-lesson-order = Während dein Gegenüber eine Linie wählt, schau auf die Fahne: Diesmal köderst du zuerst, und du fischst auch zuerst.
fish-n-stones-lesson-keep-quiet = Neben a3 liegen nur Steine, Ködern macht es also nicht besser. Außerdem würdest du deine Katze zeigen, und der Stapel ließe sich dir noch klauen. Also nicht ködern.
fish-n-stones-lesson-guess = Deine Katze ist noch verborgen. Jetzt muss dein Gegenüber raten, wo sie sitzt.
fish-n-stones-lesson-second-catch = Die Fische von b1 sind nach c1 gewandert. Vielleicht hat dein Gegenüber deine Katze wieder an Linie b vermutet! Den Stapel auf a3 hat niemand angerührt: Nimm ihn.
fish-n-stones-lesson-score = Drei Fische unter nichts als Wasser! Das macht acht Fische und keinen Stein, also acht Punkte. Dein Gegenüber hat einen Punkt und fischt als Nächstes. Bei Gleichstand würden weniger Steine gewinnen.
fish-n-stones-lesson-end = Jetzt weißt du alles: viele Fische, wenige Steine, vier Runden. Zwei Tipps: Merk dir, was zugedeckt wird, und denk vor dem Ködern daran, wer dir den Stapel noch klauen kann. Guten Fang!

# Setting up a table
table-option-shores = Wo zwei Personen sitzen
table-option-shores-opposite = Einander gegenüber
table-option-shores-adjacent = Nebeneinander, über Eck
# Pictures of the rules
fish-n-stones-figure-cards = Die sechs Arten von Karten mit den Punkten, die sie am Ende bringen.
fish-n-stones-figure-shores = Von Süden und Norden aus fischst du in den Spalten a, b und c, von Westen und Osten aus in den Reihen 1, 2 und 3.
fish-n-stones-figure-fill = Wasser kommt auf drei Fische. Alle sehen die oberste Karte und dass dort zwei Karten liegen. Den Rest musst du dir merken!
fish-n-stones-figure-bait = Deine Katze sitzt an Linie b. Du darfst den Stapel von c2 auf b2 schieben, denn b2 liegt in deiner Linie. Von a1 auf a2 darfst du nicht: Das ist nicht deine Linie.
fish-n-stones-figure-fish = Deine Katze sitzt an Linie b. Du hast den Stapel von b2 genommen; das Feld bleibt bis zur nächsten Runde leer.
fish-n-stones-figure-score = In diesem Eimer sind fünf Fische und ein Stein: 4 Punkte.
