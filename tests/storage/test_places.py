"""Where things live, on three systems."""

from pathlib import Path

from bp_desktop.storage.places import PORTABLE_MARK, Places, user_places

HOME = Path("/h/ada")


def test_linux_follows_the_xdg_rules() -> None:
    environ = {"XDG_DATA_HOME": "/x/data", "XDG_CONFIG_HOME": "relative/is/ignored"}

    places = user_places(platform="linux", environ=environ, home=HOME)

    assert places == Places(
        data=Path("/x/data/burning-planets"),
        config=HOME / ".config" / "burning-planets",
        logs=HOME / ".local" / "state" / "burning-planets" / "logs",
        backups=Path("/x/data/burning-planets/backups"),
    )
    assert places.default_box == Path("/x/data/burning-planets/burning-planets.bpbox")


def test_macos_keeps_everything_in_the_library() -> None:
    places = user_places(platform="darwin", environ={}, home=HOME)

    assert places.data == HOME / "Library" / "Application Support" / "Burning Planets"
    assert places.logs == HOME / "Library" / "Logs" / "Burning Planets"


def test_windows_separates_what_roams_from_what_stays() -> None:
    environ = {"APPDATA": "/r", "LOCALAPPDATA": "/l"}

    places = user_places(platform="win32", environ=environ, home=HOME)
    bare = user_places(platform="win32", environ={}, home=HOME)

    assert places.data == Path("/r/Burning Planets")
    assert places.backups == Path("/l/Burning Planets/backups")
    assert bare.data == HOME / "AppData" / "Roaming" / "Burning Planets"


def test_with_a_root_nothing_is_outside_it(tmp_path: Path) -> None:
    places = user_places(tmp_path, environ={"XDG_DATA_HOME": "/elsewhere"})

    places.make()
    places.make()

    folders = (places.data, places.config, places.logs, places.backups)
    assert all(folder.is_dir() and folder.is_relative_to(tmp_path) for folder in folders)
    assert places.default_box.parent == places.data


def test_boxes_of_the_same_name_have_separate_backups() -> None:
    places = user_places(Path("/r"))

    one = places.backups_of(Path("/a/club.bpbox"))
    other = places.backups_of(Path("/b/club.bpbox"))

    assert one != other
    assert one == places.backups_of(Path("/a/club.bpbox"))
    assert one.name.startswith("club-")


def test_a_program_that_is_marked_as_portable_keeps_everything_beside_it(tmp_path: Path) -> None:
    program = tmp_path / "stick" / "bp-desktop"
    program.parent.mkdir()
    home = tmp_path / "home"

    before = user_places(program=program, home=home, environ={})
    (program.parent / PORTABLE_MARK).touch()
    after = user_places(program=program, home=home, environ={})

    assert before.data.is_relative_to(home)
    assert all(folder.is_relative_to(program.parent / "Burning Planets") for folder in after)


def test_on_macos_a_portable_program_keeps_nothing_inside_its_bundle(tmp_path: Path) -> None:
    """It would go with the next version, and break the signature."""
    program = tmp_path / "Burning Planets.app" / "Contents" / "MacOS" / "bp-desktop"
    program.parent.mkdir(parents=True)
    home = tmp_path / "home"

    (program.parent / PORTABLE_MARK).touch()
    assert user_places(program=program, home=home, environ={}).data.is_relative_to(home)

    (tmp_path / PORTABLE_MARK).touch()
    portable = user_places(program=program, home=home, environ={})
    assert all(folder.is_relative_to(tmp_path / "Burning Planets") for folder in portable)
