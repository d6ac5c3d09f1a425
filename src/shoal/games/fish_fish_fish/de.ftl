# Fish Fish Fish in German.

in-one-line = mit Richtungskarten auf einem Meer von 15×9 Feldern Boote segeln oder Fische schwimmen lassen
goal = Fang Fische mit deinen Booten: Ein grauer bringt 5 Punkte, ein weißer 2, ein blauer 1; jeder graue, den du nie aussetzt, kostet 5.
mood = Für Planer mit Zeit: ein weites Meer, Richtungen auf der Hand und Schwärme, die du lenkst, wohin du willst.

opened = Offen liegen { $one }, { $two } und { $three }.
dealt = { $seat } bekommt { $one }, { $two } und { $three }.
moored = { $seat } macht ein Boot auf { $square } fest.
sailed = { $seat } segelt von { $source } nach { $target }.
swam = { $seat } lässt { $fish ->
    [one] den Fisch
   *[other] den Schwarm aus { $fish } Fischen
} auf { $source } nach { $target } schwimmen.
caught = { $seat } fängt Fische: { $white ->
    [0] { $blue ->
        [0] { $grey } grau
       *[other] { $grey ->
            [0] { $blue } blau
           *[other] { $blue } blau, { $grey } grau
        }
    }
   *[other] { $blue ->
        [0] { $grey ->
            [0] { $white } weiß
           *[other] { $white } weiß, { $grey } grau
        }
       *[other] { $grey ->
            [0] { $white } weiß, { $blue } blau
           *[other] { $white } weiß, { $blue } blau, { $grey } grau
        }
    }
}.
ended = { $seat } beendet das Bewegen.
passed = { $seat } kann keine Karte spielen und passt.
released = { $seat } setzt auf { $square } einen grauen Fisch aus.
kept = { $seat } setzt keinen grauen Fisch aus.
drew-open = { $seat } nimmt die offene Karte { $card }.
drew-unseen = { $seat } zieht vom Stapel.
drew-own = { $seat } zieht { $card } vom Stapel.
turned = { $card } wird in Fach { $slot } aufgedeckt.
stopped = { $seat } zieht keine Karte mehr.
shuffled = Der Ablagestapel mit { $cards } Karten wird gemischt: Durchgang { $trip } durch den Stapel beginnt.

not-now = das geht hier nicht, jetzt heißt es: { $step ->
    [moor] ein Boot festmachen
    [play] eine Karte spielen oder, wenn keine geht, passen
    [sail] weitersegeln oder aufhören
    [swim] weiterschwimmen lassen oder aufhören
    [release] einen grauen Fisch aussetzen oder behalten
   *[draw] eine Karte ziehen oder aufhören
}
not-on-the-ring = { $square } liegt nicht auf dem äußeren Ring
berth-taken = auf { $square } liegt schon ein Boot
fish-have-moved = in diesem Zug sind schon Fische geschwommen, also bleiben die Boote, wo sie sind
boats-have-moved = in diesem Zug sind schon Boote gesegelt, also bleiben die Fische, wo sie sind
no-boat = auf { $square } liegt kein Boot von dir
no-fish = auf { $square } sind keine Fische
no-card = du hast keine Karte { $card }
off-the-board = von { $square } aus führt { $card } über den Rand hinaus
boat-in-the-way = von { $square } aus liegt in Richtung { $card } ein Boot im Weg
play-first = spiel erst mindestens eine Karte
must-pass = du kannst keine Karte spielen und musst passen
can-play = du kannst eine Karte spielen, also darfst du nicht passen
no-company = auf { $square } sind keine Fische; ein grauer Fisch wird nur bei anderen ausgesetzt
must-draw = du hast keine Karte auf der Hand: Zieh erst eine

pile-ran-out = der Stapel ist zum letzten Mal aufgebraucht
nobody-can-move = niemand kann mehr etwas bewegen

caught-grey = graue Fische gefangen
caught-white = weiße Fische gefangen
caught-blue = blaue Fische gefangen
unused-grey = graue Fische nie ausgesetzt

# What speaks for a move
merit-fish-beside = daneben liegen Fische für { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-alone = im Umkreis von drei Feldern liegt kein Boot
merit-catch = fängt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für dich
merit-before-other = bevor { $other } es tut: ein Boot liegt schon daneben
merit-school = macht einen Schwarm von { $fish } daraus, der { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert ist
merit-goes-on = danach kann deine { $card } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} fangen
merit-draws = endest du auf { $square }, darfst du { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen
merit-end-keeps = du behältst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand
merit-end-draws = hier darfst du { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} ziehen
merit-no-place = nirgends liegen Fische nur neben deinen Booten
merit-yours-alone = neben { $square } liegen nur Boote von dir
merit-grey-costs = ein grauer Fisch, den du nie aussetzt, kostet dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-card-catches = { $card } würde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} fangen, so wie das Meer jetzt ist
merit-nothing-open = keine offene Karte würde fangen, was deine Hand nicht kann
merit-last-card = noch eine Karte, und das Spiel wäre zu Ende
