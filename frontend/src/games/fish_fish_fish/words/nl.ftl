# The board of Fish Fish Fish in Dutch.

fish-fish-fish-board = De tafel
fish-fish-fish-sea = De zee, 15 kolommen van west naar oost en 9 rijen van zuid naar noord
fish-fish-fish-others = De spelers
fish-fish-fish-seat = { $seat }
fish-fish-fish-hand = Je hand
fish-fish-fish-table = Kaarten om te trekken
fish-fish-fish-what-now = Wat je kunt doen

fish-fish-fish-do-moor = Meer een boot aan: kies een vrij veld van de buitenste ring.
fish-fish-fish-do-move = Kies een boot, een vis of een school. Of kies eerst een kaart.
fish-fish-fish-do-sail = Vaar verder met een boot, of stop. { $cards ->
    [0] Dan kun je geen kaart trekken.
    [one] Dan mag je één kaart trekken.
   *[other] Dan mag je { $cards } kaarten trekken.
}
fish-fish-fish-do-swim = Laat nog meer vissen zwemmen, of stop. { $cards ->
    [0] Dan kun je geen kaart trekken.
    [one] Dan mag je één kaart trekken.
   *[other] Dan mag je { $cards } kaarten trekken.
}
fish-fish-fish-do-pass = Met geen van je kaarten kun je iets verplaatsen. Je moet passen.
fish-fish-fish-do-release = Zet een grijze vis uit: kies de vissen waar hij bij komt. Of houd hem.
fish-fish-fish-do-draw = { $cards ->
    [one] Trek nog één kaart: een open kaart of van de trekstapel.
   *[other] Trek hoogstens { $cards } kaarten: open kaarten of van de trekstapel.
}
fish-fish-fish-chosen-boat = Je boot op { $square }: kies nu een kaart, of het veld waar hij heen vaart.
fish-fish-fish-chosen-fish = { $fish ->
    [one] De vis op { $square }: kies nu een kaart, of het veld waar hij heen zwemt.
   *[other] De school op { $square }: kies nu een kaart, of het veld waar hij heen zwemt.
}
fish-fish-fish-chosen-card = { $card ->
    [N] Noord: kies nu de boot of de vissen die je verplaatst.
    [NE] Noordoost: kies nu de boot of de vissen die je verplaatst.
    [E] Oost: kies nu de boot of de vissen die je verplaatst.
    [SE] Zuidoost: kies nu de boot of de vissen die je verplaatst.
    [S] Zuid: kies nu de boot of de vissen die je verplaatst.
    [SW] Zuidwest: kies nu de boot of de vissen die je verplaatst.
    [W] West: kies nu de boot of de vissen die je verplaatst.
   *[NW] Noordwest: kies nu de boot of de vissen die je verplaatst.
}
fish-fish-fish-too-far = { $square } is te ver: één kaart verplaatst één veld.
fish-fish-fish-wait = { $phase ->
    [moor] { $seat } meert een boot aan.
    [move] { $seat } gaat een kaart spelen.
    [sail] { $seat } is aan het varen.
    [swim] { $seat } laat vissen zwemmen.
    [release] { $seat } mag een grijze vis uitzetten.
    [draw] { $seat } trekt kaarten.
   *[shuffle] De kaarten worden geschud.
}
fish-fish-fish-over = Het spel is afgelopen.

fish-fish-fish-end = { $cards ->
    [0] Stoppen
    [one] Stop en trek één kaart
   *[other] Stop en trek { $cards } kaarten
}
fish-fish-fish-end-first = Stoppen
fish-fish-fish-pass = Passen
fish-fish-fish-keep = Houd hem
fish-fish-fish-enough = Trek niet meer
fish-fish-fish-let-go = Toch niet

fish-fish-fish-square = { $thing ->
    [boat] { $square }, boot van { $seat }
    [mine] { $square }, jouw boot
    [white] { $square }, witte vis
    [blue] { $square }, blauwe vis
    [grey] { $square }, grijze vis
    [school] { $square }, school van { $fish } vissen
    [grey-school] { $square }, school van { $fish } vissen, een grijze bovenop
    [known] { $square }, school: { $white } wit, { $blue } blauw, { $grey } grijs
   *[empty] { $square }, open water
}, getal { $number }{ $part ->
    [from] , dit kun je verplaatsen
    [to] , hier kun je heen
    [moor] , hier kun je aanmeren
    [release] , hier kun je uitzetten
   *[none] {""}
}
fish-fish-fish-card = { $card ->
    [N] noord
    [NE] noordoost
    [E] oost
    [SE] zuidoost
    [S] zuid
    [SW] zuidwest
    [W] west
   *[NW] noordwest
}
fish-fish-fish-open-card = Open kaart { $slot }: { $card ->
    [N] noord
    [NE] noordoost
    [E] oost
    [SE] zuidoost
    [S] zuid
    [SW] zuidwest
    [W] west
   *[NW] noordwest
}
fish-fish-fish-pile = { $cards ->
    [one] Trekstapel: één kaart
   *[other] Trekstapel: { $cards } kaarten
}
fish-fish-fish-trip = Ronde { $trip } van { $trips }
fish-fish-fish-discard = Aflegstapel: { $cards }

fish-fish-fish-to-play = aan zet
fish-fish-fish-starts = begint
fish-fish-fish-cards-held = { $cards ->
    [one] één kaart in de hand
   *[other] { $cards } kaarten in de hand
}
fish-fish-fish-supply = { $fish ->
    [one] nog één grijze vis uit te zetten
   *[other] nog { $fish } grijze vissen uit te zetten
}
fish-fish-fish-to-moor = { $boats ->
    [one] één boot aan te meren
   *[other] { $boats } boten aan te meren
}
fish-fish-fish-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
fish-fish-fish-fish = { $kind ->
    [white] { $count } wit
    [blue] { $count } blauw
   *[grey] { $count } grijs
}
fish-fish-fish-caught = { $fish } gevangen
fish-fish-fish-caught-nothing = nog niets gevangen
fish-fish-fish-just-caught = heeft net { $fish } gevangen
fish-fish-fish-label-caught = Mijn vangst
fish-fish-fish-label-supply = uit te zetten
fish-fish-fish-known = heeft { $cards }

fish-fish-fish-worth = { $kind ->
    [white] wit: 2 punten
    [blue] blauw: 1 punt
    [grey] grijs: 5 punten
   *[school] een school: hoeveel, niet welke
}
fish-fish-fish-bucket = een grijze vis om uit te zetten; −5 punten als je dat nooit doet
fish-fish-fish-number-means = het getal waar je laatste zet eindigt: zoveel kaarten mag je trekken
fish-fish-fish-compass = Het noorden is { $way ->
    [right] rechts
   *[up] boven
}
fish-fish-fish-no-cards = Geen kaarten in je hand

# Moves
move-moor = een boot aanmeren op { $a }
move-sail = vanaf { $a } naar { $b } varen
move-swim = de vissen op { $a } naar { $b } laten zwemmen
move-end = stoppen met verplaatsen
move-pass = passen
move-release = een grijze vis uitzetten op { $a }
move-keep = de grijze vis houden
move-draw = { $a ->
    [pile] van de trekstapel trekken
   *[other] open kaart { $a } pakken
}
move-enough = niet meer trekken

# The lesson.

fish-fish-fish-lesson-aim = Vang met je boten de vissen die het meest waard zijn: een grijze brengt 5 punten op, een witte 2, een blauwe 1. De enige grijze vis in de zee ligt nu precies in het midden. De ander meert als eerste een boot aan.
fish-fish-fish-lesson-moor = Boten beginnen op de lege buitenste ring. Meer je eerste boot aan op het gemarkeerde veld, naast een witte vis. Het getal daar is 3: straks zie je waarom dat goed is.
fish-fish-fish-lesson-more-boats = Mooi aangemeerd! Met twee spelers heeft ieder drie boten. Nu komen de andere naar de ring: jullie meren er om de beurt een aan.
fish-fish-fish-lesson-cards = Je drie kaarten zijn windrichtingen; alleen jij ziet ze. Elke kaart verplaatst één ding één veld: een boot of vissen, maar nooit allebei in dezelfde beurt. De ander begint.
fish-fish-fish-lesson-first-sail = De ander voer twee keer, ving twee witte vissen en trok drie kaarten. Nu jij: vaar met de gemarkeerde boot naar het noordoosten. Een boot vangt alle vissen op elk veld waar hij komt.
fish-fish-fish-lesson-sail-on = Een witte vis, 2 punten! Je mag zo veel kaarten spelen als je wilt. Vaar nog eens naar het noordoosten: op deze diagonaal kom je alleen witte vissen tegen.
fish-fish-fish-lesson-stop = Nog een witte. Je zou verder kunnen varen, maar bewaar je kaart west voor een plannetje. Kijk naar het getal onder je boot: dat is een 2. Stop je hier, dan mag je twee kaarten trekken.
fish-fish-fish-lesson-release = Je begint met twee grijze vissen; elke grijze die je nooit uitzet, kost je 5 punten. Zet er een uit bij de gemarkeerde witte vis: die ligt naast je boot, ver van de boten van de ander, en met je kaart west haal je hem binnen.
fish-fish-fish-lesson-draw-open = Twee vissen op één veld zijn een school: ze blijven voortaan bij elkaar. Trek nu je twee kaarten. Pak de open kaart west: die past in je plan, en iedereen ziet dat je hem pakt.
fish-fish-fish-lesson-draw-pile = Op die plek ligt meteen een nieuwe open kaart. Trek de tweede kaart van de trekstapel: alleen jij ziet welke het is. Je hebt er nooit meer dan zeven in je hand.
fish-fish-fish-lesson-how-it-ends = Met twee spelers eindigt het spel als de trekstapel voor de tweede keer op is: dat duurt nog even! Je eigen vangst ligt voor je; wat de ander vangt, is maar kort te zien, dus probeer het te onthouden. Nu is de ander aan de beurt.
fish-fish-fish-lesson-swim-together = De ander heeft weer gevaren: nog twee witte vissen. Jij verplaatst nu vissen, geen boten. Laat de gemarkeerde blauwe vis naar het westen zwemmen: dan komt hij bij je school met de grijze vis.
fish-fish-fish-lesson-swim-to-boat = Nu zwemmen er drie vissen samen. Laat de hele school naar het westen zwemmen, recht je boot in! Zwemmen vissen een boot in, dan vangt de eigenaar ze, en is je verplaatsen voorbij.
fish-fish-fish-lesson-draw-three = Grijs, wit en blauw: 8 punten! Wat telt, is het getal waar je laatste zet eindigde. Je boot ligt op een 3, dus je mag drie kaarten trekken. Je tweede grijze vis houd je voor een beter moment.
fish-fish-fish-lesson-watch-school = Je pakte de open kaart noordwest en trok twee kaarten van de trekstapel. Let nu op de ander en onthoud de kleuren: van een school zie je wel hoeveel vissen het zijn, maar niet meer welke.
fish-fish-fish-lesson-steal = Wit, blauw en wit, met een grijze vis bovenop: 10 punten, vlak naast een boot van de ander. Maar eerst ben jij aan de beurt! Laat die school naar het westen zwemmen, naar de blauwe vis.
fish-fish-fish-lesson-steal-on = Nu zijn het er vijf, en je boot op de buitenste ring ligt maar één veld verder, in het noordwesten. Haal ze binnen!
fish-fish-fish-lesson-farewell = 11 punten in één vangst! Dus: maak scholen, en vang meer punten dan de anderen. Twee tips: houd boten op een 3, en zet je grijze vissen allebei uit bij je eigen boten, nooit binnen het bereik van anderen. Goede vangst!

# Pictures of the rules
fish-fish-fish-figure-sea = De zee aan het begin: witte en blauwe vissen om en om, een grijze in het midden, en de buitenste ring vrij voor de boten.
fish-fish-fish-figure-sail = “sail a4 NE”: de boot gaat van a4 naar b5 en vangt de vis daar.
fish-fish-fish-figure-swim = “swim h5 N”: de grijze vis gaat boven op de witte liggen. Vanaf nu zijn die twee een school en blijven ze bij elkaar.
fish-fish-fish-figure-into-boat = “swim b8 W”: de hele school zwemt de boot in. De eigenaar vangt beide vissen, en je verplaatsen is voorbij.
fish-fish-fish-figure-draw = Je laatste zet eindigde op een veld met het getal 3: je mag tot drie kaarten trekken, open kaarten of van de trekstapel.
fish-fish-fish-figure-score = Wat elke vis in je vangst waard is. Een grijze vis die je niet hebt uitgezet, kost 5 punten.
