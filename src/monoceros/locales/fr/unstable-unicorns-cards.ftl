### What the cards of Unstable Unicorns say, made from their programs by games/unstable_unicorns/wording.py.

## The moment: { $rest } is the sentence with the word order it has behind an opening

unstable-unicorns-when-enter = quand cette carte entre dans ton écurie, { $rest }
unstable-unicorns-when-turn-start = au début de ton tour, { $rest }
unstable-unicorns-when-then = ensuite, { $rest }
unstable-unicorns-when-if-so = si tu le fais, { $rest }
unstable-unicorns-when-and = en plus, { $rest }

## Who does it: alone, and behind an opening

unstable-unicorns-says-do = { $does }.
    .after = tu dois { $does }.
unstable-unicorns-says-may = tu peux { $does }.
    .after = tu peux { $does }.
unstable-unicorns-says-any-player = choisis n’importe qui, même toi. Cette personne { $does }.
    .after = choisis n’importe qui, même toi. Cette personne { $does }.
unstable-unicorns-says-may-any-player = tu peux choisir n’importe qui, même toi. Cette personne { $does }.
    .after = tu peux choisir n’importe qui, même toi. Cette personne { $does }.
unstable-unicorns-says-another-player = choisis quelqu’un d’autre. Cette personne { $does }.
    .after = choisis quelqu’un d’autre. Cette personne { $does }.
unstable-unicorns-says-may-another-player = tu peux choisir quelqu’un d’autre. Cette personne { $does }.
    .after = tu peux choisir quelqu’un d’autre. Cette personne { $does }.
unstable-unicorns-says-each-player = chacun { $does }.
    .after = chacun { $does }.
unstable-unicorns-says-may-each-player = si tu veux, chacun { $does }.
    .after = si tu veux, chacun { $does }.
unstable-unicorns-says-each-other-player = chacun des autres { $does }.
    .after = chacun des autres { $does }.
unstable-unicorns-says-may-each-other-player = si tu veux, chacun des autres { $does }.
    .after = si tu veux, chacun des autres { $does }.
unstable-unicorns-says-its-player = la personne qui l’a jouée { $does }.
    .after = la personne qui l’a jouée { $does }.
unstable-unicorns-says-may-its-player = si tu veux, la personne qui l’a jouée { $does }.
    .after = si tu veux, la personne qui l’a jouée { $does }.

## Two things one after the other

unstable-unicorns-join-and =
    .may = { $first } et { $second }
    .do = { $first } et { $second }
    .one = { $first } et { $second }
    .each = { $first } et { $second }
unstable-unicorns-join-then =
    .may = { $first }, puis { $second }
    .do = { $first }, puis { $second }
    .one = { $first }, puis { $second }
    .each = { $first }, puis { $second }
unstable-unicorns-join-or =
    .may = soit { $first }, soit { $second }
    .do = { $first } ou { $second }
    .one = { $first } ou { $second }, à son choix
    .each = { $first } ou { $second }, à son choix

## What is done: what you may do, an order, what a chosen player does, what several players do

unstable-unicorns-does-discard =
    .may = défausser { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
    .do = défausse { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
    .one = défausse { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
    .each = défausse { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
unstable-unicorns-does-discard-hand =
    .may = défausser toute ta main (au moins 1 carte)
    .do = défausse toute ta main (au moins 1 carte)
    .one = défausse toute sa main
    .each = défausse toute sa main
unstable-unicorns-does-draw =
    .may = piocher { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
    .do = pioche { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
    .each = pioche { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    }
unstable-unicorns-does-draw-per-basic =
    .may = piocher 1 carte par licorne simple dans ton écurie
    .do = pioche 1 carte par licorne simple dans ton écurie
    .each = pioche 1 carte par licorne simple dans son écurie
unstable-unicorns-does-redraw-hand =
    .each = défausse toute sa main et pioche autant de cartes
unstable-unicorns-does-sacrifice-card =
    .may = sacrifier une carte au choix
    .do = sacrifie une carte au choix
    .one = sacrifie une carte
    .each = sacrifie une carte
unstable-unicorns-does-sacrifice-unicorn =
    .may = sacrifier une licorne
    .do = sacrifie une licorne
    .one = sacrifie une licorne
    .each = sacrifie une licorne
unstable-unicorns-does-sacrifice-basic =
    .may = sacrifier une licorne simple
    .do = sacrifie une licorne simple
    .one = sacrifie une licorne simple
    .each = sacrifie une licorne simple
unstable-unicorns-does-sacrifice-downgrade =
    .may = sacrifier un malus
    .do = sacrifie un malus
    .one = sacrifie un malus
    .each = sacrifie un malus
unstable-unicorns-does-sacrifice-all-downgrade =
    .may = sacrifier tous tes malus
    .do = sacrifie tous tes malus
    .one = sacrifie tous ses malus
    .each = sacrifie tous ses malus
unstable-unicorns-does-destroy-card =
    .may = détruire une carte au choix
    .do = détruis une carte au choix
unstable-unicorns-does-destroy-unicorn =
    .may = détruire une licorne
    .do = détruis une licorne
unstable-unicorns-does-destroy-upgrade =
    .may = détruire un bonus
    .do = détruis un bonus
unstable-unicorns-does-destroy-downgrade =
    .may = détruire un malus
    .do = détruis un malus
unstable-unicorns-does-destroy-all-upgrade-from-another-player =
    .may = détruire tous les bonus dans l’écurie de quelqu’un d’autre
    .do = détruis tous les bonus dans l’écurie de quelqu’un d’autre
unstable-unicorns-does-steal-unicorn =
    .may = voler une licorne
    .do = vole une licorne
unstable-unicorns-does-steal-baby =
    .may = voler un poulain
    .do = vole un poulain
unstable-unicorns-does-steal-unicorn-from-there =
    .may = voler une licorne dans cette même écurie
    .do = vole une licorne dans cette même écurie
unstable-unicorns-does-move-this-to-another-player =
    .may = déplacer cette carte dans l’écurie de quelqu’un d’autre
    .do = déplace cette carte dans l’écurie de quelqu’un d’autre
unstable-unicorns-does-move-unicorn-to-other-stable =
    .may = déplacer une licorne de n’importe quelle écurie vers une autre, mais pas vers la tienne
    .do = déplace une licorne de n’importe quelle écurie vers une autre, mais pas vers la tienne
unstable-unicorns-does-lend-unicorn-to-another-player =
    .may = prêter une de tes licornes à l’écurie de quelqu’un d’autre ; à la fin de ton tour, elle revient si elle y est encore
    .do = prête une de tes licornes à l’écurie de quelqu’un d’autre ; à la fin de ton tour, elle revient si elle y est encore
unstable-unicorns-does-bring-baby-from-nursery =
    .may = faire entrer dans ton écurie un poulain de la crèche
    .do = fais entrer dans ton écurie un poulain de la crèche
unstable-unicorns-does-bring-basic-from-hand =
    .may = faire entrer dans ton écurie une licorne simple de ta main
    .do = fais entrer dans ton écurie une licorne simple de ta main
unstable-unicorns-does-bring-upgrade-from-hand =
    .may = faire entrer dans ton écurie un bonus de ta main
    .do = fais entrer dans ton écurie un bonus de ta main
unstable-unicorns-does-bounce-unicorn =
    .may = reprendre en main une de tes licornes
    .do = reprends en main une de tes licornes
unstable-unicorns-does-bounce-card-from-another-player =
    .may = renvoyer une carte au choix de l’écurie de quelqu’un d’autre dans la main de cette personne
    .do = renvoie une carte au choix de l’écurie de quelqu’un d’autre dans la main de cette personne
unstable-unicorns-does-bounce-unicorn-from-another-player =
    .may = renvoyer une licorne de l’écurie de quelqu’un d’autre dans la main de cette personne
    .do = renvoie une licorne de l’écurie de quelqu’un d’autre dans la main de cette personne
unstable-unicorns-does-return-baby =
    .each = ramène un de ses poulains à la crèche
unstable-unicorns-does-pull-from-another-player =
    .may = prendre au hasard { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } dans la main de quelqu’un d’autre
    .do = prends au hasard { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } dans la main de quelqu’un d’autre
unstable-unicorns-does-pull-from-each-other-player =
    .may = prendre au hasard { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } dans la main de chacun des autres
    .do = prends au hasard { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } dans la main de chacun des autres
unstable-unicorns-does-take-card-from-another-player =
    .may = regarder la main de quelqu’un d’autre et y prendre une carte au choix
    .do = regarde la main de quelqu’un d’autre et prends-y une carte au choix
unstable-unicorns-does-take-unicorn-from-another-player =
    .may = regarder la main de quelqu’un d’autre et y prendre une licorne, qui rejoint ta main
    .do = regarde la main de quelqu’un d’autre et prends-y une licorne, qui rejoint ta main
unstable-unicorns-does-take-card-from-discard =
    .may = prendre en main une carte au choix de la défausse
    .do = prends en main une carte au choix de la défausse
unstable-unicorns-does-take-neigh-from-discard =
    .may = prendre en main un hennissement de la défausse
    .do = prends en main un hennissement de la défausse
unstable-unicorns-does-scrap-card-from-another-player =
    .may = regarder la main de quelqu’un d’autre et y choisir une carte, qui va dans la défausse
    .do = regarde la main de quelqu’un d’autre et choisis-y une carte, qui va dans la défausse
unstable-unicorns-does-scrap-unicorn-from-another-player =
    .may = regarder la main de quelqu’un d’autre et y choisir une licorne, qui va dans la défausse
    .do = regarde la main de quelqu’un d’autre et choisis-y une licorne, qui va dans la défausse
unstable-unicorns-does-give-to-another-player =
    .may = donner { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } de ta main à n’importe qui sauf toi
    .do = donne { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } de ta main à n’importe qui sauf toi
unstable-unicorns-does-search-named-from-deck =
    .may = chercher la carte « { $card } » dans la pioche, la montrer à tous et la prendre en main ; on mélange ensuite la pioche
    .do = cherche la carte « { $card } » dans la pioche, montre-la à tous et prends-la en main ; on mélange ensuite la pioche
unstable-unicorns-does-search-unicorn-from-deck =
    .may = chercher une licorne dans la pioche, la montrer à tous et la prendre en main ; on mélange ensuite la pioche
    .do = cherche une licorne dans la pioche, montre-la à tous et prends-la en main ; on mélange ensuite la pioche
unstable-unicorns-does-search-downgrade-from-deck =
    .may = chercher un malus dans la pioche, le montrer à tous et le prendre en main ; on mélange ensuite la pioche
    .do = cherche un malus dans la pioche, montre-le à tous et prends-le en main ; on mélange ensuite la pioche
unstable-unicorns-does-peek-from-deck =
    .may = regarder { $amount ->
        [one] la carte du dessus de la pioche et la remettre
       *[other] les { $amount } cartes du dessus de la pioche et les remettre dans le même ordre
    }
    .do = regarde { $amount ->
        [one] la carte du dessus de la pioche et remets-la
       *[other] les { $amount } cartes du dessus de la pioche et remets-les dans le même ordre
    }
unstable-unicorns-does-peek-hand-from-each-other-player =
    .may = regarder la main de tous les autres
    .do = regarde la main de tous les autres
unstable-unicorns-does-reveal-from-deck =
    .may = montrer à tous la carte du dessus de la pioche : si c’est une licorne, elle entre dans ton écurie, sinon tu la prends en main
    .do = montre à tous la carte du dessus de la pioche : si c’est une licorne, elle entre dans ton écurie, sinon tu la prends en main
unstable-unicorns-does-skip-draw =
    .may = passer ta phase de pioche
    .do = passe ta phase de pioche
    .one = passe sa phase de pioche à son prochain tour
unstable-unicorns-does-skip-action =
    .may = passer ta phase d’action
    .do = passe ta phase d’action
    .one = passe sa phase d’action à son prochain tour
unstable-unicorns-does-skip-turn =
    .may = passer ton prochain tour tout entier
    .do = passe ton prochain tour tout entier
    .one = passe son prochain tour tout entier
unstable-unicorns-does-add-turn =
    .may = jouer un tour de plus après celui-ci
    .do = joue un tour de plus après celui-ci
unstable-unicorns-does-play =
    .may = décider de jouer { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } au lieu d’une seule pendant ta phase d’action
    .do = joue { $amount ->
        [one] 1 carte
       *[other] { $amount } cartes
    } au lieu d’une seule pendant ta phase d’action
unstable-unicorns-does-reshuffle-discard =
    .may = mélanger la défausse à la pioche
    .do = mélange la défausse à la pioche
unstable-unicorns-does-cancel =
    .may = arrêter une carte que quelqu’un d’autre est en train de jouer ; elle va dans la défausse
    .do = arrête une carte que quelqu’un d’autre est en train de jouer ; elle va dans la défausse

## What a card does all the while, and what it needs

unstable-unicorns-plain = Aucun effet. Elle compte, tout simplement.
unstable-unicorns-needs-basic = Tu ne peux jouer cette carte que s’il y a une licorne simple dans ton écurie.
unstable-unicorns-static-counts = Compte pour { $amount ->
    [one] 1 licorne
   *[other] { $amount } licornes
}.
unstable-unicorns-static-more = Ta limite de main augmente de { $amount ->
    [one] 1 carte
   *[other] { $amount } cartes
}.
unstable-unicorns-static-fewer = Ta limite de main baisse de { $amount ->
    [one] 1 carte
   *[other] { $amount } cartes
}.
unstable-unicorns-static-forbids-magic = Tu ne peux pas jouer de carte magie.
unstable-unicorns-static-forbids-basic = Tu ne peux pas jouer de licorne simple.
unstable-unicorns-static-forbids-upgrade = Tu ne peux pas jouer de bonus.
unstable-unicorns-static-guards-destroy = Si une de tes licornes devait être détruite, tu peux sacrifier cette carte à sa place.
unstable-unicorns-static-guards-any = Si une de tes licornes devait être sacrifiée ou détruite, tu peux sacrifier cette carte à sa place.
unstable-unicorns-static-unbreakable = Tes licornes ne peuvent pas être détruites.
unstable-unicorns-static-strike = Aucun poulain ne peut entrer dans une écurie.
unstable-unicorns-static-blank = Tes licornes n’ont aucun effet et passent pour des licornes simples. Les poulains sont épargnés.
unstable-unicorns-static-cows = Tes licornes ne comptent pas comme licornes, et les effets qui parlent de licornes ne les touchent pas.
unstable-unicorns-static-flies-home = Si cette carte est sacrifiée ou détruite, elle revient dans ta main au lieu d’aller dans la défausse.
unstable-unicorns-static-nursery-home = Si ce poulain devait aller ailleurs que dans une écurie, il retourne à la crèche.
unstable-unicorns-static-shuts = Dès qu’il n’y a plus de licorne dans ton écurie, sacrifie cette carte.
unstable-unicorns-static-final = Cette carte elle-même ne peut pas être arrêtée.
