# The board of Fish Eat Fish in Dutch.

# What to do now
fish-eat-fish-place-yours = { $count ->
    [one] Kies een cirkel voor je laatste vis.
   *[other] Kies een cirkel voor een vis. Je hebt er nog { $count }.
}
fish-eat-fish-place-theirs = { $seat } zet een vis neer.
fish-eat-fish-choose-stack = Kies de stapel waarmee je aanvalt.
fish-eat-fish-choose-drift = Je hebt niets om aan te vallen. Kies een stapel die gaat drijven.
fish-eat-fish-only-pass = Je kunt niets aanvallen en nergens heen drijven.
fish-eat-fish-choose-target = { $source }: kies nu de stapel die je aanvalt.
fish-eat-fish-choose-target-or-slide = { $source }: nu het doelwit, of eerst een lege cirkel.
fish-eat-fish-choose-after-slide = { $source } glijdt naar { $stop }. Kies nu de stapel die je aanvalt.
fish-eat-fish-choose-way = { $source } valt { $target } aan. Kies waar je stapel onderweg stopt.
fish-eat-fish-choose-drift-stop = { $source } drijft. Kies nu de cirkel waar je stapel heen drijft.
fish-eat-fish-their-turn = { $seat } is aan de beurt.
fish-eat-fish-you-attack = Je valt { $other } aan op { $target }. Kies in het geheim je kaart.
fish-eat-fish-you-defend = { $seat } valt jou aan op { $target }. Kies in het geheim je kaart.
fish-eat-fish-they-fight = { $seat } valt { $other } aan op { $target }. Beide spelers kiezen in het geheim een kaart.
fish-eat-fish-waiting-for-card = Je kaart is gekozen. Wachten op { $other }.
fish-eat-fish-over = Het spel is afgelopen. Elke vis in de vangst is een punt.
fish-eat-fish-pass = Passen
fish-eat-fish-let-go = Opnieuw

# The sea
fish-eat-fish-sea = De zee: vijf kolommen, a tot en met e, en vijf rijen, 1 tot en met 5
fish-eat-fish-empty = { $circle }: leeg.
fish-eat-fish-one-fish = { $whose ->
    [mine] { $circle }: een vis van jou.
    [neutral] { $circle }: een neutrale vis.
   *[other] { $circle }: een vis van { $other }.
}
fish-eat-fish-stack = { $whose ->
    [mine] { $circle }: jouw stapel van { $count }.
    [neutral] { $circle }: een neutrale stapel van { $count }.
   *[other] { $circle }: een stapel van { $count }, van { $other }.
} Van boven naar beneden: { $fish }.
fish-eat-fish-neutral = neutraal
fish-eat-fish-role = { $role ->
    [place] Hier kan een vis komen.
    [source] Kan aanvallen.
    [mover] Kan drijven.
    [chosen] Gekozen.
    [slide] Hierheen kan je stapel glijden.
    [drift] Hierheen kan je stapel drijven.
    [stop] Hier stopt je stapel.
    [prey] Kan zonder gevecht worden opgegeten.
   *[foe] Kan worden aangevallen. Dan komt er een gevecht.
}
fish-eat-fish-look = Wijs een stapel aan om de vissen te zien.
fish-eat-fish-top-down = van boven af

# Seats
fish-eat-fish-you = { $name } (jij)
fish-eat-fish-others = De andere spelers
fish-eat-fish-all-seats = De spelers
fish-eat-fish-doing = { $doing ->
    [moves] aan zet
    [chooses] kiest
    [ready] klaar
   *[out] uit het water
}
fish-eat-fish-to-place = { $count ->
    [one] Nog één vis neer te zetten.
   *[other] Nog { $count } vissen neer te zetten.
}
fish-eat-fish-cards-left = { $count ->
    [0] Geen uitdagingskaart meer.
    [one] Nog één uitdagingskaart.
   *[other] Nog { $count } uitdagingskaarten.
}
fish-eat-fish-catch = { $count ->
    [0] Geen vissen in de vangst.
    [one] Eén vis in de vangst.
   *[other] { $count } vissen in de vangst.
}
fish-eat-fish-has-starfish = Heeft de zeester.
fish-eat-fish-discarded = Gespeeld: { $cards }

# Challenge cards and fights
fish-eat-fish-your-cards = Je uitdagingskaarten
fish-eat-fish-card = { $card ->
    [shark] haai
    [octopus] octopus
   *[other] { $card }
}
fish-eat-fish-card-in-hand = { $card ->
    [shark] Haai
    [octopus] Octopus
   *[other] Viskaart { $card }
}, { $count ->
    [0] al gespeeld
    [one] nog één
   *[other] nog { $count }
}
fish-eat-fish-fight = Het gevecht
fish-eat-fish-side = { $side ->
    [attacker] valt aan vanaf { $circle }
   *[defender] verdedigt { $circle }
}
fish-eat-fish-card-and-height = { $card ->
    [shark] Haai, met een stapel van { $count }.
    [octopus] Octopus, met een stapel van { $count }.
   *[other] Viskaart { $card }, met een stapel van { $count }.
}
fish-eat-fish-chosen-and-height = { $chosen ->
    [true] De kaart is gekozen.
   *[false] Er is nog geen kaart gekozen.
} { $count ->
    [one] De stapel heeft één vis.
   *[other] De stapel heeft { $count } vissen.
}
fish-eat-fish-what-counts = Hoogte van de stapel en kaart samen: de hoogste som wint. Een haai verslaat elke viskaart. Een octopus blaast het gevecht af.
fish-eat-fish-winner = { $seat } wint en gaat bovenop.
fish-eat-fish-you-win = Je wint en gaat bovenop.
fish-eat-fish-draw = Gelijkspel: beide stapels gaan uit het spel.
fish-eat-fish-called-off = Een octopus: er gebeurt niets.

# Moves
move-place = een vis op { $a } zetten
move-eat = { $count ->
    [2] { $b } aanvallen vanaf { $a }
   *[other] van { $a } naar { $b } glijden, { $c } aanvallen
}
move-drift = van { $a } naar { $b } drijven
move-pass = passen
move-show = kaart tonen: { $a }

# The lesson.
fish-eat-fish-lesson-welcome = Welkom in de zee! Hier eten vissen elkaar op, en elke vis die je in je vangst brengt, is een punt. Jij bent rood, de ander is blauw, en ieder heeft vijf vissen. Zet je eerste in het midden.
fish-eat-fish-lesson-all-place = Jullie zetten om de beurt een vis neer. Zolang er ergens anders plaats is, mag dat niet naast een vis van jezelf; schuin mag wel. Kijk waar de andere vissen komen.
fish-eat-fish-lesson-eat-neutral = Grijze, neutrale vissen vullen de rest van de zee. In je beurt val je iets aan wat naast je ligt, en neutrale vissen vechten niet terug: kies je vis in het midden en dan de grijze een cirkel lager.
fish-eat-fish-lesson-stack-of-two = Je vis is boven op de grijze gegaan, en de cirkel waar hij lag, is leeg. Een stapel is van wie de bovenste vis heeft, dus deze is van jou. Nu is de ander aan de beurt.
fish-eat-fish-lesson-slide-to-own = Naast jouw stapel ligt nu een blauwe stapel van twee. Haal hulp: je vis op e3 kan over de lege cirkels naar c3 glijden en vandaar boven op je eigen stapel op c4 gaan.
fish-eat-fish-lesson-will-they-dare = Voor een aanval mag een stapel in een rechte lijn glijden, zo ver als de cirkels leeg zijn. Nu is je stapel drie vissen hoog. Zou de ander hem durven aanvallen?
fish-eat-fish-lesson-octopus = Een aanval: twee tegen drie! Beide kanten kiezen in het geheim een kaart, en hoogte plus kaart beslist. Maar een haai verslaat elke viskaart: misschien is dat het plan. Speel een octopus, die blaast het gevecht af.
fish-eat-fish-lesson-strike-back = Het was de haai! Je octopus heeft het gevecht afgeblazen, en de ander is de enige haai kwijt. Sla nu terug: val met je stapel van drie de blauwe stapel op d4 aan.
fish-eat-fish-lesson-sure-card = Jullie begonnen met dezelfde elf kaarten, dus reken maar uit: de ander komt hoogstens op 2 + 5 = 7, en jouw 3 + 5 is 8. Een haai is daar niet meer, alleen een octopus kan je nog tegenhouden. Speel je 5.
fish-eat-fish-lesson-equal-sums = Je kaart blijft geheim tot de andere ook gekozen is. Pas op met gelijke sommen: dan gaan beide stapels uit het spel en tellen ze voor niemand.
fish-eat-fish-lesson-on-top = 8 tegen 2, je wint! Je stapel is boven op de verslagen stapel gegaan. En zag je die 0? Lijkt een gevecht toch al verloren, dan raak je daar mooi een slechte kaart kwijt. Nu is de ander aan de beurt.
fish-eat-fish-lesson-more-than-five = Je stapel is vijf hoog, en meer dan vijf vissen houdt een stapel nooit. Eet toch maar door: ga van d4 boven op de grijze vis op e4, en kijk wat er met de onderste vis gebeurt.
fish-eat-fish-lesson-first-catch = De onderste vis is in je vangst gevallen: je eerste punt, en dat pakt niemand je meer af. Een stapel van vijf levert met elke hap vis op. De ander is iets van plan …
fish-eat-fish-lesson-shark = Een blauwe stapel van twee valt je losse vis op a2 aan. In hoogte sta je achter, maar je hebt je haai: die verslaat elke viskaart. Speel hem!
fish-eat-fish-lesson-eat-again = Je haai heeft de 4 verslagen, en je visje is nu de bovenste van een stapel van drie. Het is jouw beurt: laat je stapel van vijf nog eens eten, de grijze vis een cirkel lager, op e5.
fish-eat-fish-lesson-jump-ahead = Twee in je vangst! De kaarten in de andere hand zijn verborgen, en gespeelde kaarten zijn snel uit het zicht, dus onthoud ze. Nu volgen er zeven gevechten die we overslaan: we gaan meteen naar het laatste.
fish-eat-fish-lesson-last-card = Vijf tegen vijf, met de laatste kaarten. Na dit gevecht heeft niemand nog een kaart, dus haalt ieder alle eigen stapels binnen. Wie heeft meegeteld, weet het: de andere kaart is een 2. Toon je 4!
fish-eat-fish-lesson-goodbye = Je wint, 12 vissen tegen 4! Een spel eindigt ook als er nog maar één speler stapels heeft. Twee tips: laat een stapel groeien tot vijf en blijf eten, en onthoud welke haaien en octopussen weg zijn. Veel plezier!

# Pictures of the rules
fish-eat-fish-figure-placing = Je volgende vis mag niet links, rechts, boven of onder deze liggen. Schuin mag wel.
fish-eat-fish-figure-attack = “eat c3 c4”: neutrale vissen vechten niet terug. Jouw vis gaat erbovenop, en de stapel is van jou.
fish-eat-fish-figure-slide = “eat c3 c5 d5”: de vis glijdt over de lege cirkels naar c5 en valt dan de vis op d5 aan.
fish-eat-fish-figure-fight = Hoogte plus kaart: 3 + 5 = 8 verslaat 2 + 4 = 6. De rode stapel gaat boven op de blauwe.
fish-eat-fish-figure-cards = Een haai verslaat elke viskaart. Twee haaien geven gelijkspel: beide stapels gaan uit het spel. Met een octopus gebeurt er niets met de stapels.
fish-eat-fish-figure-catch = Zes vissen is er één te veel: de onderste gaat naar de vangst van rood, de eigenaar.
