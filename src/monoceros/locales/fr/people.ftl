# Des personnes sans compte : ce que la page dit de soi-même, et ce qui peut être refusé.

web-me = Toi
web-me-how = Ni compte ni mot de passe : ce navigateur se souvient simplement de toi.
web-me-name-how = Les autres voient ton nom et ta licorne aux tables où tu joues.
web-me-avatar = Ta licorne
web-avatar = Licorne { $number }
web-me-save = Enregistrer
web-me-saved = Enregistré.
web-me-devices = Tes appareils
web-me-devices-how = Ouvre ce lien sur ton téléphone ou un autre ordinateur : cet appareil te connaîtra aussi, avec toutes tes tables. Il marche une seule fois, pendant un quart d’heure. Garde-le pour toi : qui l’ouvre joue à ta place.
web-me-link-make = Créer un lien pour un autre appareil
web-me-link = Lien pour ton autre appareil
web-me-devices-count = { $count ->
    [one] Seul cet appareil te connaît.
   *[other] { $count } appareils te connaissent.
}
web-me-only-here = Déconnecter tous les autres appareils
web-me-kept = Ce qui est conservé à ton sujet
web-me-kept-how = Ton nom, ta licorne, ta langue, les tables où tu as joué et ce que tu y as écrit. Si tu as demandé des messages : où ils vont, et tes heures calmes. Rien d’autre : ni adresse, ni courriel, ni pistage.
web-me-export = Tout télécharger
web-me-forget = Oublie-moi
web-me-forget-title = Veux-tu qu’on t’oublie ?
web-me-forget-how = Ton nom disparaît de toutes les tables, un bot prend le relais là où tu joues, et aucun de tes appareils n’est plus reconnu. C’est définitif.
web-me-forget-do = Oui, oublie-moi
web-carry-title = C’est bien toi, sur cet appareil aussi ?
web-carry-how = Désormais, ce navigateur joue en tant que { $name }, aux mêmes tables.
web-carry-nameless = Désormais, ce navigateur joue au nom de la personne qui a créé ce lien, aux mêmes tables.
web-carry-same = Cet appareil te connaît déjà.
web-carry-loses = { $tables ->
    [one] Ce navigateur a sa propre place à une table. Si tu continues, il y renonce.
   *[other] Ce navigateur a ses propres places à { $tables } tables. Si tu continues, il y renonce.
}
web-carry-do = Oui, c’est moi
web-carry-instead = Continuer quand même
problem-avatar-unknown = Ce dessin n’existe pas. Choisis-en un parmi ceux qui sont montrés.
problem-carry-code = Ce lien ne marche plus : il est fait pour un appareil et pour un quart d’heure. Crées-en un nouveau sur l’appareil qui te connaît.
problem-nobody-yet = Ce navigateur ne connaît encore personne : il n’y a rien à montrer ni à oublier.
problem-other-person = Ce navigateur appartient déjà à quelqu’un d’autre, avec { $tables ->
        [one] une place à une table
       *[other] des places à { $tables } tables
    }. Confirme que tu y renonces.
problem-too-many-devices = { $most } appareils te connaissent déjà. Déconnecte d’abord les autres.
