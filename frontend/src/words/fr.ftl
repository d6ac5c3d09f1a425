# The page in French.

skip = Aller au jeu
loading = Chargement…
home = shoal, accueil
language = Langue
theme = Couleurs
theme-auto = comme l'appareil
theme-light = clair
theme-dark = sombre

welcome = Cinq jeux de poissons
welcome-more = En solo contre des ordinateurs, entre amis grâce à un lien, ou à plusieurs sur le même appareil.
players-range = { $least } à { $most } joueurs
minutes-about = environ { $minutes } minutes
play-now = Jouer
play-now-more = contre { $name }
play-friends = Entre amis
play-device = Sur cet appareil
read-rules = Règles
my-tables = Mes tables
open-tables = Tables ouvertes
no-open-tables = Aucune table ouverte pour l'instant.
your-turn = à toi de jouer
status-open = pas commencée
status-running = en cours
status-over = terminée
some-name = Invité

level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-master = maître
fish-name = { $seat ->
    [0] Brochet
    [1] Perche
    [2] Truite
    [3] Carpe
    [4] Anguille
   *[other] Gardon
}
computer = { $name } ({ $level })
opponents = Adversaires
opponent-rated = classement { $mean } ± { $reach }
play-next = Jouer contre le suivant : { $name }
nobody-stronger = Personne n’est plus fort.
is-beaten = battu
first-steps = Tes cinq premières minutes
first-away = Je connais déjà
first-which = Quel jeu te convient maintenant ?
first-lesson = Une courte leçon
first-game = Jouer contre { $name }, avec commentaires
first-puzzle = Un premier problème
first-next = L’adversaire suivant : { $name }
step-done = fait
comment = Sur ton coup
comment-no-more = Plus de commentaires
comment-same = Bien joué : un joueur fort aurait fait de même.
comment-other = Un joueur fort aurait choisi : { $move }.
style-easy = Ne regarde que quelques coups, choisit le plus joli et ne rumine jamais.
style-medium = Essaie quelques dizaines de suites possibles et se décide aussitôt.
style-hard = Rejoue chaque tour des centaines de fois en pensée avant de se lancer.
style-expert = Réfléchit jusqu’à ce que la réponse soit claire : cinq secondes au plus par coup.
style-master = A appris tout seul en jouant contre lui-même, et prévoit même ce qui pourrait être caché.
open-seat = place libre
you = toi
host = hôte
away = en pause : un ordinateur joue
sit-here = S'asseoir
leave-seat = Se lever
begin = Commencer
waiting-for-host = On attend l'hôte pour commencer.
waiting-for-people = Il manque du monde : envoie le lien.
copy-link = Copier le lien
copied = Copié
connecting = Connexion…
lost-line = La connexion est perdue. Nouvel essai…
line-ended = Tu ne peux pas revenir à cette table : { $reason }
undo = Reprendre
hint = Conseil
resign = Abandonner
resign-sure = Abandonner ? Un ordinateur finira la partie pour toi.
rematch = Revanche
chat = Discussion
chat-line = Écris quelque chose
send = Envoyer
game-log = Ce qui s'est passé
game-side = Joueurs, journal et discussion
it-is-your-turn = C'est à toi de jouer
turn-of = À { $names } de jouer
game-is-done = La partie est terminée
place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
offline = Le serveur ne répond pas. Réessaie.
why-rules = Lire la règle
close = Fermer
player-list = Joueurs
to-move = c'est son tour
points-word = points
days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
has-resigned = a abandonné
plays-for = un ordinateur ({ $level }) joue à sa place
not-here = pas là
hints-asked = { $hints ->
    [one] { $hints } conseil
   *[other] { $hints } conseils
}
mute = Masquer
winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
replay = Revoir
to-home = Tous les jeux
thinking = Réflexion…
warming-up = Les ordinateurs s'échauffent encore : pendant une minute ou deux, ils jouent moins bien qu'ils ne savent.
take-back-seat = Reprendre ma place
hint-says = Un bon joueur choisirait :
hint-chance = environ { $percent } % de chances de gagner
hint-about-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hint-numbers = Chiffres
hint-clearly = Nettement mieux que : { $other }
hint-a-little = Un peu mieux que : { $other }
hint-as-good = À peu près aussi bien que : { $other }
hint-mixed = Un choix secret : tiré au sort, pour que personne ne te devine
hint-do-it = Jouer ça
recommended = { $what } (conseil)
to-start = Au début
step-back = Précédent
step-on = Suivant
to-end = À la fin
play-on = Lecture
pause = Pause
moment = Moment de la partie
eyes = Point de vue
eyes-of = vu par { $name }
eyes-spectator = vu par le public
download = Télécharger
check-shuffles = Vérifier les mélanges
shuffles-right = { $count ->
    [one] Vérifié ici ({ $count } mélange) : tout vient bien de la graine que le serveur avait scellée avant la partie.
   *[other] Vérifié ici ({ $count } mélanges) : tout vient bien de la graine que le serveur avait scellée avant la partie.
}
shuffles-wrong = Ceci ne vient pas de la graine scellée : { $labels }
player-number = Joueur { $number }
device-more = Vous vous passez l'appareil ; chacun ne voit que sa propre main.
pass-device = Passe l'appareil à { $name }
pass-device-more = Les autres détournent les yeux.
i-am = Je suis { $name }
judgement = Retour sur la partie
judging = Examen du coup { $count }…
judged = { $name } a choisi { $same } fois sur { $count } comme un bon joueur qui en aurait su autant.
learn-it = Apprendre
new-here = Première fois ?
learn-first = Apprends-le en trois minutes
goal = Le but du jeu
lesson-you = Alex
lesson-step = Étape { $step } sur { $steps }
lesson-your-move = À toi : essaie sur le plateau.
lesson-do-it = Fais-le pour moi
lesson-astray = Pas ça pour l'instant. Cherche ce qui est marqué, ou laisse le jeu le faire pour toi.
lesson-only-looking = Rien à faire sur le plateau pour l'instant. Clique sur « Suivant » pour continuer.
lesson-end = Jouer pour de vrai

# Who I am
who-i-am = Qui je suis
me-settings = Toi et tes réglages
i-am-nobody = Personne ne te connaît encore ici. Choisis un nom ou connecte-toi.
i-am-a-guest = Tu joues sous le nom de { $name }, en mode invité dans ce navigateur.
i-am-known = Tu joues sous le nom de { $name }, avec l'identifiant { $login }.
my-name = Mon nom
my-name-more = C'est ce que les autres voient à la table.
me-name = Nom
me-save = Enregistrer
me-saved = Enregistré.
me-copy = Copier
me-cancel = Annuler
look-and-sound = Apparence et sons
sounds = Sons : cartes, eau, prises, ton tour, fin de partie ; un téléphone vibre aussi
login = Identifiant
login-more = 3 à 40 lettres (sans accents), chiffres, points, tirets ou tirets bas
password = Mot de passe
old-password = Ancien mot de passe
new-password = Nouveau mot de passe
make-account = Créer un compte
make-account-more = Avec un identifiant et un mot de passe (8 caractères au moins), tu peux jouer sous ton nom sur d'autres appareils. Tes tables restent à toi.
make-account-new = Un identifiant et un mot de passe (8 caractères au moins) suffisent pour jouer sous ton nom sur tous tes appareils.
log-in = Se connecter
log-in-more = Avec l'identifiant et le mot de passe de ton compte.
log-in-guest = Tu quittes alors le mode invité : crée d'abord un compte si tu veux retrouver ses tables.
forgotten = Mot de passe oublié
forgotten-more = Avec le code de récupération affiché à la création de ton compte, tu choisis un nouveau mot de passe. Tu es alors déconnecté partout ailleurs.
come-back = Revenir
recovery-code = Code de récupération
recovery-once = Note-le : il n'est affiché qu'une fois. Avec lui et ton identifiant, tu peux revenir si tu oublies le mot de passe.
recovery-kept = Je l'ai noté
recovery-new = Nouveau code de récupération
recovery-new-more = Si tu as perdu le tien, ou n'en as pas encore. L'ancien ne vaut alors plus rien.
passkey-add = Ajouter une clé d'accès
passkey-add-more = Dès lors, pour te connecter, il te la faudra en plus du mot de passe : cet appareil, ou une clé à brancher. Le code de récupération permet de revenir sans elle.
passkey-name = Comment tu l'appelles
passkey-remove = Retirer une clé d'accès
passkey-remove-more = S'il n'en reste aucune, le mot de passe seul suffit de nouveau.
passkey-which = Laquelle
passkey-cancelled = aucune clé d'accès n'a été présentée
log-out = Se déconnecter
log-out-more = Seulement dans ce navigateur. Tu peux revenir avec ton identifiant et ton mot de passe.
change-password = Changer de mot de passe
change-password-more = Cela te déconnecte partout ailleurs.
my-sessions = Mes connexions
my-sessions-more = Les navigateurs et programmes qui jouent en ton nom.
session-browser = Navigateur ({ $system })
session-seen = dernière utilisation : { $when }
session-this = celui-ci
end-session = Fermer
program-token = Un jeton pour un programme
program-token-more = Avec lui, un programme peut jouer en ton nom. Tu peux y mettre fin à tout moment.
program-name = Nom du programme
make-token = Créer un jeton
token-once = Ton jeton : il n'est montré qu'une fois
erase = Effacer mes données
erase-more = Ton nom, ton identifiant, tes sessions et tout ce que tu as écrit dans les discussions sont effacés. Les parties jouées restent, sans ton nom ; dans celles en cours, un ordinateur continue à ta place.
erase-title = Vraiment tout effacer ?
erase-sure = Il n'y a pas de retour en arrière. Pour continuer, écris ton nom : { $name }
try-again = Réessayer
# À la table
skip-moves = Passer
sound-here = Sons
one-moment = Un instant…
you-look-on = Tu regardes la partie
leads = { $count ->
    [one] { $names } mène
   *[other] { $names } mènent
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
points-secret = Points secrets
in-the-lead = en tête
since-last = Depuis ton dernier coup
since-nothing = Rien de neuf depuis ton dernier coup.
hurry = restantes, dépêche-toi
seat-menu = La place de { $name }
seat-offered = place libre pour qui veut
computer-for-you = Laisser un ordinateur jouer pour toi :
computer-here = Laisser un ordinateur jouer ici :
computer-strength = La force de cet ordinateur :
offer-seat = Proposer cette place aux autres
keep-playing = Continuer
line-trying = Reconnexion…
line-back = Connexion rétablie
try-now = Essayer maintenant
new-lines = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
is-muted = Les messages de { $name } sont masqués.
hear-again = Afficher de nouveau
report = Signaler
report-of = Signaler { $name }
report-more = La personne qui gère ce serveur le lira, avec les dernières lignes que { $name } a écrites à cette table. { $name } n'en saura rien.
report-reason = Qu'est-ce qui ne va pas ?
report-insults = Insultes ou menaces
report-spam = Répète toujours la même chose, ou fait de la publicité
report-name = Un nom choquant
report-stalling = Fait attendre tout le monde exprès
report-cheating = Triche
report-other = Autre chose
report-words = Avec tes mots, si tu veux
reported = Merci, c'est transmis.
# Setting up a table
set-up = Préparer une table
name-play-as = Tu joues sous le nom de
name-change = Changer de nom
name-yours = Ton nom
name-save = Prendre ce nom
name-keep = Annuler
code-join = Tu as un code ?
code-go = Rejoindre
open-tables-more = Prépare une table visible par tous, et elle apparaîtra ici.
quick-match = Partie rapide
quick-more = Avec celles et ceux qui cherchent aussi une partie en ce moment.
quick-game = Jeu
quick-pace = Rythme
quick-live = en direct : une minute par coup
quick-days = sur plusieurs jours : deux jours par coup
quick-fill = Les ordinateurs complètent
quick-after = après { $time }
quick-never = jamais : seulement des personnes
quick-level = Leur niveau
quick-go = Chercher des joueurs
quick-wait = { $people } sur { $players } sont là. La recherche continue …
quick-leave = Si tu quittes cette page, la recherche s'arrête.
quick-stop = Arrêter la recherche
quick-over = la recherche est terminée ; réessaie, s’il te plaît
live-games = Parties en cours
watch-it = regarder
my-finished = Parties terminées
put-away = Retirer de la liste : { $title }
put-away-sure = Quitter cette table ? Si la partie est en cours, tu abandonnes et un ordinateur termine à ta place.
put-away-yes = Quitter
show-all = Tout afficher ({ $count })
show-more = Afficher les plus anciennes
free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
computers-number = { $count ->
    [one] { $count } ordinateur
   *[other] { $count } ordinateurs
}
no-such-game = Ce jeu n'existe pas ici.
how-many-players = Nombre de joueurs
who-sits-where = Qui est assis où
all-computers = Que des ordinateurs
all-friends = Que des amis
seat-number = Place { $number }
seat-me = Moi
seat-open = Un ami (place libre)
you-watch = Tu n'as pas de place : tu regarderas.
variants = Variantes
clock = Pendule
clock-none = Pas de pendule
clock-move = Un temps par coup
clock-bank = Un temps pour toute la partie
clock-days = Des jours par coup
clock-seconds = secondes par coup
clock-minutes = minutes par joueur
clock-bonus = secondes de plus après chaque coup
clock-day-number = jours par coup
clock-more = Quand le temps est écoulé, un ordinateur joue jusqu'au retour de la personne.
clock-said-move = { $time } par coup
clock-said-bank = { $time } par joueur
clock-said-bonus = { $time } par joueur, { $bonus } de plus après chaque coup
time-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
time-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
who-may-see = Qui peut la voir
seen-open = tout le monde
seen-open-more = Elle figure sur la page d'accueil. N'importe qui peut regarder ou prendre une place libre.
seen-link = quiconque a le lien
seen-link-more = Elle n'apparaît dans aucune liste. Toute personne qui a le lien ou le code peut entrer.
seen-private = seulement les joueurs
seen-private-more = Une fois la partie commencée, personne d'autre ne peut regarder.
allowed = Autorisé
allow-hints = conseils
allow-hints-more = Tout le monde voit combien ont été demandés.
allow-undo = reprise de coup
allow-undo-more = Tant que personne n'a rien appris ni joué depuis.
allow-memory = aide-mémoire
allow-memory-more = La page montre ce qu'il faudrait retenir de tête.
allow-chat = discussion
allow-chat-more = Les personnes à la table peuvent s'écrire.
allow-nothing = rien de spécial
stand-in = Qui remplace les absents
components = Matériel
components-other = un tableau à toi
components-for = Pour les chercheurs : autre matériel
components-more = Un tableau du matériel en JSON, comme dans le format des parties. Vide : celui de la boîte.
components-no-json = Ce n'est pas du JSON : { $problem }
this-table = Cette table
make-table = Créer la table
make-table-more = Tu pourras ensuite inviter.
invite = Inviter
invite-code = Code à saisir sur la page d'accueil
qr-code = Code QR du lien
link-label = Lien vers cette table
link-marked = Le lien est sélectionné : copie-le à la main.
only-here = Cette adresse ne marche que sur cet appareil. Pour les autres, lance le serveur avec : shoal serve --host 0.0.0.0
is-here = est là
watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
all-are-here = Toutes les places sont prises : tu peux commencer.
still-missing = Pas encore là : { $names }.
begin-anyway = Toutes les places sont prises. Tu peux attendre, ou commencer déjà : les absents pourront arriver à tout moment.
remove-person = Exclure
remove-sure = Exclure { $name } ? Revenir à cette table ne sera plus possible.
fill-up = Compléter avec des ordinateurs
computer-number = Ordinateur { $number }
not-playing = Retirer le joueur { $number }
more-people = Une personne de plus
more-computers = Un ordinateur de plus
# The end and the replay

you-win = Tu as gagné !
your-place = Toi : { $place }, { $behind ->
    [0] à égalité de points, mais le départage a tranché
    [one] à { $behind } point
   *[other] à { $behind } points
}
so-many = { $count } × { $what }
total = Total
to-rematch = Aller à la revanche
points-over-game = Les points au fil de la partie
chart-is = Les points au fil de la partie, en { $steps } étapes. À la fin : { $ends }.
chart-step = Étape
chart-numbers = La même chose en chiffres
replay-of = Revoir : { $game }
replay-step = Étape { $at } sur { $last }
to-table = À la table
pace = Vitesse
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-off = tout d'un coup
eyes-all = toutes les mains visibles
all-hands = Toutes les mains
with-this-game = Avec cette partie
share-moment = Copier un lien vers ce moment
copy-by-hand = Le navigateur ne permet pas de copier : sélectionne le lien et copie-le toi-même.
share-private = La table est privée : seuls ceux qui y étaient peuvent ouvrir le lien.
cannot-check = On ne peut vérifier les mélanges que si la page vient par https ou de cet appareil même.
shuffles-prove = Cela prouve que personne, pas même le serveur, n'a choisi ni changé une carte une fois la graine scellée : les nombres aléatoires des joueurs sont arrivés après. Cela ne prouve pas que personne n'a regardé les cartes.
against-level = Contre qui
go-on-as = Continuer d'ici à la place de { $name }
judge = Qu'aurait fait un bon joueur ?
judgement-more = Un ordinateur de bon niveau réexamine chaque choix en ne sachant que ce qu'on savait alors.
whose-moves = Les coups de qui
stop-judging = Arrêter
no-worst-moment = Aucun coup n'a coûté beaucoup de chances de gagner.
judged-you = Toi
judged-better = { $who } : { $made }. Mieux : { $best } ({ $before } % → { $after } %)
judged-unclear = { $who } : { $made }. Mieux : { $best } (on ne sait pas ce que cela a coûté)
judged-as-good = { $who } : { $made }. À peu près aussi bon : { $best }
judged-same = { $who } : { $made }. Un bon joueur aurait fait pareil.
judged-numbers = Entre parenthèses : les chances de gagner avec le meilleur coup → avec le coup joué.
better = Mieux
costly-moments = { $count ->
    [one] { $count } moment coûteux
   *[other] { $count } moments coûteux
}
costly-back = Moment coûteux précédent
costly-on = Moment coûteux suivant
try-here = Essayer à partir d'ici
look-back = Revenir sur la partie
luck-or-play = Chance ou jeu ?
review-begin = Était-ce la chance, ou le jeu ?
review-more = L'ordinateur reprend toute la partie et dit ce qu'a valu la chance, et ce qu'ont valu les coups de chacun. Cela peut prendre une minute.
review-goes-on = La partie est reprise du début…
review-later = On saura ce qui revient à la chance et ce qui revient au jeu une fois la partie terminée.
review-unsure = En pour cent d'une victoire ; chance et coups sont sûrs à ± { $unsure } % près.
review-about = Tout le monde commence avec les mêmes chances de gagner. La chance les change (cartes, mélanges, ce qui est caché), et les coups aussi : chacun est mesuré à ce que l'ordinateur aurait fait en sachant la même chose. Le total des parts est exactement le résultat.
review-won = { $who } : victoire{ $cause ->
    [luck] , surtout grâce à la chance
    [own] , surtout grâce à de bons coups
    [others] , surtout grâce aux cadeaux des autres
   *[unclear]  ; chance ou jeu, c'est trop serré pour le dire
}
review-shared = { $who } : première place partagée{ $cause ->
    [luck] , surtout grâce à la chance
    [own] , surtout grâce à de bons coups
    [others] , surtout grâce aux cadeaux des autres
   *[unclear]  ; chance ou jeu, c'est trop serré pour le dire
}
review-lost = { $who } : pas de victoire{ $cause ->
    [luck] , surtout par malchance
    [own] , surtout à cause de coups faibles
    [others] , surtout à cause des bons coups des autres
   *[unclear]  ; chance ou jeu, c'est trop serré pour le dire
}
review-even = { $who } : première place partagée, comme au départ
review-sum = Chance { $luck }, { $you ->
    [yes] tes coups
   *[no] ses propres coups
} { $own }, les coups des autres { $others }. De { $even } % au départ, on arrive à { $result } %.
review-bars = De quoi est fait le résultat de { $name }, en pour cent d'une victoire
review-part-even = Chances égales
review-part-luck = Chance
review-part-own = { $you ->
    [yes] Tes coups
   *[no] Ses coups
}
review-part-other = Coups de { $name }
review-part-result = Résultat
review-rate = { $kind ->
    [lost] Choix qui comptaient : { $choices }. Chacun a coûté { $rate } % d'une victoire en moyenne. L'ordinateur lui-même serait à 0 % ; moins, c'est mieux.
   *[gained] Choix qui comptaient : { $choices }. Chacun a rapporté { $rate } % d'une victoire en moyenne : mieux que l'ordinateur lui-même, qui serait à 0 %.
}
review-dearest = Les coups les plus coûteux
review-dear = Étape { $step } : { $move }
luck-over-game = Qui a eu de la chance, et quand (en % d'une victoire)
luck-chart-is = La chance au fil de la partie, en { $steps } étapes, en pour cent d'une victoire. À la fin : { $ends }.
percent = { $percent } %
moves-of-game = Coups
replay-begin = La partie commence
study-keys = Les flèches, la molette ou un glissement du doigt sur le plateau avancent étape par étape ; Origine et Fin vont au début et à la fin, N et P au moment coûteux suivant et précédent.
# Rules and lessons
rules-contents = Sommaire
rules-picture = Image : { $about }
rules-credit = { $title } est un jeu de { $authors } ({ $publisher }). Les textes et les images de cette page sont les nôtres.
lesson-back = Retour
lesson-on = Suivant
lesson-leave = Quitter la leçon

clubs = Clubs
clubs-more = Jouer encore et encore avec les mêmes : un club a un lien, des tables que ses membres trouvent et un classement.
my-clubs = Mes clubs
club-new = Créer un club
club-new-more = Tu en es responsable et tu y fais entrer les autres par un lien.
club-name = Nom du club
club-join = Rejoindre
club-join-more = On t'a donné le code d'un club.
club-join-sure = Les membres voient ton nom, et toi les leurs.
club-code = Code du club
club-invited = { $count ->
    [one] Un club de { $host }, avec un membre.
   *[other] Un club de { $host }, avec { $count } membres.
}
club-enter = Aller au club
club-members-number = { $count ->
    [one] un membre
   *[other] { $count } membres
}
club-tables-number = { $count ->
    [0] aucune table en ce moment
    [one] une table
   *[other] { $count } tables
}
club-tables = Tables
club-no-tables = Aucune table en ce moment.
club-finished = Parties terminées
club-game = Jeu
club-all-games = Tous les jeux
club-ladder = Classement
club-ladder-more = En tête, qui joue bien le plus sûrement : après peu de parties, une cote est moins sûre (±).
club-ladder-empty = Aucune partie n'a encore été terminée ici.
club-col-name = Nom
club-col-games = Parties
club-col-firsts = Victoires
club-col-place = Place moyenne
club-col-rating = Cote
club-members = Membres
club-host = responsable
club-leave = Quitter
club-leave-sure = Quitter ce club ? Tu ne pourras revenir que par son lien.
club-remove = Exclure
club-remove-sure = Exclure { $name } du club ? Son lien va changer.
club-hand-over = Nommer responsable
club-hand-over-sure = Nommer { $name } responsable de ce club à ta place ?
club-link = Lien vers ce club
club-link-more = Qui a ce lien peut rejoindre le club.
club-new-link = Autre lien
club-new-link-sure = Créer un autre lien ? L'ancien ne mènera plus ici.
club-rename = Renommer le club
club-rename-more = Tous les membres voient le nom.
club-close = Dissoudre le club
club-close-sure = Dissoudre ce club pour tous ? Ses tables et ses parties restent.
club-for = Les membres de ton club y trouvent la table.

tournaments = Tournois
tournament-announce = Annoncer un tournoi
tournament-announce-more = Les membres de ton club peuvent s'inscrire jusqu'à ce que tu le commences.
tournament-entered = tu participes
tournament-round-of = Ronde { $round } sur { $rounds }
tournament-is-open = inscriptions ouvertes
tournament-is-over = terminé
tournament-is-cancelled = annulé
tournament-people = { $count ->
    [0] Encore personne n'est inscrit
    [one] Une personne participe
   *[other] { $count } personnes participent
}
tournament-what = Ce que l'on joue
tournament-name = Nom du tournoi
tournament-at-table = Places à chaque table
tournament-system = Rondes
tournament-swiss = Système suisse
tournament-swiss-more = À chaque ronde se rencontrent ceux qui ont autant de points et ne se sont pas encore rencontrés.
tournament-robin = Toutes rondes
tournament-robin-more = Chacun rencontre chacun, aussi également que le nombre de rondes le permet.
tournament-rounds = rondes
tournament-pace = Rythme
tournament-pace-live = En direct
tournament-pace-live-more = Tout le monde joue en même temps ; la ronde suivante commence une minute après la dernière table.
tournament-pace-days = Des jours par coup
tournament-pace-days-more = Pour qui passe une fois par jour ; la ronde suivante commence quand toutes les tables ont fini.
tournament-pace-rounds = Des jours par ronde
tournament-pace-rounds-more = Une nouvelle ronde commence au bout de tant de jours. Chacun en a une part égale pour tous ses coups.
tournament-time-live = secondes par coup
tournament-time-days = jours par coup
tournament-time-rounds = jours par ronde
tournament-deals = Donnes
tournament-duplicate = Les mêmes cartes à toutes les tables
tournament-duplicate-more = En duplicate, on te compare à ceux qui avaient ta place ailleurs : la chance est partagée. Ce qui s'est passé à une table reste caché jusqu'à la fin de la ronde ; d'ici là, ne dis tes cartes à personne.
tournament-computers = Ordinateurs
tournament-computers-more = Ils complètent les tables et remplacent les absents.
tournament-this = Ce tournoi
tournament-rounds-of = { $rounds }, { $system }
tournament-said-live = en direct, { $time } secondes par coup
tournament-said-days = { $time ->
    [one] un jour par coup
   *[other] { $time } jours par coup
}
tournament-said-rounds = { $time ->
    [one] un jour par ronde
   *[other] { $time } jours par ronde
}
tournament-deals-same = les mêmes à toutes les tables d'une ronde
tournament-deals-own = différentes à chaque table
tournament-now = Que faire maintenant
tournament-open-more = Les membres du club peuvent s'inscrire jusqu'au début.
tournament-won = { $count ->
    [one] { $names } a gagné le tournoi !
   *[other] { $names } ont gagné le tournoi !
}
tournament-next = La ronde { $round } commence : { $when }.
tournament-you-are-out = Tu n'es pas dans les prochaines rondes : tu es parti, ou tu n'as pas joué un seul coup pendant une ronde.
tournament-to-table = À ta table
tournament-enter = Participer
tournament-come-back = Je suis de retour
tournament-start = Commencer
tournament-start-sure = Commencer maintenant à { $count } ? Après, personne ne pourra plus s'inscrire.
tournament-leave = Ne plus participer
tournament-leave-sure = Quitter le tournoi ? Si tu es en train de jouer, un ordinateur continue à ta place.
tournament-remove-sure = Faire sortir { $name } du tournoi ? Dans une partie en cours, un ordinateur continue.
tournament-cancel = Annuler le tournoi
tournament-cancel-sure = Annuler ce tournoi ?
tournament-stop-sure = Annuler ce tournoi ? Les parties vont à leur fin, et il n'y aura plus de ronde après celle-ci.
tournament-keep = Le garder
tournament-standings = Classement
tournament-col-rank = Rang
tournament-col-points = Points
tournament-col-opponents = Adv.
tournament-col-direct = Direct
tournament-col-margin = Écart
tournament-points = À chaque ronde, le premier d'une table reçoit un point, le dernier aucun, et qui est entre les deux une part.
tournament-points-same = À chaque ronde, tu reçois la part d'un point qui dit combien, avec tes cartes, ont fait moins que toi.
tournament-ties = À égalité de points décident la moyenne des points des adversaires (Adv.), les parties entre les ex æquo (Direct), puis ce que tu as marqué de plus que la moyenne de tes tables (Écart).
tournament-rounds-title = Rondes et tables
tournament-round = Ronde { $round }
tournament-closed = D'autres jouent encore avec les mêmes cartes : résultats et parties seront visibles quand toutes les tables auront fini.
tournament-computer = Ordinateur
tournament-had-left = était parti
tournament-table = table { $number }
tournament-out = ne joue plus
tournament-shuffles = Les cartes ont-elles été bien mélangées ?
tournament-shuffles-more = Tous les mélanges viennent d'un nombre secret et de ceux que chacun ajoute en s'inscrivant. Cette empreinte fixe le nombre ; on le montrera à la fin du tournoi.
tournament-shuffles-told = Tous les mélanges viennent d'un nombre que cette empreinte fixait avant la première inscription, et de ceux que chacun a ajoutés. Maintenant, tout peut être vérifié.
tournament-seeds-right = { $count ->
    [one] Exact : une table a été distribuée comme promis.
   *[other] Exact : les { $count } tables ont été distribuées comme promis.
}
tournament-seeds-wrong = Inexact : seulement { $count } tables ont été distribuées comme promis.
tournament-back = Vers le tournoi
tournament-sealed = D'autres jouent encore avec les mêmes cartes : garde les tiennes pour toi. On pourra revoir la partie et ses points quand toutes les tables de la ronde auront fini.
# Ce qu'on a joué
record = Mon bilan
record-of = Le bilan de { $name }
record-empty = Aucune partie n'est encore allée à son terme. Ce que vous jouez s'additionne ici.
record-games = Parties
record-firsts = Premières places
record-beaten = Adversaires battus
record-points = Points en moyenne
record-time = Temps de jeu
record-streak = Premières places d'affilée
record-longest = Plus longue série
record-by-game = Par jeu et par adversaires
record-against = Contre
record-best = Meilleures parties
record-over-time = Au fil du temps
record-since = depuis
record-chart-is = Au fil du temps, en pour cent, de { $from } à { $to }. À la fin : { $ends }.
record-too-short = Un graphique apparaît quand vous avez joué plusieurs jours.
record-which-game = Jeu
record-all-games = tous les jeux
record-list = Parties terminées
record-anybody = tout le monde
record-result = Résultat
record-any-result = tous
record-first = première place
record-other = pas premier
record-left = partie quittée
record-name = Nom d'un autre joueur
record-search = Chercher
record-none = Aucune partie de ce genre.
record-luck = chance { $luck } %
record-error = taux d'erreur { $error } %
record-privacy = Qui le voit, et tout ce qui est conservé
record-public = Tout le monde peut voir mon bilan
record-public-more = Avec votre nom et sans la liste de vos parties. Sinon, vous seul le voyez.
record-public-link = Mon profil, tel que les autres le voient
record-export-more = Tout ce que ce serveur conserve sur vous, en lignes JSON.
record-export = Télécharger mes données
company-people = des personnes
company-computers = des ordinateurs de plusieurs niveaux
hours-minutes = { $hours } h { $minutes } min
rating = Classement
rating-is = { $mean } ± { $reach }
my-rating = Mon classement
my-rating-is = { $mean } ± { $reach } après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
} : ta force se trouve dans la bande claire, sûr à 95 %.
rated-games = parties classées
rating-chart-is = Mon classement du { $from } au { $to }. À la fin : { $ends }.
rated = Partie classée
rated-more = Avec une pendule, sans conseils ni reprise de coups, au jeu habituel. Qui part prend la dernière place. Deux personnes au même endroit ne peuvent y jouer.
rated-best = Les mieux classés
rated-best-more = Après cinq parties classées. Seuls sont nommés ceux dont tout le monde peut voir le bilan. Avec 95 % de certitude, la force se trouve dans l'intervalle ±.
rated-who = Qui
rated-hidden = quelqu'un
# Les amis
friends = Amis
my-friends = Mes amis
no-friends = Encore personne.
friends-ask = Demandes d'amitié
friend-yes = Accepter
friend-no = Refuser
friend-waits = demande envoyée, pas encore de réponse
friend-remove = Retirer
friend-remove-sure = Retirer { $name } de tes amis ? On n'y verra plus quand tu es là.
friend-link = Ton lien
friend-link-more = Qui l'ouvre peut te demander d'être ton ami. Tu acceptes ou tu refuses.
friend-by-name = Trouver quelqu'un
friend-by-name-more = Par l'identifiant, ou par le nom si personne d'autre ne le porte.
friend-who = Identifiant ou nom
friend-ask = Demander en ami
friend-is-asked = La demande est envoyée.
friend-asked-by-link = Ce lien te vient de { $name }. Demander en ami ?
friends-hide = Ne pas montrer à mes amis quand je suis là
is-online = est là
silenced = Personnes muettes ou bloquées
block = Bloquer
block-sure = Bloquer { $name } ? Tu n'entendras plus rien de sa part, tu ne verras plus ses tables, et la partie rapide ne vous réunira jamais. Rien ne lui sera dit.
is-blocked = { $name } : bloqué.
unblock = Débloquer
invite-friends = Inviter des amis
is-invited = invitation envoyée
invited-by = { $name } t'invite : { $game }
invited-go = Y aller
invited-no = Pas maintenant

puzzles-today = Problèmes du jour
puzzle-today = Problème du jour
puzzle-of = { $game } : problème du { $day }
puzzle-ask = D'après ce qu'on peut savoir ici, un coup est nettement meilleur que tous les autres. Trouve-le sur le plateau : le premier essai compte.
puzzle-answer = Ta réponse : { $move }
puzzle-sure = C'est ma réponse
puzzle-other = Choisir autrement
puzzle-found = Trouvé !
puzzle-missed = Pas cette fois.
puzzle-open = pas encore essayé
puzzle-solved = trouvé
puzzle-best = Le mieux : { $move }
puzzle-alternatives = Ce que valent les coups
puzzle-yours = ton coup
puzzle-instead = à la place
puzzle-chance = gagne { $percent } % ± { $error }
puzzle-not-looked-at = { $move } n'était pas parmi les coups examinés de près.
puzzle-numbers = Combien de fois le coup gagne, d'après un ordinateur qui regarde plus loin dans mille distributions compatibles avec ce qu'on voit ici. ± est la moitié d'un intervalle juste 95 fois sur 100. Appuie sur un coup pour le voir sur le plateau.
puzzle-computer = Ordinateur { $level } : le trouve { $percent } fois sur 100.
puzzle-people = Personnes : { $solved } sur { $tries } l'ont trouvé.
puzzle-found-by = trouvé par { $percent } %
puzzle-streak = { $days } jours de suite
puzzle-share = Copier le résultat
puzzle-picture = Enregistrer en image
puzzle-share-found = { $game }, { $day } : trouvé du premier coup
puzzle-share-missed = { $game }, { $day } : pas cette fois
puzzle-archive = Autres problèmes
puzzle-archive-of = Problèmes de { $game }
puzzle-theme = Thème
puzzle-difficulty = Difficulté
puzzle-any = tous
puzzle-count = { $count } problèmes
puzzle-easy = facile
puzzle-middling = moyen
puzzle-hard = difficile
puzzle-theme-points = des points maintenant
puzzle-theme-certainty = un coup sûr
puzzle-theme-risk = un bon risque
puzzle-theme-growth = davantage plus tard
puzzle-theme-rivals = avant les autres
puzzle-theme-saving = garder le meilleur
puzzle-theme-timing = le bon moment
puzzle-theme-room = de la place dans l'eau
puzzle-theme-restraint = s'abstenir
puzzle-theme-quiet = un coup tranquille

calls = Quand c'est à toi de jouer
calls-more = Aux tables sans horloge, ou avec des jours pour un coup, d'autres t'attendent peut-être pendant que tu es ailleurs. Tu peux en être averti sur cet appareil, même quand la page est fermée. Tant que tu regardes la page, tu l'apprends seulement là.
calls-switch-on = M'avertir sur cet appareil quand c'est à moi de jouer
calls-switch-off = Ne plus m'avertir ici
calls-on = Tu es averti sur cet appareil.
calls-test = M'envoyer un message maintenant
calls-sent = Il est en route.
calls-denied = Ton navigateur ne laisse pas cette page afficher de messages. Permets-le dans ses réglages pour cette page, souvent derrière le signe à côté de l'adresse.
calls-unsupported = Ce navigateur ne peut pas être averti pendant que la page est fermée. Il faut que la page arrive par HTTPS ; sur iPhone ou iPad, mets-la d'abord sur l'écran d'accueil et ouvre-la de là.
calls-not-here = Ce serveur n'envoie pas de messages aux navigateurs.
calls-no-service = Ton navigateur n'a pas pu joindre le service qui lui apporte les messages. Réessaie plus tard.
quiet-hours = Heures calmes
quiet-hours-more = Rien ne t'est envoyé entre ces heures. Si d'autres attendent encore après, tu l'apprends alors. À l'heure de { $zone }.
quiet-begins = De
quiet-ends = À
quiet-on = Calme de { $begins } à { $ends }.
quiet-none = Pas d'heures calmes
mail = Par e-mail
mail-more = La même chose par e-mail, toutes les dix minutes au plus. Tu reçois d'abord un lien pour dire que l'adresse est la tienne. Personne d'autre ne la voit.
mail-address = Adresse e-mail
mail-send = M'envoyer le lien
mail-asked = Regarde ton courrier.
mail-waits = Le lien est parti à { $address }. Tant qu'il n'est pas ouvert, rien d'autre n'y est envoyé.
mail-on = Tu reçois des e-mails à { $address }.
mail-off = Plus d'e-mails
mail-confirmed = C'est fait : tu reçois un e-mail quand les autres attendent ton coup.
mail-stopped = C'est fait : plus rien n'est envoyé à cette adresse.
