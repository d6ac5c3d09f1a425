# The board of Fischen in Dutch.

fischen-board = De tafel van Fischen
fischen-card = { $colour ->
    [B] blauwe { $value }
    [Y] gele { $value }
    [P] paarse { $value }
    [R] rode { $value }
   *[G] groene { $value }
}
fischen-buoy = { $buoy ->
    [first] boei ‘eerste’
    [left] boei ‘links’
    [colour] boei ‘kleur’
    [lowest] boei ‘laagste’
    [all] boei ‘alles’
   *[minus3] boei ‘min 3’
}
fischen-colour = { $colour ->
    [B] blauw
    [Y] geel
    [P] paars
    [R] rood
   *[G] groen
}

# What to do now.
fischen-lead = Jij komt uit. Kies een kaart om te spelen.
fischen-follow = Kies een kaart om te spelen. { $colour ->
    [B] Blauw moet je bekennen.
    [Y] Geel moet je bekennen.
    [P] Paars moet je bekennen.
    [R] Rood moet je bekennen.
   *[G] Groen moet je bekennen.
}
fischen-free = { $colour ->
    [B] Je hebt geen blauw: speel een kaart naar keuze.
    [Y] Je hebt geen geel: speel een kaart naar keuze.
    [P] Je hebt geen paars: speel een kaart naar keuze.
    [R] Je hebt geen rood: speel een kaart naar keuze.
   *[G] Je hebt geen groen: speel een kaart naar keuze.
}
fischen-anything = Kies een kaart om te spelen.
fischen-catch = Je { $card } vangt een kaart: kies er een uit de slag.
fischen-pass = Kies een kaart om door te geven aan { $other }.
fischen-call = Noem de kleur die in de volgende slag gevraagd wordt.
fischen-chosen-play = Je hebt de { $card } klaar. Leg die nu op tafel.
fischen-chosen-catch = Je aast op de { $card }. Haal die nu in je net.
fischen-chosen-pass = Je hebt de { $card } klaar. Geef die nu aan { $other }.
fischen-you-pass = Je geeft de { $card } door aan { $other }. Nog aan het kiezen: { $names }.
fischen-they-play = Wachten tot { $seat } een kaart speelt.
fischen-they-catch = Wachten tot { $seat } een kaart uit de slag vangt.
fischen-they-pass = Iedereen geeft een kaart door naar links. Nog aan het kiezen: { $names }.
fischen-they-call = Wachten tot { $seat } de kleur van de volgende slag noemt.
fischen-shuffling = De vangst wordt geschud en gaat de boten in.
fischen-over = { $count ->
    [one] { $names } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $names } delen de eerste plaats met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
fischen-over-rounds = Er zijn acht ronden gespeeld.
fischen-over-overfished = De zee is overbevist: er zijn te weinig kaarten voor een nieuwe ronde.

# Buttons.
fischen-do-play = Speel de { $card }
fischen-do-catch = Vang de { $card }
fischen-do-pass = Geef de { $card } aan { $other }
fischen-do-call = { $colour ->
    [B] Noem blauw
    [Y] Noem geel
    [P] Noem paars
    [R] Noem rood
   *[G] Noem groen, de troefkleur
}
fischen-lay-here = Leg de { $card } hier
fischen-here = hier
fischen-give-here = Geef aan { $other }
fischen-net-here = In je net
fischen-let-go = Toch niet
fischen-one-tap = Speel met één tik
fischen-on-its-way = { $card }, gekozen om door te geven
fischen-new-card = { $card }, net gekregen van { $other }

# The table.
fischen-round = Ronde { $round } van { $rounds }
fischen-trick = Slag { $trick } van { $tricks }
fischen-last-round = laatste ronde
fischen-last-trick-here = laatste slag van de ronde
fischen-asked = { $colour ->
    [B] Beken blauw
    [Y] Beken geel
    [P] Beken paars
    [R] Beken rood
   *[G] Beken groen
}
fischen-called-by = { $colour ->
    [B] { $seat } noemde blauw
    [Y] { $seat } noemde geel
    [P] { $seat } noemde paars
    [R] { $seat } noemde rood
   *[G] { $seat } noemde groen
}
fischen-nothing-asked = Eerste kaart bepaalt de kleur
fischen-trump = Groen is troef
fischen-lowest = Laagste kaart wint
fischen-the-trick = De slag, in de volgorde van spelen
fischen-laid = { $seat }: { $card }
fischen-laid-caught = { $seat }: { $card }, gevangen
fischen-laid-gone = { $seat }: al gevangen
fischen-laid-none = { $seat }: nog niets
fischen-leads = komt uit
fischen-winning = wint
fischen-won = gewonnen
fischen-caught-tag = gevangen
fischen-catches-now = vangt
fischen-before = Vorige slag
fischen-before-won = { $cards ->
    [0] { $seat } won de slag, maar er was niets over.
    [one] { $seat } won de slag en ving { $cards } kaart.
   *[other] { $seat } won de slag en ving { $cards } kaarten.
}
fischen-colours = Kleuren om te noemen
fischen-standings = Eindstand

# The end of a round.
fischen-round-over = Ronde { $round } is voorbij
fischen-round-caught = gevangen
fischen-round-from-boat = uit de boot
fischen-round-from-sea = uit de zee
fischen-round-how = Wat je vangt, gaat onder je boot. Je trekt eerst uit je boot, de rest uit de zee.
fischen-go-on = Verder

# The sea.
fischen-sea = De zee
fischen-sea-left = { $cards ->
    [0] leeg
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}
fischen-depth = { $stars ->
    [one] { $stars } ster: nog { $left }
   *[other] { $stars } sterren: nog { $left }
}

# The seats.
fischen-seats = De andere spelers
fischen-all-seats = De spelers
fischen-you = jij
fischen-your-seat = Jouw plaats
fischen-your-hand = Je hand
fischen-doing = { $phase ->
    [play] aan zet
    [catch] vangt
    [pass] kiest
   *[call] noemt kleur
}
fischen-has-chosen = heeft gekozen
fischen-most = op kop
fischen-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
fischen-points-word = { $points ->
    [one] punt
   *[other] punten
}
fischen-points-in-words = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}{ $caught ->
    [0] {""}
   *[other] , plus { $caught } in deze ronde gevangen
}
fischen-hand = hand
fischen-hand-in-words = { $cards } in de hand
fischen-boat = boot
fischen-boat-in-words = { $cards } in de boot
fischen-net = net
fischen-this-round = deze ronde
fischen-net-in-words = { $cards } gevangen in deze ronde
fischen-from-sea = zee
fischen-from-sea-in-words = { $cards } uit de zee voor deze ronde
fischen-lacks = heeft geen { $colours }

fischen-passed = gegeven
fischen-passed-in-words = deze ronde doorgegeven:
fischen-got = gekregen
fischen-got-in-words = deze ronde gekregen:

# What the cards do.
fischen-what-cards-do = Wat de kaarten doen
fischen-does-zero = Een 0: je vangt één andere kaart uit de slag, voordat de winnaar de rest krijgt.
fischen-does-green = Groen is troef: het verslaat de andere kleuren, maar je moet het net als die bekennen.
fischen-does-first = Eerste: jij komt uit in de volgende slag.
fischen-does-left = Links: na de slag geeft iedereen een kaart door naar links.
fischen-does-colour = Kleur: jij noemt de kleur van de volgende slag.
fischen-does-lowest = Laagste: in de volgende slag wint de laagste kaart.
fischen-does-all = Alles: je vangt alle andere kaarten van de slag.
fischen-does-minus3 = Min 3: wie deze boei vangt, verliest 3 punten.
fischen-does-boat = Elke kaart die je vangt, is een punt en komt onder in je boot, je eigen trekstapel. Wat je boot niet kan geven, trek je uit de zee, waar de kaarten van ster tot ster sterker worden.

# The memory aid.
fischen-memory = Geheugensteun
fischen-memory-catch = Deze ronde gevangen
fischen-memory-layer = Boot, uit ronde { $round } (hiervan nog { $left } over)
fischen-memory-played = Laatst gespeeld
fischen-memory-passed = Doorgegeven
fischen-memory-got = Gekregen
fischen-memory-depth = { $stars ->
    [one] { $stars } ster, hiervan nog { $left } over
   *[other] { $stars } sterren, hiervan nog { $left } over
}
fischen-memory-nothing = Niets bekend.

# Moves
move-play = de { $a } spelen
move-catch = de { $a } vangen
move-pass = de { $a } doorgeven
move-call = { $a } noemen

# The lesson.
fischen-lesson-welcome = Welkom bij Fischen! Elke kaart die je vangt, is een punt, en wie na acht ronden de meeste punten heeft, wint. Je hebt tien kaarten in je hand; de zee zit vol sterkere, maar daaruit trekt nog niemand.
fischen-lesson-first-lead = In een slag speelt iedereen één kaart. De hoogste kaart van de kleur waarmee is uitgekomen, wint ze allemaal. Jij komt uit: geen startkaart is hoger dan 10, dus met de rode 10 win je zeker. Speel die!
fischen-lesson-others-follow = Nu spelen de anderen, met de klok mee. Wie rood heeft, moet rood bekennen. Wie geen rood heeft, mag elke kaart spelen.
fischen-lesson-first-catch = Je linkerbuur had geen rood en deed de paarse 3 weg, die niet kan winnen. Je hebt alle drie de kaarten gevangen: 3 punten! De winnaar komt uit in de volgende slag. Probeer de gele 4 maar, die zul je niet missen.
fischen-lesson-higher-card = Met een 4 win je niet gauw, maar je bent hem mooi kwijt. Kijk wie deze slag wint en in de volgende uitkomt.
fischen-lesson-must-follow = De gele 10 won, en je rechterbuur komt uit met de blauwe 10. Je hebt blauw, dus je moet bekennen. Winnen kun je hier niet: speel je blauwe 4 en bewaar de 8.
fischen-lesson-rest-of-round = Je rechterbuur heeft de meeste hoge kaarten, en daar doe je weinig aan. We gaan meteen door naar het eind van deze ronde.
fischen-lesson-round-over = Ronde 1 is voorbij: 3 punten voor jou, 3 voor je linkerbuur en 24 voor je rechterbuur. Maar met wat je vangt, speel je de volgende ronde, en van die 24 kaarten is er niet één hoger dan 10!
fischen-lesson-new-hand = De rode 10, de rode 4 en de paarse 3 die je hebt gevangen, heb je weer in je hand. De andere zeven komen uit de zee: wie weinig vangt, krijgt verse vis! Je linkerbuur, met even weinig punten als jij, komt uit.
fischen-lesson-buoy = Van de rode 12 kun je niet winnen, en rood moet je bekennen. Maar in plaats daarvan mag je altijd een boei spelen: speel de boei ‘links’ en houd je rode kaarten.
fischen-lesson-pass-purple = De rode 12 won. Door ‘links’ kiest iedereen nu in het geheim een kaart voor de linkerbuur. Geef de paarse 3 door: het is je enige paarse kaart, en je ziet zo waarom dat slim is.
fischen-lesson-all-pass = Alleen je linkerbuur ziet welke kaart je doorgeeft. Nu kiezen de anderen ook, en dan begint de volgende slag.
fischen-lesson-zero = Van je rechterbuur kreeg je de blauwe 4. In deze slag is met de gele 12 uitgekomen, en met je gele 0 win je die niet. Maar voordat de winnaar de slag krijgt, vangt een 0 één andere kaart: speel hem!
fischen-lesson-zero-catches = Kies nu je vangst. Neem de gele 12: elke kaart is één punt, maar deze is ook nog sterk in je volgende ronde.
fischen-lesson-winner-gets-rest = De 12 zit in je net. Toch won hij de slag: je linkerbuur kreeg dus de rest, de gele 3 en jouw 0, en komt weer uit.
fischen-lesson-trump = Paars is gevraagd, en je enige paarse kaart heb je doorgegeven: nu mag je elke kaart spelen. Groen is troef en verslaat alle andere kleuren, dus zelfs de groene 1 wint van de paarse 12. Speel die!
fischen-lesson-next-deck = Met de vangst van deze ronde heb je nu 7 punten. De twee twaalven en de groene 1 gaan in je boot, de stapel waarvan je trekt. Handen, boten en de zee zijn verborgen, maar elke vangst ligt even open: probeer de sterke kaarten te onthouden.
fischen-lesson-farewell = Kortom: vang in acht ronden veel kaarten, en sterke voor je boot. Kun je niet winnen, doe dan een zwakke kaart weg; en zorg dat je een kleur kwijtraakt, dan kun je die troeven. Dieper in de zee wachten nog meer boeien. Goede vangst!

# Pictures of the rules
fischen-figure-cards = Elke kleur heeft haar eigen teken en patroon. Groen is troef. Een 0 heeft een haak, want die vangt een kaart.
fischen-figure-buoys = De zes soorten boeien. Alleen ‘min 3’ is er twee keer.
fischen-figure-follow = Rood is gevraagd. Uit deze hand mag je rood spelen, of een boei. Geel en groen zouden alleen mogen als je geen rood had.
fischen-figure-trump = Speler 1 kwam uit met paars, dus paars is gevraagd. Speler 3 heeft geen paars en troeft: zelfs de groene 1 verslaat de paarse 12.
fischen-figure-zero = De gele 12 wint deze slag. Maar eerst vangt de 0 van speler 3 een kaart uit de slag, hier de 12 zelf. Speler 1 vangt de rest.
fischen-figure-boat = Voor de volgende ronde heb je tien kaarten nodig. Je boot heeft er maar drie; de andere zeven komen uit de zee.
