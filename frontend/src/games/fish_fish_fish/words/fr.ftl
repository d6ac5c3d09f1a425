# The board of Fish Fish Fish in French.

fish-fish-fish-board = La table
fish-fish-fish-sea = La mer, 15 colonnes d'ouest en est et 9 rangées du sud au nord
fish-fish-fish-others = Les joueurs
fish-fish-fish-seat = { $seat }
fish-fish-fish-hand = Ta main
fish-fish-fish-table = Cartes à piocher
fish-fish-fish-what-now = Ce que tu peux faire

fish-fish-fish-do-moor = Amarre un bateau : choisis une case libre du pourtour.
fish-fish-fish-do-move = Choisis un bateau ou des poissons. Ou d'abord une carte.
fish-fish-fish-do-sail = Continue à naviguer, ou termine. { $cards ->
    [0] Tu ne pourras alors rien piocher.
    [one] Tu pourras alors piocher { $cards } carte.
   *[other] Tu pourras alors piocher { $cards } cartes.
}
fish-fish-fish-do-swim = Continue à faire nager des poissons, ou termine. { $cards ->
    [0] Tu ne pourras alors rien piocher.
    [one] Tu pourras alors piocher { $cards } carte.
   *[other] Tu pourras alors piocher { $cards } cartes.
}
fish-fish-fish-do-pass = Aucune de tes cartes ne peut rien déplacer. Tu dois passer.
fish-fish-fish-do-release = Relâche un poisson gris parmi d'autres poissons. Ou garde-le.
fish-fish-fish-do-draw = { $cards ->
    [one] Pioche encore { $cards } carte : une carte visible ou une de la pioche.
   *[other] Pioche jusqu'à { $cards } cartes : des cartes visibles ou de la pioche.
}
fish-fish-fish-chosen-boat = Ton bateau en { $square } : choisis une carte, ou la case où il va.
fish-fish-fish-chosen-fish = { $fish ->
    [one] Le poisson en { $square } : choisis une carte, ou la case où il va.
   *[other] Le banc en { $square } : choisis une carte, ou la case où il va.
}
fish-fish-fish-chosen-card = { $card ->
    [N] Nord : choisis le bateau ou les poissons à déplacer.
    [NE] Nord-est : choisis le bateau ou les poissons à déplacer.
    [E] Est : choisis le bateau ou les poissons à déplacer.
    [SE] Sud-est : choisis le bateau ou les poissons à déplacer.
    [S] Sud : choisis le bateau ou les poissons à déplacer.
    [SW] Sud-ouest : choisis le bateau ou les poissons à déplacer.
    [W] Ouest : choisis le bateau ou les poissons à déplacer.
   *[NW] Nord-ouest : choisis le bateau ou les poissons à déplacer.
}
fish-fish-fish-too-far = { $square } est trop loin : une carte déplace d'une case.
fish-fish-fish-wait = { $phase ->
    [moor] { $seat } amarre un bateau.
    [move] { $seat } va jouer une carte.
    [sail] { $seat } navigue.
    [swim] { $seat } fait nager des poissons.
    [release] { $seat } peut relâcher un poisson gris.
    [draw] { $seat } pioche.
   *[shuffle] On mélange les cartes.
}
fish-fish-fish-over = La partie est terminée.

fish-fish-fish-end = { $cards ->
    [0] Terminer
   *[other] Terminer, piocher { $cards }
}
fish-fish-fish-end-first = Terminer
fish-fish-fish-pass = Passer
fish-fish-fish-keep = Le garder
fish-fish-fish-enough = Ne plus piocher
fish-fish-fish-let-go = Annuler

fish-fish-fish-square = { $thing ->
    [boat] { $square }, bateau ({ $seat })
    [mine] { $square }, ton bateau
    [white] { $square }, poisson blanc
    [blue] { $square }, poisson bleu
    [grey] { $square }, poisson gris
    [school] { $square }, banc de { $fish } poissons
    [grey-school] { $square }, banc de { $fish } poissons, un gris sur le dessus
    [known] { $square }, banc : { $white ->
        [one] { $white } blanc
       *[other] { $white } blancs
    }, { $blue ->
        [one] { $blue } bleu
       *[other] { $blue } bleus
    }, { $grey } gris
   *[empty] { $square }, rien que de l'eau
}, nombre { $number }{ $part ->
    [from] , peut bouger
    [to] , on peut aller ici
    [moor] , place pour un bateau
    [release] , un poisson gris peut aller ici
   *[none] {""}
}
fish-fish-fish-card = { $card ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
   *[NW] nord-ouest
}
fish-fish-fish-open-card = Carte visible { $slot } : { $card ->
    [N] nord
    [NE] nord-est
    [E] est
    [SE] sud-est
    [S] sud
    [SW] sud-ouest
    [W] ouest
   *[NW] nord-ouest
}
fish-fish-fish-pile = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
fish-fish-fish-trip = Passage { $trip } sur { $trips }
fish-fish-fish-discard = Défausse : { $cards }

fish-fish-fish-to-play = joue
fish-fish-fish-starts = commence
fish-fish-fish-cards-held = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
fish-fish-fish-supply = { $fish ->
    [one] { $fish } poisson gris à relâcher
   *[other] { $fish } poissons gris à relâcher
}
fish-fish-fish-to-moor = { $boats ->
    [one] { $boats } bateau à amarrer
   *[other] { $boats } bateaux à amarrer
}
fish-fish-fish-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fish-fish-fish-fish = { $kind ->
    [white] { $count ->
        [one] { $count } blanc
       *[other] { $count } blancs
    }
    [blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
   *[grey] { $count } gris
}
fish-fish-fish-caught = a attrapé { $fish }
fish-fish-fish-caught-nothing = n'a encore rien attrapé
fish-fish-fish-just-caught = vient d'attraper { $fish }
fish-fish-fish-label-caught = Mes prises
fish-fish-fish-label-supply = à relâcher
fish-fish-fish-known = a en main { $cards }

fish-fish-fish-worth = { $kind ->
    [white] blanc : 2 points
    [blue] bleu : 1 point
    [grey] gris : 5 points
   *[school] un banc : combien, mais pas lesquels
}
fish-fish-fish-bucket = un poisson gris à relâcher ; −5 points si tu ne le fais jamais
fish-fish-fish-number-means = le nombre où finit ton dernier déplacement : combien de cartes tu peux piocher
fish-fish-fish-compass = Le nord est { $way ->
    [right] à droite
   *[up] en haut
}
fish-fish-fish-no-cards = Aucune carte en main

# Moves
move-moor = amarrer un bateau en { $a }
move-sail = naviguer depuis { $a } : { $b }
move-swim = faire nager les poissons de { $a } : { $b }
move-end = arrêter les déplacements
move-pass = passer
move-release = relâcher un poisson gris en { $a }
move-keep = garder le poisson gris
move-draw = { $a ->
    [pile] piocher
   *[other] prendre la carte visible { $a }
}
move-enough = ne plus piocher

# The lesson.

fish-fish-fish-lesson-aim = Attrape avec tes bateaux les poissons qui valent le plus : un gris rapporte 5 points, un blanc 2, un bleu 1. Le seul poisson gris de la mer, pour l'instant, est en plein centre. L'autre joueur amarre d'abord un bateau.
fish-fish-fish-lesson-moor = Les bateaux partent du pourtour, encore vide. Amarre ton premier bateau sur la case marquée, à côté d'un poisson blanc. Cette case porte un 3 : tu verras bientôt pourquoi c'est bien.
fish-fish-fish-lesson-more-boats = Bien amarré ! À deux joueurs, vous avez trois bateaux chacun. Les autres arrivent maintenant sur le pourtour : chacun amarre un bateau à la fois.
fish-fish-fish-lesson-cards = Tes trois cartes sont des directions de la boussole ; personne d'autre ne les voit. Chaque carte déplace d'une case un bateau ou des poissons, mais jamais les deux dans un même tour. L'autre joueur commence.
fish-fish-fish-lesson-first-sail = L'autre joueur a navigué deux fois, attrapé deux poissons blancs et pioché trois cartes. À toi : fais avancer le bateau marqué vers le nord-est. Un bateau attrape tous les poissons de chaque case où il entre.
fish-fish-fish-lesson-sail-on = Un poisson blanc, 2 points ! Tu peux jouer autant de cartes que tu veux. Encore une fois vers le nord-est : sur cette diagonale, tu ne rencontres que des blancs.
fish-fish-fish-lesson-stop = Encore un blanc. Tu pourrais continuer, mais garde ta carte ouest pour un plan. Regarde le nombre sous ton bateau : c'est un 2. Si tu termines ici, tu pourras piocher deux cartes.
fish-fish-fish-lesson-release = Tu as deux poissons gris au départ ; chacun de ceux que tu ne relâches jamais te coûte 5 points. Mets-en un avec le poisson blanc marqué : il est à côté de ton bateau, loin de ceux de l'autre joueur, et ta carte ouest pourra l'amener chez toi.
fish-fish-fish-lesson-draw-open = Deux poissons sur une case forment un banc : ils restent désormais ensemble. Pioche maintenant tes deux cartes. Prends la carte visible ouest : elle sert ton plan, et tout le monde voit que tu la prends.
fish-fish-fish-lesson-draw-pile = Une nouvelle carte visible la remplace aussitôt. Prends la deuxième carte sur la pioche : personne d'autre ne voit laquelle c'est. Tu n'as jamais plus de sept cartes en main.
fish-fish-fish-lesson-how-it-ends = À deux joueurs, la partie se termine quand la pioche est épuisée pour la deuxième fois : c'est encore loin ! Tes prises sont devant toi ; ce que l'autre attrape n'est montré qu'un moment, alors essaie de t'en souvenir. À l'autre joueur.
fish-fish-fish-lesson-swim-together = L'autre joueur a encore navigué : deux poissons blancs de plus. Toi, déplace maintenant des poissons, pas des bateaux. Fais nager vers l'ouest le poisson bleu marqué : il rejoint ton banc avec le poisson gris.
fish-fish-fish-lesson-swim-to-boat = Maintenant, les trois poissons nagent ensemble. Fais nager tout le banc vers l'ouest, droit dans ton bateau ! Quand des poissons nagent jusqu'à un bateau, son propriétaire les attrape, et tes déplacements sont terminés.
fish-fish-fish-lesson-draw-three = Gris, blanc et bleu : 8 points ! Ce qui compte, c'est le nombre là où finit ton dernier déplacement. Ton bateau est sur un 3 : tu peux donc piocher trois cartes. Ton deuxième poisson gris, tu le gardes pour un meilleur moment.
fish-fish-fish-lesson-watch-school = Tu as pris la carte visible nord-ouest et deux cartes sur la pioche. Observe maintenant l'autre joueur, et retiens les couleurs : d'un banc, on voit combien de poissons il compte, mais pas lesquels.
fish-fish-fish-lesson-steal = Blanc, bleu et blanc, avec un poisson gris sur le dessus : 10 points, à côté d'un bateau de l'autre joueur. Mais ton tour vient d'abord ! Fais nager ce banc vers l'ouest, sur le poisson bleu.
fish-fish-fish-lesson-steal-on = Cinq poissons maintenant, et ton bateau sur le pourtour n'est qu'à une case, au nord-ouest. Ramène-les !
fish-fish-fish-lesson-farewell = 11 points d'un seul coup ! Voilà : rassemble des bancs, et attrape plus de points que les autres. Deux astuces : laisse tes bateaux sur un 3, et relâche tes deux poissons gris près de tes bateaux, jamais à portée des autres. Bonne pêche !

# Pictures of the rules
fish-fish-fish-figure-sea = La mer au début : des poissons blancs et bleus en alternance, un gris au milieu, et le pourtour libre pour les bateaux.
fish-fish-fish-figure-sail = « sail a4 NE » : le bateau va de a4 à b5 et attrape le poisson qui s'y trouve.
fish-fish-fish-figure-swim = « swim h5 N » : le poisson gris se pose sur le blanc. Désormais, les deux forment un banc et restent ensemble.
fish-fish-fish-figure-into-boat = « swim b8 W » : tout le banc nage dans le bateau. Son propriétaire attrape les deux poissons, et tes déplacements sont terminés.
fish-fish-fish-figure-draw = Ton dernier déplacement s'est terminé sur une case portant le nombre 3 : tu peux piocher jusqu'à trois cartes, visibles ou de la pioche.
fish-fish-fish-figure-score = Ce que vaut chaque poisson attrapé. Un poisson gris que tu n'as pas relâché coûte 5 points.
