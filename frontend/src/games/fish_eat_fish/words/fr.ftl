# The board of Fish Eat Fish in French.

# What to do now
fish-eat-fish-place-yours = { $count ->
    [one] Choisis un cercle pour ton dernier poisson.
   *[other] Choisis un cercle pour un poisson. Tu en as { $count } à placer.
}
fish-eat-fish-place-theirs = { $seat } place un poisson.
fish-eat-fish-choose-stack = Choisis celle de tes piles qui attaque.
fish-eat-fish-choose-drift = Tu n'as rien à attaquer. Choisis une pile qui dérive.
fish-eat-fish-only-pass = Tu n'as rien à attaquer et nulle part où dériver.
fish-eat-fish-choose-target = Pile en { $source } : choisis celle qu'elle attaque.
fish-eat-fish-choose-target-or-slide = { $source } : choisis sa cible, ou d'abord un cercle vide.
fish-eat-fish-choose-after-slide = La pile glisse de { $source } à { $stop }. Choisis celle qu'elle attaque.
fish-eat-fish-choose-way = { $source } attaque { $target }. Choisis où la pile s'arrête.
fish-eat-fish-choose-drift-stop = La pile en { $source } dérive. Choisis le cercle où elle va.
fish-eat-fish-their-turn = C'est à { $seat } de jouer.
fish-eat-fish-you-attack = Tu attaques { $other } en { $target }. Choisis ta carte en secret.
fish-eat-fish-you-defend = { $seat } t'attaque en { $target }. Choisis ta carte en secret.
fish-eat-fish-they-fight = { $seat } attaque { $other } en { $target }. Chacun choisit une carte en secret.
fish-eat-fish-waiting-for-card = Ta carte est choisie. On attend { $other }.
fish-eat-fish-over = La partie est terminée. Chaque poisson dans les prises vaut un point.
fish-eat-fish-pass = Passer
fish-eat-fish-let-go = Recommencer

# The sea
fish-eat-fish-sea = La mer : cinq colonnes de a à e, cinq rangées de 1 à 5
fish-eat-fish-empty = { $circle } : vide.
fish-eat-fish-one-fish = { $whose ->
    [mine] { $circle } : un poisson à toi.
    [neutral] { $circle } : un poisson neutre.
   *[other] { $circle } : un poisson à { $other }.
}
fish-eat-fish-stack = { $whose ->
    [mine] { $circle } : ta pile de { $count }.
    [neutral] { $circle } : une pile neutre de { $count }.
   *[other] { $circle } : une pile de { $count } à { $other }.
} De haut en bas : { $fish }.
fish-eat-fish-neutral = neutre
fish-eat-fish-role = { $role ->
    [place] Un poisson peut aller ici.
    [source] Peut attaquer.
    [mover] Peut dériver.
    [chosen] C'est ton choix.
    [slide] Ta pile peut glisser ici.
    [drift] Ta pile peut dériver ici.
    [stop] Ta pile s'arrête ici.
    [prey] Tu peux l'avaler sans combat.
   *[foe] Tu peux l'attaquer. Il y aura combat.
}
fish-eat-fish-look = Pointe une pile pour voir ses poissons.
fish-eat-fish-top-down = de haut en bas

# Seats
fish-eat-fish-you = { $name } (toi)
fish-eat-fish-others = Les autres joueurs
fish-eat-fish-all-seats = Les joueurs
fish-eat-fish-doing = { $doing ->
    [moves] joue
    [chooses] choisit
    [ready] a choisi
   *[out] hors de l'eau
}
fish-eat-fish-to-place = { $count ->
    [one] { $count } poisson à placer.
   *[other] { $count } poissons à placer.
}
fish-eat-fish-cards-left = { $count ->
    [0] Plus aucune carte Défi.
    [one] Encore { $count } carte Défi.
   *[other] Encore { $count } cartes Défi.
}
fish-eat-fish-catch = { $count ->
    [0] Aucun poisson dans les prises.
    [one] { $count } poisson dans les prises.
   *[other] { $count } poissons dans les prises.
}
fish-eat-fish-has-starfish = A l'étoile de mer.
fish-eat-fish-discarded = Cartes jouées : { $cards }

# Challenge cards and fights
fish-eat-fish-your-cards = Tes cartes Défi
fish-eat-fish-card = { $card ->
    [shark] requin
    [octopus] pieuvre
   *[other] { $card }
}
fish-eat-fish-card-in-hand = { $card ->
    [shark] Requin
    [octopus] Pieuvre
   *[other] Carte Poisson { $card }
}, { $count ->
    [0] il n'en reste plus
   *[other] il en reste { $count }
}
fish-eat-fish-fight = Le combat
fish-eat-fish-side = { $side ->
    [attacker] attaque depuis { $circle }
   *[defender] défend { $circle }
}
fish-eat-fish-card-and-height = { $card ->
    [shark] Requin, avec une pile de { $count }.
    [octopus] Pieuvre, avec une pile de { $count }.
   *[other] Carte Poisson { $card }, avec une pile de { $count }.
}
fish-eat-fish-chosen-and-height = { $chosen ->
    [true] La carte est choisie.
   *[false] La carte n'est pas encore choisie.
} La pile a { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}.
fish-eat-fish-what-counts = Hauteur de la pile plus valeur de la carte : la plus grande somme gagne. Un requin bat toutes les cartes Poisson. Une pieuvre annule le combat.
fish-eat-fish-winner = { $seat } gagne et passe par-dessus.
fish-eat-fish-you-win = Tu gagnes et tu passes par-dessus.
fish-eat-fish-draw = Égalité : les deux piles quittent la partie.
fish-eat-fish-called-off = Une pieuvre : il n'arrive rien aux piles.

# Moves
move-place = placer un poisson en { $a }
move-eat = { $count ->
    [2] attaquer { $b } depuis { $a }
   *[other] glisser de { $a } à { $b }, attaquer { $c }
}
move-drift = dériver de { $a } à { $b }
move-pass = passer
move-show = montrer : { $a }

# The lesson.
fish-eat-fish-lesson-welcome = Bienvenue dans la mer ! Ici, les poissons se mangent entre eux, et chaque poisson qui entre dans tes prises vaut un point. À toi les rouges, à l'autre joueur les bleus, cinq poissons chacun. Place ton premier poisson au milieu.
fish-eat-fish-lesson-all-place = On place les poissons à tour de rôle. Tant qu'il y a de la place ailleurs, tu ne peux pas en mettre un à côté d'un autre de ta couleur ; en diagonale, pas de problème. Regarde où vont les autres.
fish-eat-fish-lesson-eat-neutral = Des poissons neutres, les gris, occupent le reste de la mer. À ton tour, tu attaques un voisin, et les neutres ne se défendent pas : choisis ton poisson du milieu, puis le gris juste en dessous.
fish-eat-fish-lesson-stack-of-two = Ton poisson s'est posé sur le gris, et le cercle où il était est vide. Une pile appartient à qui a le poisson du dessus : celle-ci est donc à toi. C'est maintenant à l'autre joueur.
fish-eat-fish-lesson-slide-to-own = Une pile bleue de deux est maintenant à côté de la tienne. Appelle du renfort : ton poisson en e3 peut glisser sur les cercles vides jusqu'en c3 et, de là, se poser sur ta propre pile en c4.
fish-eat-fish-lesson-will-they-dare = Avant d'attaquer, une pile peut glisser en ligne droite, tant que les cercles sont vides. Te voilà avec une pile de trois. L'autre joueur osera-t-il l'attaquer ?
fish-eat-fish-lesson-octopus = Une pile de deux en attaque une de trois ! Chacun choisit une carte en secret, et c'est la hauteur plus la carte qui décide. Mais un requin bat toutes les cartes Poisson : c'est peut-être ça, le plan. Joue une pieuvre, elle annule le combat.
fish-eat-fish-lesson-strike-back = C'était le requin ! Ta pieuvre a annulé le combat, et l'autre joueur n'a plus son seul requin. À toi de riposter : attaque la pile bleue en d4 avec ta pile de trois.
fish-eat-fish-lesson-sure-card = Vous avez commencé avec les onze mêmes cartes, alors fais le calcul : l'autre joueur arrive au plus à 2 + 5 = 7, et toi à 3 + 5 = 8. Il n'a plus de requin, seule une pieuvre pourrait t'arrêter. Joue ton 5.
fish-eat-fish-lesson-equal-sums = Ta carte reste secrète jusqu'à ce que l'autre soit choisie aussi. Attention aux sommes égales : les deux piles quittent alors la partie et ne comptent pour personne.
fish-eat-fish-lesson-on-top = 8 contre 2, tu gagnes ! Ta pile s'est posée sur la perdante. Remarque le 0 : un combat qui a l'air perdu est une bonne occasion de jouer une mauvaise carte. C'est maintenant à l'autre joueur.
fish-eat-fish-lesson-more-than-five = Ta pile compte cinq poissons, et aucune pile ne peut en garder plus. Mange quand même : passe de d4 sur le poisson gris en e4, et regarde ce qui arrive au poisson du bas.
fish-eat-fish-lesson-first-catch = Le poisson du bas est tombé dans tes prises : ton premier point, et personne ne peut te le reprendre. Une pile de cinq te rapporte du poisson à chaque bouchée. L'autre joueur mijote quelque chose…
fish-eat-fish-lesson-shark = Une pile bleue de deux attaque ton poisson tout seul en a2. En hauteur, tu as le dessous, mais tu as ton requin : il bat toutes les cartes Poisson. Joue-le !
fish-eat-fish-lesson-eat-again = Ton requin a battu le 4, et ton petit poisson est maintenant sur le dessus d'une pile de trois. C'est à toi : ta pile de cinq a encore faim, mange le poisson gris en e5, juste en dessous.
fish-eat-fish-lesson-jump-ahead = Deux dans tes prises ! Les cartes de l'autre main sont cachées, et les cartes jouées disparaissent vite, alors retiens-les. Suivent huit autres combats : sautons-en sept et passons au dernier.
fish-eat-fish-lesson-last-card = Cinq contre cinq, avec les dernières cartes. Après ce combat, plus personne n'a de carte : toutes les piles vont dans les prises de leur propriétaire. Qui a bien compté le sait : l'autre carte est un 2. Montre ton 4 !
fish-eat-fish-lesson-goodbye = Tu gagnes, 12 poissons à 4 ! Une partie se termine aussi quand il ne reste des piles qu'à un seul joueur. Deux astuces : fais grandir une pile jusqu'à cinq et continue à manger, et retiens quels requins et quelles pieuvres sont déjà partis. Amuse-toi bien !

# Pictures of the rules
fish-eat-fish-figure-placing = Ton prochain poisson ne peut pas être à gauche, à droite, au-dessus ou au-dessous de celui-ci. En diagonale, c'est permis.
fish-eat-fish-figure-attack = « eat c3 c4 » : les poissons neutres ne se défendent pas. Ton poisson se pose dessus, et la pile est à toi.
fish-eat-fish-figure-slide = « eat c3 c5 d5 » : le poisson glisse sur les cercles vides jusqu'à c5, puis attaque le poisson de d5.
fish-eat-fish-figure-fight = Hauteur plus carte : 3 + 5 = 8 bat 2 + 4 = 6. La pile rouge se pose sur la bleue.
fish-eat-fish-figure-cards = Un requin bat toute carte Poisson. Deux requins font match nul : les deux piles quittent le jeu. Avec une pieuvre, rien n'arrive aux piles.
fish-eat-fish-figure-catch = Six poissons, c'est un de trop : celui du dessous va dans les prises du rouge, à qui est la pile.
