# Messages sur ses appareils quand c'est à soi de jouer, et à qui de jouer sur la page.

push-turn = À toi de jouer : { $game }
push-turn-guest = C’est à { $name } de jouer : { $game }
push-window = { $game } : tu interviens ?
push-with = Avec { $names }.
push-until = Tu as jusqu’à { $when }.
push-try-title = Voilà à quoi ça ressemble
push-try = C’est ainsi que Monoceros te prévient quand c’est à toi.

web-notices = Messages quand c’est à toi
web-notices-how = Dans les parties par correspondance, cet appareil peut te prévenir que c’est à toi, même quand la page est fermée. Un message par tour, aucun tant que tu regardes la table. Pour les invités qui jouent sur ton appareil, le message dit à qui c’est de jouer.
web-notices-on = Me prévenir sur cet appareil
web-notices-off = Plus de messages sur cet appareil
web-notices-here = Cet appareil te prévient quand c’est à toi.
web-notices-devices = { $count ->
    [one] Un de tes appareils reçoit des messages.
   *[other] { $count } de tes appareils reçoivent des messages.
}
web-notices-try = En envoyer un maintenant
web-notices-tried = C’est parti…
web-notices-denied = Ton navigateur bloque les messages de cette page. Autorise-les dans ses réglages pour ce site, puis réessaie.
web-notices-cannot = Ce navigateur ne peut pas montrer de messages quand la page est fermée. Sur iPhone ou iPad, ajoute d’abord la page à l’écran d’accueil.
web-notices-failed = Le service de messages de ton navigateur est injoignable pour l’instant. Réessaie plus tard.
web-quiet-how = Pendant ces heures, rien n’arrive ; ce qui attendait arrive ensuite.
web-quiet-on = Pas de message à certaines heures
web-quiet-from = de
web-quiet-to = à
web-quiet-zone = fuseau horaire { $zone }
web-notices-offer = Cet appareil doit-il te prévenir quand c’est à toi ?
web-notices-later = Pas maintenant
web-title-turns = ({ $count }) À toi de jouer
web-reaction-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}

problem-push-endpoint = Aucun message ne peut être envoyé à cet appareil : son service de messages n’est pas indiqué comme le font les navigateurs, ou se trouve à une adresse à laquelle ce serveur n’écrit pas.
problem-push-off = Cet appareil ne reçoit pas de messages. Active-les d’abord.
problem-quiet-hours = Ces heures calmes ne conviennent pas : il faut un début, une autre fin et un fuseau horaire qui existe.
problem-reaction-too-long = Le temps pour intervenir ne peut pas dépasser celui d’un coup : { $most ->
        [one] { $most } heure
       *[other] { $most } heures
    }.
