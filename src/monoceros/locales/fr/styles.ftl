# Le caractère des bots.

web-style = Leur caractère
web-style-of = Caractère de { $name }
web-style-plain = Aucun en particulier
    .text = Ils jouent le meilleur coup qu’ils voient, sans préférence.
web-style-cautious = prudents
    .text = Ils gardent ce qu’ils ont : la sécurité d’abord, rien sur un coup de tête.
web-style-greedy = gourmands
    .text = Ils veulent tout, et tout de suite : ce qui est à prendre, ils le prennent.
web-style-sly = rusés
    .text = Ils aiment faire trébucher les autres : une ruse ici, un échange là, un butin gâché.
web-bot-styled = { $level }, { $style }
