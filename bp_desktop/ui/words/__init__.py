"""The language of the window: messages, numbers and moments in a person's words."""
