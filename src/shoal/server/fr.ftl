# What the server says, in French.

stale = la partie a avancé entre-temps ; la table en est à la version { $version }
no-seat = tu n'as pas de place à cette table
seat-taken = cette place n'est pas libre
sits-already = tu as déjà une place à cette table
no-such-seat-here = les places sont numérotées de 0 à { $last }
one-seat-each = tu ne peux prendre qu'une seule place
begun = la partie a commencé
not-begun = la partie n'a pas encore commencé
not-over = la partie n'est pas terminée
game-is-over = la partie est terminée
still-running = cela ne se montre qu'une fois la partie terminée
seats-empty = ces places sont vides : { $seats }
only-the-host = cela est réservé à l'hôte de la table
not-your-seat = ce n'est pas ta place
not-to-be-freed = pour quitter ta place, laisse un ordinateur jouer pour toi ou abandonne
plays-already = c'est déjà toi qui joues à cette place
overdue = ton temps est écoulé : un ordinateur joue ce coup pour toi
nobody-sits = il n'y a personne à cette place
resigned = à cette place, on a déjà abandonné
computer-plays = un ordinateur joue pour toi ; reprends d'abord ta place
no-undo-here = à cette table, on ne reprend pas ses coups
no-hints-here = à cette table, il n'y a pas de conseils
no-chat-here = à cette table, il n'y a pas de discussion
no-table = cette table n'existe pas
no-code = aucune table n'a ce code
no-person = cette personne n'existe pas
no-profile = cette personne n'existe pas, ou garde ses parties pour elle
no-proof = cette partie a repris à un moment d'une autre : toutes ses cartes ne viennent pas d'une seule graine
no-reviews-here = ce serveur ne peut pas séparer la chance du jeu : il lui manque ce qu'installe shoal[fast]
one-review-each = une autre partie est en train d'être reprise pour toi ; attends qu'elle le soit, ou quitte-la d'abord
no-page = il n'y a rien ici
private = cette table est privée
unavailable = le coup ne peut pas être enregistré en ce moment, il n'a donc pas été joué ; réessaie
conflict = quelqu'un a été plus rapide ; réessaie
our-fault = quelque chose n'a pas marché de notre côté ; rien n'a été modifié
too-many = trop de demandes à la fois ; attends un peu
too-many-tables = tu as déjà { $most ->
    [one] { $most } table dont la partie n'est pas terminée
   *[other] { $most } tables dont la partie n'est pas terminée
}
no-message = cela n'a pas de sens ici : { $problem }
bad-query = cela n'a pas de sens dans l'adresse : { $problem }
no-json-body = le corps de la requête doit être en JSON, avec le type de contenu application/json
too-large-body = le corps de la requête ne doit pas dépasser { $most } octets
foreign = cette page n'a pas le droit de faire cela : son adresse n'est pas celle du serveur
other-host = ce serveur ne répond pas à ce nom
unauthorised = qui es-tu ? Entre en mode invité ou connecte-toi d'abord
wrong-password = l'identifiant ou le mot de passe est faux
login-taken = cet identifiant est déjà pris
account-already = tu as déjà un compte
no-account = en mode invité, il n'y a pas de mot de passe
no-session = aucune de tes sessions ne correspond
name-unseen = un nom ne peut pas être vide ni contenir des caractères invisibles ou qui changent le sens de l'écriture
name-mixed = des lettres de plusieurs alphabets dans un même nom prêtent à confusion ; n'en utilise qu'un seul
name-reserved = ce nom veut dire autre chose aux tables ; choisis-en un autre
removed = l'hôte t'a exclu de cette table
not-idle = cette personne est là : un ordinateur peut jouer pour elle une fois qu'elle a fait attendre les autres { $days ->
    [0] { $minutes } minutes
   *[other] { $days } jours
}
too-long = il s'est passé trop de choses à cette table : on ne peut plus que finir la partie
undone-enough = tu as déjà repris { $most } coups dans cette partie : ça suffit
password-weak = ce mot de passe se devine trop vite : prends plusieurs mots, ou quelque chose à quoi personne ne pense
wrong-recovery = l'identifiant ou le code de récupération est faux
banned = la personne qui gère ce serveur t'en a exclu
silenced = la personne qui gère ce serveur ne te laisse plus écrire dans les discussions
report-yourself = tu ne peux pas te signaler toi-même
passkey-needed = ce compte a des clés d'accès : pour se connecter, il en faut une en plus du mot de passe
wrong-passkey = ce n'est pas une clé d'accès de ce compte, ou elle est venue trop tard
no-passkey = aucune de tes clés d'accès ne correspond
passkeys-enough = tu as { $most } clés d'accès : cela suffit
no-passkeys-here = ce serveur n'a pas de clés d'accès : il lui manque ce qu'installe shoal[passkeys]
rated-clock = une table classée a besoin d'une pendule
rated-help = à une table classée, il n'y a ni conseils ni reprise de coups
rated-usual = à une table classée, on joue comme d'habitude : sans variantes ni autre matériel
rated-swap = à une table classée, personne ne peut être remplacé par un ordinateur ; on peut abandonner
rated-absent = tout le monde n'est pas encore venu à cette table : une partie classée commence ensuite
rated-household = deux personnes à cette table jouent du même endroit : cela ne peut pas être classé ; faites une table qui ne l'est pas
several-people = plusieurs personnes s'appellent { $name } : prends leur identifiant, ou le lien qu'elles te donnent
friend-yourself = tu es déjà de tes amis
too-many-friends = avec les personnes invitées, tu as déjà { $most } amis : cela suffit
no-free-seat = il n'y a plus de place libre à cette table
no-friend = on ne peut inviter que ses amis
block-yourself = tu ne peux pas te bloquer toi-même
