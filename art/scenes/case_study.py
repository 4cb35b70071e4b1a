"""Case studies: the desk where one is read. The weeks of a roll-out on the display, books, a pencil on a note pad."""

from parts.devices import display, stylus
from parts.materials import solid, white
from parts.mesh import group, slab
from parts.studio import camera, kolam, studio
from parts.things import book, pencil


def pad(loc, turn):
    """A note pad with ruled lines."""
    it = group(loc, (0, 0, turn))
    slab(1.5, 1.9, 0.07, 0.03, white(), parent=it, bevel=0.01)
    slab(1.5, 0.24, 0.09, 0.03, solid("#4a1d4b", 0.5), (0, 0.83, 0), parent=it, bevel=0.012)
    ink = solid("#b9a3ba", 0.7)
    for at in range(7):
        slab(1.2 if at < 6 else 0.7, 0.014, 0.002, 0.001, ink, (0 if at < 6 else -0.25, 0.5 - at * 0.2, 0.0695), parent=it, bevel=0)
    return it


def build(view):
    studio(sun=(2.49, 1.79, 1.08, 5))
    kolam((0, -0.2, 0.003), 3.4)
    display("weeks", (-0.25, 1.1, 0), turn=7, w=4.8, tall=3.0)
    book(1.9, 1.4, 0.28, (2.15, -0.1, 0), turn=-14, colour="#79307b")
    book(1.7, 1.3, 0.22, (2.15, -0.1, 0.28), turn=-4, colour="#f2a516")
    book(1.5, 1.15, 0.2, (2.2, -0.05, 0.5), turn=-20, colour="#e9e7e1")
    pad((-1.35, -1.25, 0), 12)
    pencil((-0.75, -1.6, 0.11), (0, 90, 110))
    stylus((0.35, -1.75, 0.045), (0, 90, 8))
    camera((0.4, -15.5, 4.5), (0.05, 0.3, 1.65), lens=82, blur=0.65, focus=(0, 0.3, 1.5))
