# The log and the chat: who left, who came back, and who may write.

web-log-you = You
web-log-times = ×{ $count }
web-log-left = { $was } has left. A bot plays on for { $was }.
web-log-back = { $now } is back.
web-log-takes = { $now } takes over from { $was }.
web-log-bot-takes = A bot takes over from { $was }.
web-chat-onlooker = You are watching: only people at the table write here.
problem-chat-onlooker = Only people at the table write in its chat. Take a seat, or watch.
