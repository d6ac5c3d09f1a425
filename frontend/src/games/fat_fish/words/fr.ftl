# The board of Fat Fish in French.

fat-fish-card = { $value } { $colour ->
    [R] rouge
    [Y] jaune
    [G] vert
    [B] bleu
   *[P] violet
}

# What to do now
fat-fish-choose-card = Choisis une carte de ta main.
fat-fish-choose-row = Choisis maintenant la rangée pour ton { $card }.
fat-fish-lay-more = Pose encore une carte dans la rangée { $row }, ou arrête-toi.
fat-fish-card-first = Choisis d'abord une carte de ta main, puis la rangée.
fat-fish-choose-keep = La rangée { $row } est à toi ! Une carte de chaque couleur peut compter en plus : choisis laquelle. Le reste va en moins.
fat-fish-choose-keep-one-colour = La rangée { $row } est à toi ! Elle n'a qu'une couleur : une ou deux cartes peuvent compter en plus. Le reste va en moins.
fat-fish-keep-best = Cela fait { $total }, et rien ne fait plus. Range les cartes.
fat-fish-keep-better = Cela fait { $total }. Un autre choix fait { $best }.
fat-fish-keep-better-licence = Cela fait { $total }. Un autre choix fait { $best } et remplit le permis { $licence }.
fat-fish-choose-licence = Bravo ! Prends un des permis marqués.
fat-fish-was-wrong = Pose interdite : tes cartes te reviennent, et la carte Fiasco est à toi. Recommence ton tour.
fat-fish-they-lay = { $seat } pose des cartes.
fat-fish-they-keep = { $seat } ramasse la rangée { $row } et choisit les cartes à garder.
fat-fish-they-licence = { $seat } choisit un permis.
fat-fish-won = { $count ->
    [one] { $names } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $names } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
}
fat-fish-won-you = Tu gagnes avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ! Belle pêche.

# The rows
fat-fish-rows = Les trois rangées
fat-fish-row = { $count ->
    [one] Rangée { $row } : { $count } carte, { $cards }
   *[other] Rangée { $row } : { $count } cartes, { $cards }. Elle se termine par un { $last }.
}
fat-fish-row-waits = La rangée { $row } est vide et va se rouvrir.
fat-fish-row-gone = La rangée { $row } a disparu.
fat-fish-row-taken = Rangée { $row }, à répartir
fat-fish-wait-short = bientôt rouverte
fat-fish-gone-short = disparue
fat-fish-reserve = Réserve
fat-fish-reserve-cards = { $count ->
    [0] La réserve est vide.
    [one] { $count } carte dans la réserve
   *[other] { $count } cartes dans la réserve
}
fat-fish-fiasco = Fiasco
fat-fish-fiasco-lies = La carte Fiasco attend la première pose interdite.
fat-fish-fiasco-warning = Attention aux couleurs : ici, une pose interdite n'est pas refusée. Elle te vaut la carte Fiasco.

# Sharing out a row
fat-fish-keep-card = { $card }, va en Plus
fat-fish-leave-card = { $card }, va en Moins
fat-fish-keep = Ranger
fat-fish-balance = Plus { $plus }, Moins { $minus } : en tout { $total }
fat-fish-over-again = Recommencer
fat-fish-keep-none = Choisis au moins une carte pour ta pile Plus.

# My things
fat-fish-hand = Ta main
fat-fish-stop = S'arrêter
fat-fish-put-back = Remettre
fat-fish-no-cards = Ta main est vide. Tu piocheras à la fin de ton tour.

# Seats
fat-fish-you = { $seat } (toi)
fat-fish-turn = joue
fat-fish-show-piles = Voir les piles
fat-fish-hide-piles = Cacher les piles
fat-fish-leads = en tête
fat-fish-won-short = a gagné
fat-fish-began = a commencé
fat-fish-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
fat-fish-out = sans cartes
fat-fish-hand-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
fat-fish-seen = Déjà vu : { $cards }
fat-fish-to-draw = { $count } à piocher
fat-fish-plus = Pile Plus : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards }
fat-fish-plus-none = Pile Plus : vide
fat-fish-plus-short = Plus
fat-fish-minus = Pile Moins : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fat-fish-minus-cards = Pile Moins : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards }
fat-fish-minus-short = Moins
fat-fish-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
fat-fish-gained = Rangée répartie : { $balance }
fat-fish-has-fiasco = a la carte Fiasco, moins 5
fat-fish-owns = permis { $licence }

# Licences
fat-fish-licences = Permis de pêche
fat-fish-licence = Permis { $licence }, valeur { $worth } ({ $meaning }).
fat-fish-licence-owned = Permis { $licence }, valeur { $worth } ({ $meaning }). Il est à { $names }.

# Moves
move-lay = poser le { $a } dans la rangée { $b }
move-stop = s'arrêter
move-keep = garder : { $all }
move-licence = prendre le permis { $a }

# The lesson.
fat-fish-lesson-welcome = Bienvenue dans Fat Fish ! On pose des cartes dans trois rangées, et qui pose la cinquième ramasse la rangée. Une carte de chaque couleur compte pour toi, les autres comptent contre toi.
fat-fish-lesson-table = Chaque rangée n'a qu'une carte pour l'instant : un 3 bleu, un 3 violet et un 6 rouge. En dessous, ta main de quatre cartes. Regarde toujours le bout droit de chaque rangée : c'est sa couleur qui décide où vont tes cartes.
fat-fish-lesson-first-lay = La rangée 3 se termine par du rouge : ton 3 rouge ne peut aller que là. Choisis la carte, puis la rangée 3.
fat-fish-lesson-free-colour = Tu peux continuer à poser dans la même rangée. Aucune rangée ne se termine par du vert : le vert est donc libre et va partout. Ajoute ton 3 vert à la rangée 3.
fat-fish-lesson-stop = Ton 2 jaune pourrait suivre, lui aussi. Mais la rangée 3 aurait alors quatre cartes, et il suffirait d'une seule carte qui convienne pour te la prendre. Mieux vaut t'arrêter là.
fat-fish-lesson-draw = Tu as pioché un 3 bleu et un 1 jaune : te revoilà avec quatre cartes. C'est maintenant à l'autre joueur.
fat-fish-lesson-covered = Le 4 rouge de l'autre joueur recouvre le bout bleu de la rangée 1. Plus aucune rangée ne se termine par du bleu, le bleu est donc libre : pose ton 3 bleu dans la rangée 3.
fat-fish-lesson-fifth = Le jaune est libre aussi, et la rangée 3 n'en a pas encore. Pose ton 2 jaune en cinquième, et la rangée est à toi !
fat-fish-lesson-keep = De chaque couleur, tu gardes exactement une carte. Il y a deux rouges : garde le 6, le 3 va en Moins. Le vert, le bleu et le jaune restent aussi. Vérifie que ces quatre cartes portent un plus, puis range-les.
fat-fish-lesson-piles = 14 points face visible sur ta pile Plus, 3 face cachée sur ta pile Moins : ça fait 11. Un 2 bleu de la réserve a rouvert la rangée 3, et tu as deux nouvelles cartes. À l'autre joueur.
fat-fish-lesson-cover = Il ne manque que le jaune et le violet à la rangée 1 pour avoir les cinq couleurs, et tu as les deux ! Mais la rangée 2 se termine par du violet : c'est là que le violet doit aller. Voici une astuce : recouvre ce bout avec ton 5 rouge.
fat-fish-lesson-wait = Plus aucune rangée ne se termine par du violet : tes cartes violettes sont libres. Mais à ce tour, tu ne peux poser que dans la rangée 2. Arrête-toi donc, et garde-les pour la rangée 1.
fat-fish-lesson-hidden = C'est un petit risque : tu ne vois ni la main de l'autre joueur, ni les cartes encore à piocher, pas même les tiennes. Voyons ce qu'il fait.
fat-fish-lesson-yellow = Tu as de la chance : l'autre joueur a posé un 4 rouge dans la rangée 2 et n'a pas touché à la rangée 1. Le jaune et le violet sont libres tous les deux. Commence par ton 1 jaune dans la rangée 1.
fat-fish-lesson-purple = Et maintenant, la grosse carte : ton 6 violet complète la rangée.
fat-fish-lesson-five-colours = Cinq couleurs ! Les cinq cartes vont d'elles-mêmes sur ta pile Plus : 16 points de plus, 27 en tout. Et si les cinq sont de la même couleur, tu peux en garder deux. De nouveau à l'autre joueur.
fat-fish-lesson-their-row = L'autre joueur a posé quatre cartes en un seul tour et ramassé la rangée 3. Sur trois bleus, un seul pouvait rester : 10 points pour lui, 3 contre lui. La réserve est maintenant vide : la prochaine rangée ramassée disparaîtra.
fat-fish-lesson-end = La partie continue jusqu'à ce que toutes les cartes soient jouées ; qui a le plus de points gagne. Deux astuces : ramasse les rangées qui ont beaucoup de couleurs, et laisse aux autres celles qui ont de grosses cartes d'une même couleur. Bonne pêche !

# Setting up a table
table-option-licences = Permis de pêche (points bonus)
table-option-licences-off = Sans
table-option-licences-random = Avec A, B ou C, au hasard
table-option-licences-a = Avec le permis A
table-option-licences-b = Avec le permis B
table-option-licences-c = Avec le permis C
table-option-fiasco = Cartes posées contre les règles
table-option-fiasco-off = Refusées
table-option-fiasco-on = Acceptées, mais punies par la carte Fiasco
# Pictures of the rules
fat-fish-figure-cards = Chaque couleur a son signe et son motif. Plus la valeur est haute, plus le poisson est gros.
fat-fish-figure-lay = Seuls les bouts marqués comptent : bleu, violet et rouge. Le 3 rouge doit aller dans la rangée 3. Le 4 jaune peut aller dans n'importe quelle rangée, car aucune ne se termine par du jaune.
fat-fish-figure-follow = Tu as posé le 3 rouge dans la rangée 3. Le 4 jaune ou le 2 rouge peuvent y suivre. Pas le 5 bleu : il devrait aller dans la rangée 1.
fat-fish-figure-take = Deux des cinq cartes sont rouges. Une carte de chaque couleur va au Plus, ici le 6 rouge ; le 3 rouge va au Moins. Cela fait 14 − 3 = 11 points.
fat-fish-figure-one-colour = Cinq cartes bleues : tu peux en garder deux. Cela fait 10 − 7 = 3 points.
fat-fish-figure-licence = Parmi les cinq valeurs, il y a 2, 3, 4 et 5 : qui ramasse cette rangée remplit le permis D.
