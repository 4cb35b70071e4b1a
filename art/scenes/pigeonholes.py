"""For whom the company works: four pigeonholes, each with what is looked after there."""

from parts.devices import laptop, phone, tablet
from parts.materials import brass, printed, solid, walnut
from parts.mesh import group, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import book, house

W, H, DEEP, BOARD = 2.3, 1.75, 1.9, 0.1


def cabinet(it):
    """Boards round two rows of two places, with a plate of brass under each."""
    wide, tall = 2 * W + 3 * BOARD, 2 * H + 3 * BOARD
    board = walnut()
    for x in (-1, 0, 1):
        slab(BOARD, DEEP, tall - BOARD, 0.02, board, (x * (W + BOARD), 0, BOARD / 2), parent=it, bevel=0.015)
    for level in range(3):
        slab(wide + 0.04, DEEP + 0.04, BOARD, 0.02, board, (0, -0.02, level * (H + BOARD)), parent=it, bevel=0.015)
    slab(wide, tall, 0.05, 0.01, solid("#5a3a1c", 0.8), (0, DEEP / 2 + 0.03, tall / 2), (90, 0, 0), it, bevel=0)


def plate(it, x, z, row):
    slab(1.34, 0.3, 0.03, 0.03, brass(), (x, -DEEP / 2 - 0.03, z + 0.15), (90, 0, 0), it, bevel=0.01)
    sheet(1.22, 0.244, 0.02, printed("pigeonholes", 0.5, lit=0.2), (x, -DEEP / 2 - 0.0615, z + 0.15), (90, 0, 0), it, (0, row / 4, 1, 1 / 4))


def sized(it, loc, scale, turn=0):
    made = group(loc, (0, 0, turn), it)
    made.scale = (scale, scale, scale)
    return made


def build(view):
    studio(sun=None)
    kolam((0, -1.5, 0.003), 3.4)
    it = group((0, 0.9, 0), (0, 0, 6))
    cabinet(it)
    left, right, low, high = -(W + BOARD) / 2, (W + BOARD) / 2, BOARD, H + 2 * BOARD
    laptop("joiners", (0, 0, 0), opened=106).parent = sized(it, (left - 0.02, -0.12, high), 0.6, 6)
    tablet("lesson", (0, 0, 0), lean=14).parent = sized(it, (right - 0.08, 0.2, high), 0.62, -8)
    for at, (colour, turn) in enumerate((("#8fbf86", 6), ("#e9e7e1", -4))):
        book(1.0, 0.7, 0.11, (0, 0, 0.11 * at), turn=turn, colour=colour).parent = sized(it, (right + 0.62, -0.45, high), 0.62)
    house((0, 0, 0)).parent = sized(it, (left, 0.1, low), 0.66, -12)
    phone("tracking", (0, 0, 0), lean=12).parent = sized(it, (right, 0.05, low), 0.9, 10)
    for x, z, row in ((left, high - 0.2, 3), (right, high - 0.2, 2), (left, 0, 1), (right, 0, 0)):
        plate(it, x, z, row)
    area((0, -4.5, 3.2), (0, 0.9, 1.8), 3.5, 240, "#fff3e0", shine=0.3)
    camera((0.1, -14.6, 4.4), (0, 0.2, 1.85), lens=84, blur=1.1, focus=(0, 0, 1.8))
