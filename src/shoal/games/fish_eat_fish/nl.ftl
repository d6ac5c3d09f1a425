# Fish Eat Fish in Dutch.

in-one-line = stapels vissen vallen elkaar aan; geheime uitdagingskaarten beslissen
goal = Slok met je stapels andere vissen op en breng er zo veel mogelijk in je vangst: elke vis is een punt.
mood = Voor durvers: stapels groeien, slokken elkaar op, en een geheime kaart beslist wie wie opeet.

placed = { $seat } zet een vis op { $circle }.
filled-up = { $count ->
    [0] Elke cirkel heeft zijn vis.
    [one] Eén neutrale vis vult de laatste cirkel.
   *[other] { $count } neutrale vissen vullen de andere cirkels.
}
slid = { $seat } glijdt van { $source } naar { $stop }.
swallowed = { $seat } gaat van { $source } boven op { $prey ->
    [own] de eigen stapel
   *[neutral] de neutrale stapel
} op { $target }.
attacked = { $seat } valt { $other } op { $target } aan vanaf { $source }.
drifted = { $seat } heeft niets om aan te vallen en drijft van { $source } naar { $stop }.
passed = { $seat } kan niets aanvallen en nergens heen drijven, en past.
chose = { $seat } heeft een uitdagingskaart gekozen.
chose-own = { $seat }: je kaart is { $card ->
    [shark] de haai
    [octopus] een octopus
   *[other] een { $card }
}.
showed = { $seat } toont { $card ->
    [shark] de haai
    [octopus] een octopus
   *[other] een { $card }
}, met een stapel van { $count }.
called-off = Een octopus: er gebeurt niets met de stapels.
won = { $seat } wint en gaat boven op { $other } liggen, op { $target }.
drawn = Gelijkspel: de stapels op { $source } en { $target } gaan uit het spel.
caught = { $seat } vangt { $count ->
    [one] één vis
   *[other] { $count } vissen
} van onder uit de stapel.
banked = { $seat } heeft geen uitdagingskaart meer, haalt { $count ->
    [one] één vis
   *[other] { $count } vissen
} binnen en is uit het water.
sunk = { $seat } heeft geen stapel meer en is uit het water.
survived = { $seat } is als laatste in het water, haalt { $count ->
    [one] één vis
   *[other] { $count } vissen
} binnen en krijgt de zeester.
no-survivor = Er is niemand meer in het water.

not-now = dat past hier niet: nu is het tijd om { $step ->
    [place] een vis neer te zetten
    [move] een stapel te verplaatsen
   *[show] een kaart te tonen
}
occupied = op { $circle } ligt al een vis
beside-your-own = { $circle } ligt naast een vis van jou, en er zijn nog lege cirkels die niet naast jouw vissen liggen
not-yours = op { $source } ligt geen stapel van jou
no-prey = op { $target } ligt geen stapel om aan te vallen
blocked = de weg van { $source } naar { $stop } is niet vrij
must-attack = je kunt aanvallen, dus dat moet: drijven en passen zijn voor wie dat niet kan
out-of-reach = niemand anders zou een stapel op { $stop } kunnen aanvallen
must-drift = je kunt drijven, dus dat moet: passen is voor wie niets anders kan
not-in-hand = je hebt geen { $card ->
    [shark] haai
    [octopus] octopus
   *[other] { $card }
} meer
too-far = { $target } is vanaf { $source } niet te bereiken: een stapel valt aan wat ernaast ligt, eventueel na een glijpartij in een rechte lijn
not-straight = { $source } en { $stop } liggen niet op één lijn: stapels glijden en drijven alleen rechtdoor

one-left = er is nog één speler in het water
none-left = er is geen speler meer in het water

catch = vissen in de vangst
starfish = de zeester, die beslist bij gelijke stand

# What speaks for a move
merit-no-rival-beside = er ligt nog geen vis van een ander naast
merit-few-neighbours = er grenzen maar { $count } cirkels aan: weinig kanten voor een aanval
merit-catches = levert je meteen { $count ->
    [one] { $count } vis
   *[other] { $count } vissen
} in je vangst op
merit-grows = maakt zonder gevecht een stapel van { $height }
merit-sure-win = je hebt een kaart die alles verslaat wat { $other } nog kan tonen
merit-last-card = het kost je laatste uitdagingskaart: de stapels die je overhoudt komen in je vangst
merit-win-catches = winst levert je { $count ->
    [one] { $count } vis
   *[other] { $count } vissen
} in je vangst op
merit-last-stack = het is de laatste stapel van { $other }: bij winst is die speler uit het water
merit-higher = jouw stapel is { $count } hoger dan die van { $other }
merit-wins-fight = wint, wat { $other } ook toont
merit-calls-off = blaast het gevecht af: je stapel van { $height } blijft zoals hij is
merit-cannot-lose = kan niet verliezen, wat { $other } ook toont
merit-beats-most = verslaat { $count } van de { $cards } kaarten die { $other } kan tonen
merit-spends-little = { $card } is je laagste viskaart: de betere blijven voor later
