# Fat Fish in German.

in-one-line = bunte Karten an drei Reihen anlegen; wer die fünfte legt, nimmt die Reihe
goal = Von einer Reihe, die du nimmst, zählt je Farbe eine Karte für dich, alle anderen zählen gegen dich.
mood = Für eine vergnügte Runde mit allen: schnell gelernt, und jede Reihe kann sich gegen den wenden, der sie füllt.
option-licences = Fanglizenzen für Bonuspunkte: keine (off), A, B oder C nach Los (random) oder die, die du nennst
option-fiasco = falsches Anlegen: abgelehnt (off) oder zugelassen und mit der Fiaskokarte bestraft (on)

opened = { $card } eröffnet Reihe { $row }.
laid = { $seat } legt { $card } an Reihe { $row } an.
stopped = { $seat } hört auf.
none-follows = { $seat } kann keine Karte mehr anlegen.
took-row = { $seat } nimmt Reihe { $row }.
split = { $seat } legt { $kept } auf den Plusstapel, { $rest } auf den Minusstapel: { $balance }.
kept-all = { $seat } hat fünf Farben und legt alle auf den Plusstapel, { $kept }: { $balance }.
row-gone = Die Reserve ist leer: Reihe { $row } fällt weg.
drew = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
drew-own = { $seat } zieht { $cards }.
all-played = { $seat } hat keine Karten mehr und ist fertig.
wrong-lay = { $seat } legt { $card } an Reihe { $row } an, was falsch ist, und nimmt die Fiaskokarte.
took-back = { $seat } nimmt { $cards } zurück.
passed-a = { $seat } hat eine 1 behalten und bekommt Lizenz A von { $other }.
took-licence = { $seat } nimmt Lizenz { $licence }.
awarded = { $seat } bekommt { $points } Punkte für Lizenz { $licence }.

not-now = das geht hier nicht, jetzt heißt es: { $step ->
    [lay] Karten anlegen
    [keep] wählen, welche Karten du behältst
   *[licence] eine Lizenz wählen
}
not-in-hand = du hast { $card } nicht auf der Hand
no-such-row = Reihe { $row } ist weggefallen, denn die Reserve ist leer
other-row = in diesem Zug legst du nur an Reihe { $chosen } an
colour-elsewhere = { $card } muss an eine Reihe, die mit { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
} endet: Reihe { $rows }
lay-first = du musst mindestens eine Karte anlegen
not-in-row = nicht alle diese Karten liegen in der Reihe, die du nimmst
one-per-colour = behalte von jeder Farbe der Reihe genau eine Karte
one-or-two = die Reihe hat nur eine Farbe: Behalte eine oder zwei Karten
later-twin = von gleichen Karten gelten die weiter links als behalten
licence-not-met = diese Reihe erfüllt Lizenz { $licence } nicht
licence-away = Lizenz { $licence } liegt nicht aus

all-cards-played = alle Karten gespielt

plus = Plusstapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
minus = Minusstapel, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
fiasco-card = Fiaskokarte
licence = Lizenz { $licence }

meaning-a = eine 1 behalten: geht weiter, sobald jemand anderes eine behält
meaning-b = am Ende: die wenigsten Karten im Plus
meaning-c = am Ende: die meisten Einsen im Plus
meaning-d = alle Werte von 1 bis 4, 2 bis 5 oder 3 bis 6 in der Reihe
meaning-e = mehr Punkte ins Minus als ins Plus
meaning-f = gleich viele Punkte ins Plus wie ins Minus
meaning-g = nur Werte 1, 2 und 3 in der Reihe
meaning-h = nur eine Farbe in der Reihe
meaning-i = genau zwei Farben in der Reihe

# What speaks for a move
merit-can-fill = mit deinen Karten kannst du Reihe { $row } noch in diesem Zug füllen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-frees-colour = deckt das Ende von Reihe { $row } zu: dann endet keine Reihe mehr mit { $colour ->
    [R] Rot
    [Y] Gelb
    [G] Grün
    [B] Blau
   *[P] Lila
}, und deine Karte davon passt überall
merit-new-colour = { $card } bringt eine Farbe in Reihe { $row }, die dort noch fehlt
merit-far-from-full = Reihe { $row } fehlen dann noch { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, also nimmt sie niemand mit einer einzigen
merit-takes-row = füllt Reihe { $row }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} für dich
merit-meets = erfüllt Lizenz { $licence }, die { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert ist
merit-fourth-card = mit einer vierten Karte könnte jemand Reihe { $row } mit nur einer nehmen
merit-costly-row = Reihe { $row } mit deinen Karten zu füllen, würde dich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} kosten
merit-keeps-hand = du behältst { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} für eine andere Reihe
merit-takes-a = mit einer 1 dabei bekommst du Lizenz A von { $other }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
merit-best-split = { $points }: anders aufgeteilt ist die Reihe nicht mehr wert
merit-best-licence = keine der Lizenzen zur Auswahl ist mehr wert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
