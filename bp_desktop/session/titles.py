"""Titles of documents: cleaned alike for boxes and files."""

MAX_TITLE = 200


def clean_title(title: str) -> str:
    """One line, of a length that can be shown, of characters that can be stored."""
    printable = title.encode("utf-8", "replace").decode("utf-8").replace("\0", "")
    return " ".join(printable.split())[:MAX_TITLE]
