"""Messages to devices whose page is closed: encrypted for them, signed, handed to their push service."""
