"""Numbers as the language of the window writes them."""

from PySide6.QtCore import QLocale


def decimal(value: float, digits: int = 1) -> str:
    """Rounded to so many digits after the point or comma."""
    locale = QLocale()
    locale.setNumberOptions(QLocale.NumberOption.OmitGroupSeparator)
    # Qt has no such call for whole numbers, which callers may hand over as floats.
    return locale.toString(float(value), "f", digits)
