# Fischen in English.

in-one-line = trick-taking; what you catch is the deck you play next round
goal = Win tricks: every card you catch is a point, and your catch is what you play with in the next rounds.
mood = For those who love trick-taking: calm, deep, and your hand is made of what you caught.

round-begins = Round { $round }: hands of { $cards } cards, { $seat } leads.
played = { $seat } plays { $card }.
caught-one = { $seat } catches { $card } with { $zero }.
caught-all = { $seat } catches all other cards, { $cards } of them.
nothing-to-catch = { $seat } finds nothing to catch with { $zero }.
won = { $seat } wins the trick and catches { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
won-nothing = { $seat } wins the trick, but nothing is left to catch.
lost = { $seat } has caught the buoy “minus 3” and loses 3 points.
chose = { $seat } has chosen a card to pass.
chose-own = { $seat } passes { $card }.
all-passed = Everyone passes a card to the left.
received = { $seat } gets { $card } from { $giver }.
called = { $seat } calls { $colour } for the next trick.
leads = { $seat } leads the next trick, thanks to the buoy “first”.
lowest-next = The lowest card wins the next trick, thanks to { $seat }.
scored = { $seat } has caught { $cards ->
    [one] one card
   *[other] { $cards } cards
} this round and stands at { $points }.
shuffled = { $seat } shuffles the catch and puts it under the boat: { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
drew = { $seat } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
} from the boat.
fished = { $seat } draws { $cards ->
    [one] one card
   *[other] { $cards } cards
} from the sea.
is-overfished = The sea is overfished: { $needed } cards are needed, { $cards } are left.

not-now = that does not fit here: the step now is to { $step ->
    [play] play a card
    [catch] catch a card of the trick
    [pass] pass a card to the left
   *[call] call a colour
}
not-in-hand = { $card } is not in your hand
must-follow = { $card } does not follow: you have { $colour }, so play { $colour } or a buoy
not-in-trick = there is no { $card } to catch in the trick
itself = { $card } catches another card, not itself

eight-rounds = eight rounds played
overfished = overfished

caught-cards = cards caught
losses = { $cards } × buoy “minus 3”

# What speaks for a move
merit-only-of-colour = it is your only { $colour ->
    [blue] blue
    [yellow] yellow
    [purple] purple
    [red] red
   *[green] green
} card: without it you need not follow that colour
merit-wins-last = you play last, and win the trick
merit-wins-surely = wins the trick for sure: nobody behind you can hold a card that beats it
merit-wins-so-far = beats all that lies in the trick so far
merit-sheds-minus3 = gets rid of the buoy that costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}: you can't win this trick
merit-leaves-minus3 = leaves the buoy that costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} to somebody else
merit-zero = a 0 lets you catch a card of your choice
merit-all = catches all { $cards } other cards of the trick
merit-buoy = { $buoy ->
    [first] you lead the next trick
    [colour] you call the colour of the next trick
    [lowest] the lowest card wins the next trick
   *[left] everyone passes a card to the left
}
merit-snatches = takes { $card } before { $other }, who wins the trick, can
merit-passes-minus3 = hands on the buoy that costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-lowest = no card you hold is lower than { $card }
merit-highest = nobody else can hold a higher { $colour ->
    [blue] blue
    [yellow] yellow
    [purple] purple
    [red] red
   *[green] green
} card than you
merit-longest = you hold { $count } { $colour ->
    [blue] blue
    [yellow] yellow
    [purple] purple
    [red] red
   *[green] green
} cards, no colour more often
