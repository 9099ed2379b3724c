### The rules of Kill the Unicorns in our own words: for each clause of rulebook.toml a short title, and the rule
### itself as .text. Where editions differ, the clauses share a topic, told in kill-the-unicorns.ftl.

## The aim

kill-the-unicorns-goal-most-points = Le plus beau troupeau
    .text = Capture des licornes, le plus possible d’une même couleur, et méfie-toi des ruses des autres. À la fin, qui a le plus de points l’emporte.
kill-the-unicorns-goal-four-rounds = Quatre jours de chasse
    .text = Une partie dure quatre manches. Après la quatrième, on compte les troupeaux.

## Players

kill-the-unicorns-players-three-to-six = De trois à six
    .text = Dans cette édition on chasse de 3 à 6, un joueur pour chacun des six personnages de la boîte.
kill-the-unicorns-players-three-or-four = À trois ou à quatre
    .text = Le prototype a quatre personnages : on y joue à 3 ou à 4. À quatre, on peut aussi former deux équipes.
kill-the-unicorns-players-at-the-table = Seuls les chasseurs jouent
    .text = Pour jouer un coup ici, il faut une place et un personnage à cette table.

## Cards

kill-the-unicorns-cards-unicorns = 28 licornes et 6 de départ
    .text = Chacune des quatre couleurs a sept licornes, celle de départ comprise. Quatre licornes légendaires et deux licornes de départ n’ont pas de couleur.
kill-the-unicorns-cards-unicorns-prototype = 36 licornes
    .text = Le prototype compte 36 licornes sans en donner la liste. Nous en prenons huit de chaque couleur et une de départ par couleur ; il n’y a pas de légendaires.
kill-the-unicorns-cards-hunt-cards = Huit cartes Chasse chacun
    .text = Tous les personnages ont les mêmes huit cartes Chasse, de valeur 0 à 4.
kill-the-unicorns-cards-trap-cards = Huit ruses chacun
    .text = Chaque personnage a huit ruses à lui. On en pioche deux par manche : elles durent exactement quatre manches.
kill-the-unicorns-cards-six-characters = Six personnages
    .text = Dans la boîte : la princesse, le chevalier, le magicien, la shamane, la chasseresse et le barde.
kill-the-unicorns-cards-four-characters = Quatre personnages
    .text = Le prototype se joue avec la princesse, le chevalier, le magicien et la shamane.
kill-the-unicorns-cards-extra-characters = Trois invités
    .text = La règle française nomme aussi un marchand, une voleuse et un mage noir, absents de la boîte. L’hôte peut les admettre ; leurs pouvoirs et leurs ruses sont notre proposition.
kill-the-unicorns-cards-deck-lasts = Jamais à court de licornes
    .text = En quatre manches, 16 licornes au plus entrent en jeu, et la pioche en a davantage. On ne la remélange donc jamais.

## Setting up

kill-the-unicorns-setup-character = Choisis un personnage
    .text = Avant la première manche, chacun choisit un personnage. Il apporte tes cartes Chasse, tes ruses et ton pouvoir.
kill-the-unicorns-setup-character-taken = Chaque personnage une seule fois
    .text = Un personnage déjà pris, ou qui ne participe pas à cette partie, ne peut pas être choisi.
kill-the-unicorns-setup-character-order = Qui choisit d’abord
    .text = Le premier joueur choisit d’abord, puis les autres dans le sens horaire. L’hôte peut préférer un tirage au sort.
kill-the-unicorns-setup-hunt-hand = Les cartes Chasse en main
    .text = Tu commences chaque manche avec tes huit cartes Chasse en main. Toi seul peux les voir.
kill-the-unicorns-setup-trap-pile = Une pioche cachée
    .text = Tes huit ruses sont mélangées et posées face cachée devant toi. Personne n’en connaît l’ordre.
kill-the-unicorns-setup-starter = Une licorne de départ
    .text = On mélange les licornes de départ et chacun en reçoit une, face visible. C’est la première de ton troupeau. Les autres retournent dans la boîte.
kill-the-unicorns-setup-row = La ligne des proies
    .text = Les licornes, mélangées, forment une pioche cachée. Celles de la manche sont alignées face visible, de la pioche au Marché Noir.
kill-the-unicorns-setup-market = Un par joueur
    .text = Au marché, il y a autant de Pâtés, tirés au hasard, et de Fausses Cornes que de joueurs, et une Barbe à Papa et une Poudre de Fée de chacune des quatre couleurs.
kill-the-unicorns-setup-market-prototype = Un de moins que de joueurs
    .text = Au marché, il y a des pâtés, des cornes et du savon, chaque fois un de moins que le nombre de joueurs, et une Barbe à Papa et une Poudre de Fée par couleur.
kill-the-unicorns-setup-start-player = Qui commence
    .text = La règle fait commencer celui qui a vu une licorne le plus récemment. À notre table, on tire au sort, ou l’hôte désigne une place.

## The round

kill-the-unicorns-round-phases = Quatre étapes
    .text = Une manche a quatre étapes : poser les ruses, chasser une licorne, révéler les cartes et, quand toutes les licornes ont été chassées, passer au Marché Noir.
kill-the-unicorns-round-four-unicorns = Quatre licornes par manche
    .text = À chaque manche, on aligne quatre licornes, quel que soit le nombre de joueurs.
kill-the-unicorns-round-unicorn-each = Une licorne par joueur
    .text = À chaque manche, on aligne autant de licornes que de joueurs.
kill-the-unicorns-round-hands-return = On reprend ses cartes
    .text = Quand le marché ferme, chacun reprend toutes ses cartes Chasse en main pour la manche suivante.
kill-the-unicorns-round-new-row = Une nouvelle ligne
    .text = On aligne de nouvelles licornes et la manche suivante commence.
kill-the-unicorns-round-marker-stays = Le jeton reste
    .text = La nouvelle manche est ouverte par celui qui a gagné une chasse en dernier, même si le jeton est passé plus loin depuis. Si personne n’en a encore gagné, il ne bouge pas. Acheter ou non n’y change rien.
kill-the-unicorns-round-marker-stays-prototype = Le jeton reste, ici aussi
    .text = Le prototype ne dit pas qui ouvre une nouvelle manche. Chez nous, c’est celui qui a gagné la dernière chasse.

## Turns

kill-the-unicorns-turn-clockwise = Chacun son tour
    .text = Tout se joue dans le sens horaire, à partir du premier joueur. Attends ton tour, s’il te plaît.
kill-the-unicorns-turn-first-player = Le premier joueur
    .text = Celui qui a le jeton passe en premier : pour poser une ruse, pour ouvrir une chasse et au marché.

## Setting traps

kill-the-unicorns-trap-draw-two = Pioche deux ruses
    .text = Au début de la manche, chacun pioche deux de ses ruses et les regarde en secret.
kill-the-unicorns-trap-in-turn = Les ruses, chacun son tour
    .text = À partir du premier joueur et dans le sens horaire, chacun pose une de ses deux ruses, face cachée, près d’une licorne de la ligne.
kill-the-unicorns-trap-place-then-discard = Poser, puis défausser
    .text = Tu poses d’abord la ruse choisie, puis tu défausses l’autre face visible.
kill-the-unicorns-trap-discard-then-place = Défausser, puis poser
    .text = Tu défausses d’abord une de tes deux ruses face visible. Ensuite tu poses celle que tu as gardée.
kill-the-unicorns-trap-two-per-unicorn = Deux ruses par licorne
    .text = Une licorne accepte deux ruses au plus, une au-dessus et une au-dessous. Si une place est prise, choisis-en une autre.
kill-the-unicorns-trap-two-in-french = Deux ici aussi
    .text = Dans notre exemplaire de la règle française, la phrase sur le nombre de ruses manque, mais il y est question de deux plus loin. Nous en permettons une au-dessus et une au-dessous de chaque licorne.
kill-the-unicorns-trap-one-per-unicorn = Une ruse par licorne
    .text = Une seule ruse tient sous une licorne. S’il y en a déjà une, choisis une autre licorne.
kill-the-unicorns-trap-no-peeking = On ne regarde pas
    .text = Une ruse posée ne se retourne plus et ne se regarde plus, même pour celui qui l’a posée.
kill-the-unicorns-trap-remembered = Ta mémoire
    .text = Tu sais bien ce que tu as posé : notre table continue donc à te le montrer. Pour les autres, cela reste caché.
kill-the-unicorns-trap-not-shown = Retiens tes ruses
    .text = Une ruse posée n’est plus montrée à personne, même à celui qui l’a posée : à toi de te rappeler ce que tu as joué.

## The hunt

kill-the-unicorns-hunt-one-at-a-time = Une licorne à la fois
    .text = On chasse les licornes une par une, de la pioche au Marché Noir. On n’en saute aucune.
kill-the-unicorns-hunt-open = Le premier joueur ouvre
    .text = Pour ouvrir la chasse, le premier joueur pose 1, 2 ou 3 cartes Chasse face cachée.
kill-the-unicorns-hunt-same-number = Autant de cartes pour tous
    .text = Pour participer à une chasse, tu poses exactement autant de cartes Chasse que celui qui l’a ouverte. La carte en plus du chevalier ne compte pas.
kill-the-unicorns-hunt-from-hand = Seulement de ta main
    .text = Tu ne peux poser que des cartes Chasse encore en main. Ce qui est posé est dépensé pour la manche.
kill-the-unicorns-hunt-pass = On peut passer
    .text = Personne n’est obligé de chasser. Si tu passes, tu ne poses rien et gardes tes cartes pour plus tard.
kill-the-unicorns-hunt-must-pass = Pas assez de cartes
    .text = S’il ne te reste pas assez de cartes Chasse pour cette chasse, tu dois passer.
kill-the-unicorns-hunt-passes-by-itself = Passer va de soi
    .text = Qui ne pourrait que passer n’est pas consulté, et aucun pouvoir ne peut être utilisé juste avant.
kill-the-unicorns-hunt-passed = Passé, c’est passé
    .text = Si tu ne participes pas à une chasse, tu ne peux pas capturer sa licorne.
kill-the-unicorns-hunt-marker-moves = Le premier joueur passe
    .text = Si le premier joueur passe, le jeton va à son voisin de gauche, qui peut alors ouvrir la chasse.
kill-the-unicorns-hunt-marker-moves-french = Le jeton avance, ici aussi
    .text = Cette phrase manque dans notre exemplaire de la règle française. Comme dans l’allemande, le jeton va au voisin de gauche quand le premier joueur passe, et celui-ci peut ouvrir.
kill-the-unicorns-hunt-next-opens = Le suivant ouvre
    .text = Si le premier joueur ne veut pas chasser, le suivant dans le sens horaire peut ouvrir.
kill-the-unicorns-hunt-all-pass = Tout le monde passe
    .text = Si personne ne veut chasser, la licorne s’enfuit avec ses ruses. Le jeton revient là où il était au début de la chasse.
kill-the-unicorns-hunt-lone-hunter = Chasser seul
    .text = Un chasseur seul n’a personne avec qui être à égalité : il gagne, même avec un total de 0.

## The reveal

kill-the-unicorns-reveal-together = On révèle
    .text = Quand chacun a posé ou passé, on retourne les cartes Chasse posées pour cette licorne et on les additionne.
kill-the-unicorns-reveal-highest-wins = Le plus fort total gagne
    .text = Le plus fort total remporte la chasse. Enfin, presque toujours : gare aux ruses.
kill-the-unicorns-reveal-ties-cancel = Les égalités s’annulent
    .text = Tout total posé par au moins deux chasseurs est nul. Le plus fort qui reste gagne. Avec deux fois 1 et deux fois 0, personne ne gagne.
kill-the-unicorns-reveal-zero-can-win = Zéro peut gagner
    .text = On peut gagner avec un total de 0, si c’est le plus fort qui reste. Mais les zéros aussi peuvent être à égalité.
kill-the-unicorns-reveal-runs-away = La licorne s’enfuit
    .text = S’il ne reste aucun total, personne n’a gagné. La licorne est défaussée, ses ruses aussi.
kill-the-unicorns-reveal-runaway-traps = Les ruses d’une fugitive
    .text = Le livret dit seulement que les ruses d’une fugitive sont défaussées. Celles que personne n’a révélées vont face cachée sous la défausse de leurs propriétaires.
kill-the-unicorns-reveal-runaway-traps-open = Les ruses d’une fugitive, visibles
    .text = Les ruses d’une fugitive sont défaussées comme les autres : face visible dans la défausse de leurs propriétaires.
kill-the-unicorns-reveal-runaway-traps-french = La fugitive à la française
    .text = Toutes les ruses jouées pendant la manche sont défaussées face visible devant leur propriétaire, celles d’une fugitive aussi.
kill-the-unicorns-reveal-trap-after-winner = Le vainqueur, puis la ruse
    .text = Une fois les égalités annulées et le vainqueur connu, celui-ci révèle la ruse posée près de la licorne.
kill-the-unicorns-reveal-trap-before-winner = La ruse, puis le vainqueur
    .text = Après les cartes Chasse, on révèle la ruse sous la licorne. C’est seulement alors qu’on sait qui gagne.
kill-the-unicorns-reveal-one-of-two = Une ruse sur deux
    .text = S’il y a deux ruses près de la licorne, on n’en révèle qu’une. Le vainqueur la choisit sans regarder.
kill-the-unicorns-reveal-winner-picks = Un choix à l’aveugle
    .text = De deux ruses, le vainqueur en révèle une, choisie à l’aveugle. Jamais plus d’une par licorne.
kill-the-unicorns-reveal-single-trap = Rien à choisir
    .text = Il n’y a qu’une ruse sous une licorne : on la révèle, tout simplement.
kill-the-unicorns-reveal-other-trap = L’autre reste secrète
    .text = La seconde ruse va face cachée sous la défausse de son propriétaire.
kill-the-unicorns-reveal-other-trap-french = L’autre est défaussée face visible
    .text = Toutes les ruses jouées pendant la manche sont défaussées face visible devant leur propriétaire. La seconde va donc face visible sur sa défausse.
kill-the-unicorns-reveal-effect-at-once = Un effet immédiat
    .text = La ruse révélée agit tout de suite, avant que la licorne soit prise.
kill-the-unicorns-reveal-new-winner = Tout peut changer
    .text = Certaines ruses donnent la victoire à quelqu’un d’autre, ou à personne.
kill-the-unicorns-reveal-take = La licorne au vainqueur
    .text = Après la ruse, le vainqueur prend la licorne et l’ajoute à son troupeau.
kill-the-unicorns-reveal-discard = Posé, c’est dépensé
    .text = Une fois la licorne prise, les cartes Chasse posées et la ruse révélée vont face visible dans la défausse de leurs propriétaires.
kill-the-unicorns-reveal-pinned = Avec une épingle
    .text = Une ruse à épingle reste avec sa licorne jusqu’à la fin de la partie.
kill-the-unicorns-reveal-winner-starts = Qui capture commence
    .text = Celui qui a capturé la licorne reçoit le jeton Premier Joueur.
kill-the-unicorns-reveal-no-winner-stays = Personne ne gagne : le jeton reste
    .text = Si personne n’a gagné la chasse, celui qui a maintenant le jeton le garde, même s’il l’a reçu parce que d’autres ont passé.
kill-the-unicorns-reveal-no-winner-back = Personne ne gagne : le jeton revient
    .text = Si personne n’a gagné la chasse, le jeton revient à celui qui l’avait au début de la chasse.
kill-the-unicorns-reveal-next-unicorn = À la suivante
    .text = S’il reste des licornes dans la ligne, on chasse la suivante. Sinon, le marché ouvre.

## The traps

kill-the-unicorns-traps-athletic-unicorn = Licorne athlétique
    .text = Une ruse à épingle, et plutôt gentille : cette licorne vaut 2 points de plus à la fin.
kill-the-unicorns-traps-smelly-unicorn = Licorne puante
    .text = Une ruse à épingle : cette licorne vaut 3 points de moins à la fin.
kill-the-unicorns-traps-unicorn-pee = Pipi de licorne
    .text = Une ruse à épingle : cette licorne vaut 2 points de moins à la fin.
kill-the-unicorns-traps-size-doesnt-matter = La taille ne compte pas
    .text = Le plus faible total valable gagne la chasse, au lieu du plus fort.
kill-the-unicorns-traps-no-use-running = Rien ne sert de courir
    .text = Le deuxième total valable gagne la chasse. S’il n’y en a qu’un, il reste gagnant.
kill-the-unicorns-traps-ties-first = D’abord les égalités
    .text = Les ruses qui changent le vainqueur ne regardent que les totaux valables : les égalités sont déjà annulées.
kill-the-unicorns-traps-bicorn = Bicorne
    .text = Une ruse à épingle : au décompte final, cette licorne en vaut deux de sa couleur, mais ses étoiles ne comptent qu’une fois.
kill-the-unicorns-traps-trojan-unicorn = Licorne de Troie
    .text = Avant que la proie soit prise, le propriétaire de cette ruse échange une de ses licornes contre une du vainqueur. Il choisit les deux.
kill-the-unicorns-traps-trojan-luggage = Avec armes et bagages
    .text = Une licorne échangée emporte ses ruses et ses jetons dans son nouveau troupeau.
kill-the-unicorns-traps-trojan-nothing = Pas d’échange
    .text = Si le propriétaire de la ruse a gagné la chasse, ou si l’un des deux n’a pas de licorne, il ne se passe rien.
kill-the-unicorns-traps-zombicorn = Zombicorne
    .text = Avant de prendre la proie, le vainqueur défausse une licorne de son troupeau, à son choix.
kill-the-unicorns-traps-zombicorn-luggage = Dévorée tout entière
    .text = Les ruses et les jetons de la licorne défaussée disparaissent aussi.
kill-the-unicorns-traps-zombicorn-nothing = Rien à croquer
    .text = Si le vainqueur n’a pas encore de licorne, le zombicorne ne fait rien. La proie elle-même ne risque rien.
kill-the-unicorns-traps-pink-ribbon = Ruban rose
    .text = Une ruse à épingle de la princesse : cette licorne compte comme rose.
kill-the-unicorns-traps-blue-spell = Sort bleu
    .text = Une ruse à épingle du magicien : cette licorne compte comme bleue.
kill-the-unicorns-traps-green-brew = Décoction verte
    .text = Une ruse à épingle de la shamane : cette licorne compte comme verte.
kill-the-unicorns-traps-golden-ballad = Ballade dorée
    .text = Une ruse à épingle du barde : cette licorne compte comme jaune.
kill-the-unicorns-traps-colourless = Sans couleur, sans effet
    .text = Une ruse qui change la couleur n’agit pas sur une licorne sans couleur.
kill-the-unicorns-traps-clanking-armour = Armure bruyante
    .text = La licorne prend peur et s’enfuit : personne ne gagne cette chasse.
kill-the-unicorns-traps-costly-bait = Appât coûteux
    .text = Le vainqueur défausse une carte Chasse de sa main, à son choix. Avec une main vide, il ne se passe rien.

## The black market

kill-the-unicorns-market-order = Un tour au marché
    .text = Quand toutes les licornes ont été chassées, chacun peut acheter une fois, dans le sens horaire à partir du premier joueur.
kill-the-unicorns-market-one-purchase = Un achat par manche
    .text = Tu peux faire un achat au Marché Noir par manche, pas davantage.
kill-the-unicorns-market-buy-nothing = Rien n’oblige à acheter
    .text = Personne n’est obligé d’acheter. Un premier joueur qui n’achète rien garde le jeton.
kill-the-unicorns-market-price = On paie en cartes Chasse
    .text = Tu paies le prix de l’étal avec la valeur des cartes Chasse qui te restent en main.
kill-the-unicorns-market-cannot-pay = Trop cher
    .text = Tu ne peux acheter que ce que les cartes Chasse de ta main peuvent payer.
kill-the-unicorns-market-payment = On ne rend pas la monnaie
    .text = Tu paies face visible avec les cartes Chasse qui dépassent le prix le moins possible. On ne rend pas la monnaie.
kill-the-unicorns-market-sold-out = Parti, c’est parti
    .text = Les jetons ne sont pas remplacés. Une fois le dernier vendu, il n’y en a plus.
kill-the-unicorns-market-on-a-unicorn = Un jeton va aussitôt sur une licorne
    .text = Tu poses le jeton tout de suite sur une licorne de ton troupeau ; seul le Pâté reste devant toi. Sans licorne qui convienne, tu ne peux pas l’acheter.
kill-the-unicorns-market-yours-to-keep = Ce qui est à toi est à toi
    .text = Personne ne peut retirer de ta licorne un jeton que tu as acheté. Il ne part qu’avec elle.
kill-the-unicorns-market-several-tokens = Plusieurs jetons
    .text = Tu peux poser plusieurs jetons sur la même licorne. Les points s’ajoutent, mais de plusieurs couleurs seule la dernière compte.
kill-the-unicorns-market-same-colour = La même couleur
    .text = Tu peux poser une Barbe à Papa ou une Poudre de Fée sur une licorne qui a déjà cette couleur. Elle reste alors comme elle est.
kill-the-unicorns-market-butchery = Boucherie de licorne
    .text = Défausse une de tes licornes avec la ruse qui y est épinglée, et prends un Pâté.
kill-the-unicorns-market-butchered-tokens = Jetons hors du jeu
    .text = Les jetons posés sur une licorne vendue à la boucherie sortent du jeu.
kill-the-unicorns-market-butchered-tokens-french = Tout est défaussé
    .text = La licorne vendue à la boucherie, sa ruse et tous ses jetons sont défaussés ensemble.
kill-the-unicorns-market-butchered-tokens-prototype = Les jetons dans le prototype
    .text = Le prototype ne dit rien des jetons d’une licorne vendue à la boucherie. Chez nous, ils sortent du jeu.
kill-the-unicorns-market-pate-choice = Choisis ton Pâté
    .text = Les Pâtés sont face visible sur leur étal, et l’acheteur en choisit un.
kill-the-unicorns-market-pate-value = Les Pâtés sont des points
    .text = À la fin, un Pâté vaut autant de points que son nombre.
kill-the-unicorns-market-false-horn = Fausse Corne
    .text = Pose une Fausse Corne sur une de tes licornes : elle vaut 2 points de plus.
kill-the-unicorns-market-fairy-dust = Poudre de Fée
    .text = Pose une Poudre de Fée sur une de tes licornes : elle prend la couleur du jeton et vaut 2 points de plus.
kill-the-unicorns-market-cotton-candy = Barbe à Papa
    .text = Pose une Barbe à Papa sur une de tes licornes : elle prend la couleur du jeton.
kill-the-unicorns-market-prices-prototype = Les prix du prototype
    .text = La règle du prototype ne donne pas les prix des étals. Nous prenons ceux du jeu fini ; seul le savon a son prix sur le jeton.
kill-the-unicorns-market-prices = Les prix des étals
    .text = La boucherie coûte 2, la Fausse Corne 3, la Barbe à Papa 3 et la Poudre de Fée 6.
kill-the-unicorns-market-soap = Savon
    .text = Lave une de tes licornes : défausse le Pipi de licorne ou la Licorne puante qui y est épinglée.
kill-the-unicorns-market-soap-price = Le savon a son propre prix
    .text = Le nombre sur un savon est son prix.
kill-the-unicorns-market-soap-needs-smell = Pour licornes sales seulement
    .text = Le savon ne sert que sur une licorne avec un Pipi de licorne ou une Licorne puante.

## Your herd

kill-the-unicorns-herd-arrange = Range comme tu veux
    .text = Tu peux ranger tes licornes par couleur à tout moment. Rien n’est définitif avant le décompte final.
kill-the-unicorns-herd-legendary = Licornes légendaires
    .text = Une licorne légendaire vaut 4 points mais n’a pas de couleur. Seules la Barbe à Papa et la Poudre de Fée la font entrer dans une collection.
kill-the-unicorns-herd-starters = Licornes de départ et pigicornes
    .text = Elles ont une drôle d’allure, mais les licornes de départ et les pigicornes comptent comme les autres.

## Counting points

kill-the-unicorns-score-stars = Étoiles
    .text = Chaque étoile sur tes licornes vaut un point.
kill-the-unicorns-score-bonuses = Jetons, Pâtés et ruses
    .text = On ajoute les points de tes jetons et de tes Pâtés, et on ajoute ou retire ceux des ruses épinglées à tes licornes.
kill-the-unicorns-score-sets = Collections d’une couleur
    .text = Les licornes d’une même couleur forment une collection : deux rapportent 2 points, trois 5, quatre 8 et cinq 12.
kill-the-unicorns-score-five-at-most = Cinq suffisent
    .text = Plus de cinq licornes d’une couleur ne rapportent rien de plus.
kill-the-unicorns-score-one-set-per-colour = Une collection par couleur
    .text = Chaque couleur ne compte que pour une collection : six pareilles ne font pas deux fois trois.
kill-the-unicorns-score-new-set = Une nouvelle après cinq
    .text = Une collection a cinq licornes au plus. À la sixième commence une nouvelle collection de la même couleur.
kill-the-unicorns-score-new-set-prototype = Nouvelle collection dans le prototype
    .text = Le texte du prototype commence une nouvelle collection après quatre, mais son tableau en paie cinq. Chez nous, elle va jusqu’à cinq, puis une nouvelle commence.
kill-the-unicorns-score-rainbow = Arc-en-ciel
    .text = Une licorne de chacune des quatre couleurs forme un arc-en-ciel et rapporte 8 points.
kill-the-unicorns-score-used-once = Chaque licorne compte une fois
    .text = Une licorne compte soit dans une collection, soit dans un arc-en-ciel, jamais dans les deux.
kill-the-unicorns-score-bicorn = Un bicorne compte double
    .text = Un bicorne peut figurer dans deux collections ou arcs-en-ciel, ou deux fois dans la même collection.
kill-the-unicorns-score-best-sets = Le mieux pour toi
    .text = Notre table répartit tes licornes en collections et arcs-en-ciel de façon à te donner le plus de points.

## The end

kill-the-unicorns-end-after-four-rounds = Après la quatrième manche
    .text = Quand le marché de la quatrième manche ferme, la partie est finie et on compte les points. Plus personne ne peut jouer.
kill-the-unicorns-end-double-rainbow = Double arc-en-ciel
    .text = Deux licornes de chacune des quatre couleurs gagnent la partie sur-le-champ, quels que soient les points.
kill-the-unicorns-end-double-rainbow-check = Quand le double arc-en-ciel compte
    .text = Un double arc-en-ciel gagne dès qu’il est là : quand une licorne est capturée, après l’échange d’une licorne de Troie, après un achat. Tant que l’on chasse, un bicorne n’y compte qu’une fois.
kill-the-unicorns-end-final-bicorn-twice = Le bicorne dans le dernier arc-en-ciel
    .text = Au décompte final, un bicorne compte double aussi pour un double arc-en-ciel. Complété ainsi, celui-ci gagne encore, quels que soient les points.
kill-the-unicorns-end-final-bicorn-once = Un bicorne reste un dans le dernier arc-en-ciel
    .text = Un double arc-en-ciel demande huit licornes, au décompte final aussi. Un bicorne ne compte double que pour les points.
kill-the-unicorns-end-double-rainbow-twice = Deux doubles arcs-en-ciel
    .text = Si deux troupeaux sont complets au même moment, les deux gagnent.
kill-the-unicorns-end-most-points = Qui a le plus de points gagne
    .text = Après la quatrième manche, qui a le plus de points l’emporte.
kill-the-unicorns-end-tie-cancels = Les égalités s’annulent aussi à la fin
    .text = Les scores égaux s’annulent : le score suivant que personne ne partage l’emporte.
kill-the-unicorns-end-all-tied = Que des égalités
    .text = S’il ne reste aucun score qu’un seul joueur possède, personne ne gagne.
kill-the-unicorns-end-tie-unicorns = Le plus grand troupeau
    .text = Si plusieurs ont le plus de points, celui qui a le plus de licornes gagne.
kill-the-unicorns-end-tie-shared = Victoire partagée dans le prototype
    .text = Si le nombre de licornes est le même aussi, la victoire est partagée.

## Powers

kill-the-unicorns-power-once-a-round = Une fois par manche
    .text = Tu peux utiliser le pouvoir de ton personnage une fois par manche.
kill-the-unicorns-power-once-a-round-prototype = Une fois par manche, prototype
    .text = Le prototype ne dit pas combien de fois un pouvoir peut servir. Nous jouons comme dans le jeu fini : une fois par manche.
kill-the-unicorns-power-first-to-announce = Le premier qui l’annonce
    .text = Si deux joueurs veulent utiliser leur pouvoir au même moment, le premier qui l’annonce passe d’abord.
kill-the-unicorns-power-asked-together = Tous en même temps
    .text = Quand des pouvoirs pourraient servir, tous ceux qui pourraient en user sont consultés en même temps. Le premier à agir passe d’abord, puis on consulte de nouveau les autres.
kill-the-unicorns-power-right-moment = Chaque chose en son temps
    .text = Un pouvoir ne s’utilise qu’à son moment, et seulement s’il a sur quoi agir.
kill-the-unicorns-power-not-yours = Pas ton pouvoir
    .text = Tu n’as que le pouvoir de ton propre personnage, et seulement si la partie se joue avec les pouvoirs.
kill-the-unicorns-power-princess = Princesse
    .text = Avant que des cartes Chasse soient posées, tu peux regarder en secret une ruse de la licorne chassée.
kill-the-unicorns-power-princess-needs-trap = Une ruse à regarder
    .text = La princesse ne peut regarder que là où, près de la licorne chassée, se trouve une ruse qu’elle ne voit pas.
kill-the-unicorns-power-princess-until-laid = Jusqu’à quand la princesse regarde
    .text = Dès que quelqu’un a posé des cartes Chasse, la princesse ne peut plus utiliser son pouvoir pendant cette chasse.
kill-the-unicorns-power-princess-until-opened = La princesse avant l’ouverture
    .text = Dès que le premier joueur a posé ses cartes Chasse, la princesse ne peut plus utiliser son pouvoir pendant cette chasse.
kill-the-unicorns-power-princess-prototype = La princesse du prototype
    .text = Le prototype ne fixe pas de moment pour la princesse. Comme dans la règle française, elle peut regarder jusqu’à ce que le premier joueur ait posé.
kill-the-unicorns-power-bard = Barde
    .text = Désigne un joueur : il doit passer pour cette chasse.
kill-the-unicorns-power-bard-until-laid = Jusqu’à quand le barde chante
    .text = Dès que quelqu’un a posé des cartes Chasse, le barde ne peut plus forcer personne à passer pendant cette chasse.
kill-the-unicorns-power-bard-laid-is-safe = Qui a posé ne craint rien
    .text = Un joueur qui a posé ses cartes Chasse ne peut plus être forcé à passer. Les autres, si.
kill-the-unicorns-power-bard-another-player = Quelqu’un d’autre
    .text = Le barde ne peut désigner qu’un autre joueur, qui n’a pas encore décidé dans cette chasse et pourrait poser des cartes.
kill-the-unicorns-power-knight = Chevalier
    .text = Quand tu poses des cartes Chasse, tu peux en ajouter une de plus que demandé.
kill-the-unicorns-power-shaman = Shamane
    .text = Quand une ruse est révélée, tu peux l’annuler. Elle va sans effet dans la défausse de son propriétaire.
kill-the-unicorns-power-wizard = Magicien
    .text = Quand les cartes Chasse sont révélées et les égalités pas encore annulées, tu peux échanger une carte posée contre une de ta main.
kill-the-unicorns-power-huntress = Chasseresse
    .text = Après une chasse à laquelle tu as participé sans la gagner, tu peux reprendre en main une des cartes posées.
kill-the-unicorns-power-merchant = Marchand
    .text = Ton achat coûte 2 de moins, sans que tu aies à le demander.
kill-the-unicorns-power-thief = Voleuse
    .text = Quand les cartes Chasse sont révélées et les égalités pas encore annulées, tu peux échanger une de tes cartes posées contre celle d’un autre chasseur, pour cette chasse seulement.
kill-the-unicorns-power-black-mage = Mage noir
    .text = Avant que des cartes Chasse soient posées, tu peux échanger la licorne chassée avec une autre qui attend encore dans la ligne, ruses comprises.

## Variants

kill-the-unicorns-variant-expert = Pour experts
    .text = Les cartes Chasse et les ruses sont défaussées face cachée, et seul son propriétaire peut consulter une défausse.
kill-the-unicorns-variant-expert-paid = Les experts paient face cachée
    .text = Les cartes Chasse avec lesquelles les experts paient au marché sont montrées, puis défaussées face cachée comme les autres.
kill-the-unicorns-variant-beginner = Pour débuter
    .text = Pour une première partie rapide, on joue sans ruses et sans pouvoirs. Tous les personnages peuvent participer.
kill-the-unicorns-variant-no-traps = Des pouvoirs sans ruses
    .text = Si on ne retire que les ruses, la princesse et la shamane ne peuvent pas participer : leurs pouvoirs en ont besoin.
kill-the-unicorns-variant-no-powers = Des ruses sans pouvoirs
    .text = Si on ne retire que les pouvoirs, le marchand, la voleuse et le mage noir ne peuvent pas participer.

## The team game

kill-the-unicorns-team-two-teams = Deux contre deux
    .text = Quatre joueurs forment deux équipes tirées au sort. Ils sont placés de façon que les équipes jouent en alternance.
kill-the-unicorns-team-seats = Comment on tire au sort
    .text = Le programme tire au sort qui joue avec qui et dans quel ordre les quatre jouent. Les places gardent leurs lettres.
kill-the-unicorns-team-three-unicorns = Trois licornes en équipe
    .text = En équipe, on aligne trois licornes par manche, une de plus que le nombre d’équipes.
kill-the-unicorns-team-two-traps = Deux ruses en équipe
    .text = En équipe, une licorne accepte deux ruses, une au-dessus et une au-dessous. Si une place est déjà prise, choisis l’autre.
kill-the-unicorns-team-picks-trap = L’équipe gagnante choisit
    .text = S’il y a deux ruses près de la licorne, l’équipe gagnante choisit laquelle est révélée.
kill-the-unicorns-team-other-trap = L’autre est défaussée
    .text = La ruse qui n’a pas été choisie va face visible dans la défausse de son propriétaire.
kill-the-unicorns-team-first-player = L’équipe commence
    .text = Le jeton Premier Joueur appartient à l’équipe. Les partenaires décident ensemble qui ouvre.
kill-the-unicorns-team-first-member = Qui commence pour l’équipe
    .text = L’équipe est consultée avant chaque chasse. Pour les ruses et le marché, celui qui commence est celui qui a posé en premier pour elle dans la dernière chasse qu’elle a gagnée ; d’ici là, celui que le sort a désigné premier joueur.
kill-the-unicorns-team-two-to-five = De deux à cinq cartes
    .text = Celui qui ouvre annonce combien de cartes Chasse chaque équipe pose en tout : 2, 3, 4 ou 5.
kill-the-unicorns-team-at-least-one = Au moins une chacun
    .text = Les partenaires ne posent pas forcément autant de cartes l’un que l’autre, mais chacun au moins une.
kill-the-unicorns-team-completes = Le partenaire complète
    .text = Le premier de l’équipe pose une partie des cartes. Le second pose exactement celles qui manquent.
kill-the-unicorns-team-stays-out = Quand une équipe renonce
    .text = Une équipe chasse ensemble ou pas du tout. Elle renonce si le premier des deux passe, ou si les deux n’ont pas assez de cartes.
kill-the-unicorns-team-totals-add = Les totaux s’ajoutent
    .text = Les cartes Chasse des deux partenaires s’additionnent pour faire le total de l’équipe.
kill-the-unicorns-team-shared-herd = Un troupeau pour deux
    .text = Ce qu’une équipe capture va dans un troupeau commun.
kill-the-unicorns-team-market = Au marché en équipe
    .text = Au marché, chaque partenaire peut faire un achat pour le troupeau commun, avec les cartes Chasse de sa propre main.
kill-the-unicorns-team-score = Gagner ensemble
    .text = Le troupeau compte une fois pour toute l’équipe, et les deux gagnent ou perdent ensemble.
kill-the-unicorns-team-open-talk = Parler pour être entendu
    .text = Les partenaires peuvent se parler, mais de façon à être entendus de toute la table.
