"""What is spoken with clients: messages, problems, tokens, timestamps, and how much a client may send."""
