# The lessons: what is said on a prepared table, step by step. Short: two or three lines on a phone.

## Around a lesson

lesson-offer = Apprendre en trois minutes
lesson-title = Leçon : { $game }
lesson-next = Continuer
lesson-skip = Quitter la leçon
lesson-done = Jouer pour de bon
lesson-others = Les autres jouent…
lesson-not-that = Ça viendra plus tard. Prends ce qui brille.
lesson-you = Toi
lesson-again = Encore une fois

## HiLo

lesson-hilo-aim = Ces douze cartes cachées sont ton royaume. À la fin, qui a le plus d’écus étoilés gagne.
lesson-hilo-start = Tout le monde commence par retourner une carte. Touche celle qui brille.
lesson-hilo-take = Un chevalier, avec des demi-écus sur trois bords ! Le barde de la défausse va bien à côté : prends-le.
lesson-hilo-place = Pose-le juste à côté du chevalier. Deux moitiés qui se touchent font un écu entier.
lesson-hilo-draw = Ton premier écu. Cette fois, tente ta chance : pioche une carte cachée.
lesson-hilo-discard = Un paysan ne te sert à rien ici. Pose-le sur la défausse.
lesson-hilo-uncover = Qui écarte la carte piochée retourne une des siennes. Essaie celle sous le chevalier.
lesson-hilo-magic = La princesse s’accorde avec le chevalier au-dessus : ton deuxième écu. Pioche encore.
lesson-hilo-magician = Un magicien ! Pose-le ici, et il lance un sort.
lesson-hilo-cast = Il échange une de tes cartes contre celle de quelqu’un d’autre. Touche la carte cachée à côté du barde, puis le roi là-haut.
lesson-hilo-end = Le roi rapporte deux écus d’un coup ! La partie finit quand les douze cartes de quelqu’un sont visibles. C’est tout : à toi !

## Kill the Unicorns

lesson-kill-the-unicorns-aim = Te voilà à la chasse. Les étoiles sont des points ; plusieurs licornes d’une couleur, ou les quatre couleurs, en rapportent bien plus.
lesson-kill-the-unicorns-trap = D’abord, chacun pose une ruse. Un bicorne compte pour deux de sa couleur : touche-le, puis l’emplacement au-dessus de la licorne rose.
lesson-kill-the-unicorns-lay = La chasse à la licorne rose est ouverte, et tu commences. Prends le 3 et un 2 et pose-les, face cachée.
lesson-kill-the-unicorns-ties = Qui participe pose autant de cartes que toi. Le plus haut total gagne, mais les totaux égaux s’annulent !
lesson-kill-the-unicorns-won = Les deux autres avaient 7 et sont éliminés : ton 5 gagne. Ta ruse est révélée, le bicorne reste avec ta licorne.
lesson-kill-the-unicorns-market = Après quatre chasses, le Marché Noir ouvre. Les cartes qui te restent sont ton argent. Touche la Barbe à Papa rose à 3.
lesson-kill-the-unicorns-target = La Barbe à Papa colore une licorne. Touche ta verte, et elle devient rose.
lesson-kill-the-unicorns-end = Tes trois licornes comptent pour quatre d’une couleur : 8 points de plus. Après quatre manches, qui a le plus de points gagne. À toi !

## Unstable Unicorns

lesson-unstable-unicorns-aim = Chacun a une écurie. La première personne à y réunir sept licornes gagne.
lesson-unstable-unicorns-play = À ton tour, tu joues une carte ou tu en pioches une. Les licornes vont dans ton écurie : joue celle qui brille.
lesson-unstable-unicorns-stable = Ta deuxième licorne ! Avant qu’elle entre, on a demandé aux autres s’ils voulaient l’arrêter. À eux maintenant.
lesson-unstable-unicorns-neigh = Oh non, cette licorne compte double ! Mais tu as un hennissement, qui arrête une carte. Joue-le !
lesson-unstable-unicorns-magic = Arrêtée ! C’est de nouveau ton tour, et tu as pioché une carte. Une carte magie n’agit qu’une fois : joue celle-ci.
lesson-unstable-unicorns-player = Elle détruit une licorne. De qui ? Touche le nom de la personne qui en a deux.
lesson-unstable-unicorns-target = Maintenant, touche la licorne qui doit partir.
lesson-unstable-unicorns-discard = Cela a un prix : tout le monde défausse une carte. Touche une des tiennes.
lesson-unstable-unicorns-last = Bien plus tard : six licornes à l’écurie et la septième en main. Joue-la !
lesson-unstable-unicorns-end = Personne n’a pu l’arrêter : tu as gagné ! C’est tout ce qu’il faut savoir. Place à une vraie partie.
