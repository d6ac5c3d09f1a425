# Fish Fish Fish in French.

in-one-line = sur une mer de 15×9, fais avancer des bateaux ou nager des poissons avec des cartes Direction
goal = Pêche avec tes bateaux : un poisson gris vaut 5 points, un blanc 2, un bleu 1 ; chaque gris jamais relâché en coûte 5.
mood = Pour qui aime prévoir et a le temps : une vaste mer, des directions en main et des bancs à mener où tu veux.

opened = Les cartes visibles sont { $one }, { $two } et { $three }.
dealt = { $seat } reçoit { $one }, { $two } et { $three }.
moored = { $seat } amarre un bateau en { $square }.
sailed = { $seat } navigue de { $source } à { $target }.
swam = { $seat } fait nager { $fish ->
    [one] le poisson
   *[other] le banc de { $fish } poissons
} de { $source } à { $target }.
caught = { $seat } attrape { $white ->
    [0] { $blue ->
        [0] { $grey } gris
       *[other] { $grey ->
            [0] { $blue } { $blue ->
                [one] bleu
               *[other] bleus
            }
           *[other] { $blue } { $blue ->
                [one] bleu
               *[other] bleus
            } et { $grey } gris
        }
    }
   *[other] { $blue ->
        [0] { $grey ->
            [0] { $white } { $white ->
                [one] blanc
               *[other] blancs
            }
           *[other] { $white } { $white ->
                [one] blanc
               *[other] blancs
            } et { $grey } gris
        }
       *[other] { $grey ->
            [0] { $white } { $white ->
                [one] blanc
               *[other] blancs
            } et { $blue } { $blue ->
                [one] bleu
               *[other] bleus
            }
           *[other] { $white } { $white ->
                [one] blanc
               *[other] blancs
            }, { $blue } { $blue ->
                [one] bleu
               *[other] bleus
            } et { $grey } gris
        }
    }
}.
ended = { $seat } termine ses déplacements.
passed = { $seat } ne peut jouer aucune carte et passe.
released = { $seat } relâche un poisson gris en { $square }.
kept = { $seat } garde le poisson gris.
drew-open = { $seat } prend la carte visible { $card }.
drew-unseen = { $seat } prend une carte sur la pioche.
drew-own = { $seat } prend { $card } sur la pioche.
turned = { $card } est dévoilée à l'emplacement { $slot }.
stopped = { $seat } ne pioche plus.
shuffled = La défausse de { $cards } cartes est mélangée : le passage n° { $trip } de la pioche commence.

not-now = cela ne va pas ici : c'est le moment { $step ->
    [moor] d'amarrer un bateau
    [play] de jouer une carte, ou de passer si tu ne peux pas
    [sail] de continuer à naviguer ou de terminer
    [swim] de continuer à faire nager ou de terminer
    [release] de relâcher un poisson gris ou de le garder
   *[draw] de piocher une carte ou de t'arrêter
}
not-on-the-ring = { $square } n'est pas sur le pourtour
berth-taken = il y a déjà un bateau en { $square }
fish-have-moved = des poissons ont bougé à ce tour, les bateaux restent donc où ils sont
boats-have-moved = des bateaux ont bougé à ce tour, les poissons restent donc où ils sont
no-boat = tu n'as pas de bateau en { $square }
no-fish = il n'y a pas de poisson en { $square }
no-card = tu n'as pas de carte { $card }
off-the-board = depuis { $square }, { $card } mène hors du plateau
boat-in-the-way = depuis { $square }, { $card } mène à une case où il y a un bateau
play-first = joue d'abord au moins une carte
must-pass = tu ne peux jouer aucune carte : passe
can-play = tu peux jouer une carte, tu n'as donc pas le droit de passer
no-company = il n'y a pas de poisson en { $square } ; un poisson gris se relâche parmi d'autres
must-draw = tu n'as aucune carte en main : pioches-en d'abord une

pile-ran-out = la pioche est épuisée pour la dernière fois
nobody-can-move = personne ne peut rien déplacer

caught-grey = poissons gris attrapés
caught-white = poissons blancs attrapés
caught-blue = poissons bleus attrapés
unused-grey = poissons gris jamais relâchés

# What speaks for a move
merit-fish-beside = il y a à côté des poissons pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-alone = aucun bateau à moins de quatre cases
merit-catch = attrape { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour toi
merit-before-other = avant que { $other }, dont un bateau est à côté, ne le fasse
merit-school = forme un banc de { $fish }, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-goes-on = ensuite, ton { $card } peut attraper { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-draws = si tu finis en { $square }, tu peux piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
merit-end-keeps = te laisse { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main
merit-end-draws = ici, tu peux piocher { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
merit-no-place = nulle part des poissons ne sont à côté de tes seuls bateaux
merit-yours-alone = seuls tes bateaux sont à côté de { $square }
merit-grey-costs = un poisson gris jamais relâché te coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
}
merit-card-catches = { $card } attraperait { $points ->
    [one] { $points } point
   *[other] { $points } points
}, la mer étant ce qu'elle est
merit-nothing-open = aucune carte visible n'attraperait ce que ta main ne peut pas
merit-last-card = une carte de plus terminerait la partie
