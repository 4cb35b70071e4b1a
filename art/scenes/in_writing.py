"""How the teams work: the week in writing on a board, the box with its second label, tea."""

from parts.materials import brass, printed, walnut, white
from parts.mesh import group, sheet, slab
from parts.studio import camera, kolam, studio
from parts.things import book, carton, pencil, tea


def board(shows, loc, turn):
    """A clipboard that leans back, a sheet of paper on it."""
    it = group(loc, (-13, 0, turn))
    slab(2.5, 3.05, 0.09, 0.1, walnut(), (0, 0, 1.53), (90, 0, 0), it, bevel=0.02)
    slab(2.24, 2.7, 0.02, 0.02, white(), (0, -0.09, 1.42), (90, 0, 0), it, bevel=0.004)
    sheet(2.2, 2.66, 0.02, printed(shows, 0.55, lit=0.22), (0, -0.1115, 1.42), (90, 0, 0), it)
    slab(0.95, 0.3, 0.09, 0.06, brass(), (0, -0.1, 2.86), (90, 0, 0), it, bevel=0.02)
    return it


def build(view):
    studio(sun=(1.75, 1.85, 1.1, 5))
    kolam((0, -1.0, 0.003), 3.1)
    carton(2.2, 1.7, 1.45, (1.35, 1.1, 0), turn=-12)
    carton(1.5, 1.2, 0.75, (1.45, 1.15, 1.45), turn=6, label=None)
    board("in-writing", (-0.75, -0.15, 0), 9)
    book(1.5, 1.1, 0.2, (1.55, -0.75, 0), turn=-10, colour="#3438b8")
    book(1.35, 1.0, 0.16, (1.55, -0.75, 0.2), turn=-2, colour="#f2a516")
    tea((0.72, -1.5, 0))
    pencil((1.35, -1.75, 0.05), (0, 90, 20))
    camera((0.2, -13.8, 4.8), (0.05, 0.0, 1.3), lens=76, blur=0.85, focus=(-0.6, -0.3, 1.4))
