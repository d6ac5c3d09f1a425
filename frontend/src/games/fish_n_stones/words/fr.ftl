# The board of Fish'n'Stones in French.

fish-n-stones-round = Manche { $round } sur { $rounds }
fish-n-stones-to-come = { $cards ->
    [0] aucune carte à venir
    [one] { $cards } carte à venir
   *[other] { $cards } cartes à venir
}
fish-n-stones-steps = Étapes d'une manche
fish-n-stones-step-cast = Lancer
fish-n-stones-step-bait = Appâter
fish-n-stones-step-fish = Pêcher
fish-n-stones-pond = L'étang. Les flèches du clavier vont de case en case.

# What to do now

fish-n-stones-do-cast = Choisis une ligne pour ton chat. Les autres ne la verront pas encore.
fish-n-stones-do-bait = Déplacer une pile dans la ligne { $line } ? Cela montre ton chat.
fish-n-stones-do-no-bait = À toi : n'appâte pas.
fish-n-stones-do-bait-to = Choisis maintenant la case de la ligne { $line } où va la pile de { $spot }.
fish-n-stones-do-fish = Choisis une pile de la ligne { $line } : elle va dans ton seau.
fish-n-stones-wait-cast = { $names } { $count ->
    [one] choisit
   *[other] choisissent
} encore une ligne.
fish-n-stones-wait-cast-placed = Ton chat guette la ligne { $line }. { $names } { $count ->
    [one] choisit
   *[other] choisissent
} encore.
fish-n-stones-wait-bait = { $seat } peut appâter.
fish-n-stones-wait-fish = { $seat } pêche.
fish-n-stones-over = Les quatre manches sont jouées.
fish-n-stones-other-end = Ce bout de la ligne { $line } est à { $seat }. Choisis le tien.
fish-n-stones-no-bait = Sans appât
fish-n-stones-let-go = Remettre

# The end of a round
fish-n-stones-round-over = La manche { $round } est finie
fish-n-stones-round-caught = pêché
fish-n-stones-round-bucket = seau
fish-n-stones-round-points = points
fish-n-stones-round-how = Neuf nouvelles cartes arrivent dans l'étang, par-dessus ce qui restait.
fish-n-stones-go-on = Continuer

# Spots

fish-n-stones-pile = { $spot } : { $card ->
    [F1] un poisson
    [F2] deux poissons
    [F3] trois poissons
    [S1] un caillou
    [S2] deux cailloux
   *[W] de l'eau
}{ $height ->
    [1] .
   *[other] { " " }sur le dessus d'une pile de { $height } cartes.
} { $state ->
    [from] Tu peux la déplacer.
    [held] Elle est dans ta main.
    [to] La pile peut aller ici.
    [take] Tu peux la prendre.
   *[none] { "" }
}
fish-n-stones-pile-known = { $spot } : { $card ->
    [F1] un poisson
    [F2] deux poissons
    [F3] trois poissons
    [S1] un caillou
    [S2] deux cailloux
   *[W] de l'eau
}{ $height ->
    [1] .
   *[other] { " " }sur le dessus d'une pile de { $height } cartes, en tout { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    } et { $stones ->
        [one] { $stones } caillou
       *[other] { $stones } cailloux
    }.
} { $state ->
    [from] Tu peux la déplacer.
    [held] Elle est dans ta main.
    [to] La pile peut aller ici.
    [take] Tu peux la prendre.
   *[none] { "" }
}
fish-n-stones-empty = { $spot } : vide. { $state ->
    [to] La pile peut aller ici.
   *[none] { "" }
}
fish-n-stones-caught = { $seat } a pêché ici { $fish ->
    [0] { $stones ->
        [0] rien que de l'eau
        [one] { $stones } caillou
       *[other] { $stones } cailloux
    }
   *[other] { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }{ $stones ->
        [0] { "" }
        [one] { " et " }{ $stones } caillou
       *[other] { " et " }{ $stones } cailloux
    }
}.
fish-n-stones-hinted = C'est le conseil.

# Lines

fish-n-stones-my-line = Ta ligne { $line }. { $cat ->
    [here] Ton chat est ici.
    [secret] Ton chat est ici, en secret.
    [can] Place ton chat ici.
   *[none] { "" }
}
fish-n-stones-line = Ligne { $line }, { $seat }. { $cat ->
    [here] Le chat est ici.
    [maybe] Le chat est peut-être ici.
   *[none] { "" }
}

# Seats

fish-n-stones-you = toi
fish-n-stones-first = commence
fish-n-stones-choosing = choisit
fish-n-stones-baiting = appâte
fish-n-stones-fishing = pêche
fish-n-stones-cat-hidden = chat encore caché
fish-n-stones-cat-at = chat : ligne { $line }
fish-n-stones-cat-secret = chat : ligne { $line }, en secret
fish-n-stones-cat-yours = Ton chat : place-le devant une ligne
fish-n-stones-bucket = { $cards ->
    [0] Seau : vide
    [one] Seau : { $cards } carte
   *[other] Seau : { $cards } cartes
}
fish-n-stones-bucket-known = { $cards ->
    [0] Seau : vide
   *[other] Seau : { $fish ->
        [one] { $fish } poisson
       *[other] { $fish } poissons
    }, { $stones ->
        [one] { $stones } caillou
       *[other] { $stones } cailloux
    }
}
fish-n-stones-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Moves
move-cast = placer le chat à la ligne { $a }
move-no = ne pas appâter
move-bait = déplacer la pile de { $a } sur { $b }
move-fish = pêcher { $a }

# The lesson.

fish-n-stones-lesson-welcome = Bienvenue au bord de l'étang ! Chaque poisson que tu pêches vaut un point, chaque caillou t'en coûte un. Qui a le plus de points après quatre manches gagne.
fish-n-stones-lesson-table = Il y a neuf cartes dans l'étang, chacune avec ce qu'elle vaut ; l'eau ne vaut rien. Tu es en bas et tu pêches dans les lignes a, b et c. L'autre joueur est en face et a les trois mêmes.
fish-n-stones-lesson-first-cast = À chaque manche, chacun choisit en secret une ligne pour son chat. Place le tien devant la ligne b : à gauche comme à droite, trois poissons sont juste à côté.
fish-n-stones-lesson-secret = Ton chat guette la ligne b, et personne d'autre ne le sait. L'autre joueur choisit aussi, et tu ne verras pas où.
fish-n-stones-lesson-baits = Maintenant, chacun peut appâter une fois : déplacer toute une pile d'une case, sur le côté, vers le haut ou vers le bas, pour qu'elle arrive dans la ligne de son chat. Rien n'y oblige. Le joueur au drapeau commence, et ce n'est pas toi.
fish-n-stones-lesson-fat-pile = Les deux poissons de b2 sont maintenant sur les trois de c2 : une pile de cinq poissons, même si tu ne vois que la carte du dessus. Mais en appâtant, l'autre joueur t'a montré son chat, devant la ligne c.
fish-n-stones-lesson-steal = Voici une astuce pour qui appâte en dernier : vole cette pile ! Choisis c2, puis b2. La pile peut venir de n'importe quelle ligne, et la case où elle va peut être vide.
fish-n-stones-lesson-fishing = Maintenant, chacun prend une pile entière dans la ligne de son chat, là aussi en partant du drapeau. Il faut en prendre une, même si ce ne sont que des cailloux. Dans la ligne c, il ne reste qu'un poisson et de l'eau.
fish-n-stones-lesson-first-catch = L'autre joueur n'a eu qu'un poisson. À toi : prends la pile de b2 dans ton seau, avec ses cinq poissons !
fish-n-stones-lesson-new-cards = Cinq points pour toi ! La manche 2 commence avec neuf nouvelles cartes, posées par-dessus ce qui restait. Un seau montre seulement combien de cartes il contient : à toi de compter tes points.
fish-n-stones-lesson-remember = Les cartes recouvertes restent cachées, mais tu les as vues. Sous l'eau de a3, il y a trois poissons ! Et le poisson de a1 est un piège : dessous, il y a deux cailloux.
fish-n-stones-lesson-second-cast = Le drapeau est passé chez toi. Place ton chat devant la ligne a : si l'autre joueur a oublié ces trois poissons, il ne t'attendra pas là.
fish-n-stones-lesson-order = Pendant que l'autre joueur choisit une ligne, regarde le drapeau : cette fois, c'est toi qui appâtes d'abord, et qui pêches d'abord.
fish-n-stones-lesson-keep-quiet = À côté de a3, tu ne vois que des cailloux : appâter n'arrangerait rien. Et cela montrerait ton chat à quelqu'un qui peut encore te voler la pile. Alors n'appâte pas.
fish-n-stones-lesson-guess = Ton chat est toujours caché. À l'autre joueur de deviner où il est.
fish-n-stones-lesson-second-catch = Les poissons de b1 sont passés en c1. L'autre joueur a peut-être cru que ton chat était encore devant la ligne b ! Personne n'a touché à a3 : prends la pile.
fish-n-stones-lesson-score = Trois poissons sous un peu d'eau ! Cela fait huit poissons et aucun caillou, donc huit points. L'autre joueur a un point, et c'est à lui de pêcher. À égalité, celui qui a le moins de cailloux gagnerait.
fish-n-stones-lesson-end = Maintenant, tu sais tout : le plus de poissons, le moins de cailloux, quatre manches. Deux astuces : retiens ce qui est recouvert et, avant d'appâter, demande-toi qui peut encore te voler la pile. Bonne pêche !

# Setting up a table
table-option-shores = À deux, où s'asseoir
table-option-shores-opposite = Face à face
table-option-shores-adjacent = Sur des rives voisines
# Pictures of the rules
fish-n-stones-figure-cards = Les six sortes de cartes, avec les points que chacune vaut à la fin.
fish-n-stones-figure-shores = Du sud et du nord, tu pêches dans les colonnes a, b et c, de l'ouest et de l'est dans les rangées 1, 2 et 3.
fish-n-stones-figure-fill = De l'eau recouvre trois poissons. Tout le monde voit la carte du dessus et qu'il y a là deux cartes. Le reste, retiens-le !
fish-n-stones-figure-bait = Ton chat est devant la ligne b. Tu peux déplacer la pile de c2 sur b2, car b2 est dans ta ligne. Tu ne peux pas déplacer a1 sur a2 : ce n'est pas ta ligne.
fish-n-stones-figure-fish = Ton chat est devant la ligne b. Tu as pris la pile de b2 ; la case reste vide jusqu'à la manche suivante.
fish-n-stones-figure-score = Dans ce seau, il y a cinq poissons et un caillou : 4 points.
