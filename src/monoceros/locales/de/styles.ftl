# Charaktere der Bots.

web-style = Ihr Spielstil
web-style-of = Spielstil von { $name }
web-style-plain = Kein besonderer
    .text = Machen den besten Zug, den sie sehen, ohne eigene Vorlieben.
web-style-cautious = vorsichtig
    .text = Halten zusammen, was sie haben: lieber das Sichere, nichts aus einer Laune heraus.
web-style-greedy = gierig
    .text = Wollen alles, und zwar sofort: Was zu haben ist, nehmen sie.
web-style-sly = gerissen
    .text = Stellen anderen gern ein Bein: hier eine Gemeinheit, da ein Tausch, dort eine verdorbene Beute.
web-bot-styled = { $level }, { $style }
