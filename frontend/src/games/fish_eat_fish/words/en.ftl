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
fish-eat-fish-choose-target-or-slide = { $source }: now its target, or an empty circle to slide to.
fish-eat-fish-choose-after-slide = { $source } slides to { $stop }. Now the stack it attacks.
fish-eat-fish-choose-way = { $source } attacks { $target }. Choose where it stops on the way.
fish-eat-fish-choose-drift-stop = { $source } drifts. Now the circle it drifts to.
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

# Moves
move-place = place a fish on { $a }
move-eat = { $count ->
    [2] attack { $b } from { $a }
   *[other] slide from { $a } to { $b }, attack { $c }
}
move-drift = drift from { $a } to { $b }
move-pass = pass
move-show = show the { $a }

# The lesson.
fish-eat-fish-lesson-welcome = Welcome to the sea! Fish eat fish here, and every fish you bring into your catch is a point. You are red, the other player is blue, with five fish each. Place your first one in the middle.
fish-eat-fish-lesson-all-place = You place fish by turns. While there is room elsewhere, a fish may not be next to one of your own; diagonally is fine. See where the other fish go.
fish-eat-fish-lesson-eat-neutral = Grey neutral fish fill the rest of the sea. On your turn you attack a neighbour, and neutral fish do not fight back: choose your fish in the middle, then the grey one below it.
fish-eat-fish-lesson-stack-of-two = Your fish moved onto the grey one, and its old circle is empty. A stack belongs to the fish on top, so this one is yours. Now it is the other player’s turn.
fish-eat-fish-lesson-slide-to-own = A blue stack of two is now next to yours. Get help: your fish on e3 can slide over the empty circles to c3 and from there go onto your own stack on c4.
fish-eat-fish-lesson-will-they-dare = Before it attacks, a stack may slide in a straight line, as far as the circles are empty. Now your stack is three fish high. Will the other player dare to attack it?
fish-eat-fish-lesson-octopus = Two attack three! Both sides choose a card in secret, and height plus card decides. But a shark beats every fish card: maybe that is the plan. Play an octopus, it calls the fight off.
fish-eat-fish-lesson-strike-back = It was the shark! Your octopus called the fight off, and the other player’s only shark is gone. Now strike back: attack the blue stack on d4 with your stack of three.
fish-eat-fish-lesson-sure-card = You both began with the same eleven cards, so do the sums: the other player can reach at most 2 + 5 = 7, and your 3 + 5 is 8. No shark is left there, only an octopus could stop you. Play your 5.
fish-eat-fish-lesson-equal-sums = Your card stays secret until the other one is chosen too. Take care with equal sums: then both stacks leave the game and count for nobody.
fish-eat-fish-lesson-on-top = 8 against 2, you win! Your stack went on top of the beaten one. Notice the 0: when a fight looks lost, it is a good place for a bad card. Now the other player moves.
fish-eat-fish-lesson-more-than-five = Your stack is five high, and no stack can keep more. Eat all the same: go from d4 onto the grey fish on e4, and see what happens to the fish at the bottom.
fish-eat-fish-lesson-first-catch = The fish at the bottom fell into your catch: your first point, and nobody can take it away. A stack of five brings you fish with every bite. The other player is up to something…
fish-eat-fish-lesson-shark = A blue stack of two attacks your single fish on a2. In heights you are behind, but you have your shark: it beats every fish card. Play it!
fish-eat-fish-lesson-eat-again = Your shark beat the 4, and your little fish is now the top of a stack of three. It is your turn: let your stack of five eat again, the grey fish on e5 below it.
fish-eat-fish-lesson-jump-ahead = Two in your catch! The cards in the other hand are hidden, and played cards are soon out of sight, so remember them. Eight more fights follow. Let us jump over seven of them, straight to the last one.
fish-eat-fish-lesson-last-card = Five against five, with the last cards. After this fight no hand has a card left, so all stacks go into the catch of their owners. Who kept count knows: the other card is a 2. Show your 4!
fish-eat-fish-lesson-goodbye = You win, 12 fish to 4! A game also ends when only one player has stacks left. Two tips: grow a stack to five and keep eating, and remember which sharks and octopuses are gone. Have fun!

# Pictures of the rules
fish-eat-fish-figure-placing = Your next fish may not be left, right, above or below this one. Diagonally is fine.
fish-eat-fish-figure-attack = “eat c3 c4”: neutral fish do not fight back. Your fish goes on top, and the stack is yours.
fish-eat-fish-figure-slide = “eat c3 c5 d5”: the fish slides over the empty circles to c5, then attacks the fish on d5.
fish-eat-fish-figure-fight = Height plus card: 3 + 5 = 8 beats 2 + 4 = 6. The red stack goes on top of the blue one.
fish-eat-fish-figure-cards = A shark beats any fish card. Two sharks draw: both stacks leave the game. With an octopus nothing happens to the stacks.
fish-eat-fish-figure-catch = Six fish are one too many: the fish at the bottom goes to the catch of red, the owner.
