### The rules of Unstable Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule itself as .text.

## The aim

unstable-unicorns-goal-unicorns = Remplis ton écurie
    .text = Rassemble des licornes dans ton écurie et empêche les autres d’en faire autant. De 2 à 5, il te faut 7 licornes ; de 6 à 8, il en suffit de 6.
unstable-unicorns-players-seats = De deux à huit
    .text = On joue de 2 à 8. Il faut avoir une place à la table pour pouvoir jouer.

## Setting up

unstable-unicorns-setup-deck = 114 cartes et 13 poulains
    .text = Le jeu compte 114 cartes à dos noir, et 13 poulains en plus. L’aide à l’écran remplace les cartes d’aide de la boîte.
unstable-unicorns-setup-deal = Cinq cartes chacun
    .text = On mélange les cartes à dos noir et on en distribue 5 à chacun. Le reste, face cachée au milieu de la table, forme la pioche.
unstable-unicorns-setup-discard = La défausse
    .text = À côté de la pioche, la défausse est vide au départ et reste visible. Les cartes sacrifiées, détruites ou défaussées y finissent.
unstable-unicorns-setup-foal = Un poulain pour chacun
    .text = Chacun choisit un poulain et le met dans son écurie. Tu commences donc avec une licorne.
unstable-unicorns-setup-foal-order = Les poulains, à tour de rôle
    .text = La personne qui commence choisit son poulain en premier, puis les autres dans le sens des aiguilles d’une montre.
unstable-unicorns-setup-nursery = La crèche
    .text = Les poulains qui ne sont dans aucune écurie attendent, visibles, à la crèche, à côté de la pioche.
unstable-unicorns-setup-start-player = Qui commence
    .text = D’après la règle, la personne aux vêtements les plus sombres commence. Nous ne te voyons pas, alors on tire au sort.

## Two players

unstable-unicorns-two-deck = Moins de cartes à deux
    .text = À deux, 39 cartes restent dans la boîte : les 21 licornes simples et 18 autres cartes qui seraient trop fortes ou trop faibles.
unstable-unicorns-two-whole = Toutes les cartes à deux
    .text = La règle dit que, sans les changements pour deux, la partie peut être moins équilibrée. Avec cette lecture, vous vous en passez : rien ne reste dans la boîte et personne ne commence avec une carte Hennissement.
unstable-unicorns-two-neighs = Un hennissement pour commencer
    .text = À deux, chacun reçoit une carte Hennissement avant le mélange. On distribue ensuite 5 cartes comme d’habitude : tu commences avec 6 cartes en main.
unstable-unicorns-two-plain-neighs = Le même hennissement pour les deux
    .text = À deux, chacun reçoit le même hennissement tout simple, pour que personne ne soit avantagé.
unstable-unicorns-two-rest = Le reste ne change pas
    .text = À part les cartes retirées et les deux hennissements, on joue à deux comme à plusieurs. Il te faut 7 licornes.

## The cards

unstable-unicorns-cards-kinds = Cinq sortes de cartes
    .text = Il y a des licornes, des cartes magie, des bonus, des malus et des cartes instantanées. Une licorne est un poulain, une licorne simple ou une licorne magique.
unstable-unicorns-cards-unicorn = Les licornes restent
    .text = Une licorne que tu joues va dans ton écurie. Elle y reste tant que rien ne l’en fait partir.
unstable-unicorns-cards-foal = Les poulains arrivent par un effet
    .text = Un poulain est une licorne, mais il n’est jamais dans une main. Après le départ, seul l’effet d’une carte le fait entrer dans une écurie.
unstable-unicorns-cards-basic = Les licornes simples
    .text = Une licorne simple n’a aucun effet. Elle compte, tout simplement.
unstable-unicorns-cards-magical = Les licornes magiques
    .text = Une licorne magique a un effet bien à elle. Certains agissent une fois, à un moment précis, d’autres durent tant qu’elle est dans l’écurie.
unstable-unicorns-cards-magic = La magie n’agit qu’une fois
    .text = Une carte magie agit une seule fois. Elle va aussitôt dans la défausse, avant que son effet n’y cherche quoi que ce soit.
unstable-unicorns-cards-upgrade = Les bonus aident
    .text = Un bonus fait du bien. Tu peux le jouer dans n’importe quelle écurie, et il y reste.
unstable-unicorns-cards-downgrade = Les malus gênent
    .text = Un malus est bien embêtant. Tu le joueras surtout dans l’écurie de quelqu’un d’autre, mais la tienne est permise aussi. Il y reste.
unstable-unicorns-cards-instant = Les cartes instantanées, à tout moment
    .text = Seules les cartes instantanées se jouent en dehors de ton tour. On peut en jouer autant qu’on veut dans un même tour.
unstable-unicorns-cards-by-kind = La sorte compte, pas le nom
    .text = Seule la sorte d’une carte dit ce qu’elle est, jamais un mot de son nom. Un bonus qui parle de licorne dans son nom reste un bonus.
unstable-unicorns-cards-neigh-family = Ce qu’est un hennissement
    .text = Les 15 cartes instantanées de ce jeu sont toutes des hennissements. Quand une carte parle d’un hennissement, n’importe laquelle convient.
unstable-unicorns-cards-names = Des noms pour tout le monde
    .text = Nos cartes portent des noms pour tous les âges. Ceux de la règle imprimée sont pour adultes et n’apparaissent que si l’hôte les a activés.

## Words on the cards

unstable-unicorns-words-draw = Piocher
    .text = Piocher, c’est prendre en main la carte du dessus de la pioche. Les autres ne la voient pas.
unstable-unicorns-words-discard = Défausser
    .text = Défausser, c’est poser une carte de ta main sur la défausse. Tu choisis laquelle, sauf indication contraire.
unstable-unicorns-words-sacrifice = Sacrifier
    .text = Sacrifier, c’est mettre une carte de ta propre écurie dans la défausse.
unstable-unicorns-words-destroy = Détruire
    .text = Détruire, c’est mettre une carte de l’écurie de quelqu’un d’autre dans la défausse. Tu ne peux pas détruire tes propres cartes.
unstable-unicorns-words-steal = Voler
    .text = Voler, c’est prendre une carte de l’écurie de quelqu’un d’autre pour la mettre dans la tienne.
unstable-unicorns-words-bring = Faire entrer
    .text = Une carte que l’on fait entrer dans une écurie y va sans être jouée. Cela ne coûte pas d’action.
unstable-unicorns-words-move = Déplacer
    .text = Déplacer une carte, c’est la faire passer directement d’une écurie à une autre.
unstable-unicorns-words-bounce = Renvoyer en main
    .text = Une carte renvoyée en main quitte l’écurie pour la main de la personne à qui est cette écurie.
unstable-unicorns-words-pull = Prendre au hasard
    .text = Prendre au hasard, c’est tirer une carte de la main de quelqu’un d’autre sans regarder. Vous deux seuls savez laquelle c’était.
unstable-unicorns-words-look = Regarder
    .text = Quand une carte te laisse regarder quelque chose, il n’y a que toi qui le vois. Les autres savent seulement que tu as regardé.
unstable-unicorns-words-give = Donner
    .text = Donner, c’est faire passer une carte de ta main à celle de quelqu’un d’autre. Vous deux savez laquelle c’est.

## Your turn

unstable-unicorns-turn-clockwise = Chacun son tour
    .text = On joue dans le sens des aiguilles d’une montre. Attends ton tour ; d’ici là, tu peux seulement hennir ou faire ce qu’un effet te demande.
unstable-unicorns-turn-phases = Quatre phases
    .text = Ton tour a quatre phases : le début du tour, la pioche, ton action et la fin du tour.
unstable-unicorns-turn-draw = Piocher une carte
    .text = Pendant la phase de pioche, tu pioches 1 carte.
unstable-unicorns-turn-hand-limit = Sept cartes au plus
    .text = À la fin de ton tour, tu défausses des cartes jusqu’à n’en avoir plus que 7 en main.
unstable-unicorns-turn-limit-cards = Quand la limite de main change
    .text = La Licorne à grandes poches augmente ta limite de main de 1, le Pantalon sans poches la baisse de 4 ; avec les deux, elle est de 4. Elle ne descend jamais sous 0, et on la vérifie après chaque carte défaussée.
unstable-unicorns-turn-end-effects = La fin du tour, dans l’ordre
    .text = À la fin de ton tour, tout ce qui doit se passer alors se passe d’abord, en même temps. La limite de main vient après.
unstable-unicorns-turn-skipped-phase = Une phase passée deux fois
    .text = Deux effets peuvent te faire passer la même phase. Tu n’en perds quand même qu’une.
unstable-unicorns-turn-skipped-turn = Un tour passé
    .text = Un tour passé saute entièrement : ni effets de début, ni carte, ni action, ni limite de main. Plusieurs tours à passer s’additionnent.
unstable-unicorns-turn-extra = Un tour de plus
    .text = Un tour de plus est un tour entier. Tu finis d’abord celui-ci, limite de main comprise. Si tu as aussi un tour à passer, c’est celui de plus que tu perds.

## Start of the turn

unstable-unicorns-start-when = Les effets de début de tour
    .text = Les cartes de ton écurie qui agissent au début du tour le font maintenant, avant que tu pioches.
unstable-unicorns-start-together = Tous en même temps
    .text = Tous tes effets de début de tour ont lieu en même temps, même si l’un d’eux change la suite de ton tour. Tu choisis dans quel ordre tu les passes en revue.
unstable-unicorns-start-batch = Qui participe est fixé d’avance
    .text = Les cartes présentes dans ton écurie au début du tour participent, même si l’une d’elles s’en va entre-temps. Une carte qui arrive seulement maintenant ne participe pas.
unstable-unicorns-start-arrivals = Ce qui arrive maintenant ne paie rien
    .text = Les effets de début de tour ont lieu ensemble, donc aucun n’en paie un autre. Une carte qui arrive pendant ce temps dans ta main ou dans une écurie, d’où qu’elle vienne, ne sert pas à payer et ne peut pas être choisie. Seul ce qu’un effet a lui-même pioché ou pris peut servir à ce même effet.
unstable-unicorns-start-targets = Chaque carte choisie une seule fois
    .text = Parmi tes effets de début de tour, les obligatoires passent d’abord. Aucun de tes effets ne peut viser deux fois la même carte dans un tour.
unstable-unicorns-start-impossible = Ce qui est impossible est perdu
    .text = Un effet de début de tour obligatoire que tu ne peux pas appliquer quand vient son moment est ignoré. Il ne revient pas si un autre effet de début de tour le rend possible ensuite.
unstable-unicorns-start-forgotten = C’est maintenant ou jamais
    .text = Dès que tu pioches, les effets facultatifs du début de tour sont perdus pour ce tour. Impossible d’oublier les obligatoires : on te les demande avant que tu puisses piocher.

## Your action

unstable-unicorns-action-one = Une action
    .text = Pendant ta phase d’action, tu fais une seule chose : jouer une licorne, une carte magie, un bonus ou un malus, ou bien piocher une carte. Tu ne peux pas sauter cette phase.
unstable-unicorns-action-draw = Piocher au lieu de jouer
    .text = Au lieu de jouer une carte, tu peux piocher 1 carte comme action.
unstable-unicorns-action-in-hand = De ta propre main
    .text = Tu ne peux jouer, défausser ou donner qu’une carte que tu as en main.
unstable-unicorns-action-own-stable = Les licornes vont dans ton écurie
    .text = Tu joues les licornes dans ta propre écurie seulement, jamais dans celle de quelqu’un d’autre.
unstable-unicorns-action-illegal = Un coup interdit n’a pas lieu
    .text = Une carte que tu n’as pas le droit de jouer reste dans ta main, et ton action n’est pas perdue. Choisis autre chose.
unstable-unicorns-action-two-plays = Deux cartes dans un tour
    .text = Si le Second petit déjeuner t’offre deux cartes à jouer, on peut hennir contre chacune, et tu gardes les deux même si le bonus s’en va. Tu peux t’arrêter après une seule. Si tu pioches comme action, c’est tout.

## What cards forbid

unstable-unicorns-bans-magic = Pas de magie pour toi
    .text = Tant que le Sceptique grand format est dans ton écurie, tu ne peux pas jouer de carte magie.
unstable-unicorns-bans-basic = Pas de licorne simple pour toi
    .text = Tant que la Licorne VIP est dans ton écurie, tu ne peux pas jouer de licorne simple.
unstable-unicorns-bans-upgrade = Pas de bonus pour toi
    .text = Tant que le Budget gelé est dans ton écurie, tu ne peux pas jouer de bonus.
unstable-unicorns-bans-needs-basic = Il faut une licorne simple
    .text = Tu ne peux jouer cette carte que s’il y a une licorne simple dans ton écurie.
unstable-unicorns-bans-bringing = Faire entrer n’est pas jouer
    .text = Une interdiction de jouer n’empêche pas de faire entrer ou de voler une carte. Une carte qui a besoin d’une licorne simple peut aussi arriver ainsi sans en avoir une.

## The stable

unstable-unicorns-stable-active = Les cartes agissent dans l’écurie
    .text = Les licornes, les bonus et les malus ne font rien dans ta main. Ils n’agissent que dans une écurie.
unstable-unicorns-stable-enter = Entrer dans une écurie
    .text = Une licorne entre dans une écurie chaque fois qu’on la joue, qu’on la fait entrer ou qu’on la vole. Son effet d’entrée a lieu à chaque fois.
unstable-unicorns-stable-moved-in = Un déplacement est une entrée
    .text = Une licorne déplacée vers une autre écurie y entre aussi, même quand une licorne prêtée rentre chez elle.
unstable-unicorns-stable-new-owner = L’effet va avec la nouvelle écurie
    .text = Quand une carte entre dans une écurie, son effet revient à la personne à qui est cette écurie. S’il est facultatif, c’est tout de suite ou jamais.
unstable-unicorns-stable-enter-anyway = Elle peut toujours entrer
    .text = Tu peux jouer une licorne même si ce qu’elle exige en entrant est impossible. Si elle exige un sacrifice, elle peut être elle-même sacrifiée.
unstable-unicorns-stable-leave = Quitter une écurie
    .text = Une licorne quitte son écurie quand elle est sacrifiée, détruite ou volée.
unstable-unicorns-stable-flyers = Les volantes reviennent en main
    .text = Sacrifiées ou détruites, la Licorne moustique et la Licorne pigeon voyageur reviennent en main et ne touchent jamais la défausse. Être volée, déplacée ou renvoyée en main ne compte pas.

## Effects

unstable-unicorns-effects-mandatory = Tu dois
    .text = Si une carte ne dit pas que tu peux, alors tu dois. Ici, on ne peut pas refuser.
unstable-unicorns-effects-optional = Tu peux
    .text = Si une carte dit que tu peux faire quelque chose, c’est à toi de voir.
unstable-unicorns-effects-both = Et, c’est les deux
    .text = Si deux choses sont reliées par « et », tu fais les deux.
unstable-unicorns-effects-then = Puis, c’est ensuite
    .text = Ce qui suit « puis » n’a lieu que si tout ce qui précède a vraiment été fait.
unstable-unicorns-effects-if-done = Si tu le fais
    .text = Ce qui suit « si tu le fais » n’a lieu que si tu as décidé de faire ce qui précède.
unstable-unicorns-effects-downgrades = Se débarrasser d’un malus
    .text = Si tu peux sacrifier n’importe quelle carte de ton écurie, ce peut être un malus. Bon débarras !
unstable-unicorns-effects-one-at-a-time = Une chose à la fois
    .text = Un effet va jusqu’au bout avant que quoi que ce soit d’autre n’arrive. Réponds d’abord à ce qu’on te demande.

## Choosing

unstable-unicorns-target-any-player = N’importe qui
    .text = N’importe qui veut vraiment dire n’importe qui, y compris toi.
unstable-unicorns-target-another-player = Quelqu’un d’autre
    .text = Quelqu’un d’autre, c’est tout le monde sauf toi. Tu ne peux pas te choisir ici.
unstable-unicorns-target-each-player = Tout le monde
    .text = Tout le monde, c’est chaque personne à la table, y compris toi. On agit dans l’ordre du tour, en commençant par la personne à qui est la carte ; « tous les autres » la laisse de côté.
unstable-unicorns-target-fits = Il faut que ça convienne
    .text = Tu ne peux choisir qu’une personne ou une carte dont l’effet parle vraiment : la bonne sorte, au bon endroit.
unstable-unicorns-target-option = Deux façons de choisir
    .text = La table décide avant la partie si l’on choisit sa cible avant ou après les hennissements. On s’y tient jusqu’au bout.
unstable-unicorns-target-before = D’abord choisir, puis hennir
    .text = Avec la façon simple, tu dis qui ta carte vise au moment de la jouer. Chacun peut alors décider de hennir ou non.
unstable-unicorns-target-after = D’abord hennir, puis choisir
    .text = Avec la façon avancée, chacun décide de hennir ou non avant que tu dises qui ta carte vise.
unstable-unicorns-target-usual = D’habitude, la façon simple
    .text = Sauf autre choix de l’hôte, tu dis qui ta carte vise avant que les autres puissent hennir.
unstable-unicorns-target-stable = L’écurie s’annonce toujours tout de suite
    .text = L’écurie où va un bonus ou un malus s’annonce au moment de le jouer. Tu la dis avant que quelqu’un puisse hennir, avec la façon simple comme avec la façon avancée.
unstable-unicorns-target-stable-after = L’écurie aussi est une cible
    .text = Avec cette lecture, dans la façon avancée, l’écurie d’un bonus ou d’un malus s’annonce seulement quand tout le monde a laissé passer la carte.
unstable-unicorns-target-coming-in = Les licornes annoncent aussi leur cible
    .text = Avec la façon simple, tu dis aussi qui l’effet d’une licorne vise quand tu la joues de ta main, ou que tu ne t’en sers pas. Une licorne qui arrive autrement pose la question à son arrivée.
unstable-unicorns-target-once-in = Les licornes n’annoncent personne
    .text = Avec cette lecture, l’effet d’une licorne commence quand elle est dans l’écurie : sa cible se choisit seulement à ce moment, même avec la façon simple.
unstable-unicorns-target-gone = Quand le choix ne convient plus
    .text = Si ta carte ne peut plus toucher la personne choisie au moment où elle agit, on laisse simplement tomber cette partie.

## Searching

unstable-unicorns-search-show = Montre ta trouvaille
    .text = Quand tu cherches une carte et que tu la trouves, tu la montres à tout le monde avant de la prendre en main.
unstable-unicorns-search-shuffle = On mélange de toute façon
    .text = Après une recherche, on mélange la pioche, même si tu n’as rien trouvé.

## What cannot be done

unstable-unicorns-impossible-not-playable = Impossible, donc injouable
    .text = Tu ne peux pas jouer une carte de ta main si elle t’ordonne de faire quelque chose d’impossible.
unstable-unicorns-impossible-skipped = Impossible, donc ignoré
    .text = Si une carte d’une écurie, ou une carte jouée par quelqu’un d’autre, te demande quelque chose d’impossible, on ignore cette partie.
unstable-unicorns-impossible-partly = Autant qu’il y en a
    .text = Si la carte de quelqu’un d’autre te fait défausser plus de cartes que tu n’en as, tu défausses ce que tu as ; il en va de même pour Choix cornélien. Un prix à toi se paie en entier ou pas du tout.
unstable-unicorns-impossible-in-full = Tout ou rien
    .text = Avec cette lecture, qui ne peut pas défausser toutes les cartes exigées par la carte de quelqu’un d’autre n’en défausse aucune, et ne peut pas être choisi pour cela.
unstable-unicorns-impossible-each-player = Toi d’abord
    .text = Si une carte exige quelque chose de tout le monde, tu ne peux la jouer que si tu peux le faire aussi. Si tout le monde défausse, une carte ou toute sa main, il te faut une autre carte en main.
unstable-unicorns-impossible-whole-hand = Toute une main, c’est au moins une carte
    .text = Si le prix est toute ta main, il t’y faut au moins une carte, sans compter celle que tu joues.
unstable-unicorns-impossible-encore = Deux cartes pour un rappel
    .text = Pour jouer Rappel du public, il te faut deux autres cartes en main à défausser.
unstable-unicorns-impossible-group-discount = Pas de groupe, pas de tarif
    .text = Pour jouer Tarif de groupe, il te faut au moins une licorne simple dans ton écurie.
unstable-unicorns-impossible-empty-hand = La boîte est vide
    .text = Tu ne peux rien prendre au hasard dans une main vide. S’il y a moins de cartes que prévu, tu prends ce qu’il y a.
unstable-unicorns-impossible-one-way-out = Une seule issue
    .text = Si la personne visée par Choix cornélien ne peut faire qu’une des deux choses, ce sera celle-là. Qui ne peut faire ni l’une ni l’autre ne peut pas être choisi.

## Neigh

unstable-unicorns-neigh-plays-only = Hennir arrête une carte jouée
    .text = Un hennissement arrête une carte que l’on est en train de jouer de sa main. Il n’arrête ni l’effet d’une carte d’écurie, ni une carte que l’on fait entrer, que l’on vole ou que l’on révèle.
unstable-unicorns-neigh-another-player = Seulement contre les autres
    .text = Tu ne peux hennir que contre la carte de quelqu’un d’autre, jamais contre la tienne.
unstable-unicorns-neigh-answers = Hennir ou passer
    .text = Tant qu’une carte attend des réponses, tu as deux possibilités : jouer un hennissement ou passer.
unstable-unicorns-neigh-counter = Hennir en retour
    .text = Un hennissement contre ta carte est lui-même la carte de quelqu’un d’autre : tu peux donc hennir contre lui.
unstable-unicorns-neigh-everyone = Tout le monde à la fois
    .text = On demande à tous les autres au même instant, qu’ils aient un hennissement ou non. La première personne qui hennit arrête la carte ; personne n’apprend qui a déjà passé.
unstable-unicorns-neigh-closed = Passé, c’est passé
    .text = Une fois que tout le monde a passé, la carte agit. Personne ne peut y revenir, et sans question en cours il n’y a rien à passer ni contre quoi hennir.
unstable-unicorns-neigh-stack = La dernière d’abord
    .text = Les hennissements s’empilent et se règlent en partant du dessus. Si un hennissement est arrêté, la carte en dessous revient sur le dessus et on redemande à tout le monde.
unstable-unicorns-neigh-cancelled = Une carte arrêtée
    .text = Une carte arrêtée par un hennissement va dans la défausse sans agir. C’était quand même ton action.
unstable-unicorns-neigh-surcharge = La taxe
    .text = Hennissement taxé fait défausser 1 carte à la personne dont la carte est arrêtée, mais seulement s’il n’est pas arrêté lui-même. Avec une main vide, il n’y a rien à payer.
unstable-unicorns-neigh-final = Sans réponse possible
    .text = On ne peut pas hennir contre Hennissement sans appel.
unstable-unicorns-neigh-final-stack = Sans appel, mais pas pour tout
    .text = Hennissement sans appel ne règle que la carte juste en dessous. Si c’était un hennissement, la carte sous lui revient sur le dessus, et l’on peut à nouveau hennir contre elle.

## Foals

unstable-unicorns-foals-home = Les poulains rentrent
    .text = Un poulain qui quitte les écuries va à la crèche, quel que soit le sort qui l’attendait. Il n’est jamais dans une main, dans la pioche ni dans la défausse.
unstable-unicorns-foals-counted = Un poulain vaut comme prix
    .text = Un poulain sacrifié ou détruit va à la crèche, mais il compte comme sacrifié ou détruit. Tu peux voler et déplacer les poulains comme les autres licornes.
unstable-unicorns-foals-strike = Grève à la crèche
    .text = Tant que la Licorne en grève est dans une écurie, aucun poulain ne peut entrer nulle part, ni depuis la crèche ni d’ailleurs. Ceux qui sont déjà là restent.
unstable-unicorns-foals-strike-loan = Pas de retour pendant la grève
    .text = Si un poulain prêté ne peut pas rentrer à cause de la grève, il reste où il est.

## Guards

unstable-unicorns-guard-wrapped = Bien emballées
    .text = Les licornes d’une écurie avec Papier bulle ne peuvent pas être détruites. On peut toujours les sacrifier, les voler, les déplacer ou les renvoyer en main.
unstable-unicorns-guard-instead = Plutôt moi
    .text = Si tu as un protecteur, tu peux le sacrifier à la place de la licorne. La Licorne garde du corps le fait quand une licorne serait détruite, la Doublure en carton aussi quand elle serait sacrifiée. S’il y en a plusieurs, tu en choisis un.
unstable-unicorns-guard-chain = Un protecteur pour le protecteur
    .text = Quand la Licorne garde du corps se sacrifie, la Doublure en carton peut prendre sa place.
unstable-unicorns-guard-price = Un protecteur paie aussi
    .text = Si un protecteur tombe à la place d’une licorne que tu devais sacrifier, le sacrifice compte comme fait. La suite a lieu.

## Cows

unstable-unicorns-cows-no-win = Les vaches ne gagnent pas
    .text = Les licornes d’une écurie où se tient le Bal des fausses vaches ne comptent pas. Tu ne peux pas gagner avec elles.
unstable-unicorns-cows-unnamed = Une vache n’est pas une licorne
    .text = Les licornes costumées gardent leur sorte et leurs effets. Les effets qui parlent de licornes ne les touchent pas ; ceux qui parlent d’une carte quelconque, si.
unstable-unicorns-cows-at-once = Costumée aussitôt
    .text = Une licorne porte le costume dès qu’elle entre. Le Portail resté ouvert ne renvoie donc pas une telle vache et ne se sacrifie pas non plus.
unstable-unicorns-cows-unguarded = Personne ne protège les vaches
    .text = Papier bulle et les protecteurs ne protègent pas les licornes costumées.

## Uniforms

unstable-unicorns-uniforms-blank = En uniforme, sans effet
    .text = Les licornes d’une écurie où l’Uniforme gris est exigé n’ont aucun effet, pas même en entrant. Les doubles comptent pour une, les interdictions tombent, les volantes ne reviennent pas. Les poulains sont épargnés.
unstable-unicorns-uniforms-kind = La sorte reste
    .text = En uniforme, une licorne magique passe pour simple, mais sa sorte reste magique. Là où il faut une licorne simple, elle n’aide pas.
unstable-unicorns-uniforms-cows = L’uniforme sous le costume
    .text = Avec les uniformes et les costumes de vache dans la même écurie, les licornes qui entrent ne font toujours rien.

## Particular cards

unstable-unicorns-special-loan = En prêt
    .text = Une licorne prêtée par la Licorne de bibliothèque revient à la fin du tour si elle est encore dans cette écurie. La Licorne de bibliothèque peut se prêter elle-même.
unstable-unicorns-special-exchange = Aller et retour
    .text = La Licorne Erasmus peut se voler elle-même pour revenir aussitôt.
unstable-unicorns-special-gate = Le portail tombe
    .text = Portail resté ouvert est sacrifié aussitôt qu’il n’y a plus aucune carte licorne dans son écurie, sans attendre le tour de personne.
unstable-unicorns-special-chain = Toute chaîne a une fin
    .text = Des cartes de ta propre boîte pourraient se déclencher sans fin. Après cinquante effets d’arrivée, les suivants sont ignorés jusqu’à la fin du tour.
unstable-unicorns-special-start-over = On recommence tout reste dehors
    .text = On recommence tout ne va dans la défausse qu’une fois son effet fini ; elle n’est donc pas mélangée à la pioche.

## Winning

unstable-unicorns-win-first = Qui arrive en premier
    .text = La première personne qui a assez de licornes dans son écurie gagne. La partie est alors finie, et plus personne ne peut jouer.
unstable-unicorns-win-seven = Sept, de deux à cinq
    .text = De 2 à 5 à la table, il te faut 7 licornes pour gagner.
unstable-unicorns-win-six = Six, de six à huit
    .text = De 6 à 8 à la table, il te faut 6 licornes pour gagner.
unstable-unicorns-win-worth = Ce que vaut une licorne
    .text = Chaque licorne de ton écurie compte pour 1, sauf si une carte dit autre chose.
unstable-unicorns-win-when = Quand on vérifie
    .text = On regarde si quelqu’un a gagné quand plus aucun effet n’attend, jamais au milieu d’un effet. Une licorne qui fait sacrifier tout le monde le fait avant de pouvoir gagner.
unstable-unicorns-win-at-once = La dernière licorne gagne aussitôt
    .text = Avec cette lecture, une licorne qui te suffit pour gagner l’emporte dès qu’elle arrive, avant son effet et tout autre effet.
unstable-unicorns-win-order = Si plusieurs y arrivent ensemble
    .text = Si plusieurs personnes ont alors assez de licornes, celle dont c’est le tour passe en premier, puis les autres dans le sens des aiguilles d’une montre.
unstable-unicorns-win-deck-out = La pioche est vide
    .text = Si la pioche est épuisée avant que quelqu’un ait assez de licornes, la personne qui en a le plus gagne.
unstable-unicorns-win-deck-out-when = Quand la pioche s’épuise
    .text = Quand la dernière carte a quitté la pioche, on finit l’effet en cours et on vérifie comme d’habitude si quelqu’un a gagné. La partie s’arrête seulement après.
unstable-unicorns-win-standstill = Pas de partie sans fin
    .text = Si personne n’a rien eu à décider pendant deux tours de table, ou après mille tours, la partie se termine comme si la pioche était vide. Avec les cartes de la boîte, cela n’arrive pas.
unstable-unicorns-win-refill = Une seule carte remplit la pioche
    .text = La défausse n’est jamais remélangée d’elle-même. Seule On recommence tout remplit à nouveau la pioche.
unstable-unicorns-win-letters = Compter les lettres
    .text = Si la pioche est épuisée et qu’il y a égalité, chacun des ex æquo compte les lettres dans les noms des licornes de son écurie. Qui en a le plus l’emporte.
unstable-unicorns-win-names = Quels noms on compte
    .text = La langue des cartes est fixée avant la partie et la même pour tous. Seules les lettres comptent, pas les espaces, les tirets, les apostrophes ni les chiffres.
unstable-unicorns-win-all-lose = Tout le monde perd
    .text = Si les lettres sont aussi à égalité, tout le monde perd.

## Party variants

unstable-unicorns-party-adults = Pour adultes seulement
    .text = Les deux variantes de fête sont pour adultes. Elles restent éteintes tant que l’hôte ne les active pas avec le réglage 18+, que tout le monde voit à l’entrée.
unstable-unicorns-party-calls = La table ne fait qu’annoncer
    .text = Dans une variante de fête, la table nomme le moment et la personne, rien de plus. Ce que vous en faites vous regarde, et dire non est toujours permis.
unstable-unicorns-party-sip-unicorn = Une gorgée pour une licorne perdue
    .text = Dans la variante des gorgées, tu bois une gorgée chaque fois qu’une de tes licornes est sacrifiée ou détruite.
unstable-unicorns-party-sip-draw = Pas de gorgée pour un oubli
    .text = À une vraie table, oublier de piocher vaudrait une gorgée. Ici, impossible d’oublier : cela n’arrive jamais.
unstable-unicorns-party-sip-neighs = Une gorgée après trois hennissements
    .text = Dans la variante des gorgées, si au moins 3 hennissements ont été joués dans un tour, la personne dont la carte est passée peut désigner quelqu’un qui boit une gorgée.
unstable-unicorns-party-layer-discard = Une carte en moins, une couche en moins
    .text = Dans la variante des couches, tu enlèves quelque chose pour chaque carte que tu défausses, y compris celles d’une main changée.
unstable-unicorns-party-layer-downgrade = Un malus, une couche en moins
    .text = Dans la variante des couches, tu enlèves quelque chose quand un malus entre dans ton écurie.
unstable-unicorns-party-layer-upgrade = Un bonus, une couche en plus
    .text = Dans la variante des couches, tu remets quelque chose quand un bonus entre dans ton écurie. La règle parle d’une carte récompense et ne peut vouloir dire que cela.
unstable-unicorns-party-swap = Une nouvelle main, une fois
    .text = Dans une variante de fête, chacun peut une fois dans la partie défausser toute sa main et piocher autant de cartes. Cela a son prix : un verre vide, ou encore une couche.
unstable-unicorns-party-swap-when = Quand changer de main
    .text = Tu peux changer de main quand c’est ton tour et que tu vas choisir ton action. Il te faut au moins une carte en main.
unstable-unicorns-party-swap-when-asked = Changer de main dès qu’on te demande quelque chose
    .text = Avec cette lecture, tu peux changer de main chaque fois qu’on te demande quelque chose, y compris si tu veux hennir. La question t’est ensuite posée de nouveau. Il te faut au moins une carte en main.
unstable-unicorns-party-house = Vos propres idées
    .text = Si vous avez vos propres règles, allez-y : l’hôte peut les noter pour toute la table.
