# What is said at a table of Unstable Unicorns. $you is "yes" when the reader is the player spoken of, "target"
# when something was done to the reader; $name, $other-name, $card and $out are ready-made names.

unstable-unicorns-title = Unstable Unicorns
unstable-unicorns-summary = Remplis ton écurie de licornes, et hennis contre ceux qui en font autant.

## Turns

unstable-unicorns-foal = { $you ->
    [yes] Tu choisis ton poulain : { $card }.
   *[no] { $name } choisit son poulain : { $card }.
}
unstable-unicorns-turn = { $you ->
    [yes] À toi de jouer.
   *[no] C’est à { $name } de jouer.
}
unstable-unicorns-skip-turn = { $you ->
    [yes] Tu passes ce tour.
   *[no] { $name } passe ce tour.
}
unstable-unicorns-lose-turn = { $you ->
    [yes] Tu passeras ton prochain tour.
   *[no] { $name } passera son prochain tour.
}
unstable-unicorns-gain-turn = { $you ->
    [yes] Tu auras un tour de plus après celui-ci.
   *[no] { $name } aura un tour de plus après celui-ci.
}
unstable-unicorns-skip-draw = { $you ->
    [yes] Tu passes ta phase de pioche.
   *[no] { $name } passe sa phase de pioche.
}
unstable-unicorns-skip-action = { $you ->
    [yes] Tu passes ta phase d’action.
   *[no] { $name } passe sa phase d’action.
}
unstable-unicorns-more-plays = { $you ->
    [yes] Tu peux jouer { $count } cartes pendant ce tour.
   *[no] { $name } peut jouer { $count } cartes pendant ce tour.
}
unstable-unicorns-use = { $you ->
    [yes] Tu utilises : { $card }.
   *[no] { $name } utilise : { $card }.
}

## Playing and neighing

unstable-unicorns-play = { $you ->
    [yes] Tu joues : { $card }.
   *[no] { $name } joue : { $card }.
}
unstable-unicorns-aim = { $you ->
    [yes] { $card } : c’est pour { $other-name }.
    [target] { $card } : c’est pour toi.
   *[no] { $card } : c’est pour { $other-name }.
}
unstable-unicorns-neigh = { $you ->
    [yes] Tu hennis contre { $out } : { $card } !
    [target] { $name } hennit contre ta carte { $out } : { $card } !
   *[no] { $name } hennit contre { $out } : { $card } !
}
unstable-unicorns-stopped = { $you ->
    [yes] Ta carte { $card } est arrêtée.
   *[no] Chez { $name }, la carte { $card } est arrêtée.
}
unstable-unicorns-enter = { $you ->
    [yes] Arrivée chez toi : { $card }.
   *[no] Arrivée chez { $name } : { $card }.
}

## Hands and piles

unstable-unicorns-draw = { $you ->
    [yes] Tu pioches : { $card }.
   *[no] { $name } pioche une carte.
}
unstable-unicorns-discard = { $you ->
    [yes] Tu défausses : { $card }.
   *[no] { $name } défausse : { $card }.
}
unstable-unicorns-discard-hand = { $you ->
    [yes] { $count ->
        [one] Tu défausses toute ta main : { $count } carte.
       *[other] Tu défausses toute ta main : { $count } cartes.
    }
   *[no] { $count ->
        [one] { $name } défausse toute sa main : { $count } carte.
       *[other] { $name } défausse toute sa main : { $count } cartes.
    }
}
unstable-unicorns-give = { $you ->
    [yes] Tu donnes une carte à { $other-name } : { $card }.
    [target] { $name } te donne une carte : { $card }.
   *[no] { $name } donne une carte à { $other-name }.
}
unstable-unicorns-pull = { $you ->
    [yes] Tu prends au hasard une carte à { $other-name } : { $card }.
    [target] { $name } te prend une carte au hasard : { $card }.
   *[no] { $name } prend au hasard une carte à { $other-name }.
}
unstable-unicorns-take = { $you ->
    [yes] Tu prends une carte à { $other-name } : { $card }.
    [target] { $name } te prend une carte : { $card }.
   *[no] { $name } choisit et prend une carte à { $other-name }.
}
unstable-unicorns-scrap = { $you ->
    [yes] Tu choisis chez { $other-name } une carte à défausser : { $card }.
    [target] { $name } choisit dans ta main une carte à défausser : { $card }.
   *[no] { $name } choisit chez { $other-name } une carte à défausser : { $card }.
}
unstable-unicorns-look-hand = { $you ->
    [yes] { $other-name } te montre sa main.
    [target] { $name } regarde ta main.
   *[no] { $other-name } montre sa main à { $name }.
}
unstable-unicorns-look-top = { $you ->
    [yes] { $count ->
        [one] Tu regardes la carte du dessus de la pioche.
       *[other] Tu regardes les { $count } cartes du dessus de la pioche.
    }
   *[no] { $count ->
        [one] { $name } regarde la carte du dessus de la pioche.
       *[other] { $name } regarde les { $count } cartes du dessus de la pioche.
    }
}
unstable-unicorns-take-discard = { $you ->
    [yes] Tu prends dans la défausse : { $card }.
   *[no] { $name } prend dans la défausse : { $card }.
}
unstable-unicorns-search = { $you ->
    [yes] Tu cherches dans la pioche et tu trouves : { $card }.
   *[no] { $name } cherche dans la pioche et trouve : { $card }.
}
unstable-unicorns-find-nothing = { $you ->
    [yes] Tu ne trouves rien qui convienne.
   *[no] { $name } ne trouve rien qui convienne.
}
unstable-unicorns-shuffle = On mélange la pioche.
unstable-unicorns-reshuffle = { $cards ->
    [one] On mélange la défausse à la pioche, qui compte maintenant { $cards } carte.
   *[other] On mélange la défausse à la pioche, qui compte maintenant { $cards } cartes.
}
unstable-unicorns-reveal = { $you ->
    [yes] Tu révèles la carte du dessus de la pioche : { $card }.
   *[no] { $name } révèle la carte du dessus de la pioche : { $card }.
}

## Stables

unstable-unicorns-bring = { $you ->
    [yes] Tu fais entrer dans ton écurie : { $card }.
   *[no] { $name } fait entrer dans son écurie : { $card }.
}
unstable-unicorns-sacrifice = { $you ->
    [yes] Tu sacrifies : { $card }.
   *[no] { $name } sacrifie : { $card }.
}
unstable-unicorns-destroy = { $you ->
    [yes] Tu détruis chez { $other-name } : { $card }.
    [target] { $name } détruit chez toi : { $card }.
   *[no] { $name } détruit chez { $other-name } : { $card }.
}
unstable-unicorns-steal = { $you ->
    [yes] Tu voles chez { $other-name } : { $card }.
    [target] { $name } vole chez toi : { $card }.
   *[no] { $name } vole chez { $other-name } : { $card }.
}
unstable-unicorns-move = { $you ->
    [yes] Tu déplaces chez { $other-name } : { $card }.
    [target] { $name } déplace chez toi : { $card }.
   *[no] { $name } déplace chez { $other-name } : { $card }.
}
unstable-unicorns-lend = { $you ->
    [yes] Tu prêtes à { $other-name } : { $card }.
    [target] { $name } te prête : { $card }.
   *[no] { $name } prête à { $other-name } : { $card }.
}
unstable-unicorns-come-home = { $you ->
    [yes] De retour chez toi : { $card }.
   *[no] De retour chez { $name } : { $card }.
}
unstable-unicorns-stay = { $you ->
    [yes] Retour impossible, { $card } reste chez { $other-name }.
    [target] Retour impossible, { $card } reste chez toi.
   *[no] Retour impossible, { $card } reste chez { $other-name }.
}
unstable-unicorns-take-back = { $you ->
    [yes] Tu reprends en main : { $card }.
   *[no] { $name } reprend en main : { $card }.
}
unstable-unicorns-bounce = { $you ->
    [yes] Tu renvoies en main chez { $other-name } : { $card }.
    [target] { $name } renvoie dans ta main : { $card }.
   *[no] { $name } renvoie en main chez { $other-name } : { $card }.
}
unstable-unicorns-fly = { $you ->
    [yes] { $card } revient dans ta main d’un coup d’aile.
   *[no] { $card } revient en main chez { $name } d’un coup d’aile.
}
unstable-unicorns-home = { $card } rentre à la crèche.
unstable-unicorns-shut = { $you ->
    [yes] Plus de licorne chez toi : { $card } s’en va.
   *[no] Plus de licorne chez { $name } : { $card } s’en va.
}
unstable-unicorns-guard = { $you ->
    [yes] Chez toi, { $card } se sacrifie pour { $out }.
   *[no] Chez { $name }, { $card } se sacrifie pour { $out }.
}

## Party variants

unstable-unicorns-sip = { $you ->
    [yes] Une gorgée pour toi.
   *[no] Une gorgée pour { $name }.
}
unstable-unicorns-sip-named = { $you ->
    [yes] Trois hennissements en un tour : tu désignes { $other-name } pour une gorgée.
    [target] Trois hennissements en un tour : { $name } te désigne pour une gorgée.
   *[no] Trois hennissements en un tour : { $name } désigne { $other-name } pour une gorgée.
}
unstable-unicorns-swap = { $you ->
    [yes] { $count ->
        [one] Tu changes toute ta main, { $count } carte, et tu en paies le prix.
       *[other] Tu changes toute ta main, { $count } cartes, et tu en paies le prix.
    }
   *[no] { $count ->
        [one] { $name } change toute sa main, { $count } carte, et en paie le prix.
       *[other] { $name } change toute sa main, { $count } cartes, et en paie le prix.
    }
}
unstable-unicorns-layer-off = { $you ->
    [yes] { $count ->
        [one] Tu enlèves quelque chose.
       *[other] Tu enlèves { $count } choses.
    }
   *[no] { $count ->
        [one] { $name } enlève quelque chose.
       *[other] { $name } enlève { $count } choses.
    }
}
unstable-unicorns-layer-on = { $you ->
    [yes] { $count ->
        [one] Tu remets quelque chose.
       *[other] Tu remets { $count } choses.
    }
   *[no] { $count ->
        [one] { $name } remet quelque chose.
       *[other] { $name } remet { $count } choses.
    }
}

## The end

unstable-unicorns-win = { $you ->
    [yes] Ton écurie est pleine : tu gagnes !
   *[no] Chez { $name }, l’écurie est pleine : { $name } gagne !
}
unstable-unicorns-win-most = { $you ->
    [yes] La pioche est vide et tu as le plus de licornes : tu gagnes !
   *[no] La pioche est vide et { $name } a le plus de licornes : { $name } gagne !
}
unstable-unicorns-longest = { $you ->
    [yes] Égalité, mais tes licornes ont les noms les plus longs : tu gagnes !
   *[no] Égalité, mais chez { $name } les licornes ont les noms les plus longs : { $name } gagne !
}
unstable-unicorns-all-lose = Égalité jusqu’à la dernière lettre : tout le monde perd !
unstable-unicorns-standstill = La partie n’avance plus : elle se termine comme si la pioche était vide.

## What you are asked for

unstable-unicorns-ask-foal = Choisis un poulain pour commencer.
unstable-unicorns-ask-use = Ton tour commence : utilise une de tes cartes, ou continue.
unstable-unicorns-ask-action = À toi de jouer : joue une carte, ou pioches-en une.
unstable-unicorns-ask-second = Tu peux jouer encore une carte, ou finir ton tour.
unstable-unicorns-ask-neigh = { $name } joue { $card } : tu hennis, ou tu passes ?
unstable-unicorns-ask-may = { $card } : veux-tu en profiter ?
unstable-unicorns-ask-player = { $card } : choisis quelqu’un.
unstable-unicorns-ask-stable = { $card } : dans quelle écurie ?
unstable-unicorns-ask-either = { $card } : choisis l’un des deux.
unstable-unicorns-ask-guard = { $card } est en danger : veux-tu intervenir ?
unstable-unicorns-ask-limit = { $cards ->
    [one] Ta main est trop pleine : défausse { $cards } carte.
   *[other] Ta main est trop pleine : défausse { $cards } cartes.
}
unstable-unicorns-ask-call = Désigne quelqu’un qui boit une gorgée, ou laisse tomber.
unstable-unicorns-ask-hand-discard = { $cards ->
    [one] { $card } : défausse { $cards } carte.
   *[other] { $card } : défausse { $cards } cartes.
}
unstable-unicorns-ask-hand-give = { $card } : quelle carte de ta main donnes-tu ?
unstable-unicorns-ask-hand-bring = { $card } : quelle carte de ta main fais-tu entrer ?
unstable-unicorns-ask-card-sacrifice = { $card } : quelle carte de ton écurie sacrifies-tu ?
unstable-unicorns-ask-card-destroy = { $card } : quelle carte détruis-tu ?
unstable-unicorns-ask-card-steal = { $card } : quelle licorne voles-tu ?
unstable-unicorns-ask-card-move = { $card } : quelle licorne déplaces-tu ?
unstable-unicorns-ask-card-lend = { $card } : quelle licorne prêtes-tu ?
unstable-unicorns-ask-card-bounce = { $card } : quelle carte est renvoyée en main ?
unstable-unicorns-ask-card-return = { $card } : lequel de tes poulains va à la crèche ?
unstable-unicorns-ask-found-take = { $card } : quelle carte prends-tu en main ?
unstable-unicorns-ask-found-scrap = { $card } : quelle carte va dans la défausse ?
unstable-unicorns-ask-found-search = { $card } : quelle carte prends-tu dans la pioche ?
unstable-unicorns-ask-found-bring = { $card } : quel poulain fais-tu entrer ?
unstable-unicorns-ask-found-nothing = { $card } : il n’y a pas de carte qui convienne.

## Choices

unstable-unicorns-choice-draw = piocher une carte
unstable-unicorns-choice-end = continuer
unstable-unicorns-choice-pass = passer
unstable-unicorns-choice-yes = oui
unstable-unicorns-choice-no = non
unstable-unicorns-choice-nothing = rien ne convient ici
unstable-unicorns-choice-swap = changer toute ta main, une fois par partie
unstable-unicorns-choice-player = { $you ->
    [yes] toi
   *[no] { $name }
}
unstable-unicorns-choice-play = jouer : { $card }
unstable-unicorns-choice-neigh = hennir : { $card }
unstable-unicorns-choice-pick = { $card }
unstable-unicorns-choice-use = utiliser : { $card }

## The table

unstable-unicorns-count = { $count } sur { $goal ->
    [one] { $goal } licorne
   *[other] { $goal } licornes
}
unstable-unicorns-holds = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
unstable-unicorns-deck = { $cards ->
    [one] Pioche : { $cards } carte
   *[other] Pioche : { $cards } cartes
}
unstable-unicorns-discard-pile = Défausse : { $card }
unstable-unicorns-discard-empty = Défausse : vide
unstable-unicorns-nursery = { $cards ->
    [one] Crèche : { $cards } poulain
   *[other] Crèche : { $cards } poulains
}
unstable-unicorns-your-hand = Ta main
unstable-unicorns-known-hand = En main, à ta connaissance : { $card }
unstable-unicorns-known-top = Sur la pioche, à ta connaissance : { $card }
unstable-unicorns-empty-stable = écurie vide
unstable-unicorns-stack = Carte en cours : { $card }
unstable-unicorns-cows = en costume de vache
unstable-unicorns-blank = en uniforme gris
unstable-unicorns-strike = La crèche est en grève
unstable-unicorns-skips = { $turns ->
    [one] passe { $turns } tour
   *[other] passe { $turns } tours
}

## Where the score comes from

unstable-unicorns-part-unicorns = licornes dans l’écurie
unstable-unicorns-part-letters = lettres de leurs noms

## Options

unstable-unicorns-option-start = Qui commence
    .text = random : tirage au sort ; ou une place, de A à H.
unstable-unicorns-option-targeting = Quand on choisit sa cible
    .text = simple : tu dis qui ta carte vise avant que les autres puissent hennir ; advanced : seulement après.
unstable-unicorns-option-deck_language = Langue des cartes
    .text = La langue des noms dont les lettres départagent une égalité : en, de, fr ou pl. Chacun lit quand même les cartes dans la sienne.
unstable-unicorns-option-adult = Adultes seulement (18+)
    .text = yes : tout le monde à la table est adulte ; les noms imprimés dans la règle apparaissent, et les variantes de fête peuvent être choisies.
unstable-unicorns-option-party = Variante de fête
    .text = off : aucune ; sips et layers : les deux variantes de fête de la règle, pour adultes seulement. La table annonce le moment, rien de plus.
unstable-unicorns-option-new_hand = Nouvelle main dans les variantes de fête
    .text = before-action : seulement avant ton action ; when-asked : chaque fois qu’on te demande quelque chose, y compris si tu veux hennir.
unstable-unicorns-option-winning = Quand une écurie pleine gagne
    .text = settled : quand plus aucun effet n’attend ; at-once : dès que la dernière arrive, même la Licorne sans chaise.
unstable-unicorns-option-pair_deck = Les cartes à deux
    .text = small : sans les 39 cartes que cite la règle, avec une carte Hennissement chacun ; whole : toutes les cartes, sans ce cadeau.
unstable-unicorns-option-stable_named = L’écurie des bonus et malus
    .text = when-played : annoncée tout de suite dans les deux façons ; like-players : dans la façon avancée, après que les autres ont pu hennir.
unstable-unicorns-option-enter_named = Qui est visé par l’effet d’une licorne
    .text = when-played : annoncé en jouant la licorne, avec la façon simple ; coming-in : quand elle est dans l’écurie.
unstable-unicorns-option-short_discard = Trop peu de cartes à défausser
    .text = partly : tu défausses ce que tu as ; in-full : alors tu n’en défausses aucune.

## Chapters of the rules

unstable-unicorns-section-goal = Le but
unstable-unicorns-section-players = Qui joue
unstable-unicorns-section-setup = La mise en place
unstable-unicorns-section-two = À deux
unstable-unicorns-section-cards = Les cartes
unstable-unicorns-section-words = Les mots des cartes
unstable-unicorns-section-turn = Ton tour
unstable-unicorns-section-start = Le début du tour
unstable-unicorns-section-action = Ton action
unstable-unicorns-section-bans = Ce que des cartes interdisent
unstable-unicorns-section-stable = L’écurie
unstable-unicorns-section-effects = Les effets
unstable-unicorns-section-target = Choisir
unstable-unicorns-section-search = Chercher
unstable-unicorns-section-impossible = Ce qui est impossible
unstable-unicorns-section-neigh = Hennir !
unstable-unicorns-section-foals = Les poulains
unstable-unicorns-section-guard = Les protecteurs
unstable-unicorns-section-cows = Les costumes de vache
unstable-unicorns-section-uniforms = Les uniformes gris
unstable-unicorns-section-special = Cartes particulières
unstable-unicorns-section-win = Qui gagne
unstable-unicorns-section-party = Variantes de fête

## Fields of the cards

unstable-unicorns-field-type = Sorte
unstable-unicorns-field-two_player = Dans la pioche à deux
unstable-unicorns-field-play = Quand on la joue
unstable-unicorns-field-enter = En entrant dans une écurie
unstable-unicorns-field-turn_start = Au début d’un tour
unstable-unicorns-field-instant = En réponse
unstable-unicorns-field-static = Tant qu’elle est là
unstable-unicorns-field-needs = Exige dans l’écurie

## What the fields of the cards may say

unstable-unicorns-type-baby = poulain
unstable-unicorns-type-basic = licorne simple
unstable-unicorns-type-magical = licorne magique
unstable-unicorns-type-magic = carte magie
unstable-unicorns-type-upgrade = bonus
unstable-unicorns-type-downgrade = malus
unstable-unicorns-type-instant = carte instantanée
unstable-unicorns-value-baby = { unstable-unicorns-type-baby }
unstable-unicorns-value-basic = { unstable-unicorns-type-basic }
unstable-unicorns-value-magical = { unstable-unicorns-type-magical }
unstable-unicorns-value-magic = { unstable-unicorns-type-magic }
unstable-unicorns-value-upgrade = { unstable-unicorns-type-upgrade }
unstable-unicorns-value-downgrade = { unstable-unicorns-type-downgrade }
unstable-unicorns-value-instant = { unstable-unicorns-type-instant }
unstable-unicorns-value-yes = oui
unstable-unicorns-value-no = non
