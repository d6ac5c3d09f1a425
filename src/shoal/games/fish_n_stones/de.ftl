# Fish'n'Stones in German.

in-one-line = heimlich eine Linie in einem Teich von 3×3 Feldern wählen, ködern, einen Stapel fischen
goal = Fang Fische und überlass den anderen die Steine: Jeder Fisch ist ein Punkt, jeder Stein kostet einen.
mood = Für ein kurzes Duell der Köpfe: Errate, was die anderen vorhaben, und lach, wenn du falsch liegst.
option-shores = wo ihr zu zweit sitzt: einander gegenüber (opposite) oder nebeneinander (adjacent)

filled = Runde { $round }: Neun neue Karten liegen im Teich.
cast-cat = { $seat } hat die Katze gesetzt.
cast-own = { $seat } setzt die Katze an Linie { $line }.
baited = { $seat } ködert den Stapel von { $source } nach { $target }.
declined = { $seat } ködert nicht.
revealed-cat = Die Katze von { $seat } sitzt an Linie { $line }.
fished = { $seat } fischt { $spot }: { $fish ->
    [0] { $stones ->
        [0] nichts als Wasser
        [one] { $stones } Stein
       *[other] { $stones } Steine
    }
   *[other] { $fish ->
        [one] { $fish } Fisch
       *[other] { $fish } Fische
    }{ $stones ->
        [0] { "" }
        [one] , { $stones } Stein
       *[other] , { $stones } Steine
    }
}.
nothing-left = { $seat } findet die ganze Linie leer und nimmt nichts.

not-now = das geht hier nicht, jetzt heißt es: { $step ->
    [cast] die Katze setzen
    [bait] ködern
   *[fish] fischen
}
other-shore = deine Linien sind die { $shore ->
    [rows] Reihen
   *[columns] Spalten
} des Teichs
other-line = { $target } liegt nicht in der Linie deiner Katze
empty-source = auf { $spot } liegt kein Stapel
not-your-line = { $spot } liegt nicht in der Linie deiner Katze
empty-spot = auf { $spot } liegt kein Stapel mehr
not-beside = { $source } und { $target } liegen nicht nebeneinander: Ein Stapel rückt um ein Feld weiter, nicht schräg

four-rounds = vier Runden gespielt

fish = Fische im Eimer
stones = Steine im Eimer

# What speaks for a move
merit-best-pile-in-line = in Linie { $line } liegt der beste Stapel des Teichs: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-best-pile-beside = der beste Stapel des Teichs, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, liegt neben Linie { $line }: du kannst ihn herüberködern
merit-richest-line = alles in Linie { $line } ist zusammen mehr wert als in deinen anderen Linien: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-gathers = macht { $spot } zum besten Stapel deiner Linie, er ist dann { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert
merit-spoils = verdirbt { $other } den besten Stapel der Linie, der bisher { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert ist
merit-last-bait = nach dir ködert niemand mehr: der Teich bleibt so
merit-no-better-bait = kein Köder brächte dir einen besseren Stapel, als du schon hast: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-stays-hidden = wer nach dir ködert, weiß nicht, wo deine Katze sitzt
merit-best-catch = nichts in deiner Linie ist mehr wert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-before-other = { $other } kann ihn dann nicht mehr fischen
