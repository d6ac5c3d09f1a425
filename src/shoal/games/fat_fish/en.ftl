# Fat Fish in English.

in-one-line = lay coloured cards to three rows; the fifth card takes the row
goal = Of a row you take, one card of each colour counts for you, all others against you.
mood = For a cheerful round with everybody: quick to learn, and every row can turn on whoever fills it.
option-licences = fishing licences for bonus points: none (off), with A, B or C drawn (random), or with the one you name
option-fiasco = wrong lays: refused (off), or accepted and punished with the fiasco card (on)

opened = Row { $row } opens with { $card }.
laid = { $seat } lays { $card } to row { $row }.
stopped = { $seat } stops.
none-follows = { $seat } has no card that can follow.
took-row = { $seat } takes row { $row }.
split = { $seat } puts { $kept } on the plus pile, { $rest } on the minus pile: { $balance }.
kept-all = { $seat } has five colours and puts all five on the plus pile, { $kept }: { $balance }.
row-gone = The reserve is empty: row { $row } is gone.
drew = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
drew-own = { $seat } draws { $cards }.
all-played = { $seat } has no cards left and is out.
wrong-lay = { $seat } lays { $card } to row { $row }, which is wrong, and takes the fiasco card.
took-back = { $seat } takes back { $cards }.
passed-a = { $seat } has kept a 1 and takes licence A from { $other }.
took-licence = { $seat } takes licence { $licence }.
awarded = { $seat } gets { $points } points for licence { $licence }.

not-now = that does not fit here: the step now is to { $step ->
    [lay] lay cards
    [keep] choose which cards to keep
   *[licence] choose a licence
}
not-in-hand = you have no { $card }
no-such-row = row { $row } is gone, for the reserve is empty
other-row = this turn you lay to row { $chosen } only
colour-elsewhere = { $card } must go to a row that ends in { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
}: row { $rows }
lay-first = you must lay at least one card
not-in-row = not all of these cards are in the row you take
one-per-colour = keep exactly one card of each colour in the row
one-or-two = the row has one colour only: keep one card or two
later-twin = of equal cards the ones further left count as kept
licence-not-met = this row does not meet licence { $licence }
licence-away = licence { $licence } is not on display

all-cards-played = all cards played

plus = plus pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
minus = minus pile, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
fiasco-card = fiasco card
licence = licence { $licence }

meaning-a = a 1 kept: passes to whoever keeps one next
meaning-b = at the end: the fewest cards in plus
meaning-c = at the end: the most 1s in plus
meaning-d = all of 1 to 4, 2 to 5 or 3 to 6 in the row
meaning-e = more points to minus than to plus
meaning-f = as many points to plus as to minus
meaning-g = only values 1, 2 and 3 in the row
meaning-h = one colour only in the row
meaning-i = exactly two colours in the row

# What speaks for a move
merit-can-fill = you can fill row { $row } this turn with what you hold: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-frees-colour = covers the end of row { $row }: no row ends in { $colour ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
   *[P] purple
} then, so yours fits anywhere
merit-new-colour = { $card } brings row { $row } a colour it does not have yet
merit-far-from-full = row { $row } still lacks { $count ->
    [one] { $count } card
   *[other] { $count } cards
} then, so a single one can't take it
merit-takes-row = fills row { $row }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you
merit-meets = meets licence { $licence }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-fourth-card = a fourth card would let somebody take row { $row } with a single one
merit-costly-row = filling row { $row } with what you hold would cost you { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-keeps-hand = keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
} for another row
merit-takes-a = a 1 among them takes licence A from { $other }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-best-split = { $points }: no other way to share out the row is worth more
merit-best-licence = none of the licences you can choose is worth more: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
