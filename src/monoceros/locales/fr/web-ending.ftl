# The end of a game on the page, and what people feel on the way: sounds, faces, a neigh.

## The end

web-counting = On compte les points…
web-decisive = Le moment décisif :
web-decisive-soon = À la recherche du moment décisif…
web-rematch = Revanche
web-rematch-vote = Dis que tu aimerais rejouer au même jeu
web-other-game = Partie suivante…
web-share-short = Partager

## A result to send

web-share-result = Partager le résultat
web-result-drawing = On dessine l’image…
web-result-no-picture = L’image ne peut pas être dessinée pour l’instant. Le lien ci-dessous dit la même chose.
web-result-picture = Le résultat en image : { $headline }
web-result-send = Envoyer
web-result-save = Enregistrer l’image
web-result-record = L’enregistrement
web-result-link = Lien vers ce résultat
result-title = { $names } a gagné à { $game }
result-title-shared = { $names } se partagent la victoire à { $game }
result-title-nobody = Personne n’a gagné à { $game } cette fois
result-line = { $name } { $total }
result-decided = Le moment décisif : le coup { $n } sur { $of }, joué par { $name }.
result-invite = Revois la partie ou joue à ton tour : sans compte, sans téléchargement.
result-picture = Le résultat d’une partie de { $game } : { $standing }
result-foot = { $date } · Monoceros, des jeux de cartes pleins de licornes, en ligne

## Faces

web-emotes = Réactions rapides
web-emotes-of = Montrer les réactions de { $name }
web-emote-hello = Salut !
web-emote-bravo = Bien joué !
web-emote-laugh = Ha ha !
web-emote-wow = Oh là là !
web-emote-oops = Oups !
web-emote-thanks = Merci !
web-emote-said = { $name } : { $emote }
web-neigh-cry = HIIII !
