# Tables for adults.

problem-forfeits-adults = Les gages personnels sont réservés aux tables pour adultes. Active 18+, ou retire-les.

web-adult = 18+ : noms et règles de fête pour adultes
web-adult-sure = Les noms imprimés sur les cartes et les règles de fête sont pour adultes. Tout le monde à cette table est d’accord et a au moins 18 ans ?
web-adult-yes = Oui, tout le monde
web-adult-no = Non
web-adult-table = Une table pour adultes
web-adult-door = L’hôte a activé ce qui est réservé aux adultes : noms crus tels qu’ils sont imprimés, et peut-être des règles de fête. Ne t’assieds que si tu as au moins 18 ans et que tu en as envie.
web-forfeits = Tes propres gages, un par ligne (facultatif)
web-forfeit = Gage de la maison : { $text }
web-adult-look = Je veux regarder : j’ai 18 ans ou plus
web-adult-names = En toute honnêteté : il n’existe de noms imprimés pour adultes qu’en polonais, et juste une poignée. Dans toutes les autres langues, les cartes gardent leurs noms habituels.
web-party-sips = Une gorgée dès qu’une de tes licornes est sacrifiée ou détruite. Après trois cartes Hennissement en un tour, qui a fait passer sa carte peut désigner quelqu’un pour une gorgée. Une fois par partie : une nouvelle main contre un verre vide.
web-party-layers = Quelque chose en moins pour chaque carte défaussée et chaque malus qui arrive dans ton écurie ; quelque chose en plus pour chaque bonus. Une fois par partie : une nouvelle main contre une couche de plus.
web-party-calls = La table ne fait qu’annoncer le moment. Dire non est toujours permis.
