# Tables for adults.

problem-forfeits-adults = Les gages personnels sont réservés aux tables pour adultes. Active 18+, ou retire-les.

web-adult = 18+ : noms et règles de fête pour adultes
web-adult-sure = Les noms imprimés sur les cartes et les règles de fête sont pour adultes. Tout le monde à cette table est d’accord et a au moins 18 ans ?
web-adult-yes = Oui, tout le monde
web-adult-no = Non
web-adult-table = Une table pour adultes
web-adult-door = L’hôte a activé ce qui est réservé aux adultes : noms crus tels qu’imprimés, et peut-être des règles de fête. Ne t’assieds que si tu as au moins 18 ans et que tu en as envie.
web-forfeits = Tes propres gages, un par ligne (facultatif)
web-forfeit = Gage de la maison : { $text }
