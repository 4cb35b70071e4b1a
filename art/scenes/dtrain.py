"""DTrain: a peg board on which each role gets its weeks; the pegs still to be placed, and the lesson that one teacher has finished."""

from parts.devices import tablet
from parts.materials import brass, printed, solid, wood
from parts.mesh import between, group, sheet, slab, turned
from parts.studio import camera, kolam, studio

BOARD_W, BOARD_H = 3.36, 2.64


def peg(loc, rot, colour, parent=None):
    it = group(loc, rot, parent)
    turned([(0, 0), (0.05, 0), (0.055, 0.2), (0.11, 0.24), (0.15, 0.31), (0.15, 0.37), (0.11, 0.43), (0, 0.45)], solid(colour, 0.4), parent=it, steps=40)
    return it


def board(loc, turn, lean):
    """The board leans on a foot; its pegs show when each role learns."""
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0.1), (-lean, 0, 0), it)
    slab(BOARD_W + 0.3, BOARD_H + 0.3, 0.14, 0.1, wood(), (0, 0.09, BOARD_H / 2 + 0.12), (90, 0, 0), face, bevel=0.03)
    sheet(BOARD_W, BOARD_H, 0.03, printed("roles-weeks", 0.65, lit=0.2), (0, -0.0515, BOARD_H / 2 + 0.12), (90, 0, 0), face)
    slab(BOARD_W + 0.3, 0.3, 0.07, 0.03, wood(), (0, -0.12, -0.06), parent=face, bevel=0.02)
    for x in (-1.2, 1.2):
        between((x, 0.6, 2.0), (x, 1.35, 0.0), 0.05, wood(), it)
        between((x, 0.1, 0.05), (x, 1.35, 0.03), 0.04, wood(), it)
    scale = BOARD_W / 420
    cell_w, cell_h = (420 - 24 - 150) / 5, (330 - 16 - 46) / 4
    weeks = ("#f2a516", (0, 1)), ("#3438b8", (2,)), ("#c9472b", (3,)), ("#2b6c38", (0, 2, 4))
    for row, (colour, columns) in enumerate(weeks):
        for column in columns:
            x = (12 + 150 + (column + 0.5) * cell_w) * scale - BOARD_W / 2
            z = BOARD_H - (8 + 46 + (row + 0.5) * cell_h) * scale + 0.12
            peg((x, -0.03, z), (90, 0, 0), colour, face)
    return it


def dish(loc):
    """A dish with the pegs of the weeks to come."""
    it = group(loc)
    turned([(0, 0), (0.42, 0), (0.6, 0.1), (0.66, 0.24), (0.63, 0.25), (0.56, 0.13), (0.4, 0.05), (0, 0.05)], brass(), parent=it, steps=96)
    for x, y, z, rot, colour in ((-0.18, 0.1, 0.16, (80, 0, 30), "#3438b8"), (0.2, 0.22, 0.16, (84, 10, 140), "#f2a516"), (0.12, -0.12, 0.17, (78, 0, 250), "#c9472b"), (-0.2, -0.2, 0.2, (70, 0, 200), "#2b6c38"), (0.0, 0.12, 0.3, (86, 0, 85), "#f2a516")):
        peg((x, y, z), rot, colour, it)
    return it


def build(view):
    studio(sun=(2.9, 2.55, 0.95))
    kolam((0, -1.1, 0.003), 3.3)
    board((-0.65, 1.0, 0), 8, 14)
    tablet("opener", (1.4, -1.6, 0), turn=-14, lean=24, size=(2.1, 1.51), body=solid("#b9bcc6", 0.35, 0.8))
    dish((-1.25, -1.15, 0))
    peg((-0.35, -1.75, 0.15), (90, 0, 60), "#f2a516")
    camera((0.25, -14.6, 4.9), (0.0, 0.1, 1.35), lens=82, blur=0.85, focus=(-0.1, -0.3, 1.3))
