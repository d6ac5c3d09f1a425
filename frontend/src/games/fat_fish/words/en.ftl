# The board of Fat Fish in English.

fat-fish-card = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
} { $value }

# What to do now
fat-fish-choose-card = Choose a card from your hand.
fat-fish-choose-row = Now choose the row for your { $card }.
fat-fish-lay-more = Lay another card to row { $row }, or stop.
fat-fish-card-first = Choose a card from your hand first, then the row.
fat-fish-choose-keep = Row { $row } is yours! One card of each colour may count plus: choose which. The rest is minus.
fat-fish-choose-keep-one-colour = Row { $row } is yours! It has one colour only: one card or two may count plus. The rest is minus.
fat-fish-keep-best = That makes { $total }, and nothing makes more. Put the cards away.
fat-fish-keep-better = That makes { $total }. Another choice makes { $best }.
fat-fish-keep-better-licence = That makes { $total }. Another choice makes { $best } and meets licence { $licence }.
fat-fish-choose-licence = Well done! Choose one of the marked licences.
fat-fish-was-wrong = That was wrong: your cards come back, and the fiasco card is yours. Begin your turn again.
fat-fish-they-lay = { $seat } is laying cards.
fat-fish-they-keep = { $seat } takes row { $row } and decides what to keep.
fat-fish-they-licence = { $seat } chooses a licence.
fat-fish-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $names } share the first place with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
}
fat-fish-won-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}! Well fished.

# The rows
fat-fish-rows = The three rows
fat-fish-row = { $count ->
    [one] Row { $row }: 1 card, { $cards }
   *[other] Row { $row }: { $count } cards, { $cards }. It ends in { $last }.
}
fat-fish-row-waits = Row { $row } is empty and will open again.
fat-fish-row-gone = Row { $row } is gone.
fat-fish-row-taken = Row { $row }, to be shared out
fat-fish-wait-short = opens again soon
fat-fish-gone-short = gone
fat-fish-reserve = Reserve
fat-fish-reserve-cards = { $count ->
    [0] The reserve is empty.
    [one] 1 card in the reserve
   *[other] { $count } cards in the reserve
}
fat-fish-fiasco = Fiasco
fat-fish-fiasco-lies = The fiasco card waits for the first wrong lay.
fat-fish-fiasco-warning = Watch the colours: here a wrong lay is not stopped. It costs you the fiasco card.

# Sharing out a row
fat-fish-keep-card = { $card }, goes to plus
fat-fish-leave-card = { $card }, goes to minus
fat-fish-keep = Put away
fat-fish-balance = Plus { $plus }, minus { $minus }: together { $total }
fat-fish-over-again = Start over
fat-fish-keep-none = Choose at least one card for your plus pile.

# My things
fat-fish-hand = Your hand
fat-fish-stop = Stop laying
fat-fish-put-back = Put back
fat-fish-no-cards = Your hand is empty. You draw new cards at the end of your turn.

# Seats
fat-fish-you = { $seat } (you)
fat-fish-turn = turn
fat-fish-show-piles = Show all piles
fat-fish-hide-piles = Hide the piles
fat-fish-leads = leads
fat-fish-won-short = won
fat-fish-began = began
fat-fish-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fat-fish-out = out of cards
fat-fish-hand-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fat-fish-seen = Seen of them: { $cards }
fat-fish-to-draw = { $count } to draw
fat-fish-plus = Plus pile: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards }
fat-fish-plus-none = Plus pile: empty
fat-fish-plus-short = Plus
fat-fish-minus = Minus pile: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fat-fish-minus-cards = Minus pile: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards }
fat-fish-minus-short = Minus
fat-fish-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fat-fish-gained = Row shared out: { $balance }
fat-fish-has-fiasco = has the fiasco card, minus 5
fat-fish-owns = licence { $licence }

# Licences
fat-fish-licences = Fishing licences
fat-fish-licence = Licence { $licence }, worth { $worth }: { $meaning }.
fat-fish-licence-owned = Licence { $licence }, worth { $worth }: { $meaning }. Owned by { $names }.

# Moves
move-lay = lay { $a } to row { $b }
move-stop = stop laying
move-keep = keep { $all }
move-licence = take licence { $a }

# The lesson.
fat-fish-lesson-welcome = Welcome to Fat Fish! Cards are laid to three rows, and whoever lays the fifth card takes the row. One card of each colour counts for you, the rest counts against you.
fat-fish-lesson-table = Each row has one card so far: a blue 3, a purple 3 and a red 6. Below is your hand of four. Always look at the right-hand end of each row: its colour decides what goes where.
fat-fish-lesson-first-lay = Row 3 ends in red, so your red 3 can go only there. Choose the card, then row 3.
fat-fish-lesson-free-colour = You may lay more cards to the same row. No row ends in green, so green is free and fits any row: add your green 3 to row 3.
fat-fish-lesson-stop = Your yellow 2 could follow too. But then row 3 would have four cards, and a single fitting card would take it from you. Better stop here.
fat-fish-lesson-draw = You have drawn a blue 3 and a yellow 1, so you hold four cards again. Now it is the other player's turn.
fat-fish-lesson-covered = Their red 4 covers the blue end of row 1. Now no row ends in blue, so blue is free: lay your blue 3 to row 3.
fat-fish-lesson-fifth = Yellow is free as well, and row 3 has no yellow yet. Lay your yellow 2 as the fifth card, and the row is yours!
fat-fish-lesson-keep = Of each colour you keep exactly one card. There are two reds: keep the 6, and the 3 goes to minus. Green, blue and yellow stay too. See that these four cards show a plus, then put them away.
fat-fish-lesson-piles = 14 points lie open on your plus pile, 3 face down on your minus pile: that makes 11. A blue 2 from the reserve has opened row 3 again, and you have two new cards. On to the other player.
fat-fish-lesson-cover = Row 1 needs only yellow and purple to have all five colours, and you hold both! But row 2 ends in purple, so purple must go there. Here is a trick: cover that end with your red 5.
fat-fish-lesson-wait = Now no row ends in purple: your purple cards are free. But this turn you can lay to row 2 only, so stop and save them for row 1.
fat-fish-lesson-hidden = It is a small risk: you can't see the other player's hand, nor the cards still to be drawn, not even your own. Let's see what they do.
fat-fish-lesson-yellow = Lucky you: they laid a red 4 to row 2 and left row 1 alone. Yellow and purple are both free. Begin with your yellow 1 in row 1.
fat-fish-lesson-purple = Now the big one: your purple 6 completes the row.
fat-fish-lesson-five-colours = Five colours! All five cards go to your plus pile by themselves: 16 more points, 27 in all. If all five have the same colour, you may keep two of them. Now the other player again.
fat-fish-lesson-their-row = They laid four cards in one turn and took row 3. Only one of three blues could stay: 10 points for them, 3 against. The reserve is empty now, so the next row that is taken will be gone.
fat-fish-lesson-end = The game goes on until all cards are played; most points win. Two tips: take rows with many colours, and leave rows with high cards of one colour to the others. Good fishing!

# Setting up a table
table-option-licences = Fishing licences (bonus points)
table-option-licences-off = Without
table-option-licences-random = With A, B or C, drawn by chance
table-option-licences-a = With licence A
table-option-licences-b = With licence B
table-option-licences-c = With licence C
table-option-fiasco = Cards laid against the rules
table-option-fiasco-off = Refused
table-option-fiasco-on = Accepted, and punished with the fiasco card
# Pictures of the rules
fat-fish-figure-cards = Each colour has its own sign and pattern. The higher the value, the fatter the fish.
fat-fish-figure-lay = Only the marked ends count: blue, purple and red. The red 3 must go to row 3. The yellow 4 may go to any row, for no row ends in yellow.
fat-fish-figure-follow = You have laid the red 3 to row 3. The yellow 4 or the red 2 can follow there. The blue 5 can't: it would have to go to row 1.
fat-fish-figure-take = Two of the five cards are red. One card of each colour goes to plus, here the red 6; the red 3 goes to minus. That makes 14 − 3 = 11 points.
fat-fish-figure-one-colour = Five blue cards: you may keep two of them. That makes 10 − 7 = 3 points.
fat-fish-figure-licence = Among the five values are 2, 3, 4 and 5: whoever takes this row meets licence D.
