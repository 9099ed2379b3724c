# What the board of Kill the Unicorns says in the browser. $name is a player, $card and $token are ready-made names
# of cards.

## The track

web-kill-the-unicorns-track = Où en est la partie
web-kill-the-unicorns-round = Manche { $round } sur { $rounds }
web-kill-the-unicorns-hunt = Chasse { $hunt } sur { $hunts }
web-kill-the-unicorns-phase-characters = Personnages
web-kill-the-unicorns-phase-traps = Ruses
web-kill-the-unicorns-phase-hunt = Chasse
web-kill-the-unicorns-phase-market = Marché
web-kill-the-unicorns-marker-of = Premier joueur : { $name }
web-kill-the-unicorns-has-marker = premier joueur

## Players

web-kill-the-unicorns-running = Ce que vaut le troupeau pour l’instant
web-kill-the-unicorns-in-hand = Cartes Chasse en main
web-kill-the-unicorns-your-mate = Joue dans ton équipe : le troupeau du bas est à vous deux.
web-kill-the-unicorns-shares-herd = Partage un troupeau avec { $name }.

## Colours and cards

web-kill-the-unicorns-letter-pink = R
web-kill-the-unicorns-letter-blue = B
web-kill-the-unicorns-letter-green = V
web-kill-the-unicorns-letter-yellow = J
web-kill-the-unicorns-no-colour = sans couleur
web-kill-the-unicorns-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
web-kill-the-unicorns-counts-as = compte comme : { $colour }

## The row

web-kill-the-unicorns-row = Licornes à chasser
web-kill-the-unicorns-deck = { $cards ->
    [one] { $cards } licorne dans la pioche
   *[other] { $cards } licornes dans la pioche
}
web-kill-the-unicorns-prize = Licorne { $prize }
web-kill-the-unicorns-prize-hunted = Licorne { $prize }, chassée en ce moment
web-kill-the-unicorns-prize-gone = partie
web-kill-the-unicorns-slot-above = Au-dessus de la licorne { $prize }
web-kill-the-unicorns-slot-below = Sous la licorne { $prize }
web-kill-the-unicorns-slot-empty = aucune ruse
web-kill-the-unicorns-trap-hidden = ruse cachée de { $name }
web-kill-the-unicorns-trap-known = { $card }, posée par { $name }, et tu la connais
web-kill-the-unicorns-trap-by = posée par { $name }

## The hunting ground

web-kill-the-unicorns-ground = Terrain de chasse
web-kill-the-unicorns-silenced = doit passer
web-kill-the-unicorns-thinking = réfléchit…
web-kill-the-unicorns-laid-card = { $name }, carte posée { $nth } : { $card }
web-kill-the-unicorns-is-tied = annulé par une égalité
web-kill-the-unicorns-tied-why = Annulé : quelqu’un d’autre a le même total.
web-kill-the-unicorns-leads = gagne la chasse

## Your cards

web-kill-the-unicorns-hunt-hand = Tes cartes Chasse
web-kill-the-unicorns-trap-hand = Tes deux ruses
web-kill-the-unicorns-your-trap = Ta ruse : { $card }
web-kill-the-unicorns-hand-empty = Plus de cartes Chasse dans cette manche.
web-kill-the-unicorns-gathering = { $count ->
    [one] { $count } carte : total { $total }
   *[other] { $count } cartes : total { $total }
}
web-kill-the-unicorns-spent = Dépensées dans cette manche : { $values }
web-kill-the-unicorns-spent-hidden = { $count ->
    [one] { $count } carte dépensée dans cette manche
   *[other] { $count } cartes dépensées dans cette manche
}

## Herds

web-kill-the-unicorns-herd-of = Troupeau : { $name }
web-kill-the-unicorns-group = { $count } × { $colour }
web-kill-the-unicorns-set-of = une collection de { $count }
web-kill-the-unicorns-sets = Collections +{ $points }
web-kill-the-unicorns-rainbows = { $count ->
    [one] Arc-en-ciel +{ $points }
   *[other] { $count } arcs-en-ciel +{ $points }
}

## The market

web-kill-the-unicorns-market = Marché Noir
web-kill-the-unicorns-purse = Ta main peut payer jusqu’à { $coins }.
web-kill-the-unicorns-price = coûte { $price }
web-kill-the-unicorns-left = il en reste { $left }
web-kill-the-unicorns-too-dear = trop cher pour toi

## What you are asked for

web-kill-the-unicorns-ask-trap-trap = Et maintenant, où la poses-tu ?
web-kill-the-unicorns-ask-trap-slot = Et quelle ruse poses-tu là ?
web-kill-the-unicorns-ask-before-lay-peek = Veux-tu regarder une ruse de cette licorne ?
web-kill-the-unicorns-ask-before-lay-silence = Veux-tu faire passer quelqu’un ?
web-kill-the-unicorns-ask-before-lay-fetch = Veux-tu échanger cette licorne contre une autre qui attend ?
web-kill-the-unicorns-ask-lay-extra = { $needed ->
    [0] { $card } : pose 1 à 3 cartes Chasse, 4 avec ton pouvoir, ou passe.
    [one] { $card } : pose { $needed } carte Chasse, une de plus avec ton pouvoir, ou passe.
   *[other] { $card } : pose { $needed } cartes Chasse, une de plus avec ton pouvoir, ou passe.
}
web-kill-the-unicorns-ask-lay-team = { $card }, { $needed } cartes par équipe : pose ta part, au moins une.
web-kill-the-unicorns-ask-after-reveal-exchange = Veux-tu échanger une carte posée contre une de ta main ?
web-kill-the-unicorns-ask-after-reveal-steal = Veux-tu échanger une de tes cartes posées contre celle d’un autre ?
web-kill-the-unicorns-ask-after-reveal-laid = Et quelle carte veux-tu à la place ?
web-kill-the-unicorns-ask-after-reveal-hand = Et quelle carte posée remplace-t-elle ?
web-kill-the-unicorns-ask-trap-revealed-cancel = Veux-tu annuler cette ruse : { $card } ?
web-kill-the-unicorns-ask-trojan-herd = Et l’autre licorne de l’échange ?
web-kill-the-unicorns-ask-after-hunt-recover = Veux-tu reprendre une de tes cartes posées ?
web-kill-the-unicorns-ask-target-pate = Quelle licorne part à la boucherie ?
web-kill-the-unicorns-ask-target-soap = Quelle licorne laves-tu ?

## What the others do

web-kill-the-unicorns-wait-character = { $name } choisit un personnage.
web-kill-the-unicorns-wait-trap-discard = { $name } choisit une ruse.
web-kill-the-unicorns-wait-trap = { $name } pose une ruse.
web-kill-the-unicorns-wait-lead = L’équipe décide qui ouvre : { $names }
web-kill-the-unicorns-wait-before-lay = Quelqu’un veut-il intervenir avant que les cartes soient posées ?
web-kill-the-unicorns-wait-announce = { $name } dit combien de cartes on pose.
web-kill-the-unicorns-wait-lay = { $name } choisit ses cartes Chasse.
web-kill-the-unicorns-wait-after-reveal = Les cartes sont révélées. Quelqu’un veut-il intervenir ?
web-kill-the-unicorns-wait-choose-trap = { $name } choisit la ruse à révéler.
web-kill-the-unicorns-wait-trap-revealed = Une ruse est révélée. Quelqu’un veut-il intervenir ?
web-kill-the-unicorns-wait-trojan = { $name } choisit deux licornes à échanger.
web-kill-the-unicorns-wait-zombicorn = { $name } choisit la licorne à perdre.
web-kill-the-unicorns-wait-bait = { $name } choisit la carte Chasse à perdre.
web-kill-the-unicorns-wait-after-hunt = La chasse est finie. Quelqu’un veut-il intervenir ?
web-kill-the-unicorns-wait-market = { $name } est au marché.
web-kill-the-unicorns-wait-target = { $name } choisit une licorne.

## What a choice does

web-kill-the-unicorns-do-pass = Pas maintenant
web-kill-the-unicorns-do-pass-lay = Passer
web-kill-the-unicorns-do-pass-announce = Passer
web-kill-the-unicorns-do-pass-lead = Passer
web-kill-the-unicorns-do-pass-market = Ne rien acheter
web-kill-the-unicorns-do-lay = { $count ->
    [one] Poser { $count } carte : { $total }
   *[other] Poser { $count } cartes : { $total }
}
web-kill-the-unicorns-do-lay-extra = Avec ton pouvoir : { $count } cartes, { $total }
web-kill-the-unicorns-do-on-pate = Porter { $card } à la boucherie ? Tu paies { $price } et reçois { $token } ; la licorne est perdue pour de bon.
web-kill-the-unicorns-do-on-soap = Laver { $card } pour { $price } ?
web-kill-the-unicorns-do-on-other = Poser { $token } sur { $card } pour { $price } ?
web-kill-the-unicorns-no-change = Tu poses { $paid } : on ne rend pas la monnaie.
web-kill-the-unicorns-do-set-above = Poser { $card } au-dessus de la licorne { $prize }
web-kill-the-unicorns-do-set-below = Poser { $card } sous la licorne { $prize }

## First game

web-kill-the-unicorns-help-character = Chaque personnage a un pouvoir, une fois par manche. Lis ce qu’ils savent faire et touche celui qui te plaît.
web-kill-the-unicorns-help-trap-discard = Tu as pioché deux ruses et tu en gardes une. Touche celle que tu ne veux pas.
web-kill-the-unicorns-help-trap = Les ruses surprennent qui gagne une licorne. Pose un mauvais tour près d’une licorne dont tu ne veux pas, ou un bonus près de celle que tu vises.
web-kill-the-unicorns-help-lead = Vous jouez à deux contre deux. L’un de vous ouvre la chasse et pose en premier.
web-kill-the-unicorns-help-before-lay = Un court instant pour ceux qui ont un pouvoir. Si tu ne veux rien, dis « Pas maintenant ».
web-kill-the-unicorns-help-announce = Les deux équipes posent autant de cartes que tu le dis, et chacun au moins une.
web-kill-the-unicorns-help-lay = Le plus haut total gagne la licorne, mais les totaux égaux s’annulent ! Les cartes posées reviennent à la manche suivante ; ce que tu gardes paie au marché.
web-kill-the-unicorns-help-after-reveal = Un court instant pour ceux qui ont un pouvoir, avant que les égalités soient annulées.
web-kill-the-unicorns-help-choose-trap = Tu as gagné, mais il y a deux ruses. Une seule est révélée : touche celle que tu oses révéler.
web-kill-the-unicorns-help-trap-revealed = Un court instant pour la shamane, qui peut annuler une ruse.
web-kill-the-unicorns-help-trojan = Ta ruse a fonctionné : échange une de tes licornes contre une du vainqueur.
web-kill-the-unicorns-help-zombicorn = Touche la licorne qui te manquera le moins.
web-kill-the-unicorns-help-bait = Touche la carte Chasse dont tu peux te passer dans cette manche.
web-kill-the-unicorns-help-after-hunt = Un court instant pour la chasseresse, qui peut reprendre une carte.
web-kill-the-unicorns-help-market = Ce qui te reste en main est ton argent. Un seul achat par manche, et on ne rend pas la monnaie.
web-kill-the-unicorns-help-target = Les collections d’une couleur et les arcs-en-ciel rapportent gros. Colore une licorne pour qu’elle aille avec les autres !

## The end

web-kill-the-unicorns-end-tied = Annulé : quelqu’un a autant de points.

## A new table

web-kill-the-unicorns-characters-pick = Chacun en choisit un
web-kill-the-unicorns-characters-random = Tirés au sort
web-kill-the-unicorns-extra_characters-off = Sans eux
web-kill-the-unicorns-extra_characters-on = Avec le marchand, la voleuse et le mage noir
web-kill-the-unicorns-expert-off = Les défausses sont visibles
web-kill-the-unicorns-expert-on = Les défausses sont cachées
web-kill-the-unicorns-beginner-off = Avec tout
web-kill-the-unicorns-beginner-no-traps = Sans ruses
web-kill-the-unicorns-beginner-no-powers = Sans pouvoirs
web-kill-the-unicorns-beginner-no-traps-no-powers = Sans ruses ni pouvoirs
web-kill-the-unicorns-teams-off = Chacun pour soi
web-kill-the-unicorns-teams-on = Deux contre deux (à quatre)
web-kill-the-unicorns-start-random = Tirage au sort
web-kill-the-unicorns-start-A = Je commence
web-kill-the-unicorns-no_winner_marker-stays = Celui qui l’a le garde
web-kill-the-unicorns-no_winner_marker-back = Retour à qui l’avait au début
web-kill-the-unicorns-runaway_traps-hidden = Elles restent cachées
web-kill-the-unicorns-runaway_traps-open = Elles sont montrées
web-kill-the-unicorns-own_traps-shown = La table te les montre
web-kill-the-unicorns-own_traps-remembered = À toi de les retenir
web-kill-the-unicorns-final_bicorn-twice = Il compte double
web-kill-the-unicorns-final_bicorn-once = Il compte une fois
web-kill-the-unicorns-herds = Troupeaux
