# What can be wrong with a card pack of Kill the Unicorns; as in mistakes.ftl, the place is put in front.

mistake-kill-pack-missing = Il manque { $field } à la carte « { $card } » ({ $kind }).
    .way-out = Donne une valeur à { $field }, comme aux autres cartes { $kind }.
mistake-kill-pack-extra = La carte « { $card } » ({ $kind }) ne peut pas avoir de { $field }.
    .way-out = Retire { $field } ou corrige kind.
mistake-kill-pack-number = La carte « { $card } » indique { $field } = { $found }.
    .way-out = Choisis de { $least } à { $most }.
mistake-kill-pack-too-few-unicorns = Il n’y a que { $found } licornes à chasser.
    .way-out = Quatre manches en demandent au moins { $needed }, sans compter celles de départ.
mistake-kill-pack-too-few-starters = Il n’y a que { $found } licornes de départ.
    .way-out = Il en faut une pour chacun des { $needed } personnages.
mistake-kill-pack-colours = La couleur { $colour } compte { $found } licornes, mais la couleur { $other } en compte { $expected }.
    .way-out = Chaque couleur a autant de licornes que les autres, licornes de départ comprises ; corrige copies.
mistake-kill-pack-uneven = Les { $copies } exemplaires de « { $card } » ne se partagent pas entre { $characters } personnages.
    .way-out = Tous ont les mêmes cartes Chasse : choisis un multiple de { $characters }.
mistake-kill-pack-hand = Les cartes Chasse donnent des mains de { $found } cartes.
    .way-out = Chaque personnage en a { $expected } ; corrige copies.
mistake-kill-pack-owner = La ruse « { $card } » est donnée à « { $found } ».
    .way-out = Choisis parmi : { $known }.
mistake-kill-pack-decks = Il y a { $copies } exemplaires de la ruse « { $card } », mais decks nomme { $decks } personnages.
    .way-out = Chaque exemplaire appartient à un personnage : nommes-en autant qu’il y a d’exemplaires.
mistake-kill-pack-trap-deck = Le paquet de « { $character } » a { $found } ruses.
    .way-out = Il en faut { $expected } : deux pour chacune des quatre manches.
mistake-kill-pack-stall = Le Marché Noir a { $found } étals pour { $item }.
    .way-out = Il en faut exactement un.
mistake-kill-pack-token-colour = Pour { $item }, il y a { $found } jetons de couleur { $colour }.
    .way-out = Il en faut exactement un de chaque couleur.
mistake-kill-pack-tokens = Pour { $item }, il n’y a que { $found } jetons.
    .way-out = Une table complète en demande au moins { $needed }.
mistake-kill-pack-power = « { $other } » et « { $card } » ont tous deux le pouvoir { $power }.
    .way-out = Chaque pouvoir appartient à un seul personnage. Encore libres : { $known }.
mistake-kill-pack-pinned = Pour la ruse « { $card } » avec l’effet { $effect }, pinned ou points ne convient pas.
    .way-out = Ces effets restent épinglés (pinned = true) et peuvent changer les points : { $known }. Pour tous les autres, écris pinned = false et points = 0.
