# Fish Fish Fish in English.

in-one-line = sail boats or swim fish over a 15×9 sea with direction cards
goal = Catch fish with your boats: a grey one is worth 5 points, a white one 2, a blue one 1; each grey fish you never release costs 5.
mood = For planners with time: a wide sea, directions in your hand, and schools to steer where you want them.

opened = The open cards are { $one }, { $two } and { $three }.
dealt = { $seat } is dealt { $one }, { $two } and { $three }.
moored = { $seat } moors a boat on { $square }.
sailed = { $seat } sails from { $source } to { $target }.
swam = { $seat } lets { $fish ->
    [one] the fish
   *[other] the school of { $fish }
} on { $source } swim to { $target }.
caught = { $seat } catches { $white ->
    [0] { $blue ->
        [0] { $grey } grey
       *[other] { $grey ->
            [0] { $blue } blue
           *[other] { $blue } blue and { $grey } grey
        }
    }
   *[other] { $blue ->
        [0] { $grey ->
            [0] { $white } white
           *[other] { $white } white and { $grey } grey
        }
       *[other] { $grey ->
            [0] { $white } white and { $blue } blue
           *[other] { $white } white, { $blue } blue and { $grey } grey
        }
    }
}.
ended = { $seat } ends the moving.
passed = { $seat } can't play any card and passes.
released = { $seat } releases a grey fish on { $square }.
kept = { $seat } keeps the grey fish.
drew-open = { $seat } takes the open { $card }.
drew-unseen = { $seat } draws from the pile.
drew-own = { $seat } draws { $card } from the pile.
turned = { $card } is turned up in slot { $slot }.
stopped = { $seat } draws no more.
shuffled = The discard of { $cards } cards is shuffled: trip { $trip } through the pile begins.

not-now = that does not fit here: the step now is to { $step ->
    [moor] moor a boat
    [play] play a card, or pass if you can't
    [sail] sail on or end
    [swim] swim on or end
    [release] release a grey fish or keep it
   *[draw] draw a card or stop
}
not-on-the-ring = { $square } is not on the outer ring
berth-taken = there is a boat on { $square } already
fish-have-moved = fish have moved this turn, so the boats stay where they are
boats-have-moved = boats have moved this turn, so the fish stay where they are
no-boat = you have no boat on { $square }
no-fish = there are no fish on { $square }
no-card = you have no { $card } card
off-the-board = { $card } of { $square } is off the board
boat-in-the-way = there is a boat on the square { $card } of { $square }
play-first = play at least one card first
must-pass = you can't play any card: pass
can-play = you can play a card, so you may not pass
no-company = there are no fish on { $square }; a grey fish is released among others
must-draw = you have no card in hand: draw one first

pile-ran-out = the pile ran out for the last time
nobody-can-move = nobody can move

caught-grey = grey fish caught
caught-white = white fish caught
caught-blue = blue fish caught
unused-grey = grey fish never released

# What speaks for a move
merit-fish-beside = fish worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} lie next to it
merit-alone = no boat is within three squares of it
merit-catch = catches { $points ->
    [one] { $points } point
   *[other] { $points } points
} for you
merit-before-other = before { $other }, who has a boat next to them, does
merit-school = makes a school of { $fish }, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-goes-on = then your { $card } can catch { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-draws = if you end on { $square }, you may draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
merit-end-keeps = keeps { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand
merit-end-draws = you may draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
} here
merit-no-place = nowhere do fish lie next to your boats alone
merit-yours-alone = of all boats only yours is next to { $square }
merit-grey-costs = a grey fish that you never release costs you { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-card-catches = { $card } would catch { $points ->
    [one] { $points } point
   *[other] { $points } points
} as the sea is now
merit-nothing-open = no open card would catch what your hand can't
merit-last-card = one more card would end the game
