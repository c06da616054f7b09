"""What the core has to say: a key, the rules it rests on and the facts, never a sentence."""

import msgspec

Fact = str | int


class Message(msgspec.Struct, frozen=True):
    """The interface finds words for `key` and fills in `args`; `rules` are cited as they are."""

    key: str
    rules: tuple[str, ...] = ()
    args: dict[str, Fact] = {}

    def __hash__(self) -> int:
        return hash((self.key, self.rules, tuple(sorted(self.args.items()))))


def say(key: str, /, *rules: str, **args: Fact) -> Message:
    """A message such as say("movement.too_far", "BP-ACT-2", ship="red-3", allowed=4, asked=5)."""
    return Message(key, rules, args)


class Refused(Exception):
    """The command cannot be carried out, whatever the table thinks of it."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(", ".join(message.key for message in messages))
        self.messages = messages

    @property
    def rules(self) -> tuple[str, ...]:
        return rules_of(self.messages)


class Objected(Exception):
    """The rules are against it; the table may overrule them."""

    def __init__(self, *messages: Message) -> None:
        super().__init__(", ".join(message.key for message in messages))
        self.messages = messages

    @property
    def rules(self) -> tuple[str, ...]:
        return rules_of(self.messages)


def rules_of(messages: tuple[Message, ...]) -> tuple[str, ...]:
    """Every rule named, once, in the order of mention."""
    return tuple(dict.fromkeys(rule for message in messages for rule in message.rules))


def grounds_of(messages: tuple[Message, ...]) -> tuple[str, ...]:
    """What an overruling goes against: the rules, or the key of a message that names none."""
    grounds = (name for message in messages for name in message.rules or (message.key,))
    return tuple(dict.fromkeys(grounds))
