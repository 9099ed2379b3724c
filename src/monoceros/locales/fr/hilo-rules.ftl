### The rules of HiLo in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## Setup

hilo-goal = Récolter le plus d’écus étoilés
    .text = Construis ton petit royaume. Change tes cartes avec astuce pour que ton tableau vaille le plus d’écus étoilés possible à la fin.
hilo-players = De deux à quatre
    .text = HiLo se joue de 2 à 4, à partir de 6 ans. Il faut avoir une place à la table pour pouvoir jouer.
hilo-deck = Un jeu de 69 cartes
    .text = On joue avec 69 cartes. Les 56 jetons de la boîte servent seulement à compter les écus étoilés à la fin.
hilo-setup-deal = Douze cartes cachées chacun
    .text = Comme tout le monde, tu reçois 12 cartes cachées. Elles sont posées devant toi en deux rangées de six et forment ton tableau.
hilo-setup-piles = La pioche et la défausse
    .text = Les cartes qui restent après la distribution forment la pioche, au milieu de la table. La carte du dessus est posée à côté, visible, et commence la défausse.
hilo-setup-first-discard = Une première carte spéciale
    .text = Si la toute première carte de la défausse est un magicien ou un phénix, elle reste simplement là. Elle n’agit que lorsque quelqu’un la prend pour la poser dans son tableau.
hilo-setup-start-player = Qui commence
    .text = D’après la règle, c’est la dernière personne à avoir vu une licorne qui commence. À notre table, on tire au sort, ou bien l’hôte choisit une place précise, le vainqueur de la dernière partie ou la place qui suit celle qui l’avait commencée.
hilo-setup-start-card = Une seule carte de départ
    .text = Avant le premier tour, tu révèles exactement une carte de ton tableau, celle que tu veux. Tu ne choisis qu’une fois, et le jeu commence quand tout le monde a choisi.
hilo-setup-start-order = Les cartes de départ, dans l’ordre
    .text = Tout le monde choisit sa carte de départ en même temps. Ensuite, on les révèle une par une dans le sens des aiguilles d’une montre, en partant de la personne qui commence.
hilo-setup-start-magician = Pas de magicien au départ
    .text = Un magicien comme carte de départ ne lance pas de sort. Il retourne dans la pioche, que l’on mélange, et une nouvelle carte de la pioche prend sa place, visible.
hilo-setup-start-magician-again = Encore un magicien au départ
    .text = Si la nouvelle carte est aussi un magicien, tu recommences jusqu’à ce qu’une autre carte arrive. Un phénix peut rester, mais il ne fait rien.
hilo-setup-start-phoenix = Un phénix calme au départ
    .text = Un phénix comme carte de départ reste à sa place, mais il ne fait encore rien. Tu ne révèles pas de deuxième carte pour lui.

## Your turn

hilo-turn-clockwise = Chacun son tour
    .text = On joue l’un après l’autre, dans le sens des aiguilles d’une montre. Seule la personne dont c’est le tour peut agir, alors attends le tien.
hilo-turn-two-actions = Prendre ou piocher
    .text = Ton tour commence par un choix. Soit tu prends la carte du dessus de la défausse, soit tu pioches la carte du dessus de la pioche.
hilo-turn-take = Prendre dans la défausse
    .text = La carte que tu prends dans la défausse va dans ton tableau, visible, à la place d’une de tes cartes, visible ou cachée. La carte remplacée va sur la défausse, visible elle aussi.
hilo-turn-take-must-place = Carte prise, carte placée
    .text = Si tu as pris la carte du dessus de la défausse, elle doit remplacer une de tes 12 cartes. Tu n’as pas le droit de la reposer.
hilo-turn-draw = Piocher une carte
    .text = Quand tu pioches, tu regardes d’abord la carte sans la montrer. Les autres la voient dès que tu la poses.
hilo-turn-draw-choices = La garder ou la défausser
    .text = Avec la carte piochée, tu as deux possibilités. Tu la mets à la place d’une carte de ton tableau, qui va alors sur la défausse, visible, ou tu poses la carte piochée elle-même sur la défausse.
hilo-turn-discard-uncovers = Défausser, puis révéler
    .text = Après avoir posé la carte piochée sur la défausse, tu dois tout de suite révéler une carte de ton tableau. Tu choisis laquelle, mais elle doit encore être cachée.

## The layout

hilo-layout-secret = Cachée pour tout le monde
    .text = Personne ne connaît une carte cachée, pas même la personne devant qui elle est posée. Regarder en secret est interdit. Tu la découvres quand elle est révélée ou qu’elle arrive sur la défausse.
hilo-layout-upright = Les cartes restent droites
    .text = Tu n’as pas le droit de tourner une carte, ni sur le côté ni à l’envers. Une carte qui vient d’un autre tableau est droite dans le tien aussi.
hilo-layout-fixed = Chaque carte garde sa place
    .text = Tu ne peux jamais déplacer de cartes à l’intérieur de ton tableau. Une nouvelle carte vient seulement de la pioche, de la défausse ou du sort d’un magicien, et elle prend la place de celle qui part.
hilo-layout-no-open-card = Plus aucune carte visible
    .text = Un sort peut te prendre ta dernière carte visible. C’est permis, et tu continues simplement à jouer.

## Magician

hilo-magician-must-swap = Le magicien agit aussitôt
    .text = Dès qu’un magicien est visible dans ton tableau, échange une de tes autres cartes contre une carte du tableau de quelqu’un d’autre. Tu choisis les deux cartes, mais l’échange est obligatoire.
hilo-magician-another-player = Échanger avec quelqu’un d’autre
    .text = La carte que le sort t’apporte doit venir du tableau d’une autre personne assise à ta table. Tu ne peux pas échanger deux de tes propres cartes.
hilo-magician-open-or-hidden = Cartes visibles ou cachées
    .text = Pour le sort, tu peux choisir des cartes visibles ou cachées, chez toi comme chez les autres. Seuls les magiciens visibles sont interdits.
hilo-magician-stays-as-it-was = L’échange ne retourne rien
    .text = Les cartes échangées restent comme elles étaient. Une carte visible reste visible dans son nouveau tableau, et une carte cachée reste cachée.
hilo-magician-never-magicians = Les magiciens visibles ne bougent pas
    .text = Un sort ne déplace jamais un magicien visible, ni le tien ni celui de quelqu’un d’autre. Choisis une autre carte.
hilo-magician-hidden-magicians = Les magiciens cachés peuvent bouger
    .text = Tu peux échanger une carte cachée, même si l’on découvre plus tard que c’était un magicien. Si c’était interdit, tu saurais quelle carte se cache là.
hilo-magician-stays = Le magicien reste chez toi
    .text = Après son sort, le magicien garde sa place dans ton tableau. Lors d’un prochain tour, tu peux le remplacer par une carte prise ou piochée.
hilo-magician-lapse = Pas d’échange, pas de sort
    .text = S’il n’y avait pas deux cartes à échanger, le sort serait simplement perdu. Cela n’arrive jamais, car pendant la partie chaque tableau a au moins une carte cachée, et une carte cachée peut toujours être échangée.
hilo-magician-last-card = Le magicien en dernière carte
    .text = Si un magicien est ta douzième carte visible, la partie s’arrête avant qu’il lance son sort. La carte au-dessus ou au-dessous de lui ne compte pas.
hilo-magician-last-card-casts = Le dernier magicien lance son sort
    .text = Si un magicien est ta douzième carte visible, il lance son sort avant qu’on regarde si la partie est finie. Si tu reçois ainsi une carte cachée, la partie continue ; si toutes tes cartes restent visibles, elle s’arrête.

## Phoenix

hilo-phoenix-uncover = Le phénix révèle une autre carte
    .text = Quand tu révèles un phénix ou que tu en amènes un, visible, dans ton tableau, tu révèles aussitôt encore une de tes cartes cachées. Tu choisis laquelle, mais c’est obligatoire.
hilo-phoenix-swapped-in = Un phénix gagné par magie
    .text = Si ton magicien amène un phénix visible dans ton tableau, le phénix agit pour toi. Tu révèles aussitôt encore une de tes cartes cachées.
hilo-phoenix-hidden = Un phénix caché dort
    .text = Si un phénix arrive caché dans ton tableau, il ne se passe encore rien, car personne ne sait qu’il est là. Il agit seulement quand tu le révèles plus tard.
hilo-phoenix-given-away = Un phénix donné en échange
    .text = Si tu donnes un phénix visible en échange, la personne qui le reçoit ne révèle rien. Pendant ton tour, personne d’autre n’agit.
hilo-phoenix-last-card = Le phénix en dernière carte
    .text = Si un phénix est ta douzième carte visible, il ne fait plus rien. La partie est aussitôt finie.

## Effects

hilo-effects-chain = Un effet après l’autre
    .text = Si un phénix révèle un magicien ou un autre phénix, ou si un magicien t’apporte un phénix visible, cette carte agit aussitôt, elle aussi. On continue carte après carte, jusqu’à ce qu’il ne se passe plus rien de nouveau ou que la partie s’arrête.
hilo-effects-not-in-discard = Aucun effet sur la défausse
    .text = Un magicien ou un phénix n’agit que dans un tableau. S’il arrive sur la défausse, directement de la pioche ou de ton tableau, il ne se passe rien. Si tu viens de le piocher et de le défausser, tu révèles quand même une carte, comme d’habitude.

## Draw pile

hilo-pile-reshuffle = Une nouvelle pioche
    .text = Quand la pioche est épuisée, on mélange la défausse, qui devient la nouvelle pioche. Il y a donc toujours une carte à piocher.
hilo-pile-reshuffle-moment = Quand on mélange
    .text = Dès que la dernière carte est piochée, on mélange toutes les cartes de la défausse pour en faire la nouvelle pioche. La prochaine carte défaussée commence une nouvelle défausse.

## End

hilo-end-immediately = Douze cartes visibles, c’est fini
    .text = La partie s’arrête dès que les 12 cartes d’un tableau sont visibles, peu importe lequel. Après cela, plus personne ne peut jouer.
hilo-end-by-magic = La fin par magie
    .text = Un échange peut aussi compléter un tableau, le tien ou celui de l’autre personne. Si 12 cartes y sont alors visibles, la partie s’arrête aussitôt, et un phénix qui vient d’être échangé ne fait plus rien.
hilo-end-uncover-rest = On révèle le reste
    .text = Quand la partie est finie, toutes les cartes encore cachées sont révélées. Les magiciens ne lancent plus de sort, et un phénix ne fait plus rien.
hilo-end-no-last-round = Pas de tour en plus
    .text = Quand la partie est finie, personne ne rejoue, même si certains ont eu moins de tours que d’autres.

## Scoring

hilo-score-joints = Deux moitiés font un écu
    .text = Quand deux cartes voisines ont chacune un demi-écu étoilé sur le bord où elles se touchent, cela fait 1 écu étoilé. Cela marche côte à côte et l’une au-dessus de l’autre. Une moitié toute seule ne compte pas, comme toutes celles du bord extérieur de ton tableau.
hilo-score-full-coins = Les écus entiers
    .text = Un écu étoilé entier sur une de tes cartes vaut 1 écu étoilé. Il n’a pas besoin d’une carte voisine assortie.
hilo-score-keepers = Les gardiens et leurs animaux
    .text = Le Gardien des dragons, la Gardienne des licornes et la Gardienne des loups veillent sur leurs animaux. Tu gagnes 2 écus étoilés pour chaque animal qui a son gardien dans ton tableau, où qu’ils soient. Un gardien sans animal ne rapporte rien, un animal sans gardien non plus.
hilo-score-keeper-limit = Deux animaux par gardien
    .text = Un gardien compte pour deux animaux au maximum, donc un gardien et trois animaux ne rapportent que 4 écus étoilés. Avec deux gardiens de la même sorte, trois animaux en rapportent 6.
hilo-score-magician-voids = Un magicien gâche une carte
    .text = Au décompte final, la carte juste au-dessus ou juste au-dessous d’un magicien ne compte pas. On la retourne, face cachée.
hilo-score-void-is-blank = Une carte gâchée est vide
    .text = Une carte gâchée par un magicien ne vaut plus rien du tout. Ses moitiés, son écu entier, son gardien ou son animal ne comptent pas, même pour les cartes voisines.
hilo-score-two-magicians = Deux magiciens dans une colonne
    .text = Si deux magiciens sont l’un au-dessus de l’autre, chacun annule l’autre. Il ne se passe rien de plus, et toutes les autres cartes comptent comme d’habitude.
hilo-score-magicians-own-coins = Des écus sur un magicien
    .text = Nos magiciens ne portent pas d’écus étoilés. Si ceux de tes propres cartes en portent, ces écus comptent, car un magicien gâche seulement la carte au-dessus ou au-dessous de lui.
hilo-score-no-cap = Pas de limite aux écus
    .text = Chaque écu étoilé compte, même s’il y en a plus que les 56 jetons de la boîte. Les jetons servent seulement à compter.

## Winning

hilo-win-most-coins = Qui a le plus d’écus gagne
    .text = À la fin, tu gagnes si personne n’a plus d’écus étoilés que toi.
hilo-win-shared = Égalité, victoire partagée
    .text = Si vous êtes plusieurs à avoir le même nombre d’écus étoilés et que personne n’en a plus, vous partagez la victoire.
