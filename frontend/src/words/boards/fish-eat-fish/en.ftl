# The board of Fish Eat Fish in English.

# What to do now
fish-eat-fish-place-yours = { $count ->
    [one] Choose a circle for your last fish.
   *[other] Choose a circle for a fish. You have { $count } to place.
}
fish-eat-fish-place-theirs = { $seat } places a fish.
fish-eat-fish-choose-stack = Choose the stack of yours that attacks.
fish-eat-fish-choose-drift = You have nothing to attack. Choose a stack to drift.
fish-eat-fish-only-pass = You have nothing to attack and nowhere to drift.
fish-eat-fish-choose-target = { $source }: now the stack it attacks.
fish-eat-fish-choose-target-or-slide = { $source }: now the stack it attacks, or an empty circle to slide to first.
fish-eat-fish-choose-after-slide = { $source } slides to { $stop }. Now the stack it attacks.
fish-eat-fish-choose-way = { $source } attacks { $target }. Choose where it stops on the way.
fish-eat-fish-choose-drift-stop = { $source } drifts. Now the circle it drifts to.
fish-eat-fish-too-far = { $circle } is out of reach from { $source }. Stacks slide in a straight line and attack what is next to them.
fish-eat-fish-their-turn = It is { $seat }’s turn.
fish-eat-fish-you-attack = You attack { $other } on { $target }. Choose your card in secret.
fish-eat-fish-you-defend = { $seat } attacks you on { $target }. Choose your card in secret.
fish-eat-fish-they-fight = { $seat } attacks { $other } on { $target }. Both choose a card in secret.
fish-eat-fish-waiting-for-card = Your card is chosen. Waiting for { $other }.
fish-eat-fish-over = The game is over. Every fish in the catch is a point.
fish-eat-fish-pass = Pass
fish-eat-fish-let-go = Start over

# The sea
fish-eat-fish-sea = The sea: five columns a to e, five rows 1 to 5
fish-eat-fish-empty = { $circle }: empty.
fish-eat-fish-one-fish = { $whose ->
    [mine] { $circle }: a fish of yours.
    [neutral] { $circle }: a neutral fish.
   *[other] { $circle }: a fish of { $other }.
}
fish-eat-fish-stack = { $whose ->
    [mine] { $circle }: your stack of { $count }.
    [neutral] { $circle }: a neutral stack of { $count }.
   *[other] { $circle }: a stack of { $count } of { $other }.
} From the top: { $fish }.
fish-eat-fish-neutral = neutral
fish-eat-fish-role = { $role ->
    [place] A fish can go here.
    [source] It can attack.
    [mover] It can drift.
    [chosen] Chosen.
    [slide] It can slide here.
    [drift] It can drift here.
    [stop] It stops here.
    [prey] It can be eaten without a fight.
   *[foe] It can be attacked. There will be a fight.
}
fish-eat-fish-hinted = This is the hint.
fish-eat-fish-look = Point at a stack to see its fish.
fish-eat-fish-top-down = from the top

# Seats
fish-eat-fish-you = { $name } (you)
fish-eat-fish-others = The other players
fish-eat-fish-all-seats = The players
fish-eat-fish-doing = { $doing ->
    [moves] to move
    [chooses] choosing
    [ready] ready
   *[out] out of the water
}
fish-eat-fish-to-place = { $count ->
    [one] One fish to place.
   *[other] { $count } fish to place.
}
fish-eat-fish-cards-left = { $count ->
    [0] No challenge card left.
    [one] One challenge card left.
   *[other] { $count } challenge cards left.
}
fish-eat-fish-catch = { $count ->
    [0] No fish in the catch.
    [one] One fish in the catch.
   *[other] { $count } fish in the catch.
}
fish-eat-fish-has-starfish = Has the starfish.
fish-eat-fish-discarded = Played: { $cards }

# Challenge cards and fights
fish-eat-fish-your-cards = Your challenge cards
fish-eat-fish-card = { $card ->
    [shark] shark
    [octopus] octopus
   *[other] { $card }
}
fish-eat-fish-card-in-hand = { $card ->
    [shark] Shark
    [octopus] Octopus
   *[other] Fish card { $card }
}, { $count ->
    [0] played already
    [one] one left
   *[other] { $count } left
}
fish-eat-fish-fight = The fight
fish-eat-fish-side = { $side ->
    [attacker] attacks from { $circle }
   *[defender] defends { $circle }
}
fish-eat-fish-card-and-height = { $card ->
    [shark] Shark, with a stack of { $count }.
    [octopus] Octopus, with a stack of { $count }.
   *[other] Fish card { $card }, with a stack of { $count }.
}
fish-eat-fish-chosen-and-height = { $chosen ->
    [true] The card is chosen. The stack has { $count } fish.
   *[false] No card is chosen yet. The stack has { $count } fish.
}
fish-eat-fish-what-counts = Height of the stack and card together: the greater sum wins. A shark beats every fish card. An octopus calls the fight off.
fish-eat-fish-winner = { $seat } wins and goes on top.
fish-eat-fish-you-win = You win and go on top.
fish-eat-fish-draw = A draw: both stacks leave the game.
fish-eat-fish-called-off = An octopus: nothing happens.
