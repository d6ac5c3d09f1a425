# Fischen in Dutch.

in-one-line = slagenspel; met wat je vangt, speel je de volgende ronde
goal = Win slagen: elke gevangen kaart is een punt, en met je vangst speel je in de volgende rondes.
mood = Voor wie van slagenspellen houdt: rustig, diep, en je hand bestaat uit wat je gevangen hebt.

round-begins = Ronde { $round }: iedereen heeft { $cards } kaarten, { $seat } komt uit.
played = { $seat } speelt { $card }.
caught-one = { $seat } vangt { $card } met { $zero }.
caught-all = { $seat } vangt alle andere kaarten: { $cards }.
nothing-to-catch = { $seat } heeft met { $zero } niets te vangen.
won = { $seat } wint de slag en vangt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
won-nothing = { $seat } wint de slag, maar er valt niets meer te vangen.
lost = { $seat } heeft de boei ‘min 3’ gevangen en verliest 3 punten.
chose = { $seat } heeft een kaart gekozen om door te geven.
chose-own = { $seat } geeft { $card } door.
all-passed = Iedereen geeft een kaart door naar links.
received = { $seat } krijgt { $card } van { $giver }.
called = { $seat } noemt { $colour ->
    [blue] blauw
    [yellow] geel
    [purple] paars
    [red] rood
   *[green] groen
} voor de volgende slag.
leads = { $seat } komt uit in de volgende slag, dankzij de boei ‘eerste’.
lowest-next = De laagste kaart wint de volgende slag, dankzij { $seat }.
scored = { $seat } heeft deze ronde { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} gevangen en staat op { $points }.
shuffled = { $seat } schudt de vangst en legt die onder in de boot: { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}.
drew = { $seat } trekt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} uit de boot.
fished = { $seat } trekt { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} uit de zee.
is-overfished = De zee is overbevist: er zijn { $needed } kaarten nodig en er zijn er nog { $cards }.

not-now = dat past hier niet: nu is het tijd om { $step ->
    [play] een kaart te spelen
    [catch] een kaart uit de slag te vangen
    [pass] een kaart door te geven naar links
   *[call] een kleur te noemen
}
not-in-hand = { $card } heb je niet in je hand
must-follow = { $card } kan niet: je hebt { $colour ->
    [blue] blauw
    [yellow] geel
    [purple] paars
    [red] rood
   *[green] groen
}, dus beken die kleur of speel een boei
not-in-trick = er ligt geen { $card } in de slag om te vangen
itself = { $card } vangt een andere kaart, niet zichzelf

eight-rounds = acht ronden gespeeld
overfished = overbevist

caught-cards = gevangen kaarten
losses = { $cards } × boei ‘min 3’

# What speaks for a move
merit-only-of-colour = het is je enige kaart in { $colour ->
    [blue] blauw
    [yellow] geel
    [purple] paars
    [red] rood
   *[green] groen
}: daarna hoef je die kleur niet meer te bekennen
merit-wins-last = je speelt als laatste en wint de slag
merit-wins-surely = wint de slag zeker: niemand na jou kan een kaart hebben die hem verslaat
merit-wins-so-far = verslaat alles wat tot nu toe in de slag ligt
merit-sheds-minus3 = zo ben je de boei kwijt die { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kost: deze slag kun je niet winnen
merit-leaves-minus3 = laat de boei die { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kost aan een ander
merit-zero = met een 0 vang je een kaart naar keuze
merit-all = vangt alle { $cards } andere kaarten van de slag
merit-buoy = { $buoy ->
    [first] jij komt uit in de volgende slag
    [colour] jij noemt de kleur van de volgende slag
    [lowest] de laagste kaart wint de volgende slag
   *[left] iedereen geeft een kaart door naar links
}
merit-snatches = pakt { $card } voordat { $other }, die de slag wint, erbij kan
merit-passes-minus3 = geeft de boei door die { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kost
merit-lowest = geen kaart in je hand is lager dan { $card }
merit-highest = niemand anders kan een hogere kaart in { $colour ->
    [blue] blauw
    [yellow] geel
    [purple] paars
    [red] rood
   *[green] groen
} hebben dan jij
merit-longest = je hebt { $count } kaarten in { $colour ->
    [blue] blauw
    [yellow] geel
    [purple] paars
    [red] rood
   *[green] groen
}, van geen kleur meer
