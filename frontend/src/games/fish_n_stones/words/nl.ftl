# The board of Fish'n'Stones in Dutch.

fish-n-stones-round = Ronde { $round } van { $rounds }
fish-n-stones-to-come = { $cards ->
    [0] geen kaarten meer
    [one] nog { $cards } kaart
   *[other] nog { $cards } kaarten
}
fish-n-stones-steps = Stappen van een ronde
fish-n-stones-step-cast = Uitwerpen
fish-n-stones-step-bait = Lokken
fish-n-stones-step-fish = Vissen
fish-n-stones-pond = De vijver. Met de pijltjestoetsen ga je van plek naar plek.

# What to do now

fish-n-stones-do-cast = Kies een lijn voor je kat. De anderen zien dat nog niet.
fish-n-stones-do-bait = Een stapel naar lijn { $line } lokken? Dat toont je kat.
fish-n-stones-do-no-bait = Jouw zet nu: niet lokken.
fish-n-stones-do-bait-to = Kies nu de plek in lijn { $line } waar de stapel van { $spot } heen gaat.
fish-n-stones-do-fish = Kies een stapel in lijn { $line }: die gaat in je emmer.
fish-n-stones-wait-cast = { $names } { $count ->
    [one] kiest
   *[other] kiezen
} nog een lijn.
fish-n-stones-wait-cast-placed = Je kat zit bij lijn { $line }. { $names } { $count ->
    [one] kiest
   *[other] kiezen
} nog.
fish-n-stones-wait-bait = { $seat } mag nu lokken.
fish-n-stones-wait-fish = { $seat } is nu aan het vissen.
fish-n-stones-over = Alle vier de ronden zijn gespeeld.
fish-n-stones-other-end = Dat uiteinde van lijn { $line } is van { $seat }. Kies je eigen uiteinde.
fish-n-stones-no-bait = Niet lokken
fish-n-stones-let-go = Leg terug

# The end of a round
fish-n-stones-round-over = Ronde { $round } is voorbij
fish-n-stones-round-caught = gevangen
fish-n-stones-round-bucket = emmer
fish-n-stones-round-points = punten
fish-n-stones-round-how = Er komen negen nieuwe kaarten in de vijver, boven op wat er nog lag.
fish-n-stones-go-on = Verder

# Spots

fish-n-stones-pile = { $spot }: { $card ->
    [F1] één vis
    [F2] twee vissen
    [F3] drie vissen
    [S1] één steen
    [S2] twee stenen
   *[W] water
}{ $height ->
    [1] .
   *[other] { " " }boven op een stapel van { $height } kaarten.
} { $state ->
    [from] Deze kun je verplaatsen.
    [held] Deze heb je in je hand.
    [to] De stapel kan hierheen.
    [take] Deze kun je nemen.
   *[none] { "" }
}
fish-n-stones-pile-known = { $spot }: { $card ->
    [F1] één vis
    [F2] twee vissen
    [F3] drie vissen
    [S1] één steen
    [S2] twee stenen
   *[W] water
}{ $height ->
    [1] .
   *[other] { " " }boven op een stapel van { $height } kaarten, samen { $fish ->
        [one] 1 vis
       *[other] { $fish } vissen
    } en { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
    }.
} { $state ->
    [from] Deze kun je verplaatsen.
    [held] Deze heb je in je hand.
    [to] De stapel kan hierheen.
    [take] Deze kun je nemen.
   *[none] { "" }
}
fish-n-stones-empty = { $spot }: leeg. { $state ->
    [to] De stapel kan hierheen.
   *[none] { "" }
}
fish-n-stones-caught = { $seat } heeft hier { $fish ->
    [0] { $stones ->
        [0] alleen water
        [one] { $stones } steen
       *[other] { $stones } stenen
    }
   *[other] { $fish ->
        [one] { $fish } vis
       *[other] { $fish } vissen
    }{ $stones ->
        [0] { "" }
        [one] { " en " }{ $stones } steen
       *[other] { " en " }{ $stones } stenen
    }
} genomen.
fish-n-stones-hinted = Dit is de hint.

# Lines

fish-n-stones-my-line = Jouw lijn { $line }. { $cat ->
    [here] Je kat zit hier.
    [secret] Je kat zit hier, dat weet jij alleen.
    [can] Zet je kat hier neer.
   *[none] { "" }
}
fish-n-stones-line = Lijn { $line } van { $seat }. { $cat ->
    [here] De kat zit hier.
    [maybe] De kat zit misschien hier.
   *[none] { "" }
}

# Seats

fish-n-stones-you = jij
fish-n-stones-first = begint
fish-n-stones-choosing = kiest
fish-n-stones-baiting = mag lokken
fish-n-stones-fishing = mag vissen
fish-n-stones-cat-hidden = kat nog verborgen
fish-n-stones-cat-at = kat bij lijn { $line }
fish-n-stones-cat-secret = kat bij lijn { $line }, geheim
fish-n-stones-cat-yours = Je kat: zet haar bij een lijn
fish-n-stones-bucket = { $cards ->
    [0] Emmer: leeg
    [one] Emmer: 1 kaart
   *[other] Emmer: { $cards } kaarten
}
fish-n-stones-bucket-known = { $cards ->
    [0] Emmer: leeg
   *[other] Emmer: { $fish ->
        [one] 1 vis
       *[other] { $fish } vissen
    }, { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
    }
}
fish-n-stones-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

# Moves
move-cast = de kat bij lijn { $a } zetten
move-no = niet lokken
move-bait = de stapel van { $a } naar { $b } lokken
move-fish = { $a } leegvissen

# The lesson.

fish-n-stones-lesson-welcome = Welkom bij de vijver! Elke vis die je vangt, is een punt waard, elke steen kost er een. Wie na vier ronden de meeste punten heeft, wint.
fish-n-stones-lesson-table = In de vijver liggen negen kaarten; op elke zie je wat die waard is. Water is niets waard. Jij zit onderaan en vist in de lijnen a, b en c. De ander zit tegenover je en heeft dezelfde drie.
fish-n-stones-lesson-first-cast = Elke ronde kiest iedereen in het geheim één lijn voor de kat. Zet de jouwe bij lijn b: vlak ernaast liggen links én rechts drie vissen.
fish-n-stones-lesson-secret = Je kat zit bij lijn b, en dat weet jij alleen. De ander kiest ook, en jij ziet niet waar.
fish-n-stones-lesson-baits = Nu mogen jullie allebei één keer lokken: een hele stapel één plek opzij, omhoog of omlaag verplaatsen, naar de lijn van je eigen kat. Het hoeft niet. Wie de vlag heeft, begint, en dat ben jij niet.
fish-n-stones-lesson-fat-pile = De twee vissen van b2 liggen nu boven op de drie van c2: een stapel van vijf vissen, al zie je alleen de bovenste kaart. Maar door dat lokken weet je nu wel waar de andere kat zit: bij lijn c.
fish-n-stones-lesson-steal = Dit is een truc voor wie als laatste lokt: steel die stapel! Kies c2 en dan b2. Je mag hem uit elke lijn halen, en de plek waar hij heen gaat, mag leeg zijn.
fish-n-stones-lesson-fishing = Nu neemt iedereen één hele stapel uit de lijn van de eigen kat; wie de vlag heeft, begint weer. Je moet er een nemen, ook als het alleen maar stenen zijn. In lijn c liggen alleen nog één vis en wat water.
fish-n-stones-lesson-first-catch = De ander kreeg maar één vis. Jouw beurt: neem de stapel van b2 in je emmer, met alle vijf de vissen!
fish-n-stones-lesson-new-cards = Vijf punten voor jou! Ronde 2 begint met negen nieuwe kaarten, boven op wat er nog lag. Aan een emmer zie je alleen hoeveel kaarten erin zitten, dus houd zelf je punten bij.
fish-n-stones-lesson-remember = Bedekte kaarten blijven verborgen, maar je hebt ze gezien. Onder het water op a3 liggen drie vissen! En de vis op a1 is een valstrik: daar liggen twee stenen onder.
fish-n-stones-lesson-second-cast = De vlag is doorgeschoven naar jou. Zet je kat bij lijn a: wie die drie vissen vergeten is, verwacht je daar niet.
fish-n-stones-lesson-order = De ander kiest nu een lijn. Kijk intussen naar de vlag: deze keer lok jij als eerste, en vis jij als eerste.
fish-n-stones-lesson-keep-quiet = Naast a3 zie je alleen stenen, dus van lokken wordt het niet beter. En je zou je kat laten zien aan iemand die nog van je kan stelen. Lok dus niet.
fish-n-stones-lesson-guess = Je kat is nog verborgen. Nu moet de ander raden waar je zit.
fish-n-stones-lesson-second-catch = De vissen van b1 zijn naar c1 gelokt. Misschien dacht de ander dat je kat weer bij lijn b zat! Niemand heeft a3 aangeraakt: neem die stapel.
fish-n-stones-lesson-score = Drie vissen onder gewoon water vandaan! Dat maakt acht vissen en geen stenen, dus acht punten. De ander heeft één punt en mag nu vissen. Sta je gelijk, dan wint wie de minste stenen heeft.
fish-n-stones-lesson-end = Nu weet je alles: veel vissen, weinig stenen, vier ronden. Twee tips: onthoud wat bedekt raakt, en bedenk voor je lokt wie de stapel nog kan stelen. Goede vangst!

# Setting up a table
table-option-shores = Waar twee spelers zitten
table-option-shores-opposite = Tegenover elkaar
table-option-shores-adjacent = Naast elkaar, om de hoek
# Pictures of the rules
fish-n-stones-figure-cards = De zes soorten kaarten, met de punten die ze aan het eind waard zijn.
fish-n-stones-figure-shores = Vanuit het zuiden en het noorden vis je in de kolommen a, b en c, vanuit het westen en het oosten in de rijen 1, 2 en 3.
fish-n-stones-figure-fill = Er komt water op drie vissen. Iedereen ziet de bovenste kaart en dat er twee kaarten liggen. De rest moet je onthouden!
fish-n-stones-figure-bait = Je kat zit bij lijn b. Je mag de stapel van c2 naar b2 verplaatsen, want b2 ligt in jouw lijn. Van a1 naar a2 mag niet: dat is niet jouw lijn.
fish-n-stones-figure-fish = Je kat zit bij lijn b. Je hebt de stapel van b2 gepakt; die plek blijft leeg tot de volgende ronde.
fish-n-stones-figure-score = In deze emmer zitten vijf vissen en één steen: 4 punten.
