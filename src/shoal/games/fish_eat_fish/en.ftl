# Fish Eat Fish in English.

in-one-line = stacks of fish attack each other; secret challenge cards decide
goal = Swallow other fish with your stacks and bring as many as you can into your catch: each fish in it is a point.
mood = For bold attackers: stacks grow, swallow each other, and a secret card decides who eats whom.

placed = { $seat } places a fish on { $circle }.
filled-up = { $count ->
    [0] Every circle has its fish.
    [one] One neutral fish fills the last circle.
   *[other] { $count } neutral fish fill the other circles.
}
slid = { $seat } slides from { $source } to { $stop }.
swallowed = { $seat } moves from { $source } onto { $prey ->
    [own] their own stack
   *[neutral] the neutral stack
} on { $target }.
attacked = { $seat } attacks { $other } on { $target } from { $source }.
drifted = { $seat } has nothing to attack and drifts from { $source } to { $stop }.
passed = { $seat } has nothing to attack, nowhere to drift, and passes.
chose = { $seat } has chosen a challenge card.
chose-own = { $seat }: your card is { $card }.
showed = { $seat } shows { $card }, with a stack of { $count }.
called-off = An octopus: nothing happens to the stacks.
won = { $seat } wins and goes on top of { $other } on { $target }.
drawn = A draw: the stacks on { $source } and { $target } leave the game.
caught = { $seat } catches { $count ->
    [one] one fish
   *[other] { $count } fish
} from the bottom of the stack.
banked = { $seat } has no challenge card left, banks { $count } fish and is out of the water.
sunk = { $seat } has no stack left and is out of the water.
survived = { $seat } is the last in the water, banks { $count } fish and gets the starfish.
no-survivor = Nobody is left in the water.

not-now = that does not fit here: the step now is to { $step ->
    [place] place a fish
    [move] move a stack
   *[show] show a card
}
occupied = there is a fish on { $circle } already
beside-your-own = { $circle } is next to a fish of yours, and circles away from yours are still empty
not-yours = there is no stack of yours on { $source }
no-prey = there is no stack to attack on { $target }
blocked = the way from { $source } to { $stop } is not free
must-attack = you can attack, so you must: drift and pass are for seats that can't
out-of-reach = nobody else could attack a stack on { $stop }
must-drift = you can drift, so you must: pass is for seats that can do nothing else
not-in-hand = you have no { $card } left
too-far = { $target } is out of reach from { $source }: a stack attacks what is next to it, perhaps after a slide in a straight line
not-straight = { $source } and { $stop } are not in one line: stacks slide and drift straight ahead

one-left = only one player is still in the water
none-left = nobody is in the water any more

catch = fish in the catch
starfish = the starfish, which breaks a tie

# What speaks for a move
merit-no-rival-beside = no fish of anybody else is next to it so far
merit-few-neighbours = only { $count } circles touch it: few sides to be attacked from
merit-catches = puts { $count ->
    [one] { $count } fish
   *[other] { $count } fish
} into your catch at once
merit-grows = makes a stack of { $height } without a fight
merit-sure-win = you hold a card that beats all { $other } can still show
merit-last-card = it takes your last challenge card: the stacks you have left are banked
merit-win-catches = a win puts { $count ->
    [one] { $count } fish
   *[other] { $count } fish
} into your catch
merit-last-stack = it is { $other }'s last stack: a win puts them out of the water
merit-higher = your stack is higher than { $other }'s by { $count }
merit-wins-fight = wins whatever { $other } shows
merit-calls-off = calls the fight off: your stack of { $height } stays as it is
merit-cannot-lose = can't lose, whatever { $other } shows
merit-beats-most = beats { $count } of the { $cards } cards that { $other } may show
merit-spends-little = { $card } is your lowest fish card: the better ones stay for later
