# Bad input: what is wrong, and in .way-out what to do instead. The place (file, line) is put in front.

## Names and numbers

mistake-command-unknown = La commande « { $command } » n’existe pas.
    .way-out = Tu voulais dire : { $nearest } ? « monoceros --help » les montre toutes.
mistake-game-missing = Quel jeu ? Il y a : { $games }.
    .way-out = Nommes-en un après la commande : { $command } hilo
mistake-game-unknown = Le jeu « { $game } » n’existe pas ici.
    .way-out = Tu voulais dire : { $nearest } ? « monoceros games » les montre tous.
mistake-edition-unknown = L’édition « { $edition } » de ce jeu n’existe pas.
    .way-out = Essaie : { $nearest }.
mistake-small-edition = « { $edition } » est une édition imprimée, dont personne ne peut parcourir l’arbre.
    .way-out = Prends une petite édition : { $known }.
mistake-small-chance = Cette petite édition laisse encore quelque chose au hasard après la donne.
    .way-out = Dis-le-nous : sa position de départ est à revoir.
mistake-compare-count = Il n’y a rien à comparer dans { $game }.
    .way-out = Nomme au moins deux éditions différentes, séparées par des virgules ; il y a : { $known }.
mistake-seats-count = Ce nombre de personnes ne convient pas pour { $game } : { $seats }.
    .way-out = { $only ->
        [yes] Il faut exactement { $most } personnes.
       *[no] Choisis de { $fewest } à { $most } personnes.
    }
mistake-bot-unknown = Le bot « { $bot } » n’existe pas.
    .way-out = Essaie : { $nearest }.
mistake-bots-count = Ce nombre de bots ne convient pas : { $found }.
    .way-out = Nommes-en de 1 à { $most }, séparés par des virgules ; une liste courte est reprise depuis le début.
mistake-language-unknown = La langue « { $language } » n’existe pas ici.
    .way-out = Choisis parmi : { $known }.
mistake-option-unknown = L’option « { $option } » n’existe pas.
    .way-out = Tu voulais dire : { $nearest } ? « monoceros games » explique chaque option.
mistake-option-edition = L’option « { $option } » ne fait pas partie de l’édition « { $edition } ».
    .way-out = Elle appartient à : { $known }.
mistake-option-past = L’option « { $option } » vient de règles antérieures ; une nouvelle partie suit celles d’aujourd’hui.
    .way-out = Retire-la. Les parties commencées ou enregistrées sous ces règles la gardent.
mistake-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ».
    .way-out = Choisis parmi : { $known }.
mistake-option-pattern = « { $value } » n’est pas une valeur de l’option « { $option } ».
    .way-out = « monoceros games » dit ce qu’elle accepte.
mistake-option-form = « { $option } » n’est pas une option avec une valeur.
    .way-out = Écris KEY=VALUE, par exemple start=A.
mistake-option-seat = L’option « { $option } » désigne la place { $seat }, et personne n’y est assis.
    .way-out = Choisis une place de A à { $last }.
mistake-seed-range = La graine { $seed } est hors limites.
    .way-out = Choisis un nombre de 0 à 18446744073709551615.
mistake-games-count = Ce nombre de parties ne convient pas : { $games }.
    .way-out = Choisis de 1 à { $most }.
mistake-tournament-bots = Un tournoi demande au moins deux bots différents, et il y en a { $found }.
    .way-out = Énumère-les, séparés par des virgules, par exemple --bots skilled,expert.
mistake-iterations-count = On ne peut pas réfléchir pendant { $iterations } itérations.
    .way-out = Choisis de 1 à { $most }.
mistake-jobs-count = Ce nombre de processus ne convient pas : { $jobs }.
    .way-out = Choisis de 1 à { $most }.
mistake-bench-seconds = Cette durée de mesure en secondes ne convient pas : { $seconds }.
    .way-out = Choisis plus de 0 et au plus { $most }.

## Files

mistake-file-unreadable = Le fichier ne peut pas être lu : { $problem }.
    .way-out = Vérifie son nom et si tu as le droit de l’ouvrir.
mistake-file-not-text = Le fichier n’est pas du texte UTF-8 : l’octet { $place } ne convient pas.
    .way-out = Enregistre-le en UTF-8, ou choisis un autre fichier.
mistake-file-unwritable = Le fichier ne peut pas être écrit : { $problem }.
    .way-out = Choisis un nom dans un dossier qui existe et où tu as le droit d’écrire.
mistake-folder-unusable = Le dossier est inutilisable : { $problem }.
    .way-out = Choisis un dossier où tu as le droit d’écrire.

## Notation

mistake-notation-verb = « { $text } » ne commence pas par une action.
    .way-out = Les actions sont : { $known }.
mistake-notation-words = Dans « { $text } », il y a { $found } mots après l’action au lieu de { $expected }.
    .way-out = Écris l’action, puis exactement ce nombre de mots.
mistake-notation-card = Dans « { $text } », « { $found } » n’est pas une carte d’un tableau.
    .way-out = Les cartes sont numérotées de 1 à { $last } : d’abord la rangée du haut, de gauche à droite.
mistake-notation-word = Dans « { $text } », « { $found } » ne convient pas.
    .way-out = À cet endroit, tu peux écrire : { $known }.
mistake-notation-seat = Dans « { $text } », personne n’est assis à la place { $seat }.
    .way-out = Les places de cette table vont de A à { $last }.
mistake-notation-own-seat = Dans « { $text } », { $seat } est ta propre place.
    .way-out = Indique plutôt la place de quelqu’un d’autre.

## Records

mistake-record-first-line = Ce n’est pas l’enregistrement d’une partie.
    .way-out = Un enregistrement commence par la ligne « { $expected } ».
mistake-record-line = Cette ligne n’a pas sa place dans un enregistrement : { $text }
    .way-out = Les lignes d’en-tête ressemblent à « game: hilo » et viennent avant la première action ; les commentaires commencent par #.
mistake-record-move = Cette action est illisible : { $text }
    .way-out = Une action se compose de son numéro, de la place et de ce qui est fait, par exemple : 12 B place 3
mistake-record-number = Les actions ne sont pas dans l’ordre : { $text }
    .way-out = Celle-ci devrait avoir le numéro { $expected }.
mistake-record-twice = L’en-tête indique deux fois « { $field } ».
    .way-out = Supprime une des lignes.
mistake-record-missing = Il manque « { $field } » dans l’en-tête.
    .way-out = Ajoute la ligne de l’enregistrement d’origine.
mistake-record-number-field = L’en-tête indique pour { $field } « { $found } », qui n’est pas un nombre.
    .way-out = Écris-le en chiffres.
mistake-record-number-large = L’en-tête indique { $field } { $found } : c’est trop grand.
    .way-out = Utilise au plus 20 chiffres, comme dans l’enregistrement d’origine.
mistake-record-players = L’en-tête nomme { $found ->
    [one] un joueur
   *[other] { $found } joueurs
    } pour { $expected } places.
    .way-out = Nommes-en un par place, séparés par des virgules, ou supprime la ligne.
mistake-record-option = L’en-tête contient l’option « { $found } » sans valeur.
    .way-out = Écris les options sous la forme KEY=VALUE.
mistake-record-secret = Le secret n’est pas hexadécimal.
    .way-out = Recopie-le depuis l’enregistrement d’origine.
mistake-record-cut-short = L’enregistrement se termine sans résultat : le fichier a été coupé.
    .way-out = Récupère le fichier entier ; une partie interrompue se termine par « result: * ».
mistake-record-after-result = Il y a quelque chose après le résultat : { $text }
    .way-out = Le résultat est la dernière ligne ; supprime ce qui suit.
mistake-record-rules = La partie enregistrée a été jouée avec la version { $found } des règles, et ce programme joue avec la version { $expected }.
    .way-out = Rejoue-la avec la version de Monoceros qui l’a créée.
mistake-record-pack = La partie enregistrée a été jouée avec le paquet de cartes « { $found } », et ici c’est « { $expected } ».
    .way-out = Si c’était un paquet à toi, indique-le avec --pack ; sinon, utilise la version de Monoceros qui l’a créée.
mistake-record-own-pack = L’enregistrement nomme ton paquet « { $found } », et le fichier indiqué est « { $expected } » : il a été modifié depuis, ou l’enregistrement vient d’une version ancienne, qui calculait ce nombre autrement.
    .way-out = Indique le fichier tel qu’il était alors. Si tu ne l’as pas modifié, écris « pack: { $expected } » dans l’enregistrement ; toutes ses actions et son résultat sont vérifiés de toute façon.
mistake-record-no-secret = L’enregistrement n’a pas de secret : la partie n’était pas finie quand il a été écrit.
    .way-out = Récupère l’enregistrement quand la partie sera finie.
mistake-record-refused = Les règles ne permettent pas « { $text } » : { $rule } ({ $clause })
    .way-out = Quelqu’un a modifié l’enregistrement, ou il correspond à d’autres règles ; compare-le avec l’original.
mistake-record-result = L’enregistrement annonce le résultat « { $found } », mais les actions mènent à « { $expected } ».
    .way-out = Quelqu’un a modifié l’enregistrement ; compare-le avec l’original.
mistake-verify-commitment = Le secret ne correspond pas à l’engagement pris avant la distribution.
    .way-out = Ne te fie pas à cette distribution : le secret a été remplacé.
mistake-verify-trace = Autour de l’action { $number }, l’enregistrement annonce que le hasard a donné « { $found } », mais la graine donne « { $expected } ».
    .way-out = Ne te fie pas à cet enregistrement : quelqu’un l’a modifié.
mistake-resume-game = C’est une partie du jeu « { $found } », pas du jeu « { $expected } ».
    .way-out = Lance-la avec : monoceros play { $found } --resume …
mistake-resume-over = Cette partie est finie.
    .way-out = Regarde-la avec : monoceros replay …

## Card packs

mistake-pack-not-toml = Le paquet ne peut pas être lu comme du TOML : { $problem }.
    .way-out = Corrige cet endroit ; `monoceros cards JEU --template` en écrit un à remplir.
mistake-pack-head = La partie [pack] n’est pas correcte : { $problem }.
    .way-out = Il lui faut au moins id, et aussi extends pour un paquet à toi.
mistake-pack-section = Il y a une partie « { $section } », qu’un paquet ne peut pas avoir.
    .way-out = Un paquet contient un seul [pack] et autant de [[card]] que tu veux.
mistake-pack-empty = Le paquet n’a pas de cartes.
    .way-out = Ajoute au moins un [[card]].
mistake-pack-card-id = La carte numéro { $number } n’a pas d’id.
    .way-out = Commence chaque [[card]] par une ligne comme id = "king".
mistake-pack-duplicate = La carte « { $card } » apparaît deux fois.
    .way-out = Garde un seul [[card]] avec cet id et indique le bon nombre d’exemplaires (copies).
mistake-pack-extends = Le paquet indique « { $found } » pour extends.
    .way-out = Écris extends = "{ $expected }" dans sa partie [pack].
mistake-pack-unknown-card = La carte « { $card } » n’existe pas dans le jeu.
    .way-out = Tu voulais dire : { $nearest } ?
mistake-pack-field = La carte « { $card } » n’est pas correcte : { $problem }.
    .way-out = Compare-la avec le paquet fourni : « monoceros cards » avec --json l’affiche.
mistake-pack-value = La carte « { $card } » indique { $field } = { $found }.
    .way-out = On peut y écrire : { $known }.
mistake-pack-field-unknown = La carte « { $card } » a une valeur « { $field } », qu’aucune carte de ce jeu n’a.
    .way-out = Tu voulais dire : { $nearest } ?
mistake-pack-copies = Pour la carte « { $card } », ce nombre d’exemplaires ne convient pas : { $copies }.
    .way-out = Choisis de 0 à { $most }.
mistake-pack-total = Le total des exemplaires de toutes les cartes est { $found }, et le paquet indique { $expected }.
    .way-out = Corrige les exemplaires (copies), ou indique total dans sa partie [pack].
mistake-hilo-pack-family = La carte « { $card } » a le rôle { $role }, et sa famille ne va pas avec.
    .way-out = Les gardiens et les animaux ont une famille (dragon, unicorn ou wolf) ; les autres cartes n’en ont pas.
mistake-hilo-pack-edge-twice = La carte « { $card } » a deux demi-écus sur un même bord.
    .way-out = Indique left, right, top et bottom une fois chacun au maximum.
mistake-hilo-pack-coins = Pour la carte « { $card } », ce nombre d’écus entiers ne convient pas : { $coins }.
    .way-out = Choisis de 0 à { $most }.
mistake-hilo-pack-too-few = Il n’y a pas assez de cartes en dehors des magiciens : { $found }.
    .way-out = Pour quatre tableaux, la pioche et la défausse, il en faut au moins { $needed }.

## Positions

mistake-position-field = Une position n’a pas de partie « { $word } ».
    .way-out = Ses parties sont : { $known }.
mistake-position-value = { $field }={ $found } ne convient pas.
    .way-out = Choisis parmi : { $known }.
mistake-position-moment = À l’étape { $step }, « { $field } » ne va pas avec le reste de la position.
    .way-out = Corrige-le, ou choisis une autre étape.
mistake-position-seat-missing = Le tableau de la place { $seat } manque.
    .way-out = Décris un tableau pour chacune des { $seats } places.
mistake-position-seat = { $field }={ $found } n’est pas une place de cette table.
    .way-out = Il y a { $seats } places, à partir de A.
mistake-position-step = L’étape « { $found } » n’existe pas.
    .way-out = Choisis parmi : { $known }.
mistake-position-card = « { $found } » n’est pas une carte.
    .way-out = Les cartes sont { $known }, avec ? devant si elles sont cachées, ou ? tout seul pour n’importe quelle carte cachée.
mistake-position-copies = La carte { $card } n’est présente que { $copies } fois dans le jeu.
    .way-out = Prends une autre carte.
mistake-position-layout = Dans le tableau de la place { $seat }, le nombre de cartes par rangée ne va pas : { $found }.
    .way-out = Deux rangées de six, avec une barre oblique entre elles : ?,?,?,?,?,?/?,?,?,?,?,?
mistake-position-face = Dans { $field }, « { $found } » n’est pas du bon côté.
    .way-out = Les cartes de la pioche sont cachées (?Ki), celles de la défausse sont visibles (Ki).
mistake-position-held = À l’étape { $step }, le nombre de cartes en main ne va pas : { $found }.
    .way-out = Il y a exactement une carte en main aux étapes taken et drawn, aucune aux autres.
mistake-position-too-many = La position demande plus que les { $cards } cartes du jeu.
    .way-out = Enlèves-en quelques-unes.
mistake-position-no-pile = Il ne reste aucune carte pour la pioche.
    .way-out = Indique moins de cartes ailleurs.
mistake-position-no-discard = La défausse est vide.
    .way-out = Elle ne peut être vide que si quelqu’un a une carte en main ; indique une carte.
mistake-position-over = La partie ne peut pas être finie tant que des cartes sont cachées.
    .way-out = Rends toutes les cartes visibles, ou choisis une autre étape.
mistake-position-finished = Toutes les cartes de la place { $seat } sont visibles, donc la partie est finie.
    .way-out = Cache une carte, ou écris step=over avec toutes les cartes visibles.
mistake-position-start = À l’étape start, tous les tableaux sont cachés.
    .way-out = Cache toutes les cartes, ou choisis une autre étape.
mistake-position-chosen = chosen={ $found } ne convient pas.
    .way-out = Il faut un nombre de 1 à 12 ou - pour chacune des { $seats } places ; au moins une doit encore choisir.
mistake-record-entropy = Entropie notée pour { $found } places, mais la table en comptait { $expected }.
    .way-out = Recopie la ligne de l’original ; une place sans entropie a un tiret.
mistake-pack-code-twice = Le code « { $found } » de la carte « { $card } » sert deux fois.
    .way-out = Donne à chaque carte son propre code.
mistake-pack-code = « { $found } » ne peut pas être le code de la carte « { $card } ».
    .way-out = Un code est une majuscule suivie d’au plus trois lettres ou chiffres, par exemple Ki.
mistake-pack-name = La carte « { $card } » n’a pas de nom utilisable en { $language }.
    .way-out = Écris de 1 à { $most } caractères sur une ligne.
mistake-pack-id = « { $found } » ne peut pas être l’id d’un paquet.
    .way-out = Utilise des minuscules, des chiffres, - et _, par exemple my-box.
mistake-resume-players = Cette partie n’a pas été jouée au terminal, tu n’y as donc pas de place.
    .way-out = Une partie enregistrée nomme « { $expected } » puis les bots dans sa ligne players.
mistake-match-endless = La partie { $number } de la graine { $seed } n’était pas finie après { $actions } actions.
    .way-out = Les bots tournent en rond : signale-le avec cette ligne et essaie une autre graine en attendant.
mistake-position-n = n={ $found } n’est pas un nombre d’actions.
    .way-out = Écris-le en chiffres.
