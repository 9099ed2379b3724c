# What the server says: problems by their code, and what it prints when it starts.

## Starting

serve-stopped = Arrêté. Au prochain démarrage, les tables reprendront là où elles en étaient.
serve-ready = Monoceros est prêt : { $address }
serve-network = Pour les autres sur ton réseau : { $address }
admin-closed = La table { $table } est fermée.
admin-removed = La table { $table } est supprimée.
admin-blocked = Bloquée : { $address }
admin-unblocked = De nouveau admise : { $address }
doctor-engine = Le moteur est compilé.
doctor-engine-slow = Le moteur n’est pas compilé : les bots réfléchissent bien plus lentement. Installe un compilateur C et lance `make compile`.
doctor-page = La page est construite.
doctor-page-missing = La page n’est pas construite : lance `make .venv/.page`.
doctor-files = { $limit } fichiers peuvent être ouverts.
doctor-files-few = Seuls { $limit } fichiers peuvent être ouverts, et chaque visite en demande un : augmente LimitNOFILE ou `ulimit -n`.
doctor-disk = Il reste { $free } Mio libres sur le disque.
doctor-disk-full = Il ne reste que { $free } Mio libres sur le disque : bientôt aucun coup ne pourra être enregistré.
doctor-database = La base de données fonctionne : un commit prend { $ms } ms.
doctor-database-slow = La base de données fonctionne, mais un commit prend { $ms } ms, et chaque coup en attend un : prends un disque plus rapide.
backup-written = Tables écrites dans { $file } : { $count }.
backup-restored = Tables restaurées : { $count }.
page-not-built = Le serveur tourne, mais ses pages ne sont pas encore construites. Lance « make play » dans le dossier du projet, puis redémarre le serveur.
mistake-address-taken = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $problem }.
    .way-out = Choisis un autre port avec --port, ou arrête ce qui utilise celui-ci.
mistake-host-unusable = Le serveur ne peut pas écouter sur { $host } : { $problem }.
    .way-out = Donne avec --host une adresse de cette machine : 127.0.0.1 pour toi, 0.0.0.0 pour tout le réseau.
mistake-setting-value = Un réglage est inutilisable : { $problem }.
    .way-out = Les réglages sont des variables d’environnement comme MONOCEROS_BOT_PAUSE=0.5.
mistake-database-kind = Une base de données du type « { $kind } » ne convient pas.
    .way-out = Indique un fichier, ou postgresql://…
mistake-database-unusable = La base de données est inutilisable : { $problem }
    .way-out = Vérifie son adresse et si tu as le droit d’y écrire.
mistake-database-newer = La base de données est en version { $found }, et ce programme ne connaît rien au-delà de la version { $known }.
    .way-out = Prends la version plus récente de Monoceros qui l’a créée.
mistake-backup-exists = Le fichier { $file } existe déjà.
    .way-out = Indique un autre fichier, ou déplace celui-là.
mistake-backup-unreadable = { $file } n’est pas une sauvegarde de Monoceros : { $problem }
    .way-out = Prends un fichier écrit par `monoceros backup`.
mistake-restore-not-empty = Il y a déjà des tables dans cette base de données.
    .way-out = Restaure dans une base vide : indique une nouvelle base avec --database.
mistake-database-older = La base de données est en version { $found }, et ce programme sauvegarde la version { $known }.
    .way-out = Démarre une fois le serveur de cette version, qui la met à jour ; ou prends la version dont elle vient.
mistake-table-unknown = Il n’y a pas de table { $table }.
    .way-out = `monoceros admin list` montre celles qui existent.
mistake-table-not-begun = La partie de la table { $table } n’a pas commencé.
    .way-out = Il n’y a encore rien à exporter.
mistake-address-unusable = { $address } n’est pas une adresse.
    .way-out = Écris une adresse comme 192.0.2.7 ou un réseau comme 192.0.2.0/24.
mistake-address-not-blocked = { $address } n’est pas bloquée.
    .way-out = Écris-la comme elle a été bloquée.
mistake-bus-kind = « { $kind } » ne peut pas transmettre les nouvelles.
    .way-out = Prends redis://…, ou PostgreSQL comme base de données, qui les transmet lui-même.
mistake-redis-missing = La bibliothèque Redis n’est pas installée.
    .way-out = Installe-la avec : pip install redis

## Problems

problem-allowed = C’est permis.
problem-analysis-busy = Trop de parties attendent déjà leur analyse ({ $waiting }). Reviens dans quelques minutes : celle-ci reste ici.
problem-bad-entropy = Cela ne peut pas servir de part de hasard : engage-toi par son SHA-256, puis révèle exactement cela, en 128 lettres et chiffres au plus.
problem-bad-message = Ce message est illisible.
problem-bad-pace = Il manque un nombre à l’horloge : des secondes par coup, ou des jours.
problem-bad-request = { $field ->
    [none] Ce que tu as envoyé est illisible.
   *[other] Le champ « { $field } » manque, est inconnu ou n’est pas du bon type.
    }
problem-blocked = La personne qui gère ce serveur a bloqué ton adresse.
problem-chat-empty = Il n’y a rien à lire dans ce message.
problem-chat-too-fast = Écris un peu moins vite.
problem-chat-too-long = Ce message est trop long : { $most } caractères au plus.
problem-check-too-long = C’est trop long à lire : cela a pris plus de { $seconds } secondes. Envoie quelque chose de plus petit ou de plus simple.
problem-checks-busy = Trop de paquets et d’enregistrements sont vérifiés en ce moment. Réessaie dans un instant.
problem-entropy-not-asked = Ce n’est pas demandé maintenant : ta part de hasard est donnée, ou les cartes sont distribuées.
problem-flood = C’était trop d’un coup. Attends un instant.
problem-foreign-origin = Seules les pages de ce serveur peuvent faire cela.
problem-future-version = La table n’en est pas encore là. Recharge la page.
problem-hints-busy = Trop de monde réfléchit en ce moment. Réessaie dans un instant.
problem-hints-off = Pas d’indices à cette table : son hôte n’en a pas voulu.
problem-internal = Quelque chose s’est mal passé sur le serveur. Réessaie.
problem-match-not-over = Ce n’est disponible qu’une fois la partie finie.
problem-match-over = La partie est finie.
problem-method = Cela n’est pas possible à cette adresse.
problem-no-such-page = Il n’y a rien à cette adresse.
problem-no-such-seat = Cette table n’a pas cette place.
problem-no-such-table = Cette table n’existe pas. Vérifie le lien ou le code.
problem-not-host = Seul l’hôte de la table peut faire cela.
problem-not-seated = Tu regardes ; il faut une place pour faire cela.
problem-not-started = La partie n’a pas encore commencé.
problem-not-your-turn = Ce n’est pas ton tour.
problem-other-seat = Ce navigateur a déjà une autre place à cette table. Ouvre le lien dans un autre navigateur ou une fenêtre privée.
problem-record-unusable = Cet enregistrement ne peut pas être vérifié.
problem-refused = Les règles ne le permettent pas.
problem-seat-busy = Cette place est déjà prise.
problem-seat-link = Ce lien de place ne marche plus.
problem-seat-present = La personne assise là est à la table et joue elle-même. Un bot peut la remplacer quand elle est partie.
problem-seats-open = Il reste des places libres.
problem-stale-version = La partie a avancé entre-temps. Regarde à nouveau avant de décider.
problem-started = La partie a déjà commencé.
problem-stood-in = Un bot joue pour toi. Recharge la page pour reprendre ta place.
problem-storage = Le serveur ne peut rien enregistrer pour le moment. Réessaie dans un instant.
problem-table-crowded = Trop de monde regarde déjà cette table.
problem-table-full = Toutes les places de cette table sont prises.
problem-table-outdated = Cette partie a été commencée avec une version plus ancienne et ne peut pas continuer ici.
problem-too-large = C’est trop volumineux.
problem-undo-card-shown = Tu ne peux pas revenir en arrière : une carte a été montrée.
problem-undo-chance-spoke = Tu ne peux pas revenir en arrière : le hasard a parlé.
problem-undo-not-yours = Tu ne peux pas revenir en arrière : le dernier coup n’était pas le tien.
problem-undo-nothing-played = Il n’y a rien à annuler.
problem-undo-others-asked = Tu ne peux pas revenir en arrière : les autres ont été consultés aussi.
problem-undo-turn-passed = Tu ne peux pas revenir en arrière : c’est déjà le tour de quelqu’un d’autre.
problem-unknown-type = Le serveur ne connaît pas ce genre de message.
problem-viewer-unknown = Personne ici ne voit la partie comme « { $viewer } ».
