# Fish Eat Fish in French.

in-one-line = des piles de poissons s'attaquent ; des cartes Défi secrètes décident
goal = Avale d'autres poissons avec tes piles et mets-en le plus possible dans tes prises : chacun vaut un point.
mood = Pour attaquants hardis : les piles grandissent, s’avalent, et une carte secrète décide qui mange qui.

placed = { $seat } place un poisson en { $circle }.
filled-up = { $count ->
    [0] Chaque cercle a son poisson.
    [one] Un poisson neutre occupe le dernier cercle.
   *[other] { $count } poissons neutres occupent les autres cercles.
}
slid = { $seat } glisse de { $source } à { $stop }.
swallowed = { $seat } passe de { $source } sur { $prey ->
    [own] sa propre pile
   *[neutral] la pile neutre
} en { $target }.
attacked = { $seat } attaque { $other } en { $target } depuis { $source }.
drifted = { $seat } n'a rien à attaquer et dérive de { $source } à { $stop }.
passed = { $seat } n'a rien à attaquer, ne peut dériver nulle part et passe.
chose = { $seat } a choisi une carte Défi.
chose-own = { $seat } : ta carte est { $card ->
    [shark] le requin
    [octopus] une pieuvre
   *[other] un { $card }
}.
showed = { $seat } montre { $card ->
    [shark] le requin
    [octopus] une pieuvre
   *[other] un { $card }
}, avec une pile de { $count }.
called-off = Une pieuvre : il n'arrive rien aux piles.
won = { $seat } gagne et passe par-dessus { $other } en { $target }.
drawn = Égalité : les piles en { $source } et { $target } quittent la partie.
caught = { $seat } attrape { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
} au bas de la pile.
banked = { $seat } n'a plus de carte Défi, encaisse { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
} et sort de l'eau.
sunk = { $seat } n'a plus de pile et sort de l'eau.
survived = { $seat } reste en dernier dans l'eau, encaisse { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
} et reçoit l'étoile de mer.
no-survivor = Il ne reste personne dans l'eau.

not-now = cela ne va pas ici : c'est le moment de { $step ->
    [place] placer un poisson
    [move] déplacer une pile
   *[show] montrer une carte
}
occupied = il y a déjà un poisson en { $circle }
beside-your-own = { $circle } est à côté d'un de tes poissons, et il reste des cercles vides qui ne le sont pas
not-yours = tu n'as pas de pile en { $source }
no-prey = il n'y a pas de pile à attaquer en { $target }
blocked = le chemin de { $source } à { $stop } n'est pas libre
must-attack = tu peux attaquer, donc tu le dois : on ne dérive ou ne passe que si aucune attaque n'est possible
out-of-reach = personne d'autre ne pourrait attaquer une pile en { $stop }
must-drift = tu peux dériver, donc tu le dois : on ne passe que si on ne peut rien faire d'autre
not-in-hand = tu n'as plus { $card ->
    [shark] de requin
    [octopus] de pieuvre
   *[other] de { $card }
}
too-far = { $target } est hors de portée depuis { $source } : une pile attaque ce qui est à côté d'elle, au besoin après avoir glissé en ligne droite
not-straight = { $source } et { $stop } ne sont pas sur une même ligne : les piles glissent et dérivent tout droit

one-left = il ne reste qu'un joueur dans l'eau
none-left = il ne reste personne dans l'eau

catch = poissons dans les prises
starfish = l'étoile de mer, qui départage les ex æquo

# What speaks for a move
merit-no-rival-beside = aucun poisson d'un autre n'est à côté pour l'instant
merit-few-neighbours = seuls { $count } cercles le touchent : peu de côtés d'où venir l'attaquer
merit-catches = met tout de suite { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
} dans tes prises
merit-grows = fait une pile de { $height } sans combat
merit-sure-win = tu as une carte qui bat tout ce que { $other } peut encore montrer
merit-last-card = c'est ta dernière carte Défi : les piles qui te restent sont encaissées
merit-win-catches = une victoire met { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
} dans tes prises
merit-last-stack = c'est la dernière pile de { $other } : une victoire sort ce joueur de l'eau
merit-higher = ta pile dépasse celle de { $other } de { $count }
merit-wins-fight = gagne quoi que montre { $other }
merit-calls-off = annule le combat : ta pile de { $height } reste comme elle est
merit-cannot-lose = ne peut pas perdre, quoi que montre { $other }
merit-beats-most = bat { $count } des { $cards } cartes que { $other } peut montrer
merit-spends-little = { $card } est ta plus petite carte poisson : les meilleures restent pour plus tard
