# Le journal et le chat : qui est parti, qui est revenu, qui peut écrire.

web-log-you = Toi
web-log-times = ×{ $count }
web-log-left = { $was } est parti·e. Un bot joue à la place de { $was }.
web-log-back = { $now } est de retour.
web-log-takes = { $now } prend la place de { $was }.
web-log-bot-takes = Un bot prend la place de { $was }.
web-chat-onlooker = Tu regardes : seules les personnes à la table peuvent écrire.
problem-chat-onlooker = Seules les personnes à la table peuvent écrire ici. Prends une place, ou regarde.
