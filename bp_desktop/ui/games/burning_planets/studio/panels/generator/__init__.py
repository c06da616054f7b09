"""The generator: the rule book's dice, at once or one by one."""
