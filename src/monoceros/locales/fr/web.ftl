# What the page in the browser says. $you is "yes" when the reader is the player spoken of.

## Everywhere

web-home = Accueil
web-settings = Réglages
web-language = Langue
web-close = Fermer
web-skip = Aller au contenu
web-footer = Monoceros est un projet de fans non officiel, libre et gratuit. Il n’est pas lié aux éditeurs de ces jeux.
web-unreachable = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
web-lost = Cette page n’existe pas.
web-laying = On prépare la table…
web-copy = Copier
web-copied = Copié !
web-qr = Code QR de ce lien
web-guest = Invité
web-player = Place { $seat }
web-you-mark = toi
web-see-rule = Voir la règle

## Home

web-welcome = Des jeux de cartes pleins de licornes
web-welcome-how = Ouvre une table, partage le lien, joue. Sans compte et sans installation.
web-play-now = Jouer tout de suite
web-choose-bots = Choisir les bots
web-invite = Inviter des amis
web-rules = Règles
web-cards = Cartes
web-have-code = Tu as un code ?
web-code = Code de la table
web-join = Rejoindre
web-go-on = Continuer
web-public = Tables publiques
web-public-none = Aucune table publique n’a de place libre pour l’instant.
web-finished = Tes parties terminées
web-players = Nombre de joueurs
web-bot = Bot
web-bots-among = Dont des bots
web-level = Niveau des bots
web-level-random = Jouent au hasard
    .text = N’importe quel coup permis, tiré au sort : pour découvrir le jeu tranquillement.
web-level-novice = Débutants : apprennent encore
    .text = Ils jouent un coup convenable et oublient ce qui n’est plus en vue, mais ne font rien d’absurde.
web-level-casual = Occasionnels : pas toujours le meilleur coup
    .text = Ils voient les bons coups, ne choisissent pas toujours le meilleur et oublient parfois une carte.
web-level-skilled = Aguerris : jouent d’instinct
    .text = Ils connaissent bien le jeu et jouent d’instinct.
web-level-expert = Experts : anticipent
    .text = Ils imaginent la suite de chaque coup, en quelques centièmes de seconde.
web-level-master = Maîtres : réfléchissent une seconde
    .text = Ils réfléchissent jusqu’à une seconde par coup et se souviennent de leurs réflexions : il n’y a pas plus fort.
web-pace = Temps
web-pace-none = Sans limite de temps
web-pace-move-30 = 30 secondes par coup
web-pace-move-90 = 90 secondes par coup
web-pace-days-1 = 1 jour par coup
web-pace-days-3 = 3 jours par coup
web-listed = Afficher la table sur l’accueil, pour que tout le monde puisse venir
web-lay-table = Ouvrir la table
web-nickname = Ton nom

## Before the game

web-sit-down = Prends place
web-people = À la table
web-open-seat = place libre
web-here = présent·e
web-away = absent·e
web-host = hôte
web-add-bot = Ajouter un bot
web-remove-bot = Libérer la place
web-let-bot = Faire jouer un bot
web-give-back = Rendre la place
web-stands-in = Bot pour { $name }
web-start = C’est parti
web-invite-how = Envoie ce lien à tes amis, ou fais-leur scanner le code avec un téléphone.
web-invite-link = Lien d’invitation
web-invite-here = Ce lien ne marche que sur cet ordinateur. Pour des amis ailleurs, lance le serveur avec « monoceros serve --host 0.0.0.0 » et ouvre la page à l’adresse qu’il indique pour eux.
web-fair = Mélange honnête : il est scellé à l’avance, et tout le monde peut le vérifier après. Sceau :

## At the table

web-your-turn = À toi de jouer
web-their-turn = au tour de :
web-opponents = Les autres
web-over = La partie est finie.
web-do-it = Oui, vas-y
web-play-it = Jouer
web-not-yet = Pas encore
web-can-touch = tu peux choisir ceci
web-undo = Annuler le coup
web-always-pass = Toujours passer : { $what }
web-since-turn = Depuis ton tour
web-fresh = nouveau depuis ton tour
web-nothing-to-answer = Tu n’as rien pour répondre ({ $what }) : désormais, on passe pour toi.
web-only-this = Rien d’autre n’est possible : { $what }
web-reaction = Temps pour intervenir
web-seconds = { $seconds } secondes
web-clock = Temps restant
web-clock-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-clock-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
web-side = Journal et discussion
web-log = Journal
web-log-empty = Ici, tu liras ce qui se passe.
web-log-earlier = { $count ->
    [one] { $count } ligne plus ancienne n’est pas affichée ici. Après la partie, tu pourras tout revoir.
   *[other] { $count } lignes plus anciennes ne sont pas affichées ici. Après la partie, tu pourras tout revoir.
}
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-write = Écris quelque chose de gentil
web-send = Envoyer
web-onlookers = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
web-table-menu = Table
web-watching = Tu regardes la partie.
web-line-lost = Connexion perdue, nouvel essai…
web-leave = Quitter
web-stay = Rester
web-leave-title = Quitter la table ?
web-leave-how = Un bot joue à ta place pour que les autres puissent continuer. Tu peux revenir quand tu veux avec ce navigateur.
web-why-not = Ce n’est pas possible maintenant.
web-time-up = Le temps de { $name } est écoulé : décision automatique.
web-winner = Victoire
web-nobody-wins = Cette fois, personne ne gagne.
web-guide = Premiers pas
web-guide-skip = Continuer sans aide

## Settings

web-speed = Mouvement des cartes
web-speed-slow = Lent
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-off = Aucun
web-bot-pause = Pause après le coup d’un bot
web-bot-pause-none = aucune
web-bot-pause-short = courte
web-bot-pause-long = longue
web-confirm-when = Demander avant un coup
web-confirm-swaps = Seulement avant les coups importants, comme l’échange d’un magicien
web-confirm-always = Avant chaque coup qu’on ne peut pas annuler
web-confirm-never = Jamais
web-theme = Couleurs
web-theme-auto = Comme mon appareil
web-theme-dark = Sombres
web-theme-light = Claires
web-patterns = Motifs bien visibles sur les cartes, en plus de la couleur
web-sound = Sons
web-help-show = Montrer les premiers pas à la table
web-keys = À la table, appuie sur ? pour voir les touches.
web-keys-title = Touches
web-key-choose = choisir ce qui brille, par son numéro
web-key-walk = parcourir la table
web-key-take = choisir l’élément actif
web-key-next = aller au prochain choix possible
web-key-read = montrer une carte en grand
web-key-confirm = confirmer, ou jouer ce que tu as réuni
web-key-pass = passer
web-key-drop = abandonner le choix en cours
web-key-hint = demander un indice
web-key-log = ouvrir le journal
web-key-help = montrer ces touches

## Replay

web-replay = Revoir
web-replay-start = Les cartes sont distribuées.
web-play = Lecture
web-pause = Pause
web-step = Un pas en avant
web-step-back = Un pas en arrière
web-scrub = Moment de la partie
web-pace-of = Vitesse
web-eyes = Vu par
web-eyes-all = toutes les cartes visibles
web-eyes-onlooker = le public
web-share = Partager ce moment
web-download = Télécharger
web-verify = Vérifier le mélange
web-to-table = Vers la table
web-proof = La preuve
web-proof-promise = Sceau publié avant la distribution (SHA-256 du secret)
web-proof-secret = Secret, ouvert après la partie
web-proof-entropy = Hasard ajouté par les joueurs
web-proof-kept = Ton navigateur l’a vérifié aussi : le secret correspond au sceau.
web-proof-broken = Attention : le secret ne correspond pas au sceau. Ne te fie pas à ce mélange.
web-proof-own-kept = Ta part y est : ce navigateur l’a gardée, et toutes les parts sont celles promises d’avance.
web-proof-own-broken = Attention : ce ne sont pas les parts que ce navigateur a vu promettre avant le mélange. Ne t’y fie pas.

## Rules and cards

web-rules-of = Règles : { $game }
web-rules-note = Avec nos propres mots, règle par règle. Là où le livret ne dit rien, nous avons dû trancher, et c’est indiqué.
web-search = Chercher dans les règles
web-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
web-compare = Comparer les éditions
web-differences = { $count ->
    [one] { $count } différence
   *[other] { $count } différences
}
web-chapters = Chapitres
web-from-rulebook = du livret de règles
web-readings = Lectures du livret
web-readings-note = Quelques phrases du livret peuvent se lire de deux façons. On joue la lecture habituelle, sauf si la table choisit l’autre.
web-reading-usual = La lecture habituelle. Une table peut choisir l’autre : { $option }.
web-reading-other = Seulement aux tables qui l’ont choisie : { $option } – { $value }.
web-cards-of = Cartes : { $game }
web-cards-total = { $cards } cartes en tout.

## HiLo

web-hilo-start-random = Tirage au sort
web-hilo-start-A = Je commence
web-hilo-last_magician-ends = La partie s’arrête aussitôt
web-hilo-last_magician-casts = Il lance d’abord son sort
web-hilo-middle = Piles
web-hilo-pile-draw = Pioche
web-hilo-pile-discard = Défausse
web-hilo-your-hand = Dans ta main
web-hilo-running = Écus des cartes visibles
web-hilo-spoiled = Ne vaut rien pour l’instant : le magicien de sa colonne la gâche.
web-hilo-place = { $you ->
    [yes] Ta carte { $place }
   *[no] { $name }, carte { $place }
}
web-hilo-half-left = un demi-écu à gauche
web-hilo-half-right = un demi-écu à droite
web-hilo-half-top = un demi-écu en haut
web-hilo-half-bottom = un demi-écu en bas
web-hilo-whole = { $coins ->
    [one] un écu entier
   *[other] { $coins } écus entiers
}
web-hilo-ask-cast = Le magicien lance son sort : choisis une de tes cartes et une carte d’un autre joueur.
web-hilo-ask-cast-other = Choisis maintenant la carte que tu veux chez un autre joueur.
web-hilo-ask-cast-own = Choisis maintenant la carte que tu donnes en échange.
web-hilo-do-swap = Échanger avec { $other-name } ta carte { $place } ({ $given }) contre sa carte { $spot } ({ $got }) ?
web-hilo-do-place = Poser à l’emplacement { $place } : { $card } ? Ta carte ({ $out }) part sur la défausse.
web-hilo-do-flip = Révéler la carte { $place } ?
web-hilo-wait-start = On attend encore la carte de départ de : { $names }
web-hilo-wait-turn = { $name } choisit une pile.
web-hilo-wait-taken = { $name } cherche une place pour la carte.
web-hilo-wait-drawn = { $name } a pioché une carte et réfléchit.
web-hilo-wait-uncover = { $name } révèle une carte.
web-hilo-wait-phoenix = { $name } a un phénix et révèle encore une carte.
web-hilo-wait-cast = { $name } a un magicien et choisit deux cartes à échanger.
web-hilo-help-start = Bienvenue dans ton royaume ! Ces douze cartes cachées sont à toi. Touche celle que tu veux pour commencer.
web-hilo-help-turn = Regarde les deux piles. La carte visible est sûre, la carte cachée est une surprise. Deux demi-écus qui se touchent font un écu !
web-hilo-help-taken = Touche la carte que tu veux remplacer. Elle peut aussi être cachée.
web-hilo-help-drawn = La carte te plaît ? Touche celle qu’elle doit remplacer. Sinon, touche la défausse.
web-hilo-help-uncover = Retourne maintenant une de tes cartes cachées. Quand les douze sont visibles, la partie est finie.
web-hilo-help-phoenix = Ton phénix retourne encore une carte. Touche une carte cachée.
web-hilo-help-cast = Magie ! Touche une de tes cartes, puis une carte d’un autre joueur. Elles changent de place.
web-hilo-no-coins = aucun écu

## Hints

web-hint = Indice
web-hint-thinking = Réflexion…
web-hint-chance = { $chance } % de chances
web-hint-close = Fermer les indices
