# What is said at a table of Kill the Unicorns. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.
# $prize is a place of the row, counted from the draw pile; $side is above or below; $cards and $paid are sums
# such as "4 + 3"; $total is what the cards add up to.

kill-the-unicorns-title = Kill the Unicorns
kill-the-unicorns-summary = Surenchéris, déjoue les ruses des autres et vends aux gnomes le plus beau troupeau.
kill-the-unicorns-edition-de = Édition allemande
kill-the-unicorns-edition-fr = Édition française
kill-the-unicorns-edition-en-prototype = Prototype anglais

## Events: setting up and traps

kill-the-unicorns-pick = { $you ->
    [yes] Ton personnage : { $card }.
   *[no] { $name } choisit ce personnage : { $card }.
}
kill-the-unicorns-starter = { $you ->
    [yes] Ton troupeau commence avec : { $card }.
   *[no] Le troupeau de { $name } commence avec : { $card }.
}
kill-the-unicorns-round = La manche { $round } commence.
kill-the-unicorns-prize = Licorne { $prize } de la ligne : { $card }.
kill-the-unicorns-draw-traps = Chacun pioche deux ruses.
kill-the-unicorns-set-trap = { $you ->
    [yes] { $side ->
        [above] Tu poses { $card } au-dessus de la licorne { $prize }.
       *[below] Tu poses { $card } sous la licorne { $prize }.
    }
   *[no] { $side ->
        [above] { $name } pose une ruse au-dessus de la licorne { $prize }.
       *[below] { $name } pose une ruse sous la licorne { $prize }.
    }
}
kill-the-unicorns-discard-trap = { $you ->
    [yes] Tu défausses une ruse : { $card }.
   *[no] { $name } défausse une ruse : { $card }.
}

## Events: the hunt

kill-the-unicorns-hunt = La chasse à la licorne { $prize } est ouverte : { $card }.
kill-the-unicorns-lead = { $you ->
    [yes] Tu ouvres pour ton équipe.
   *[no] { $name } ouvre pour l’équipe.
}
kill-the-unicorns-pass = { $you ->
    [yes] Tu passes.
   *[no] { $name } passe.
}
kill-the-unicorns-must-pass = { $you ->
    [yes] Tu as trop peu de cartes Chasse et dois passer.
   *[no] { $name } a trop peu de cartes Chasse et doit passer.
}
kill-the-unicorns-silenced = { $you ->
    [yes] La chanson du barde te retient : tu passes.
   *[no] La chanson du barde agit : { $name } passe.
}
kill-the-unicorns-marker = { $you ->
    [yes] Tu reçois le jeton Premier Joueur.
   *[no] { $name } reçoit le jeton Premier Joueur.
}
kill-the-unicorns-number = { $you ->
    [yes] Tu demandes { $number } cartes à chaque équipe.
   *[no] { $name } demande { $number } cartes à chaque équipe.
}
kill-the-unicorns-lay = { $you ->
    [yes] { $count ->
        [one] Tu poses { $cards }.
       *[other] Tu poses { $cards } = { $total }.
    }
   *[no] { $count ->
        [one] { $name } pose { $count } carte Chasse.
       *[other] { $name } pose { $count } cartes Chasse.
    }
}
kill-the-unicorns-lay-extra = { $you ->
    [yes] Avec la carte en plus du chevalier, tu poses { $cards } = { $total }.
   *[no] Avec la carte en plus du chevalier, { $name } pose { $count } cartes Chasse.
}

## Events: powers

kill-the-unicorns-peek = { $you ->
    [yes] { $side ->
        [above] Tu regardes la ruse au-dessus de la licorne { $prize } : { $card }.
       *[below] Tu regardes la ruse sous la licorne { $prize } : { $card }.
    }
   *[no] { $side ->
        [above] { $name } regarde en secret la ruse au-dessus de la licorne { $prize }.
       *[below] { $name } regarde en secret la ruse sous la licorne { $prize }.
    }
}
kill-the-unicorns-silence = { $you ->
    [yes] Tu entonnes une chanson : { $other-name } doit passer.
    [target] { $name } entonne une chanson : tu dois passer.
   *[no] { $name } entonne une chanson : { $other-name } doit passer.
}
kill-the-unicorns-fetch = { $you ->
    [yes] Tu fais passer devant : { $card }. À la place { $prize } attend maintenant { $out }.
   *[no] { $name } fait passer devant : { $card }. À la place { $prize } attend maintenant { $out }.
}
kill-the-unicorns-exchange = { $you ->
    [yes] Tu reprends { $out } et poses { $got } à la place.
   *[no] { $name } reprend { $out } et pose { $got } à la place.
}
kill-the-unicorns-steal = { $you ->
    [yes] Tu échanges { $given } contre { $got } de { $other-name }.
    [target] { $name } échange { $given } contre ta carte { $got }.
   *[no] { $name } échange { $given } contre { $got } de { $other-name }.
}
kill-the-unicorns-cancel = { $you ->
    [yes] Tu annules la ruse : { $card }.
   *[no] { $name } annule la ruse : { $card }.
}
kill-the-unicorns-recover = { $you ->
    [yes] Tu reprends { $card } en main.
   *[no] { $name } reprend { $card } en main.
}
kill-the-unicorns-bargain = { $you ->
    [yes] Tu marchandes : 2 de moins.
   *[no] { $name } marchande : 2 de moins.
}

## Events: the reveal

kill-the-unicorns-reveal = { $you ->
    [yes] { $count ->
        [one] Tu révèles { $cards }.
       *[other] Tu révèles { $cards } = { $total }.
    }
   *[no] { $count ->
        [one] { $name } révèle { $cards }.
       *[other] { $name } révèle { $cards } = { $total }.
    }
}
kill-the-unicorns-tied = { $count } fois { $total } : ces totaux s’annulent.
kill-the-unicorns-ahead = { $you ->
    [yes] Ton { $total } est le plus fort total qui reste.
   *[no] Le { $total } de { $name } est le plus fort total qui reste.
}
kill-the-unicorns-trap = { $you ->
    [yes] Ta ruse est révélée : { $card } !
   *[no] Une ruse de { $name } est révélée : { $card } !
}
kill-the-unicorns-other-trap = { $you ->
    [yes] Ta ruse près de la licorne { $prize } va dans ta défausse ({ $card }).
   *[no] La ruse de { $name } près de la licorne { $prize } va dans la défausse ({ $card }).
}
kill-the-unicorns-pinned = Épinglée à { $got } : { $card }.
kill-the-unicorns-new-winner = { $you ->
    [yes] Retournement : tu gagnes avec { $total } !
   *[no] Retournement : { $name } gagne avec { $total } !
}
kill-the-unicorns-same-winner = { $you ->
    [yes] Rien ne change : tu gagnes toujours avec { $total }.
   *[no] Rien ne change : { $name } gagne toujours avec { $total }.
}
kill-the-unicorns-swap = { $you ->
    [yes] Tu échanges { $given } contre { $got } de { $other-name }.
    [target] { $name } échange { $given } contre { $got }, de ton troupeau.
   *[no] { $name } échange { $given } contre { $got } de { $other-name }.
}
kill-the-unicorns-trojan-nothing = { $you ->
    [yes] Ta Licorne de Troie ne trouve rien à échanger.
   *[no] La Licorne de Troie de { $name } ne trouve rien à échanger.
}
kill-the-unicorns-lose = { $you ->
    [yes] Le zombicorne prend une de tes licornes : { $card }.
   *[no] Le zombicorne prend une licorne de { $name } : { $card }.
}
kill-the-unicorns-zombicorn-nothing = { $you ->
    [yes] Le zombicorne ne trouve rien à croquer dans ton troupeau.
   *[no] Le zombicorne ne trouve rien à croquer dans le troupeau de { $name }.
}
kill-the-unicorns-drop = { $you ->
    [yes] L’appât te coûte une carte Chasse : { $card }.
   *[no] L’appât coûte une carte Chasse à { $name } : { $card }.
}
kill-the-unicorns-bait-nothing = { $you ->
    [yes] L’appât ne te coûte rien : ta main est vide.
   *[no] L’appât ne coûte rien à { $name } : la main est vide.
}
kill-the-unicorns-catch = { $you ->
    [yes] Tu la captures : { $card } !
   *[no] { $name } la capture : { $card } !
}
kill-the-unicorns-run-away = Elle s’enfuit : { $card }.

## Events: the market and the end

kill-the-unicorns-market = Le Marché Noir ouvre.
kill-the-unicorns-buy = { $you ->
    [yes] Tu achètes { $card } pour { $got } et paies { $paid }.
   *[no] { $name } achète { $card } pour { $got } et paie { $paid }.
}
kill-the-unicorns-butcher = { $you ->
    [yes] Tu portes { $out } à la boucherie, tu paies { $paid } et tu reçois { $card }.
   *[no] { $name } porte { $out } à la boucherie, paie { $paid } et reçoit { $card }.
}
kill-the-unicorns-wash = { $you ->
    [yes] Tu laves { $got } avec { $card } et paies { $paid } : plus de { $out }.
   *[no] { $name } lave { $got } avec { $card } et paie { $paid } : plus de { $out }.
}
kill-the-unicorns-buy-nothing = { $you ->
    [yes] Tu n’achètes rien.
   *[no] { $name } n’achète rien.
}
kill-the-unicorns-hands-return = Chacun reprend ses cartes Chasse.
kill-the-unicorns-double-rainbow = { $you ->
    [yes] Un double arc-en-ciel ! Tu gagnes sur-le-champ.
   *[no] Un double arc-en-ciel ! { $name } gagne sur-le-champ.
}
kill-the-unicorns-end = La quatrième manche est finie : les gnomes font les comptes.

## What you are asked for. $card is the unicorn being hunted, an uncovered trap or the token being bought; $needed
## is how many hunt cards are to be laid, 0 when you open.

kill-the-unicorns-ask-character = Choisis ton personnage.
kill-the-unicorns-ask-trap-discard = Défausse une de tes deux ruses ; tu poseras l’autre.
kill-the-unicorns-ask-trap = Pose une ruse près d’une licorne.
kill-the-unicorns-ask-lead = Décidez en équipe qui ouvre.
kill-the-unicorns-ask-before-lay = On chasse { $card } : utiliser ton pouvoir ou passer ?
kill-the-unicorns-ask-announce = { $card } : combien de cartes par équipe ? Ou passe.
kill-the-unicorns-ask-lay = { $needed ->
    [0] { $card } : ouvre la chasse avec 1, 2 ou 3 cartes Chasse, ou passe.
    [one] { $card } : pose { $needed } carte Chasse, ou passe.
   *[other] { $card } : pose { $needed } cartes Chasse, ou passe.
}
kill-the-unicorns-ask-lay-team = { $card } : ton équipe pose { $needed } cartes Chasse en tout. Pose ta part, au moins une.
kill-the-unicorns-ask-after-reveal = Les cartes sont sur la table : utiliser ton pouvoir ou passer ?
kill-the-unicorns-ask-choose-trap = Deux ruses t’attendent : laquelle révèles-tu ?
kill-the-unicorns-ask-trap-revealed = { $card } : annuler cette ruse ou passer ?
kill-the-unicorns-ask-trojan = Ta Licorne de Troie : échange une de tes licornes contre une du vainqueur.
kill-the-unicorns-ask-zombicorn = Le zombicorne a faim : quelle licorne lui laisses-tu ?
kill-the-unicorns-ask-bait = L’appât a son prix : quelle carte Chasse laisses-tu ?
kill-the-unicorns-ask-after-hunt = La chasse est finie : reprendre une carte ou passer ?
kill-the-unicorns-ask-market = Le Marché Noir : fais un achat, ou passe.
kill-the-unicorns-ask-target = { $card } : pour laquelle de tes licornes ?

## The moments at which powers are used

kill-the-unicorns-window-before-lay = avant que les cartes Chasse soient posées
kill-the-unicorns-window-after-reveal = quand les cartes Chasse sont révélées
kill-the-unicorns-window-trap-revealed = quand une ruse est révélée
kill-the-unicorns-window-after-hunt = après une chasse

## Choices

kill-the-unicorns-choice-pass = passer
kill-the-unicorns-choice-pick = jouer { $card }
kill-the-unicorns-choice-discard = défausser { $card }
kill-the-unicorns-choice-lead = { $name } ouvre
kill-the-unicorns-choice-number = { $number } cartes par équipe
kill-the-unicorns-choice-lay = poser des cartes Chasse
kill-the-unicorns-choice-peek = { $side ->
    [above] regarder la ruse du dessus
   *[below] regarder la ruse du dessous
}
kill-the-unicorns-choice-silence = faire passer { $name }
kill-the-unicorns-choice-fetch = faire passer devant { $card }
kill-the-unicorns-choice-exchange = reprendre { $out }, poser { $got }
kill-the-unicorns-choice-steal = échanger { $given } contre { $got }
kill-the-unicorns-choice-cancel = annuler la ruse
kill-the-unicorns-choice-reveal = { $side ->
    [above] révéler la ruse du dessus
   *[below] révéler la ruse du dessous
}
kill-the-unicorns-choice-swap = donner { $given }, prendre { $got }
kill-the-unicorns-choice-lose = laisser { $card }
kill-the-unicorns-choice-drop = laisser { $card }
kill-the-unicorns-choice-recover = reprendre { $card }
kill-the-unicorns-choice-buy = acheter { $card } pour { $price }
kill-the-unicorns-choice-on = { $card }

## The table

kill-the-unicorns-round-of = Manche { $round } sur { $rounds }
kill-the-unicorns-hunt-of = chasse { $hunt } sur { $hunts }
kill-the-unicorns-draw-pile = Pioche : { $cards ->
    [one] { $cards } licorne
   *[other] { $cards } licornes
}
kill-the-unicorns-in-hand = { $cards ->
    [one] { $cards } carte Chasse
   *[other] { $cards } cartes Chasse
}
kill-the-unicorns-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
kill-the-unicorns-set-bonus = collections +{ $points }
kill-the-unicorns-rainbow-bonus = arc-en-ciel +{ $points }
kill-the-unicorns-first-player = premier joueur
kill-the-unicorns-power-ready = pouvoir prêt
kill-the-unicorns-power-used = pouvoir utilisé
kill-the-unicorns-power-off = sans pouvoirs
kill-the-unicorns-your-hand = Ta main
kill-the-unicorns-your-traps = Tes ruses
kill-the-unicorns-laid = posé
kill-the-unicorns-passed = passe
kill-the-unicorns-total = total { $total }
kill-the-unicorns-black-market = Marché Noir
kill-the-unicorns-sold-out = épuisé
kill-the-unicorns-gone = partie

## Where the points come from

kill-the-unicorns-part-stars = étoiles
kill-the-unicorns-part-tokens = jetons sur les licornes
kill-the-unicorns-part-pates = Pâtés
kill-the-unicorns-part-traps = ruses épinglées
kill-the-unicorns-part-sets = collections d’une couleur
kill-the-unicorns-part-rainbows = arcs-en-ciel

## Options

kill-the-unicorns-option-characters = Personnages
    .text = pick : chacun choisit à son tour ; random : ils sont tirés au sort.
kill-the-unicorns-option-extra_characters = Personnages en plus
    .text = on : le marchand, la voleuse et le mage noir peuvent aussi être choisis. Leurs pouvoirs sont notre proposition.
kill-the-unicorns-option-expert = Pour experts
    .text = on : les cartes Chasse et les ruses sont défaussées face cachée.
kill-the-unicorns-option-beginner = Pour débuter
    .text = no-traps : sans ruses ; no-powers : sans pouvoirs (seulement dans l’édition française) ; no-traps-no-powers : sans les deux.
kill-the-unicorns-option-teams = Deux contre deux
    .text = on : à quatre, deux équipes tirées au sort avec des troupeaux communs.
kill-the-unicorns-option-start = Qui commence
    .text = random : par tirage au sort ; une place : de A à F ; winner : qui a gagné la dernière partie ; next : la place après celle qui avait commencé.
kill-the-unicorns-option-last_winners = Qui a gagné la dernière partie
    .text = Les lettres des places, par exemple B ou AC ; pour start=winner.
kill-the-unicorns-option-last_starter = Qui avait commencé la dernière partie
    .text = La lettre d’une place ; pour start=next.
kill-the-unicorns-option-no_winner_marker = Jeton après une chasse sans vainqueur
    .text = stays : celui qui l’a le garde ; back : il revient à celui qui l’avait au début de la chasse.
kill-the-unicorns-option-runaway_traps = Ruses d’une fugitive
    .text = hidden : face cachée sous les défausses ; open : face visible par-dessus.
kill-the-unicorns-option-own_traps = Tes ruses posées
    .text = shown : la table continue à te les montrer ; remembered : à toi de les retenir.
kill-the-unicorns-option-final_bicorn = Bicorne dans un double arc-en-ciel à la fin
    .text = twice : il compte double au décompte final ; once : il reste une seule licorne.

## Chapters of the rules

kill-the-unicorns-section-goal = Le but
kill-the-unicorns-section-players = Les joueurs
kill-the-unicorns-section-cards = Dans la boîte
kill-the-unicorns-section-setup = Mise en place
kill-the-unicorns-section-round = La manche
kill-the-unicorns-section-turn = À qui le tour
kill-the-unicorns-section-trap = Poser les ruses
kill-the-unicorns-section-hunt = La chasse
kill-the-unicorns-section-reveal = La révélation
kill-the-unicorns-section-traps = Les ruses une par une
kill-the-unicorns-section-market = Le Marché Noir
kill-the-unicorns-section-herd = Ton troupeau
kill-the-unicorns-section-score = Le décompte
kill-the-unicorns-section-end = La fin
kill-the-unicorns-section-power = Personnages et pouvoirs
kill-the-unicorns-section-variant = Variantes
kill-the-unicorns-section-team = Le jeu en équipes

## Questions the editions answer differently

kill-the-unicorns-topic-players = À combien peut-on jouer ?
kill-the-unicorns-topic-unicorn-deck = Quelles licornes y a-t-il ?
kill-the-unicorns-topic-characters = Quels personnages y a-t-il ?
kill-the-unicorns-topic-extra-characters = Y a-t-il des personnages en plus ?
kill-the-unicorns-topic-trap-cards = Quelles ruses ne sont pas partout ?
kill-the-unicorns-topic-market-stock = Que trouve-t-on au marché ?
kill-the-unicorns-topic-unicorns-per-round = Combien de licornes par manche ?
kill-the-unicorns-topic-next-round = Qui commence la manche suivante ?
kill-the-unicorns-topic-trap-order = Quand défausse-t-on l’autre ruse ?
kill-the-unicorns-topic-traps-per-unicorn = Combien de ruses par licorne ?
kill-the-unicorns-topic-first-passes = Et si le premier joueur passe ?
kill-the-unicorns-topic-trap-moment = Quand révèle-t-on la ruse ?
kill-the-unicorns-topic-which-trap = Qui choisit la ruse à révéler ?
kill-the-unicorns-topic-other-trap = Que devient l’autre ruse ?
kill-the-unicorns-topic-no-winner = Où est le jeton quand personne n’a gagné la chasse ?
kill-the-unicorns-topic-runaway-traps = Que deviennent les ruses d’une fugitive ?
kill-the-unicorns-topic-token-safe = Peut-on prendre un jeton à quelqu’un ?
kill-the-unicorns-topic-butchered-tokens = Que deviennent les jetons à la boucherie ?
kill-the-unicorns-topic-prices = Quels sont les prix du marché ?
kill-the-unicorns-topic-soap = Y a-t-il du savon ?
kill-the-unicorns-topic-legendaries = Y a-t-il des licornes légendaires ?
kill-the-unicorns-topic-over-five = Et au-delà de cinq d’une couleur ?
kill-the-unicorns-topic-end-tie = Qui gagne en cas d’égalité finale ?
kill-the-unicorns-topic-power-use = Combien de fois un pouvoir sert-il ?
kill-the-unicorns-topic-princess-moment = Jusqu’à quand la princesse peut-elle regarder ?
kill-the-unicorns-topic-bard-moment = Qui le barde peut-il encore faire passer ?
kill-the-unicorns-topic-expert = Y a-t-il une variante pour experts ?
kill-the-unicorns-topic-beginner = Que peuvent laisser de côté les débutants ?
kill-the-unicorns-topic-team = Y a-t-il un jeu en équipes ?

## Fields of the cards

kill-the-unicorns-field-kind = Genre
kill-the-unicorns-field-colour = Couleur
kill-the-unicorns-field-stars = Étoiles
kill-the-unicorns-field-value = Valeur
kill-the-unicorns-field-effect = Effet
kill-the-unicorns-field-points = Points
kill-the-unicorns-field-pinned = Épingle
kill-the-unicorns-field-decks = Dans les ruses de
kill-the-unicorns-field-extra_decks = Aussi dans les ruses de
kill-the-unicorns-field-power = Pouvoir
kill-the-unicorns-field-item = Étal
kill-the-unicorns-field-price = Prix

## What the fields of the cards may say

kill-the-unicorns-value-unicorn = licorne
kill-the-unicorns-value-pigicorn = pigicorne
kill-the-unicorns-value-legendary = licorne légendaire
kill-the-unicorns-value-starter = licorne de départ
kill-the-unicorns-value-hunt = carte Chasse
kill-the-unicorns-value-trap = ruse
kill-the-unicorns-value-character = personnage
kill-the-unicorns-value-stall = étal du marché
kill-the-unicorns-value-token = jeton
kill-the-unicorns-value-pink = rose
kill-the-unicorns-value-blue = bleu
kill-the-unicorns-value-green = vert
kill-the-unicorns-value-yellow = jaune
kill-the-unicorns-value-points = change les points
kill-the-unicorns-value-lowest_wins = le plus faible total gagne
kill-the-unicorns-value-second_wins = le deuxième total gagne
kill-the-unicorns-value-counts_twice = compte double
kill-the-unicorns-value-swap = des licornes sont échangées
kill-the-unicorns-value-lose_one = le vainqueur perd une licorne
kill-the-unicorns-value-recolour = change la couleur
kill-the-unicorns-value-scare = la licorne s’enfuit
kill-the-unicorns-value-lose_hunt_card = le vainqueur perd une carte Chasse
kill-the-unicorns-value-princess = princesse
kill-the-unicorns-value-knight = chevalier
kill-the-unicorns-value-wizard = magicien
kill-the-unicorns-value-shaman = shamane
kill-the-unicorns-value-huntress = chasseresse
kill-the-unicorns-value-bard = barde
kill-the-unicorns-value-merchant = marchand
kill-the-unicorns-value-thief = voleuse
kill-the-unicorns-value-black_mage = mage noir
kill-the-unicorns-value-butchery = boucherie de licorne
kill-the-unicorns-value-false_horn = corne
kill-the-unicorns-value-fairy_dust = Poudre de Fée
kill-the-unicorns-value-cotton_candy = Barbe à Papa
kill-the-unicorns-value-soap = savon
kill-the-unicorns-value-yes = oui
kill-the-unicorns-value-no = non
kill-the-unicorns-value-peek = regarde une ruse
kill-the-unicorns-value-extra = ajoute une carte
kill-the-unicorns-value-exchange = échange une carte
kill-the-unicorns-value-cancel = annule une ruse
kill-the-unicorns-value-recover = reprend une carte
kill-the-unicorns-value-silence = fait passer quelqu’un
kill-the-unicorns-value-discount = achète moins cher
kill-the-unicorns-value-steal = échange des cartes posées
kill-the-unicorns-value-fetch = échange des licornes de la ligne
