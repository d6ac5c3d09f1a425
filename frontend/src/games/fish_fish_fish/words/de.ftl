# The board of Fish Fish Fish in German.

fish-fish-fish-board = Der Tisch
fish-fish-fish-sea = Das Meer, 15 Spalten von West nach Ost und 9 Reihen von Süd nach Nord
fish-fish-fish-others = Wer mitspielt
fish-fish-fish-seat = { $seat }
fish-fish-fish-hand = Deine Hand
fish-fish-fish-table = Karten zum Ziehen
fish-fish-fish-what-now = Was du tun kannst

fish-fish-fish-do-moor = Mach ein Boot fest: Wähle ein freies Feld des äußeren Rings.
fish-fish-fish-do-move = Wähle ein Boot, einen Fisch oder einen Schwarm. Oder erst eine Karte.
fish-fish-fish-do-sail = Segle weiter oder hör auf. { $cards ->
    [0] Dann kannst du keine Karte ziehen.
    [one] Dann darfst du eine Karte ziehen.
   *[other] Dann darfst du { $cards } Karten ziehen.
}
fish-fish-fish-do-swim = Lass noch mehr Fische schwimmen oder hör auf. { $cards ->
    [0] Dann kannst du keine Karte ziehen.
    [one] Dann darfst du eine Karte ziehen.
   *[other] Dann darfst du { $cards } Karten ziehen.
}
fish-fish-fish-do-pass = Mit keiner deiner Karten kannst du etwas bewegen. Du musst passen.
fish-fish-fish-do-release = Setz einen grauen Fisch zu anderen Fischen aus. Oder behalte ihn.
fish-fish-fish-do-draw = { $cards ->
    [one] Zieh noch eine Karte: eine offene oder vom Stapel.
   *[other] Zieh bis zu { $cards } Karten: offene oder vom Stapel.
}
fish-fish-fish-chosen-boat = Dein Boot auf { $square }: Wähle eine Karte oder das Feld, auf das es segelt.
fish-fish-fish-chosen-fish = { $fish ->
    [one] Der Fisch auf { $square }: Wähle eine Karte oder das Feld, auf das er schwimmt.
   *[other] Der Schwarm auf { $square }: Wähle eine Karte oder das Feld, auf das er schwimmt.
}
fish-fish-fish-chosen-card = { $card ->
    [N] Nord: Wähle das Boot oder die Fische, die sich bewegen.
    [NE] Nordost: Wähle das Boot oder die Fische, die sich bewegen.
    [E] Ost: Wähle das Boot oder die Fische, die sich bewegen.
    [SE] Südost: Wähle das Boot oder die Fische, die sich bewegen.
    [S] Süd: Wähle das Boot oder die Fische, die sich bewegen.
    [SW] Südwest: Wähle das Boot oder die Fische, die sich bewegen.
    [W] West: Wähle das Boot oder die Fische, die sich bewegen.
   *[NW] Nordwest: Wähle das Boot oder die Fische, die sich bewegen.
}
fish-fish-fish-too-far = { $square } ist zu weit: Eine Karte bewegt um ein Feld.
fish-fish-fish-wait = { $phase ->
    [moor] { $seat } macht ein Boot fest.
    [move] { $seat } spielt gleich eine Karte.
    [sail] { $seat } segelt.
    [swim] { $seat } lässt Fische schwimmen.
    [release] { $seat } darf einen grauen Fisch aussetzen.
    [draw] { $seat } zieht Karten.
   *[shuffle] Die Karten werden gemischt.
}
fish-fish-fish-over = Das Spiel ist zu Ende.

fish-fish-fish-end = { $cards ->
    [0] Aufhören
    [one] Aufhören, eine ziehen
   *[other] Aufhören, { $cards } ziehen
}
fish-fish-fish-end-first = Aufhören
fish-fish-fish-pass = Passen
fish-fish-fish-keep = Behalten
fish-fish-fish-enough = Genug gezogen
fish-fish-fish-let-go = Doch nicht

fish-fish-fish-square = { $thing ->
    [boat] { $square }, Boot von { $seat }
    [mine] { $square }, dein Boot
    [white] { $square }, weißer Fisch
    [blue] { $square }, blauer Fisch
    [grey] { $square }, grauer Fisch
    [school] { $square }, Schwarm aus { $fish } Fischen
    [grey-school] { $square }, Schwarm aus { $fish } Fischen, obenauf ein grauer
    [known] { $square }, Schwarm: { $white } weiß, { $blue } blau, { $grey } grau
   *[empty] { $square }, offenes Wasser
}, Zahl { $number }{ $part ->
    [from] , kannst du bewegen
    [to] , hierher geht es
    [moor] , hier kannst du festmachen
    [release] , hier kannst du aussetzen
   *[none] {""}
}
fish-fish-fish-card = { $card ->
    [N] Nord
    [NE] Nordost
    [E] Ost
    [SE] Südost
    [S] Süd
    [SW] Südwest
    [W] West
   *[NW] Nordwest
}
fish-fish-fish-open-card = Offene Karte { $slot }: { $card ->
    [N] Nord
    [NE] Nordost
    [E] Ost
    [SE] Südost
    [S] Süd
    [SW] Südwest
    [W] West
   *[NW] Nordwest
}
fish-fish-fish-pile = { $cards ->
    [one] Stapel: eine Karte
   *[other] Stapel: { $cards } Karten
}
fish-fish-fish-trip = Durchgang { $trip } von { $trips }
fish-fish-fish-discard = Ablagestapel: { $cards }

fish-fish-fish-to-play = am Zug
fish-fish-fish-starts = beginnt
fish-fish-fish-cards-held = { $cards ->
    [one] eine Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
fish-fish-fish-supply = { $fish ->
    [one] ein grauer Fisch zum Aussetzen
   *[other] { $fish } graue Fische zum Aussetzen
}
fish-fish-fish-to-moor = { $boats ->
    [one] noch ein Boot festmachen
   *[other] noch { $boats } Boote festmachen
}
fish-fish-fish-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
fish-fish-fish-fish = { $kind ->
    [white] { $count } weiß
    [blue] { $count } blau
   *[grey] { $count } grau
}
fish-fish-fish-caught = gefangen: { $fish }
fish-fish-fish-caught-nothing = noch nichts gefangen
fish-fish-fish-just-caught = gerade gefangen: { $fish }
fish-fish-fish-label-caught = Mein Fang
fish-fish-fish-label-supply = auszusetzen
fish-fish-fish-known = auf der Hand: { $cards }

fish-fish-fish-worth = { $kind ->
    [white] weiß: 2 Punkte
    [blue] blau: 1 Punkt
    [grey] grau: 5 Punkte
   *[school] ein Schwarm: wie viele, nicht welche
}
fish-fish-fish-bucket = ein grauer Fisch zum Aussetzen; −5 Punkte, wenn du ihn nie aussetzt
fish-fish-fish-number-means = die Zahl des Feldes, auf dem dein Bewegen endet: so viele Karten darfst du ziehen
fish-fish-fish-compass = Norden ist { $way ->
    [right] rechts
   *[up] oben
}
fish-fish-fish-no-cards = Keine Karten auf der Hand

# Moves
move-moor = ein Boot auf { $a } festmachen
move-sail = von { $a } nach { $b } segeln
move-swim = die Fische auf { $a } nach { $b } schwimmen lassen
move-end = mit dem Bewegen aufhören
move-pass = passen
move-release = auf { $a } einen grauen Fisch aussetzen
move-keep = den grauen Fisch behalten
move-draw = { $a ->
    [pile] vom Stapel ziehen
   *[other] die offene Karte { $a } nehmen
}
move-enough = nicht mehr ziehen

# The lesson.

fish-fish-fish-lesson-aim = Fang mit deinen Booten die wertvollsten Fische: Ein grauer bringt 5 Punkte, ein weißer 2, ein blauer 1. Der einzige graue, der jetzt im Meer ist, liegt genau in der Mitte. Dein Gegenüber macht als Erstes ein Boot fest.
fish-fish-fish-lesson-moor = Die Boote starten auf dem leeren äußeren Ring. Mach dein erstes auf dem markierten Feld fest, neben einem weißen Fisch. Das Feld hat die Zahl 3: Du siehst bald, warum das gut ist.
fish-fish-fish-lesson-more-boats = Das Boot liegt gut! Zu zweit habt ihr je drei Boote. Jetzt kommen die übrigen auf den Ring: Ihr macht abwechselnd je eins fest.
fish-fish-fish-lesson-cards = Deine drei Karten sind Himmelsrichtungen; nur du siehst sie. Jede Karte bewegt etwas um ein Feld: ein Boot oder Fische, aber nie beides im selben Zug. Dein Gegenüber beginnt.
fish-fish-fish-lesson-first-sail = Dein Gegenüber ist zweimal gesegelt, hat zwei weiße Fische gefangen und drei Karten gezogen. Jetzt du: Segle mit dem markierten Boot nach Nordost. Ein Boot fängt alle Fische auf jedem Feld, auf das es kommt.
fish-fish-fish-lesson-sail-on = Ein weißer Fisch, 2 Punkte! Du darfst so viele Karten spielen, wie du willst. Segle noch einmal nach Nordost: Auf dieser Diagonalen triffst du nur weiße Fische.
fish-fish-fish-lesson-stop = Noch ein weißer. Du könntest weitersegeln, aber heb dir deine Westkarte für einen Plan auf. Schau auf die Zahl unter deinem Boot: eine 2. Hörst du hier auf, darfst du zwei Karten ziehen.
fish-fish-fish-lesson-release = Du hast am Anfang zwei graue Fische; jeder, den du nie aussetzt, kostet dich 5 Punkte. Setz einen beim markierten weißen Fisch aus: Er liegt neben deinem Boot, weit weg von den fremden Booten, und deine Westkarte kann ihn holen.
fish-fish-fish-lesson-draw-open = Zwei Fische auf einem Feld sind ein Schwarm: Sie bleiben von jetzt an zusammen. Zieh nun deine zwei Karten. Nimm die offene Westkarte: Sie passt zu deinem Plan, und alle sehen, dass du sie nimmst.
fish-fish-fish-lesson-draw-pile = Sofort liegt eine neue offene Karte da. Zieh die zweite Karte vom Stapel: Welche es ist, siehst nur du. Mehr als sieben hast du nie auf der Hand.
fish-fish-fish-lesson-how-it-ends = Zu zweit endet das Spiel, wenn der Stapel zum zweiten Mal aufgebraucht ist: Das dauert noch! Dein Fang liegt vor dir; was dein Gegenüber fängt, ist nur einen Moment lang zu sehen, also versuch, es dir zu merken. Jetzt ist dein Gegenüber dran.
fish-fish-fish-lesson-swim-together = Dein Gegenüber ist wieder gesegelt: noch zwei weiße Fische. Du bewegst jetzt Fische statt Boote. Lass den markierten blauen Fisch nach Westen schwimmen: Er kommt zu deinem Schwarm mit dem grauen Fisch.
fish-fish-fish-lesson-swim-to-boat = Jetzt schwimmen drei Fische gemeinsam. Lass den ganzen Schwarm nach Westen schwimmen, genau in dein Boot! Schwimmen Fische in ein Boot, fängt sie, wem es gehört, und dein Bewegen endet.
fish-fish-fish-lesson-draw-three = Grau, weiß und blau: 8 Punkte! Es zählt die Zahl des Feldes, auf dem dein Bewegen endet. Dein Boot liegt auf einer 3, also darfst du drei Karten ziehen. Deinen zweiten grauen Fisch behältst du für einen besseren Moment.
fish-fish-fish-lesson-watch-school = Du hast die offene Nordwestkarte und zwei Karten vom Stapel genommen. Schau jetzt deinem Gegenüber zu und merk dir die Farben: Sobald Fische ein Schwarm sind, siehst du, wie viele es sind, aber nicht, welche.
fish-fish-fish-lesson-steal = Weiß, blau und weiß, dazu ein grauer obenauf: 10 Punkte, neben einem fremden Boot. Aber du bist vorher dran! Lass diesen Schwarm nach Westen schwimmen, auf den blauen Fisch.
fish-fish-fish-lesson-steal-on = Jetzt sind es fünf Fische, und dein Boot auf dem äußeren Ring ist nur ein Feld weiter im Nordwesten. Hol sie dir!
fish-fish-fish-lesson-farewell = 11 Punkte in einem Fang! Also: Bring Fische zu Schwärmen zusammen und fang mehr Punkte als die anderen. Zwei Tipps: Lass deine Boote auf einer 3 liegen, und setz beide grauen Fische nahe bei deinen eigenen Booten aus, nie in Reichweite der anderen. Guten Fang!

# Pictures of the rules
fish-fish-fish-figure-sea = Das Meer am Anfang: weiße und blaue Fische im Wechsel, ein grauer in der Mitte, und der äußere Ring ist frei für die Boote.
fish-fish-fish-figure-sail = „sail a4 NE“: Das Boot fährt von a4 nach b5 und fängt den Fisch dort.
fish-fish-fish-figure-swim = „swim h5 N“: Der graue Fisch legt sich auf den weißen. Von jetzt an sind die beiden ein Schwarm und bleiben zusammen.
fish-fish-fish-figure-into-boat = „swim b8 W“: Der ganze Schwarm schwimmt ins Boot. Wem es gehört, fängt beide Fische, und dein Bewegen endet.
fish-fish-fish-figure-draw = Dein letzter Schritt endete auf einem Feld mit der Zahl 3: Du darfst bis zu drei Karten ziehen, offene oder vom Stapel.
fish-fish-fish-figure-score = Was jeder Fisch in deinem Fang bringt. Ein grauer Fisch, den du nicht ausgesetzt hast, kostet 5 Punkte.
