# Ce que dit le plateau d’Unstable Unicorns dans le navigateur. $you vaut "yes" quand il s’agit de la personne qui lit.

## Les lieux

web-unstable-unicorns-piles = Piles
web-unstable-unicorns-pile-deck = Pioche
web-unstable-unicorns-pile-discard = Défausse
web-unstable-unicorns-pile-nursery = Crèche
web-unstable-unicorns-deck = { $cards ->
    [one] Pioche, { $cards } carte restante
   *[other] Pioche, { $cards } cartes restantes
}
web-unstable-unicorns-top-known = { $cards ->
    [one] tu connais la carte du dessus
   *[other] tu connais les { $cards } cartes du dessus
}
web-unstable-unicorns-discard = { $cards ->
    [0] Défausse vide
    [one] Défausse, { $cards } carte, au-dessus : { $card }
   *[other] Défausse, { $cards } cartes, au-dessus : { $card }
}
web-unstable-unicorns-nursery = { $cards ->
    [one] Crèche, { $cards } poulain
   *[other] Crèche, { $cards } poulains
}
web-unstable-unicorns-strike = en grève
web-unstable-unicorns-look = appuie pour la parcourir
web-unstable-unicorns-top = Le dessus de la pioche, tel que tu le connais
web-unstable-unicorns-found = Ce que tu trouves dans la pioche
web-unstable-unicorns-hand-of = Main de { $name }
web-unstable-unicorns-known = { $cards ->
    [one] Tu connais { $cards } carte de cette main
   *[other] Tu connais { $cards } cartes de cette main
}
web-unstable-unicorns-unknown = { $cards ->
    [one] Et { $cards } carte que tu ne connais pas.
   *[other] Et { $cards } cartes que tu ne connais pas.
}
web-unstable-unicorns-nothing-here = Il n’y a rien ici.
web-unstable-unicorns-stable = { $you ->
    [yes] Ton écurie
   *[no] Écurie de { $name }
}
web-unstable-unicorns-bare = écurie vide
web-unstable-unicorns-in-hand = Ta main
web-unstable-unicorns-your-hand = { $cards ->
    [one] Ta main, { $cards } carte
   *[other] Ta main, { $cards } cartes
}
web-unstable-unicorns-no-hand = Aucune carte en main
web-unstable-unicorns-cow = déguisée en vache, ne compte pas
web-unstable-unicorns-blank = en uniforme gris, sans effet
web-unstable-unicorns-lent = prêtée jusqu’à la fin du tour

## Les joueurs

web-unstable-unicorns-you = toi
web-unstable-unicorns-seat = { $you ->
    [yes] Toi
   *[no] { $name }
}
web-unstable-unicorns-turn-of = c’est son tour
web-unstable-unicorns-count = { $count ->
    [one] { $count } licorne sur { $goal }
   *[other] { $count } licornes sur { $goal }
}
web-unstable-unicorns-holds = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
web-unstable-unicorns-skips = { $turns ->
    [one] passe un tour
   *[other] passe { $turns } tours
}
web-unstable-unicorns-extra = { $turns ->
    [one] rejoue ensuite
   *[other] rejoue { $turns } fois ensuite
}
web-unstable-unicorns-cows = costumes de vache
web-unstable-unicorns-blanks = uniformes gris
web-unstable-unicorns-limit = limite de main : { $cards }

## La carte en train d’être jouée

web-unstable-unicorns-stack = Carte en cours
web-unstable-unicorns-quiet = Aucune carte en cours.
web-unstable-unicorns-asking = Carte qui demande quelque chose
web-unstable-unicorns-read = lire { $card } en grand
web-unstable-unicorns-plays = { $you ->
    [yes] Tu joues { $card }
   *[no] { $name } joue { $card }
}
web-unstable-unicorns-plays-at = { $you ->
    [yes] Tu joues { $card } → { $targets }
   *[no] { $name } joue { $card } → { $targets }
}
web-unstable-unicorns-neighs = { $you ->
    [yes] Tu réponds : { $card }
   *[no] { $name } répond : { $card }
}
web-unstable-unicorns-passes = Pour l’instant, { $card } passe.
web-unstable-unicorns-stopped = Pour l’instant, { $card } est arrêtée.
web-unstable-unicorns-threatened = En danger : { $card }

## Ce qu’on te demande

web-unstable-unicorns-ask-plays = À toi : joue jusqu’à { $plays } cartes ou pioches-en une.

## Ce que font les autres

web-unstable-unicorns-wait-foal = { $name } : choix d’un poulain.
web-unstable-unicorns-wait-use = { $name } commence son tour.
web-unstable-unicorns-wait-action = { $name } se demande quoi jouer.
web-unstable-unicorns-wait-neigh = Quelqu’un va-t-il hennir ?
web-unstable-unicorns-wait-may = { $name } peut utiliser une carte.
web-unstable-unicorns-wait-choose = { $name } choisit.
web-unstable-unicorns-wait-either = { $name } choisit.
web-unstable-unicorns-wait-guard = { $name } peut protéger une licorne.
web-unstable-unicorns-wait-limit = { $name } a trop de cartes et en défausse.
web-unstable-unicorns-wait-call = { $name } peut désigner quelqu’un.

## Ce que fait un choix

web-unstable-unicorns-do-draw = Piocher une carte
web-unstable-unicorns-do-end-use = Continuer
web-unstable-unicorns-do-end-action = Finir le tour
web-unstable-unicorns-do-pass = Laisser passer
web-unstable-unicorns-do-yes = Oui
web-unstable-unicorns-do-no = Non
web-unstable-unicorns-do-nothing = Rien trouvé
web-unstable-unicorns-do-first = Le premier
web-unstable-unicorns-do-second = Le second
web-unstable-unicorns-do-swap = Nouvelle main (une fois par partie)
web-unstable-unicorns-do-player = Choisir { $name }
web-unstable-unicorns-do-play = Jouer { $card }
web-unstable-unicorns-do-pick = Choisir { $card }
web-unstable-unicorns-do-pick-of = Choisir { $card } ({ $name })
web-unstable-unicorns-do-use = Utiliser { $card }

## Premiers pas

web-unstable-unicorns-help-foal = Bienvenue ! Tout le monde commence avec un poulain. Touche celui qui te plaît : il compte comme ta première licorne.
web-unstable-unicorns-help-use = Certaines cartes agissent au début de ton tour. Touche une carte qui brille pour l’utiliser, ou continue.
web-unstable-unicorns-help-action = Joue une carte : touche-la ou glisse-la sur la table. Les licornes se rassemblent dans ton écurie, et une écurie pleine gagne. Rien qui te plaise ? Pioche une carte.
web-unstable-unicorns-help-neigh = Quelqu’un joue une carte. Avec un hennissement, tu peux l’arrêter maintenant ; on demande à tout le monde en même temps. Sinon, laisse passer.
web-unstable-unicorns-help-may = Cette carte te propose quelque chose. À toi de voir.
web-unstable-unicorns-help-player = Touche le nom de quelqu’un.
web-unstable-unicorns-help-card = Touche une carte qui brille. Appuie longuement sur une carte pour la lire.
web-unstable-unicorns-help-hand = Touche une carte de ta main.
web-unstable-unicorns-help-found = Touche une des cartes étalées devant toi.
web-unstable-unicorns-help-either = Deux issues, et c’est toi qui choisis.
web-unstable-unicorns-help-guard = Une autre carte peut encaisser le coup à la place de ta licorne.
web-unstable-unicorns-help-limit = { $cards ->
    [one] Ta limite de main est de { $cards } carte : à la fin de ton tour, tu n’en gardes pas plus.
   *[other] Ta limite de main est de { $cards } cartes : à la fin de ton tour, tu n’en gardes pas plus.
}
web-unstable-unicorns-help-call = Cela n’existe que dans les variantes de fête.

## La fin

web-unstable-unicorns-nobody = Personne ne gagne : égalité, même en comptant les lettres.
web-unstable-unicorns-letters = { $letters ->
    [one] Départage : { $letters } lettre dans les noms des licornes
   *[other] Départage : { $letters } lettres dans les noms des licornes
}

## Opening a table

web-unstable-unicorns-targeting-simple = Avant que les autres puissent hennir
web-unstable-unicorns-targeting-advanced = Après que les autres ont pu hennir
web-unstable-unicorns-party-off = Aucune
web-unstable-unicorns-party-sips = Avec des gorgées
web-unstable-unicorns-party-layers = Avec des couches
web-unstable-unicorns-new_hand-before-action = Seulement avant ton action
web-unstable-unicorns-new_hand-when-asked = Dès qu’on te demande quelque chose
web-unstable-unicorns-winning-settled = Quand plus aucun effet n’attend
web-unstable-unicorns-winning-at-once = Dès que la dernière arrive
web-unstable-unicorns-pair_deck-small = Moins de cartes, un Hennissement chacun
web-unstable-unicorns-pair_deck-whole = Toutes les cartes
web-unstable-unicorns-stable_named-when-played = Annoncée en jouant
web-unstable-unicorns-stable_named-like-players = Annoncée comme les cibles
web-unstable-unicorns-enter_named-when-played = Annoncé en jouant
web-unstable-unicorns-enter_named-coming-in = Choisi une fois dans l’écurie
web-unstable-unicorns-short_discard-partly = Ce qu’il y a
web-unstable-unicorns-short_discard-in-full = Tout ou rien
unstable-unicorns-window-neigh = Hennissement
web-unstable-unicorns-in-stables = Choisis l’une de ces cartes
web-unstable-unicorns-neigh = Hiii !
web-unstable-unicorns-hand-cost = Défausse { $cards ->
    [one] ton autre carte
   *[other] tes { $cards } cartes
}.
web-unstable-unicorns-swap-cost = Défausse { $cards ->
    [one] ta seule carte
   *[other] tes { $cards } cartes
} pour une nouvelle main. Une fois par partie.
