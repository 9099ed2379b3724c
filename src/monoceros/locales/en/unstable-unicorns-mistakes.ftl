# What can be wrong in a pack, a set-up, an action or a position of Unstable Unicorns, and the way out.

mistake-unstable-unicorns-program = The program of the card "{ $card }" has a word that does not fit: "{ $word }".
    .way-out = Try: { $nearest }. What may stand here: { $known }. docs/packs.md explains all words.
mistake-unstable-unicorns-pack-kinds = There are { $found } different cards.
    .way-out = There is room for { $most }.
mistake-unstable-unicorns-pack-printed = The printed name of the card "{ $card }" in { $language } is empty or has signs that cannot be shown.
    .way-out = Write the name as it stands on the card, or leave it out.
mistake-unstable-unicorns-pack-moment = The card "{ $card }" cannot do anything at the moment "{ $moment }".
    .way-out = Magic cards have "play", instants "instant", magical unicorns "enter" and "turn_start", upgrades and downgrades "turn_start".
mistake-unstable-unicorns-pack-no-effect = The card "{ $card }" does nothing.
    .way-out = Say what it does under "{ $moment }".
mistake-unstable-unicorns-program-long = The program of the card "{ $card }" has more than { $most } steps.
    .way-out = Say it in fewer steps, or divide it among several cards.
mistake-unstable-unicorns-pack-idle = The card "{ $card }" would take draw and action from its owner in every turn.
    .way-out = Let it skip only one of them, or begin with "may" or "either ... or".
mistake-unstable-unicorns-pack-endless = The card "{ $card }" would give its owner all turns for ever.
    .way-out = Let the extra turn have a price ("discard 2 then add turn"), or begin with "may".
mistake-unstable-unicorns-pack-foals = There are only { $found } foals.
    .way-out = Everyone begins with one, so there must be at least { $needed }.
mistake-unstable-unicorns-pack-too-few = There are only { $found } cards besides the foals.
    .way-out = Hands and deck need at least { $needed } of them.
mistake-unstable-unicorns-pack-neighs = The card "{ $card }" is missing, or there are not two of it for a game of two.
    .way-out = Give it at least 2 copies and two_player = true: both players begin with one.
mistake-unstable-unicorns-notation-card = In "{ $text }", "{ $found }" is not a card of this game.
    .way-out = Did you mean: { $nearest }?
mistake-unstable-unicorns-notation-words = In "{ $text }", { $found } words follow the action, and it takes { $expected }.
    .way-out = For example: draw, play lucky_dip, player B, pick hay_catapult.
mistake-unstable-unicorns-party = The party variant "{ $party }" is for adults.
    .way-out = Set adult=yes if everyone at the table is an adult, or leave the variant out.
mistake-unstable-unicorns-position = In the position, "{ $field }" cannot be "{ $found }".
    .way-out = Write it as a position of a match of yours has it, or leave the field out.
mistake-unstable-unicorns-position-card = In the position, "{ $found }" is not the code of a card.
    .way-out = Did you mean: { $nearest }? "monoceros cards unstable-unicorns" lists them all.
