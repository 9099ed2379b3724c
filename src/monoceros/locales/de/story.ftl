# Verlauf und Chat: wer ging, wer zurückkam und wer schreiben darf.

web-log-you = Du
web-log-times = ×{ $count }
web-log-left = { $was } ist gegangen. Ein Bot spielt für { $was } weiter.
web-log-back = { $now } ist zurück.
web-log-takes = { $now } übernimmt von { $was }.
web-log-bot-takes = Ein Bot übernimmt von { $was }.
web-chat-onlooker = Du schaust zu: Hier schreiben nur, die am Tisch sitzen.
problem-chat-onlooker = Im Chat schreiben nur, die am Tisch sitzen. Nimm Platz oder schau zu.
