# Ce que disent les cartes, d’après leurs champs ; les règles disent ce qui demande plus de mots.

kill-the-unicorns-says-unicorn = { $colour ->
    [pink] Une licorne rose
    [blue] Une licorne bleue
    [green] Une licorne verte
    [yellow] Une licorne jaune
   *[none] Une licorne sans couleur
 }, qui vaut { $stars ->
    [one] { $stars } point
   *[other] { $stars } points
 }.
kill-the-unicorns-says-hunt = Ajoute { $value } à ton total dans une chasse, ou vaut { $value } au Marché Noir.
kill-the-unicorns-says-recolour = La licorne compte comme { $colour ->
    [pink] rose
    [blue] bleue
    [green] verte
   *[yellow] jaune
 }.
kill-the-unicorns-says-more = La licorne vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de plus à la fin.
kill-the-unicorns-says-less = La licorne vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 } de moins à la fin.
kill-the-unicorns-says-pate = Vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
 } à la fin.
kill-the-unicorns-says-price = Prix : { $price }.
kill-the-unicorns-says-nothing = Sans effet.
