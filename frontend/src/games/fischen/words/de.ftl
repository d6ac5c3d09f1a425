# The board of Fischen in German.

fischen-board = Fischen: der Tisch
fischen-card = { $colour ->
    [B] Blau { $value }
    [Y] Gelb { $value }
    [P] Lila { $value }
    [R] Rot { $value }
   *[G] Grün { $value }
}
fischen-buoy = { $buoy ->
    [first] Boje „Zuerst“
    [left] Boje „Links“
    [colour] Boje „Farbe“
    [lowest] Boje „Niedrigste“
    [all] Boje „Alle“
   *[minus3] Boje „Minus 3“
}
fischen-colour = { $colour ->
    [B] Blau
    [Y] Gelb
    [P] Lila
    [R] Rot
   *[G] Grün
}

# What to do now.
fischen-lead = Du spielst aus. Wähle eine Karte.
fischen-follow = Wähle eine Karte. { $colour ->
    [B] Blau muss bedient werden.
    [Y] Gelb muss bedient werden.
    [P] Lila muss bedient werden.
    [R] Rot muss bedient werden.
   *[G] Grün muss bedient werden.
}
fischen-free = { $colour ->
    [B] Du hast kein Blau: Spiel irgendeine Karte.
    [Y] Du hast kein Gelb: Spiel irgendeine Karte.
    [P] Du hast kein Lila: Spiel irgendeine Karte.
    [R] Du hast kein Rot: Spiel irgendeine Karte.
   *[G] Du hast kein Grün: Spiel irgendeine Karte.
}
fischen-anything = Wähle eine Karte, die du spielst.
fischen-catch = Mit { $card } fängst du eine Karte: Wähle eine aus dem Stich.
fischen-pass = Wähle eine Karte, die du an { $other } weitergibst.
fischen-call = Wähle die Farbe, die du für den nächsten Stich ansagst.
fischen-chosen-play = { $card } liegt bereit. Jetzt auf den Tisch damit.
fischen-chosen-catch = Du hast { $card } im Auge. Jetzt ins Netz damit.
fischen-chosen-pass = { $card } liegt bereit. Jetzt weiter damit an { $other }.
fischen-you-pass = Du gibst { $card } an { $other } weiter. Noch am Wählen: { $names }.
fischen-they-play = { $seat } ist am Zug und spielt eine Karte.
fischen-they-catch = { $seat } ist am Zug und fängt eine Karte aus dem Stich.
fischen-they-pass = Alle geben eine Karte nach links weiter. Noch am Wählen: { $names }.
fischen-they-call = { $seat } ist am Zug und sagt die Farbe des nächsten Stichs an.
fischen-shuffling = Jeder Fang wird gemischt und kommt ins Boot.
fischen-over = { $count ->
    [one] { $names } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit je { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
fischen-over-rounds = Acht Runden sind gespielt.
fischen-over-overfished = Das Meer ist überfischt: Für eine neue Runde reichen die Karten nicht.

# Buttons.
fischen-do-play = { $card } spielen
fischen-do-catch = { $card } fangen
fischen-do-pass = { $card } an { $other } weitergeben
fischen-do-call = { $colour ->
    [B] Blau ansagen
    [Y] Gelb ansagen
    [P] Lila ansagen
    [R] Rot ansagen
   *[G] Grün ansagen, die Trumpffarbe
}
fischen-lay-here = { $card } hierher legen
fischen-here = hier
fischen-give-here = An { $other }
fischen-net-here = Ins Netz
fischen-let-go = Doch nicht
fischen-one-tap = Antippen spielt sofort
fischen-on-its-way = { $card }, zum Weitergeben gewählt
fischen-new-card = { $card }, gerade von { $other } bekommen

# The table.
fischen-round = Runde { $round } von { $rounds }
fischen-trick = Stich { $trick } von { $tricks }
fischen-last-round = letzte Runde
fischen-last-trick-here = letzter Stich der Runde
fischen-asked = { $colour ->
    [B] Blau bedienen
    [Y] Gelb bedienen
    [P] Lila bedienen
    [R] Rot bedienen
   *[G] Grün bedienen
}
fischen-called-by = { $colour ->
    [B] { $seat } hat Blau angesagt
    [Y] { $seat } hat Gelb angesagt
    [P] { $seat } hat Lila angesagt
    [R] { $seat } hat Rot angesagt
   *[G] { $seat } hat Grün angesagt
}
fischen-nothing-asked = Erste Karte bestimmt die Farbe
fischen-trump = Grün ist Trumpf
fischen-lowest = Niedrigste Karte gewinnt
fischen-the-trick = Der Stich, in der Reihenfolge des Spielens
fischen-laid = { $seat }: { $card }
fischen-laid-caught = { $seat }: { $card }, gefangen
fischen-laid-gone = { $seat }: schon gefangen
fischen-laid-none = { $seat }: noch nichts
fischen-leads = spielt aus
fischen-winning = liegt vorn
fischen-won = gewinnt
fischen-caught-tag = gefangen
fischen-catches-now = fängt
fischen-before = Voriger Stich
fischen-before-won = { $cards ->
    [0] Stich für { $seat }, aber nichts mehr zu fangen.
    [one] Stich für { $seat }: { $cards } Karte gefangen.
   *[other] Stich für { $seat }: { $cards } Karten gefangen.
}
fischen-colours = Farben zum Ansagen
fischen-standings = Endstand

# The end of a round.
fischen-round-over = Runde { $round } ist vorbei
fischen-round-caught = gefangen
fischen-round-from-boat = aus dem Boot
fischen-round-from-sea = aus dem Meer
fischen-round-how = Was du fängst, kommt unter dein Boot. Du ziehst zuerst aus deinem Boot, den Rest aus dem Meer.
fischen-go-on = Weiter

# The sea.
fischen-sea = Das Meer
fischen-sea-left = { $cards ->
    [0] leer
    [one] noch { $cards } Karte
   *[other] noch { $cards } Karten
}
fischen-depth = { $stars ->
    [one] { $stars } Stern: noch { $left }
   *[other] { $stars } Sterne: noch { $left }
}

# The seats.
fischen-seats = Die anderen
fischen-all-seats = Wer mitspielt
fischen-you = du
fischen-your-seat = Dein Platz
fischen-your-hand = Deine Hand
fischen-doing = { $phase ->
    [play] am Zug
    [catch] fängt
    [pass] wählt
   *[call] sagt an
}
fischen-has-chosen = hat gewählt
fischen-most = in Führung
fischen-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fischen-points-word = { $points ->
    [one] Punkt
   *[other] Punkte
}
fischen-points-in-words = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $caught ->
    [0] { "" }
   *[other] , dazu { $caught } in dieser Runde gefangen
}
fischen-hand = Hand
fischen-hand-in-words = { $cards } auf der Hand
fischen-boat = Boot
fischen-boat-in-words = { $cards } im Boot
fischen-net = Netz
fischen-this-round = diese Runde
fischen-net-in-words = { $cards } in dieser Runde gefangen
fischen-from-sea = Meer
fischen-from-sea-in-words = { $cards } für diese Runde aus dem Meer
fischen-lacks = ohne { $colours }

fischen-passed = gegeben
fischen-passed-in-words = in dieser Runde weitergegeben:
fischen-got = bekommen
fischen-got-in-words = in dieser Runde bekommen:

# What the cards do.
fischen-what-cards-do = Was die Karten bewirken
fischen-does-zero = Eine 0: Du fängst eine andere Karte des Stichs; erst dann geht der Rest an die Person, die den Stich gewinnt.
fischen-does-green = Grün ist Trumpf: Es schlägt die anderen Farben, muss aber genauso bedient werden.
fischen-does-first = Zuerst: Du spielst zum nächsten Stich aus.
fischen-does-left = Links: Nach dem Stich geben alle eine Karte nach links weiter.
fischen-does-colour = Farbe: Du sagst die Farbe des nächsten Stichs an.
fischen-does-lowest = Niedrigste: Den nächsten Stich gewinnt die niedrigste Karte.
fischen-does-all = Alle: Du fängst alle anderen Karten des Stichs.
fischen-does-minus3 = Minus 3: Wer sie fängt, verliert 3 Punkte.
fischen-does-boat = Jede Karte, die du fängst, ist ein Punkt. Sie kommt unter dein Boot, deinen eigenen Nachziehstapel; was dein Boot nicht hergibt, ziehst du aus dem Meer, wo die Karten von Stern zu Stern stärker werden.

# The memory aid.
fischen-memory = Merkhilfe
fischen-memory-catch = In dieser Runde gefangen
fischen-memory-layer = Boot, aus Runde { $round } (davon noch { $left })
fischen-memory-played = Zuletzt gespielt
fischen-memory-passed = Weitergegeben
fischen-memory-got = Bekommen
fischen-memory-depth = { $stars ->
    [one] { $stars } Stern, davon noch { $left }
   *[other] { $stars } Sterne, davon noch { $left }
}
fischen-memory-nothing = Nichts bekannt.

# Moves
move-play = { $a } spielen
move-catch = { $a } fangen
move-pass = { $a } weitergeben
move-call = { $a } ansagen

# The lesson.
fischen-lesson-welcome = Willkommen bei Fischen! Jede Karte, die du fängst, ist ein Punkt, und wer nach acht Runden die meisten Punkte hat, gewinnt. Du hast zehn Karten auf der Hand; das Meer ist voll von stärkeren, aber noch zieht niemand daraus.
fischen-lesson-first-lead = In einem Stich spielen alle eine Karte, und die höchste Karte der ausgespielten Farbe gewinnt sie alle. Du spielst aus: Keine Startkarte ist höher als 10, also gewinnt die rote 10 auf jeden Fall. Spiel sie!
fischen-lesson-others-follow = Jetzt spielen die anderen, im Uhrzeigersinn. Wer Rot hat, muss Rot bedienen. Wer keins hat, darf jede Karte spielen.
fischen-lesson-first-catch = Links von dir war kein Rot da, also wurde die lila 3 abgeworfen, die nicht gewinnen kann. Du hast alle drei Karten gefangen: 3 Punkte! Wer den Stich gewinnt, spielt zum nächsten aus. Probier es mit der gelben 4, die wird dir nicht fehlen.
fischen-lesson-higher-card = Eine 4 gewinnt wohl kaum, aber jetzt bist du sie los. Achte darauf, wer diesen Stich bekommt und zum nächsten ausspielt.
fischen-lesson-must-follow = Die gelbe 10 hat gewonnen, und rechts von dir wird die blaue 10 ausgespielt. Du hast Blau, also musst du bedienen. Gewinnen kannst du hier nicht: Spiel deine blaue 4 und behalte die 8.
fischen-lesson-rest-of-round = Die meisten hohen Karten sind rechts von dir, da kannst du wenig machen. Springen wir gleich ans Ende dieser Runde.
fischen-lesson-round-over = Runde 1 ist vorbei: 3 Punkte für dich, 3 links von dir, 24 rechts. Aber was du fängst, ist dein Vorrat für die nächste Runde, und von diesen 24 Karten ist keine höher als 10!
fischen-lesson-new-hand = Die rote 10, die rote 4 und die lila 3 aus deinem Fang hast du wieder auf der Hand. Die anderen sieben kommen aus dem Meer: Wer wenig fängt, bekommt frischen Fisch! Die Person links von dir hat genauso wenige Punkte und spielt aus.
fischen-lesson-buoy = Die rote 12 kannst du nicht schlagen, und Rot muss bedient werden. Aber eine Boje darfst du immer stattdessen spielen: Spiel die Boje „Links“ und behalte deine roten Karten.
fischen-lesson-pass-purple = Die rote 12 hat gewonnen. Wegen „Links“ wählen jetzt alle heimlich eine Karte und geben sie nach links weiter. Nimm die lila 3: Sie ist dein einziges Lila, und du siehst gleich, warum das schlau ist.
fischen-lesson-all-pass = Welche Karte du weitergibst, erfährt nur die Person links von dir. Jetzt wählen auch die anderen, und dann beginnt der nächste Stich.
fischen-lesson-zero = Von rechts hast du die blaue 4 bekommen. Diesmal wurde die gelbe 12 ausgespielt, und deine gelbe 0 kann den Stich nicht gewinnen. Aber bevor er eingesammelt wird, fängt eine 0 eine andere Karte: Spiel sie!
fischen-lesson-zero-catches = Jetzt wähle deinen Fang. Nimm die gelbe 12: Jede Karte ist ein Punkt, aber diese ist auch in deiner nächsten Runde stark.
fischen-lesson-winner-gets-rest = Die 12 ist in deinem Netz. Den Stich hat sie trotzdem gewonnen: Die Person links von dir bekommt den Rest, die gelbe 3 und deine 0, und spielt wieder aus.
fischen-lesson-trump = Lila wurde ausgespielt, und dein einziges Lila hast du weitergegeben: Jetzt darfst du jede Karte spielen. Grün ist Trumpf und schlägt alle anderen Farben, also schlägt sogar die grüne 1 die lila 12. Spiel sie!
fischen-lesson-next-deck = Mit dem Fang dieser Runde hast du jetzt 7 Punkte. Beide Zwölfen und die grüne 1 kommen in dein Boot, aus dem du ziehst. Hände, Boote und Meer sind verborgen, aber jeder Fang liegt einen Moment lang offen: Versuch, dir die starken Karten zu merken.
fischen-lesson-farewell = Also: Fang in acht Runden viele Karten, und starke für deinen Vorrat. Kannst du nicht gewinnen, wirf eine schwache Karte ab; und werde eine Farbe ganz los, damit du dort trumpfen kannst. Tiefer im Meer warten noch mehr Bojen. Guten Fang!

# Pictures of the rules
fischen-figure-cards = Jede Farbe hat ihr eigenes Zeichen und Muster. Grün ist Trumpf. Eine 0 hat einen Haken, denn sie fängt eine Karte.
fischen-figure-buoys = Die sechs Arten von Bojen. Nur „Minus 3“ gibt es zweimal.
fischen-figure-follow = Rot ist gefordert. Aus dieser Hand darfst du Rot spielen oder eine Boje. Gelb und Grün wären nur erlaubt, wenn du gar kein Rot hättest.
fischen-figure-trump = Person 1 hat Lila ausgespielt, also ist Lila gefordert. Person 3 hat kein Lila und trumpft: Schon die grüne 1 schlägt die lila 12.
fischen-figure-zero = Die gelbe 12 gewinnt diesen Stich. Zuerst aber fängt die 0 von Person 3 eine Karte daraus, hier die 12 selbst. Person 1 fängt den Rest.
fischen-figure-boat = Für die nächste Runde brauchst du zehn Karten. Dein Boot hat nur drei; die anderen sieben kommen aus dem Meer.
