# A card pack of one's own at a table.

problem-no-own-pack = Cette table joue avec les cartes habituelles, pas avec un paquet personnel.
problem-pack-too-large = Ce paquet de cartes est trop gros : { $most } Kio au plus. N’indique que ce qui diffère dans ta boîte.

web-pack = Les cartes de ta propre boîte (facultatif)
web-pack-how = Un paquet de cartes dans un fichier TOML qui dit ce qui diffère des cartes habituelles.
web-pack-choose = Choisir un fichier
web-pack-remove = Jouer avec les cartes habituelles
web-pack-reading = Vérification des cartes…
web-pack-good = C’est bon : { $pack }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
web-pack-door = On joue avec les cartes personnelles de l’hôte : { $pack }.
web-pack-look = Voir les cartes
web-pack-download = Télécharger le paquet
web-pack-cards = Voici les cartes d’une table qui a son propre paquet : { $pack }.
web-cards-known = Chaque valeur dit d’où nous la connaissons. Ce qui n’est pas attesté mérite un coup d’œil dans ta boîte.

web-box-differs = Ma boîte est différente
web-box-done = Terminé
web-box-card = Corriger cette carte
web-box-how = Corrige ce qui diffère sur tes cartes, puis fais vérifier ton paquet. Tu peux ensuite jouer avec, le garder dans un fichier ou le partager par un lien.
web-box-count = { $cards ->
    [0] Aucune carte corrigée.
    [one] { $cards } carte corrigée.
   *[other] { $cards } cartes corrigées.
}
web-box-check = Vérifier
web-box-use = L’utiliser à mes tables
web-box-kept = Gardé dans ce navigateur : choisis « Ma boîte » quand tu ouvres une table.
web-box-link = Un lien vers ta boîte
web-box-mine = Ma boîte
web-cards-removed = Retirées de la pioche pour une partie à deux ({ $cards } cartes)
