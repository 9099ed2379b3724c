# Plusieurs personnes sur un appareil : se le passer sans que personne ne voie les cartes des autres.

web-one-device = Sur un seul appareil
web-one-device-how = Vous jouez tous sur cet appareil et vous vous le passez. Les cartes restent cachées jusqu’à ce que la bonne personne soit seule à regarder.
web-one-device-name = Nom { $number }
web-one-device-more = Encore quelqu’un
web-one-device-fewer = Enlever { $name }
web-one-device-start = Distribuer les cartes
web-guest-add = Ajouter quelqu’un sur cet appareil
web-guest-name = Son nom
web-guest-beside = sur l’appareil de { $name }
web-hand-on = Passe l’appareil
web-hand-to = À { $name }
web-hand-how = Touche le bouton quand personne d’autre ne peut voir.
web-hand-show = C’est moi, { $name } : montrer mes cartes
web-hand-done = Cacher mes cartes
web-hand-done-how = C’est fait. Cache tes cartes, puis passe l’appareil.
web-hand-hide = Cacher
web-hand-window = Quelqu’un veut-il intervenir ?
web-hand-window-how = On ne demande à personne, ou à chacun l’un après l’autre, quelles que soient ses cartes.
web-hand-nobody = Personne, on continue
web-hand-everybody = Demander à tous
