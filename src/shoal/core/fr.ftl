# What players of every game may meet, in French. Errors fit on one line and say what to do.

players = { $game } se joue de { $least } à { $most } joueurs, pas à { $players }
unknown-game = il n'y a pas de jeu « { $game } » ; les jeux sont { $known }
unknown-option = { $game } n'a pas d'option « { $option } » ; ses options : { $known }
option-value = l'option { $option } ne peut pas valoir « { $value } » ; valeurs possibles : { $values }
missing-option = il manque l'option { $option }
no-such-seat = il n'y a pas de place { $seat } ; les places vont de 0 à { $last }
game-over = la partie est terminée
not-your-turn = ce n'est pas à toi de jouer ; c'est au tour de : { $seats }
chance-due = aucun coup possible maintenant : il faut d'abord mélanger
no-move = { $move } n'est pas un coup de ce jeu
nothing-to-undo = tu n'as pas de coup à reprendre : tu n'en as pas encore joué, ou la partie a continué depuis
revealed = ce coup ne peut pas être repris : il a révélé quelque chose
