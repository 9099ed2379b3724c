# Verlauf und Chat: wer ging, wer zurückkam und wer schreiben darf.

web-log-you = Du
web-log-times = ×{ $count }
web-log-left = { $was } ist gegangen. Ein Bot spielt für { $was } weiter.
web-log-back = { $now } ist zurück.
web-log-takes = { $now } übernimmt von { $was }.
web-log-bot-takes = Ein Bot übernimmt von { $was }.
web-chat-onlooker = Du schaust zu: Hier schreibt nur, wer am Tisch sitzt.
problem-chat-onlooker = Im Chat schreibt nur, wer am Tisch sitzt. Nimm Platz oder schau zu.
