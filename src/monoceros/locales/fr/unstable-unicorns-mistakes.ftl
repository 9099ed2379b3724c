# What can be wrong in a pack, a set-up, an action or a position of Unstable Unicorns, and the way out.

mistake-unstable-unicorns-program = Dans le programme de la carte « { $card } », un mot ne convient pas : « { $word } ».
    .way-out = Essaie : { $nearest }. Ici peut figurer : { $known }. docs/packs.md explique tous les mots.
mistake-unstable-unicorns-pack-kinds = Il y a { $found } cartes différentes.
    .way-out = Il y a de la place pour { $most }.
mistake-unstable-unicorns-pack-printed = Le nom imprimé de la carte « { $card } » ({ $language }) est vide ou contient des caractères impossibles à afficher.
    .way-out = Écris le nom tel qu’il est sur la carte, ou n’en mets pas.
mistake-unstable-unicorns-pack-moment = La carte « { $card } » ne peut rien faire à ce moment : « { $moment } ».
    .way-out = Les cartes magie ont « play », les cartes instantanées « instant », les licornes magiques « enter » et « turn_start », les bonus et les malus « turn_start ».
mistake-unstable-unicorns-pack-no-effect = La carte « { $card } » ne fait rien.
    .way-out = Dis ce qu’elle fait sous « { $moment } ».
mistake-unstable-unicorns-program-long = Le programme de la carte « { $card } » a plus de { $most } étapes.
    .way-out = Dis-le en moins d’étapes, ou répartis-le sur plusieurs cartes.
mistake-unstable-unicorns-pack-idle = La carte « { $card } » priverait de pioche et d’action à chaque tour.
    .way-out = Fais-lui sauter une seule des deux, ou commence par « may » ou « either ... or ».
mistake-unstable-unicorns-pack-endless = La carte « { $card } » donnerait tous les tours à la même personne, sans fin.
    .way-out = Donne un prix au tour supplémentaire (« discard 2 then add turn »), ou commence par « may ».
mistake-unstable-unicorns-pack-foals = Le nombre de poulains ne suffit pas : { $found }.
    .way-out = Chacun commence avec un poulain : il en faut au moins { $needed }.
mistake-unstable-unicorns-pack-too-few = Sans les poulains, le nombre de cartes ne suffit pas : { $found }.
    .way-out = Il en faut au moins { $needed } pour les mains et la pioche.
mistake-unstable-unicorns-pack-neighs = La carte « { $card } » manque, ou il n’y en a pas deux pour jouer à deux.
    .way-out = Mets-en au moins 2 exemplaires avec two_player = true : chacun des deux en reçoit une au départ.
mistake-unstable-unicorns-notation-card = Dans « { $text } », « { $found } » n’est pas une carte de ce jeu.
    .way-out = Tu voulais dire : { $nearest } ?
mistake-unstable-unicorns-notation-words = Dans « { $text } », le nombre de mots après l’action ne convient pas : { $found } au lieu de { $expected }.
    .way-out = Par exemple : draw, play lucky_dip, player B, pick hay_catapult.
mistake-unstable-unicorns-party = La variante de fête « { $party } » est pour adultes.
    .way-out = Mets adult=yes si tout le monde à la table est adulte, ou joue sans la variante.
mistake-unstable-unicorns-position = Dans la position, « { $field } » ne peut pas être « { $found } ».
    .way-out = Écris-le comme dans la position d’une de tes parties, ou retire ce champ.
mistake-unstable-unicorns-position-card = Dans la position, « { $found } » n’est pas le code d’une carte.
    .way-out = Tu voulais dire : { $nearest } ? « monoceros cards unstable-unicorns » les montre tous.
