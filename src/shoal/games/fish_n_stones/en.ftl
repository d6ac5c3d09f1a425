# Fish'n'Stones in English.

in-one-line = secretly choose a line of a 3×3 pond, bait, fish one pile
goal = Catch fish and leave the stones to the others: each fish is a point, each stone costs one.
mood = For a short duel of wits: guess what the others are up to, and laugh when you are wrong.
option-shores = where two players sit: facing each other (opposite) or side by side (adjacent)

filled = Round { $round }: nine new cards lie in the pond.
cast-cat = { $seat } has placed the cat.
cast-own = { $seat } puts the cat at line { $line }.
baited = { $seat } baits { $source } onto { $target }.
declined = { $seat } does not bait.
revealed-cat = { $seat }'s cat is at line { $line }.
fished = { $seat } fishes { $spot }: { $fish ->
    [0] { $stones ->
        [0] nothing but water
        [one] { $stones } stone
       *[other] { $stones } stones
    }
   *[other] { $fish } fish{ $stones ->
        [0] { "" }
        [one] , { $stones } stone
       *[other] , { $stones } stones
    }
}.
nothing-left = { $seat } finds the whole line empty and takes nothing.

not-now = that does not fit here: the step now is to { $step ->
    [cast] place the cat
    [bait] bait
   *[fish] fish
}
other-shore = your lines are the { $shore ->
    [rows] rows
   *[columns] columns
} of the pond
other-line = { $target } is not in the line of your cat
empty-source = there is no pile on { $spot }
not-your-line = { $spot } is not in the line of your cat
empty-spot = there is no pile on { $spot } any more
not-beside = { $source } and { $target } are not next to each other: a pile moves one spot, not diagonally

four-rounds = four rounds played

fish = fish in the bucket
stones = stones in the bucket

# What speaks for a move
merit-best-pile-in-line = line { $line } has the best pile of the pond: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-best-pile-beside = the best pile of the pond, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, lies next to line { $line }: you can bait it over
merit-richest-line = all of line { $line } together is worth more than your other lines: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-gathers = makes { $spot } worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the best pile in your line
merit-spoils = spoils the best pile in { $other }'s line, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
merit-last-bait = nobody baits after you: the pond stays as you leave it
merit-no-better-bait = no bait would give you a better pile than the one you have: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-stays-hidden = your cat stays hidden from those who bait after you
merit-best-catch = nothing in your line is worth more: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-before-other = keeps { $other } from fishing it
