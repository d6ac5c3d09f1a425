# The board of Fat Fish in English.

fat-fish-card = { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
} { $value }
fat-fish-suggested = { $name } (suggested)

# What to do now
fat-fish-choose-card = Choose a card from your hand.
fat-fish-choose-row = Now choose the row for your { $card }.
fat-fish-lay-more = Lay another card to row { $row }, or stop.
fat-fish-card-first = Choose a card from your hand first, then the row.
fat-fish-choose-keep = Row { $row } is yours! Choose what to keep on your plus pile. The rest counts against you.
fat-fish-confirm-keep = Good. Now put the cards away.
fat-fish-choose-licence = Well done! You may take one of the marked licences.
fat-fish-was-wrong = That was wrong: your cards come back, and the fiasco card is yours. Begin your turn again.
fat-fish-they-lay = { $seat } is laying cards.
fat-fish-they-keep = { $seat } takes row { $row } and decides what to keep.
fat-fish-they-licence = { $seat } chooses a licence.
fat-fish-won = { $count ->
    [one] { $names } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
   *[other] { $names } share the first place with { $points ->
        [one] 1 point
       *[other] { $points } points
    }!
}
fat-fish-won-you = You win with { $points ->
    [one] 1 point
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
    [one] 1 point
   *[other] { $points } points
}
fat-fish-out = out of cards
fat-fish-hand-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
fat-fish-seen = Seen of them: { $cards }
fat-fish-to-draw = { $count } to draw
fat-fish-plus = Plus pile: { $points } points, { $cards }
fat-fish-plus-none = Plus pile: empty
fat-fish-plus-short = Plus
fat-fish-minus = Minus pile: { $points } points, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
fat-fish-minus-cards = Minus pile: { $points } points, { $cards }
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
