"""Settings of an export from what was typed: each word is understood, and nonsense is said."""

import pytest
from hypothesis import given, strategies as st

from bp_desktop.core.export_settings import (
    PAGES,
    PDF,
    PNG,
    SVG,
    ExportError,
    ExportSettings,
    typed_settings,
    usual,
)

Given = dict[str, object]


@pytest.mark.parametrize(
    ("name", "kind"), [("b.png", PNG), ("b.SVG", SVG), ("a.b/c.pdf", PDF), (r"a.b\c.png", PNG)]
)
def test_with_a_name_alone_everything_is_as_usual_in_the_window(name: str, kind: str) -> None:
    assert typed_settings(name, {}) == usual(kind)


def test_every_control_of_the_panel_has_its_word() -> None:
    picture = typed_settings(
        "b.png",
        {
            "style": "light",
            "mm": 7.5,
            "dpi": 300,
            "notes": True,
            "coordinates": True,
            "hide": ["cell-lines", "ships"],
            "palette": "vivid",
        },
    )
    printed = typed_settings("b.pdf", {"sheets": "pages", "paper": "letter", "overlap": 3.0})
    sheet = typed_settings("b.pdf", {"paper": "a3", "notes": False}, "setup")

    off = frozenset({"cell_lines", "ships"})
    assert picture == ExportSettings(
        PNG, "light", 7.5, dpi=300, off=off, notes=True, palette="vivid"
    )
    assert (printed.division, printed.page, printed.overlap) == ("pages", "Letter", 3)
    assert (sheet.kind, sheet.page, sheet.notes) == ("setup", "A3", False)
    reached = {"kind", "style", "mm_per_cell", "dpi", "division", "page", "overlap", "off"}
    assert set(ExportSettings.__struct_fields__) == reached | {"notes", "palette"}


def test_a_hidden_layer_does_not_bring_the_coordinates() -> None:
    assert typed_settings("b.png", {"hide": ["ships"]}).off == {"ships", "coordinates"}


@pytest.mark.parametrize(
    ("name", "given", "sheet", "reason"),
    [
        ("b.bmp", {}, "", "export.unknown_kind"),
        ("b", {}, "", "export.unknown_kind"),
        ("png", {}, "", "export.unknown_kind"),
        ("a.png/.png", {}, "", "export.unknown_kind"),
        ("b.png", {}, "setup", "export.sheet_is_pdf"),
        ("b.png", {"dpi": 19}, "", "export.resolution"),
        ("b.png", {"dpi": 1201}, "", "export.resolution"),
        ("b.svg", {"mm": 0.9}, "", "export.cell_size"),
        ("b.svg", {"mm": float("nan")}, "", "export.cell_size"),
        ("b.pdf", {"overlap": 41.0}, "", "export.overlap"),
        ("b.pdf", {"paper": "A17"}, "", "export.unknown_paper"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    name: str, given: Given, sheet: str, reason: str
) -> None:
    with pytest.raises(ExportError) as caught:
        typed_settings(name, given, sheet)

    assert caught.value.message.key == reason


@pytest.mark.parametrize(
    ("name", "given", "sheet", "option"),
    [
        ("b.svg", {"dpi": 300}, "", "--dpi"),
        ("b.pdf", {"dpi": 300}, "", "--dpi"),
        ("b.png", {"paper": "A4"}, "", "--paper"),
        ("b.pdf", {"mm": 10.0}, "setup", "--mm"),
        ("b.pdf", {"sheets": "tiles", "overlap": 3.0}, "", "--overlap"),
        ("b.pdf", {"sheets": "one", "paper": "A3"}, "", "--paper"),
    ],
)
def test_what_would_change_nothing_is_said_instead_of_ignored(
    name: str, given: Given, sheet: str, option: str
) -> None:
    with pytest.raises(ExportError) as caught:
        typed_settings(name, given, sheet)

    assert caught.value.message.key == "export.no_use"
    assert caught.value.message.args["option"] == option


@given(
    st.sampled_from([PNG, SVG, PDF, "setup"]),
    st.integers(20, 1200),
    st.floats(1, 200),
    st.floats(0, 40),
    st.sampled_from(sorted(PAGES)),
)
def test_whatever_a_control_can_be_set_to_is_allowed(
    kind: str, dpi: int, mm: float, overlap: float, page: str
) -> None:
    settings = ExportSettings(kind, mm_per_cell=mm, dpi=dpi, overlap=overlap, page=page)

    settings.check()

    assert settings.suffix == (f".{kind}" if kind in (PNG, SVG) else ".pdf")
