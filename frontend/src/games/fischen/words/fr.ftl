# The board of Fischen in French.

fischen-board = La table de Fischen
fischen-card = { $colour ->
    [B] { $value } bleu
    [Y] { $value } jaune
    [P] { $value } violet
    [R] { $value } rouge
   *[G] { $value } vert
}
fischen-buoy = { $buoy ->
    [first] bouée « premier »
    [left] bouée « gauche »
    [colour] bouée « couleur »
    [lowest] bouée « la plus faible »
    [all] bouée « tout »
   *[minus3] bouée « moins 3 »
}
fischen-colour = { $colour ->
    [B] bleu
    [Y] jaune
    [P] violet
    [R] rouge
   *[G] vert
}

# What to do now.
fischen-lead = À toi d'entamer. Choisis une carte à jouer.
fischen-follow = Choisis une carte à jouer. { $colour ->
    [B] Il faut fournir du bleu.
    [Y] Il faut fournir du jaune.
    [P] Il faut fournir du violet.
    [R] Il faut fournir du rouge.
   *[G] Il faut fournir du vert.
}
fischen-free = { $colour ->
    [B] Tu n'as pas de bleu : joue la carte que tu veux.
    [Y] Tu n'as pas de jaune : joue la carte que tu veux.
    [P] Tu n'as pas de violet : joue la carte que tu veux.
    [R] Tu n'as pas de rouge : joue la carte que tu veux.
   *[G] Tu n'as pas de vert : joue la carte que tu veux.
}
fischen-anything = Choisis une carte à jouer.
fischen-catch = Ton { $card } attrape une carte : choisis-la dans le pli.
fischen-pass = Choisis une carte à passer à { $other }.
fischen-call = Choisis la couleur demandée au pli suivant.
fischen-chosen-play = Tu as choisi : { $card }. Pose maintenant la carte sur la table.
fischen-chosen-catch = Tu vises : { $card }. Mets maintenant la carte dans ton filet.
fischen-chosen-pass = Tu as choisi : { $card }. Donne maintenant la carte à { $other }.
fischen-you-pass = Tu passes à { $other } : { $card }. On attend encore : { $names }.
fischen-they-play = { $seat } va jouer une carte.
fischen-they-catch = { $seat } va attraper une carte du pli.
fischen-they-pass = Chacun passe une carte à gauche. On attend encore : { $names }.
fischen-they-call = { $seat } va annoncer la couleur du pli suivant.
fischen-shuffling = Les prises sont mélangées et vont dans les bateaux.
fischen-over = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
fischen-over-rounds = Les huit manches sont jouées.
fischen-over-overfished = Surpêche : la mer n'a plus assez de cartes pour une nouvelle manche.

# Buttons.
fischen-do-play = Jouer : { $card }
fischen-do-catch = Attraper : { $card }
fischen-do-pass = Passer à { $other } : { $card }
fischen-do-call = { $colour ->
    [B] Annoncer le bleu
    [Y] Annoncer le jaune
    [P] Annoncer le violet
    [R] Annoncer le rouge
   *[G] Annoncer le vert, l'atout
}
fischen-lay-here = Poser ici : { $card }
fischen-here = ici
fischen-give-here = Donner à { $other }
fischen-net-here = Dans ton filet
fischen-let-go = Annuler
fischen-one-tap = Jouer d'un seul clic
fischen-on-its-way = { $card }, carte à passer
fischen-new-card = { $card }, carte que vient de te passer { $other }

# The table.
fischen-round = Manche { $round } sur { $rounds }
fischen-trick = Pli { $trick } sur { $tricks }
fischen-last-round = dernière manche
fischen-last-trick-here = dernier pli de la manche
fischen-asked = { $colour ->
    [B] Fournir du bleu
    [Y] Fournir du jaune
    [P] Fournir du violet
    [R] Fournir du rouge
   *[G] Fournir du vert
}
fischen-called-by = { $colour ->
    [B] { $seat } a annoncé le bleu
    [Y] { $seat } a annoncé le jaune
    [P] { $seat } a annoncé le violet
    [R] { $seat } a annoncé le rouge
   *[G] { $seat } a annoncé le vert
}
fischen-nothing-asked = La première carte fixe la couleur
fischen-trump = Atout vert
fischen-lowest = La plus faible gagne
fischen-the-trick = Le pli, dans l'ordre du jeu
fischen-laid = { $seat } : { $card }
fischen-laid-caught = { $seat } : { $card }, carte attrapée
fischen-laid-gone = { $seat } : carte déjà attrapée
fischen-laid-none = { $seat } : rien encore
fischen-leads = entame
fischen-winning = en tête
fischen-won = gagné
fischen-caught-tag = attrapée
fischen-catches-now = attrape
fischen-before = Pli précédent
fischen-before-won = { $cards ->
    [0] { $seat } a remporté le pli, mais il ne restait rien.
    [one] { $seat } a remporté le pli et attrapé { $cards } carte.
   *[other] { $seat } a remporté le pli et attrapé { $cards } cartes.
}
fischen-colours = Couleurs à annoncer
fischen-standings = Score final

# The end of a round.
fischen-round-over = La manche { $round } est finie
fischen-round-caught = pris
fischen-round-from-boat = du bateau
fischen-round-from-sea = de la mer
fischen-round-how = Ce que tu prends va sous ton bateau. Tu pioches d’abord dans ton bateau, le reste dans la mer.
fischen-go-on = Continuer

# The sea.
fischen-sea = La mer
fischen-sea-left = { $cards ->
    [0] vide
    [one] encore { $cards } carte
   *[other] encore { $cards } cartes
}
fischen-depth = { $stars ->
    [one] { $stars } étoile : il en reste { $left }
   *[other] { $stars } étoiles : il en reste { $left }
}

# The seats.
fischen-seats = Les autres joueurs
fischen-all-seats = Les joueurs
fischen-you = toi
fischen-your-seat = Ta place
fischen-your-hand = Ta main
fischen-doing = { $phase ->
    [play] joue
    [catch] attrape
    [pass] choisit
   *[call] annonce
}
fischen-has-chosen = a choisi
fischen-most = en tête
fischen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fischen-points-word = { $points ->
    [one] point
   *[other] points
}
fischen-points-in-words = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $caught ->
    [0] {""}
   *[other] , plus { $caught } dans cette manche
}
fischen-hand = main
fischen-hand-in-words = { $cards } en main
fischen-boat = bateau
fischen-boat-in-words = { $cards } dans le bateau
fischen-net = filet
fischen-this-round = cette manche
fischen-net-in-words = prises de cette manche : { $cards }
fischen-from-sea = mer
fischen-from-sea-in-words = venues de la mer pour cette manche : { $cards }
fischen-lacks = ne peut pas fournir : { $colours }

fischen-passed = passée
fischen-passed-in-words = passée dans cette manche :
fischen-got = reçue
fischen-got-in-words = reçue dans cette manche :

# What the cards do.
fischen-what-cards-do = Ce que font les cartes
fischen-does-zero = Un 0 : tu attrapes une autre carte du pli ; celui qui le remporte n'a que le reste.
fischen-does-green = Le vert est l'atout : il bat les autres couleurs, mais il faut en fournir comme des autres.
fischen-does-first = Premier : tu entames le pli suivant.
fischen-does-left = Gauche : après le pli, chacun passe une carte à gauche.
fischen-does-colour = Couleur : tu annonces la couleur du pli suivant.
fischen-does-lowest = La plus faible : la carte la plus faible remporte le pli suivant.
fischen-does-all = Tout : tu attrapes toutes les autres cartes du pli.
fischen-does-minus3 = Moins 3 : qui l'attrape perd 3 points.
fischen-does-boat = Chaque carte que tu attrapes vaut un point. Elle va au fond de ton bateau, ta propre pioche ; ce que ton bateau ne peut pas donner, tu le pioches dans la mer, où les cartes sont plus fortes d'étoile en étoile.

# The memory aid.
fischen-memory = Aide-mémoire
fischen-memory-catch = Prises de cette manche
fischen-memory-layer = Bateau, de la manche { $round } (il en reste { $left })
fischen-memory-played = Dernière carte jouée
fischen-memory-passed = Passée
fischen-memory-got = Reçue
fischen-memory-depth = { $stars ->
    [one] { $stars } étoile, il en reste { $left }
   *[other] { $stars } étoiles, il en reste { $left }
}
fischen-memory-nothing = On ne sait rien.

# Moves
move-play = jouer : { $a }
move-catch = attraper : { $a }
move-pass = passer à gauche : { $a }
move-call = annoncer : { $a }

# The lesson.
fischen-lesson-welcome = Bienvenue dans Fischen ! Chaque carte que tu attrapes vaut un point et, après huit manches, qui a le plus de points gagne. Tu as dix cartes en main ; la mer est pleine de cartes plus fortes, mais personne n'y pioche encore.
fischen-lesson-first-lead = À chaque pli, chacun joue une carte, et la plus forte de la couleur demandée les remporte toutes. C'est toi qui entames : aucune carte de départ ne dépasse 10, le 10 rouge gagne donc à coup sûr. Joue-le !
fischen-lesson-others-follow = Aux autres de jouer, dans le sens horaire. Qui a du rouge doit en fournir. Qui n'en a pas joue ce qu'il veut.
fischen-lesson-first-catch = Ton voisin de gauche n'avait pas de rouge : il s'est débarrassé du 3 violet, qui ne peut pas gagner. Tu as attrapé les trois cartes : 3 points ! Qui remporte un pli entame le suivant. Essaie le 4 jaune, une carte qui ne te manquera pas.
fischen-lesson-higher-card = Un 4 n'a guère de chances de gagner, mais au moins tu ne l'as plus. Regarde qui remporte ce pli et entame le suivant.
fischen-lesson-must-follow = Le 10 jaune a gagné, et ton voisin de droite entame avec le 10 bleu. Tu as du bleu, tu dois donc en fournir. Ce pli, tu ne peux pas le gagner : joue ton 4 bleu et garde le 8.
fischen-lesson-rest-of-round = Ton voisin de droite a la plupart des cartes fortes, et tu n'y peux pas grand-chose. Allons tout droit à la fin de la manche.
fischen-lesson-round-over = La manche 1 est finie : 3 points pour toi, 3 pour ton voisin de gauche, 24 pour celui de droite. Mais ce qu'on attrape, c'est le paquet avec lequel on joue ensuite, et aucune de ces 24 cartes ne dépasse 10 !
fischen-lesson-new-hand = Le 10 rouge, le 4 rouge et le 3 violet que tu as attrapés sont de retour dans ta main. Les sept autres cartes viennent de la mer : qui attrape peu reçoit du poisson frais ! Ton voisin de gauche, qui a aussi peu de points que toi, entame.
fischen-lesson-buoy = Tu ne peux pas battre le 12 rouge, et il faut fournir du rouge. Mais on a toujours le droit de jouer une bouée à la place : joue la bouée « gauche » et garde tes rouges.
fischen-lesson-pass-purple = Le 12 rouge a gagné. À cause de « gauche », chacun choisit maintenant en secret une carte pour son voisin de gauche. Passe le 3 violet : c'est ton seul violet, et tu verras bientôt pourquoi c'est malin.
fischen-lesson-all-pass = Seul ton voisin de gauche verra quelle carte tu as passée. Les autres choisissent aussi, puis le pli suivant commence.
fischen-lesson-zero = Ton voisin de droite t'a passé le 4 bleu. Ce pli commence par le 12 jaune, et ton 0 jaune ne peut pas le gagner. Mais avant que le gagnant prenne le pli, un 0 attrape une autre carte : joue-le !
fischen-lesson-zero-catches = Choisis maintenant ta prise. Attrape le 12 jaune : chaque carte vaut un point, mais celle-ci sera forte aussi à ta prochaine manche.
fischen-lesson-winner-gets-rest = Le 12 est dans ton filet. Il a tout de même remporté le pli : ton voisin de gauche a donc eu le reste, le 3 jaune et ton 0, et c'est encore lui qui entame.
fischen-lesson-trump = On demande du violet, et tu as passé ton seul violet : tu peux donc jouer ce que tu veux. Le vert est l'atout et bat toutes les autres couleurs : même le 1 vert bat le 12 violet. Joue-le !
fischen-lesson-next-deck = Avec les prises de cette manche, tu as maintenant 7 points. Les deux 12 et le 1 vert iront dans ton bateau, le paquet où tu pioches. Les mains, les bateaux et la mer sont cachés, mais chaque prise est visible un moment : essaie de retenir les cartes fortes.
fischen-lesson-farewell = Voilà : en huit manches, attrape beaucoup de cartes, et des fortes pour ton paquet. Quand tu ne peux pas gagner, joue une carte faible ; et débarrasse-toi d'une couleur, pour pouvoir la couper. Plus au fond de la mer, d'autres bouées t'attendent. Bonne pêche !

# Pictures of the rules
fischen-figure-cards = Chaque couleur a son signe et son motif. Le vert est l'atout. Un 0 porte un hameçon, car il attrape une carte.
fischen-figure-buoys = Les six sortes de bouées. Seule « moins 3 » existe en double.
fischen-figure-follow = Le rouge est demandé. De cette main, tu peux jouer du rouge ou une bouée. Le jaune et le vert ne seraient permis que si tu n'avais pas de rouge.
fischen-figure-trump = Le joueur 1 a entamé du violet : le violet est donc demandé. Le joueur 3 n'en a pas et coupe : même le 1 vert bat le 12 violet.
fischen-figure-zero = Le 12 jaune remporte ce pli. Mais d'abord, le 0 du joueur 3 attrape une carte du pli, ici le 12 lui-même. Le joueur 1 attrape le reste.
fischen-figure-boat = Il te faut dix cartes pour la manche suivante. Ton bateau n'en a que trois ; les sept autres viennent de la mer.
