# Le formulaire d’une nouvelle table : ce que fait chaque choix, et pourquoi certains sont impossibles.

web-new-table = Nouvelle table : { $game }
web-new-table-bots = Choisir les bots : { $game }
web-more = Plus de choix
web-note-seats = { $count ->
    [one] Une personne peut venir par le lien.
   *[other] { $count } personnes peuvent venir par le lien.
}
web-note-alone = Tu joues contre des bots : ça commence tout de suite.
web-note-pace-none = Chacun réfléchit aussi longtemps qu’il veut.
web-note-pace-move = Passé ce délai, un bot joue le coup.
web-note-pace-days = Par correspondance : reviens quand c’est à toi.
web-note-edition = Règles et cartes de cette boîte. Chacun lit quand même dans sa langue.
web-note-reaction = Le temps que les autres ont pour intervenir.
web-note-hints = Montre de bons coups à qui le demande.
web-note-listed = Sinon, seuls ceux qui ont le lien la trouvent.
web-note-hilo-start = Qui joue en premier.
web-note-kill-the-unicorns-characters = Comment chacun reçoit son personnage.
web-note-kill-the-unicorns-beginner = Simplifier un peu les premières parties.
web-note-kill-the-unicorns-expert = Retenir ce qui est parti devient plus difficile.
web-note-kill-the-unicorns-extra_characters = Trois personnages de plus au choix. Leurs pouvoirs sont notre proposition.
web-note-kill-the-unicorns-teams = Deux équipes avec un troupeau commun, tirées au sort.
web-note-kill-the-unicorns-start = Qui ouvre la première chasse.
web-note-unstable-unicorns-targeting = À quel moment on annonce la cible d’une carte.
web-note-unstable-unicorns-party = La table annonce le moment, rien de plus.
web-why-edition = Grisé : seulement dans une autre édition.
web-why-teams = Deux contre deux se joue à quatre exactement.
web-why-days = Un jour ou plus par coup, c’est pour jouer avec quelqu’un : laisse une place libre.
