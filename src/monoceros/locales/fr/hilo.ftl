# What is said at a table of HiLo. $you is "yes" when the reader is the player spoken of, "target" when
# something was done to the reader; $name, $other-name, $card, $out, $got and $given are ready-made names.

hilo-title = HiLo – Ton royaume
hilo-summary = Échange des cartes jusqu’à remplir ton royaume d’écus étoilés.

## Events

hilo-choose = { $you ->
    [yes] Tu as choisi la carte { $place } comme carte de départ.
   *[no] { $name } a choisi une carte de départ.
}
hilo-flip = { $you ->
    [yes] Tu révèles la carte { $place } : { $card }.
   *[no] { $name } révèle la carte { $place } : { $card }.
}
hilo-start-magician = { $you ->
    [yes] Ta carte de départ était un magicien. Il retourne dans la pioche, que l’on mélange, et sa place revient à une autre carte : { $card }.
   *[no] Chez { $name }, la carte de départ était un magicien. Il retourne dans la pioche, que l’on mélange, et sa place revient à une autre carte : { $card }.
}
hilo-take = { $you ->
    [yes] Tu prends dans la défausse : { $card }.
   *[no] { $name } prend dans la défausse : { $card }.
}
hilo-draw = { $you ->
    [yes] Tu pioches : { $card }.
   *[no] { $name } pioche une carte.
}
hilo-discard = { $you ->
    [yes] Tu poses sur la défausse : { $card }.
   *[no] { $name } pose sur la défausse : { $card }.
}
hilo-place = { $you ->
    [yes] Tu poses à l’emplacement { $place } : { $card }. Carte envoyée sur la défausse : { $out }.
   *[no] { $name } pose à l’emplacement { $place } : { $card }. Carte envoyée sur la défausse : { $out }.
}
hilo-swap = { $you ->
    [yes] Magie ! Tu échanges avec { $other-name } ta carte { $place } ({ $given }) contre sa carte { $spot } ({ $got }).
    [target] Magie ! { $name } échange avec toi sa carte { $place } ({ $given }) contre ta carte { $spot } ({ $got }).
   *[no] Magie ! { $name } échange avec { $other-name } sa carte { $place } ({ $given }) contre la carte { $spot } ({ $got }).
}
hilo-reshuffle = La pioche est épuisée : on mélange la défausse, qui devient la nouvelle pioche.
hilo-end = { $you ->
    [yes] Dans ton tableau, toutes les cartes sont visibles : la partie est aussitôt finie.
   *[no] Chez { $name }, toutes les cartes sont visibles : la partie est aussitôt finie.
}
hilo-uncover-rest = { $you ->
    [yes] Ta carte { $place } était : { $card }.
   *[no] Chez { $name }, la carte { $place } était : { $card }.
}

## What you are asked for

hilo-ask-start = Choisis ta carte de départ : elle sera révélée.
hilo-ask-turn = À toi de jouer : prends la carte de la défausse ({ $card }) ou pioche une carte.
hilo-ask-taken = Tu as pris cette carte : { $card }. Mets-la à la place d’une de tes cartes.
hilo-ask-drawn = Tu as pioché cette carte : { $card }. Mets-la à la place d’une de tes cartes, ou défausse-la et révèle une carte.
hilo-ask-uncover = Révèle une de tes cartes cachées.
hilo-ask-phoenix = Le phénix brûle : révèle encore une carte cachée.
hilo-ask-cast = Le magicien lance son sort : échange une de tes cartes contre une carte de quelqu’un d’autre. Par exemple : { $example }

## Choices

hilo-choice-take = prendre la carte ({ $card })
hilo-choice-draw = piocher une carte
hilo-choice-discard = défausser la carte ({ $card }), puis révéler une de tes cartes
hilo-choice-place = la mettre à la place de cette carte
hilo-choice-flip = révéler cette carte

## The table

hilo-coins = { $coins ->
    [one] { $coins } écu
   *[other] { $coins } écus
}
hilo-hidden = { $cards ->
    [one] { $cards } cachée
   *[other] { $cards } cachées
}
hilo-discard-pile = Défausse : { $card }
hilo-discard-empty = Défausse : vide
hilo-draw-pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
hilo-held = { $you ->
    [yes] Dans ta main : { $card }
   *[no] { $name } a en main : { $card }
}
hilo-held-secret = une carte que personne d’autre ne voit

## Where the coins come from

hilo-part-joints = demi-écus réunis
hilo-part-full-coins = écus entiers sur les cartes
hilo-part-keeper-dragon = Gardien des dragons
hilo-part-keeper-unicorn = Gardienne des licornes
hilo-part-keeper-wolf = Gardienne des loups
hilo-part-void = gâché par un magicien

## Options

hilo-option-start = Qui commence
    .text = random : tirage au sort ; une place : de A à D ; winner : le vainqueur de la dernière partie ; next : la place qui suit celle qui a commencé la dernière fois.
hilo-option-last_winners = Vainqueurs de la dernière partie
    .text = Des lettres de places, par exemple B ou AC ; pour start=winner.
hilo-option-last_starter = Qui a commencé la dernière partie
    .text = Une lettre de place ; pour start=next.
hilo-option-last_magician = Magicien en dernière carte
    .text = ends : la partie s’arrête avant son sort ; casts : il lance d’abord son sort, et la partie continue si une carte cachée arrive.

## Chapters of the rules

hilo-section-goal = Le but
hilo-section-players = Qui joue
hilo-section-deck = Les cartes
hilo-section-setup = La mise en place
hilo-section-turn = Ton tour
hilo-section-layout = Ton tableau
hilo-section-magician = Le magicien
hilo-section-phoenix = Le phénix
hilo-section-effects = Les effets
hilo-section-pile = La pioche
hilo-section-end = La fin
hilo-section-score = Compter les écus
hilo-section-win = Qui gagne

## Fields of the cards

hilo-field-role = Rôle
hilo-field-family = Famille
hilo-field-half_coins = Demi-écus
hilo-field-full_coins = Écus entiers

## What the fields of the cards may say

hilo-value-resident = habitant
hilo-value-keeper = gardien
hilo-value-animal = animal
hilo-value-magician = magicien
hilo-value-phoenix = phénix
hilo-value-dragon = dragon
hilo-value-unicorn = licorne
hilo-value-wolf = loup
hilo-value-left = gauche
hilo-value-right = droite
hilo-value-top = haut
hilo-value-bottom = bas
