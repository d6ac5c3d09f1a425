# Fish Eat Fish in German.

in-one-line = Fischstapel greifen einander an; geheime Kampfkarten entscheiden
goal = Verschlinge mit deinen Stapeln andere Fische und bring so viele wie möglich in deinen Fang: Jeder zählt einen Punkt.
mood = Für mutige Angreifer: Stapel wachsen, verschlingen einander, und eine geheime Karte entscheidet, wer wen frisst.

placed = { $seat } setzt einen Fisch auf { $circle }.
filled-up = { $count ->
    [0] Auf jedem Kreis ist ein Fisch.
    [one] Ein neutraler Fisch füllt den letzten Kreis.
   *[other] { $count } neutrale Fische füllen die übrigen Kreise.
}
slid = { $seat } gleitet von { $source } nach { $stop }.
swallowed = { $seat } verschlingt von { $source } aus { $prey ->
    [own] den eigenen Stapel
   *[neutral] den neutralen Stapel
} auf { $target }.
attacked = { $seat } greift von { $source } aus { $other } auf { $target } an.
drifted = { $seat } kann nichts angreifen und treibt von { $source } nach { $stop }.
passed = { $seat } kann weder angreifen noch treiben und passt.
chose = { $seat } hat eine Kampfkarte gewählt.
chose-own = { $seat }: Deine Karte ist { $card ->
    [octopus] ein Krake
    [shark] der Hai
   *[other] eine { $card }
}.
showed = { $seat } zeigt { $card ->
    [octopus] einen Kraken
    [shark] den Hai
   *[other] eine { $card }
}, mit einem Stapel der Höhe { $count }.
called-off = Ein Krake: Mit den Stapeln passiert nichts.
won = { $seat } gewinnt und kommt auf { $target } über { $other }.
drawn = Unentschieden: Die Stapel auf { $source } und { $target } kommen aus dem Spiel.
caught = { $seat } fängt { $count ->
    [one] einen Fisch
   *[other] { $count } Fische
} unten aus dem Stapel.
banked = { $seat } hat keine Kampfkarte mehr, holt { $count ->
    [0] keinen Fisch
    [one] einen Fisch
   *[other] { $count } Fische
} ein und ist aus dem Wasser.
sunk = { $seat } hat keinen Stapel mehr und ist aus dem Wasser.
survived = { $seat } bleibt allein im Wasser, holt { $count ->
    [one] einen Fisch
   *[other] { $count } Fische
} ein und bekommt den Seestern.
no-survivor = Niemand ist mehr im Wasser.

not-now = das geht hier nicht, jetzt heißt es: { $step ->
    [place] einen Fisch setzen
    [move] einen Stapel bewegen
   *[show] eine Karte zeigen
}
occupied = auf { $circle } ist schon ein Fisch
beside-your-own = { $circle } liegt neben einem Fisch von dir, und abseits deiner Fische sind noch Kreise leer
not-yours = auf { $source } ist kein Stapel von dir
no-prey = auf { $target } ist kein Stapel zum Angreifen
blocked = der Weg von { $source } nach { $stop } ist nicht frei
must-attack = du kannst angreifen, also musst du: Treiben und Passen gehen nur, wenn das nicht möglich ist
out-of-reach = einen Stapel auf { $stop } könnte sonst niemand angreifen
must-drift = du kannst treiben, also musst du: Passen geht nur, wenn sonst nichts möglich ist
not-in-hand = du hast { $card ->
    [octopus] keinen Kraken
    [shark] keinen Hai
   *[other] keine { $card }
} mehr
too-far = { $target } ist von { $source } aus nicht zu erreichen: Ein Stapel greift an, was neben ihm liegt, vielleicht nachdem er geradeaus geglitten ist
not-straight = { $source } und { $stop } liegen nicht auf einer Linie: Stapel gleiten und treiben nur geradeaus

one-left = nur noch eine Person ist im Wasser
none-left = niemand ist mehr im Wasser

catch = Fische im Fang
starfish = der Seestern, der bei Gleichstand entscheidet

# What speaks for a move
merit-no-rival-beside = daneben ist bisher kein Fisch von anderen
merit-few-neighbours = nur { $count } Kreise grenzen daran: wenige Seiten, von denen ein Angriff kommt
merit-catches = bringt dir sofort { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
} in den Fang
merit-grows = macht ohne Kampf einen Stapel von { $height } daraus
merit-sure-win = du hast eine Karte, die alles schlägt, was { $other } noch zeigen kann
merit-last-card = deine letzte Kampfkarte geht weg: die Stapel, die dir bleiben, kommen in deinen Fang
merit-win-catches = ein Sieg bringt dir { $count ->
    [one] { $count } Fisch
   *[other] { $count } Fische
} in den Fang
merit-last-stack = es ist der letzte Stapel von { $other }: nach einem Sieg ist dort niemand mehr im Wasser
merit-higher = dein Stapel ist um { $count } höher als der von { $other }
merit-wins-fight = gewinnt, was immer { $other } zeigt
merit-calls-off = bricht den Kampf ab: dein Stapel von { $height } bleibt, wie er ist
merit-cannot-lose = kann nicht verlieren, was immer { $other } zeigt
merit-beats-most = schlägt { $count } der { $cards } Karten, die { $other } zeigen kann
merit-spends-little = { $card } ist deine niedrigste Fischkarte: die besseren bleiben für später
