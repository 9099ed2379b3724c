# The command line and what all games share.

at-line = { $file }, ligne { $line } :
face-down = cachée
you = Toi
bot-name = Bot { $name }

## Engine

engine-notice = Remarque : c’est le moteur interprété qui tourne, environ dix fois plus lent. Raison : { $reason }.
engine-compiled = moteur compilé
engine-interpreted = moteur interprété : { $reason }
engine-asked-for = demandé par MONOCEROS_ENGINE
engine-not-compiled = il n’a pas été compilé ; s’il y a un compilateur C, cette commande s’en charge : { $command }
engine-other-python = il a été compilé pour un autre Python ; pour le recompiler : { $command }
engine-sources-changed = ses sources ont été modifiées depuis ; pour les recompiler : { $command }

## games, rules, cards

games-edition = Édition
games-small = Petite édition
games-small-about = la fin d’une partie, assez petite pour être résolue : « monoceros solve »
games-players = de { $fewest } à { $most } personnes
games-option = Option
games-reading = Lecture
games-bots = Bots
games-cost = Tous jouent en une milliseconde environ, sauf expert et master. expert essaie chaque décision dans au moins { $tries } mondes imaginés, en quelques centièmes de seconde et jamais plus de { $seconds } secondes. master réfléchit jusqu’à ce que sa seconde soit écoulée ou que plus rien ne puisse changer.
rules-ruling = notre décision { $number }
rules-sister = d’après le livret d’une autre édition
rules-reading = Vaut aux tables qui ont choisi la lecture { $option }={ $value }.
rules-reading-usual = La lecture habituelle ({ $option }={ $value }) ; une table peut en choisir une autre.
rules-not-here = absent de cette édition
rules-no-difference = Ces éditions sont d’accord sur tout.
cards-copies = Nombre
cards-code = Code
cards-name = Nom
cards-text = Ce qu’elle fait
cards-value = { $field } : { $value }
cards-note = Ce qui est signalé ne figure dans aucune source : compare avec ta boîte, et corrige avec un paquet de cartes à toi (--template en écrit un à remplir).
cards-pack-good = { $file } est un bon paquet : { $label }, { $total ->
    [one] { $total } carte
   *[other] { $total } cartes
}.
template-about = Un paquet pour ta propre boîte. Compare chaque carte avec la tienne : si quelque chose diffère, efface le # devant la ligne et écris ce que dit ta carte. Laisse tout le reste tel quel. Si ta boîte contient plus ou moins de cartes, corrige aussi total. "none" remplace une valeur que la carte n’a pas. Ensuite : monoceros cards JEU --check FICHIER. On peut écrire :
pack-note-hilo-de = Une reconstitution, pas la liste publiée : le livret ne montre qu’une partie des cartes.
pack-note-kill-the-unicorns-retail = Une reconstitution, pas la liste publiée : les livrets nomment quelques ruses et n’expliquent presque aucun pouvoir.
pack-note-kill-the-unicorns-prototype = Une reconstitution, pas la liste publiée : les règles du prototype ne nomment que peu de cartes.
pack-note-unstable-unicorns-pl = Les noms sont de nous ; les effets reposent sur des listes de cartes de la deuxième édition.
provenance-attested = attesté
provenance-inferred = par déduction
provenance-reconstructed = par reconstitution
provenance-owner = d’après ton paquet

## play

play-help = Tape un numéro ou une action. Entrée repose la question. ? donne la règle du moment ; ? suivi d’un numéro, d’une carte ou d’un mot des règles l’explique. u annule, q quitte.
play-commitment = Distribution équitable. Engagement : { $hash }
play-no-such = Il n’y a pas de « { $word } » ici. Entrée affiche à nouveau les choix.
play-unknown = Je ne connais ni carte, ni règle, ni action « { $word } ».
play-choice = [bold]{ $label }[/] : { $action }
play-allowed = « { $action } » est permis.
play-again = On rejoue ? r : revanche, s : enregistrer la partie, q : quitter
play-save-unfinished = Enregistrer la partie pour continuer plus tard ? Donne un nom de fichier, ou appuie sur Entrée pour ne pas la garder :
play-save-name = Nom du fichier pour l’enregistrement :
play-saved = Enregistré : { $file }
play-not-saved = Impossible d’écrire { $file } : { $problem }. Essaie un autre nom.
play-bye = Au revoir, et merci d’avoir joué.
play-you-win = Tu as gagné !
play-you-share = Tu partages la victoire !
play-nobody-wins = Personne ne gagne cette fois.
play-others-win = Victoire : { $names }. Bien joué !
undo-done = C’est annulé.
undo-nothing-played = Il n’y a encore rien à annuler.
undo-others-asked = Les autres ont été consultés aussi, donc l’action reste.
undo-not-yours = La dernière action n’était pas la tienne, donc elle reste.
undo-turn-passed = Ton tour est déjà passé, donc l’action reste.
undo-chance-spoke = Le hasard a parlé depuis, donc l’action reste.
undo-card-shown = Une carte cachée a été montrée, donc l’action reste.

## replay, verify

replay-next = Entrée pour l’action suivante, q pour quitter
replay-result = Résultat : { $result }
verify-fair = Tout est juste : { $actions ->
    [one] { $actions } action conforme aux règles
   *[other] { $actions } actions conformes aux règles
}, le résultat est bon, et { $chances ->
    [one] { $chances } tirage au hasard découle
   *[other] les { $chances } tirages au hasard découlent
} du secret fixé par l’engagement pris avant la distribution et de la part de hasard de chacun.
verify-seeded = Tout est juste : { $actions ->
    [one] { $actions } action conforme aux règles
   *[other] { $actions } actions conformes aux règles
}, et le résultat est bon. Les cartes ont été distribuées à partir du nombre { $seed }, sans engagement : rien ne prouve donc que personne ne l’a choisi.

## simulate

simulate-running = Parties en cours
simulate-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} à { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
simulate-bot = Bot
simulate-games = Jouées
simulate-wins = Gagnées
simulate-rate = Taux
simulate-interval = Intervalle (95 %)
simulate-score = Score
simulate-quartiles = Dispersion
simulate-seats = Victoires par place : { $rates }
simulate-speed = Parties/s : { $games } ; actions/s : { $steps } ; actions par partie : { $length }
simulate-records = Les parties enregistrées sont dans { $folder }.
simulate-out = Les résultats sont dans { $folder }. Regarde-les : monoceros report { $game } { $folder }

## bench

bench-measuring = mesure : { $name }
bench-missing = Laissé de côté : { $name } ({ $reason }). « make bench » installe les moteurs de comparaison.
bench-hint = « make bench » mesure les moteurs de comparaison en même temps.
bench-figure = Mesure
bench-ratio = Rapport
bench-peers = Parties aléatoires, pas en multiples de { $peer }
bench-steps = Pas/s
bench-games = Parties/s
bench-copies = Copies/s
bench-driven = (piloté depuis Python)
play-exists = { $file } existe déjà. Choisis un autre nom, ou appuie sur Entrée pour partir sans enregistrer.
play-resume = Pour continuer plus tard : { $command }
play-narrow = Ton terminal a moins de { $columns } colonnes : élargis-le et les cartes s’aligneront.
verify-compare = Compare avec l’engagement que tu as vu avant la distribution : { $hash }
output-failed = La sortie n’a pas pu être écrite : { $problem }.
