"""Enrolment at a school: a tablet out of its open box, the other boxes of its class behind it; as high as wide, as its cell cuts both sides."""

from parts.devices import tablet
from parts.materials import printed, solid
from parts.mesh import group, sheet, slab
from parts.studio import area, camera, kolam, studio
from parts.things import pencil
from scenes.dep import cricket_ball, slate, tray

WIDE, DEEP, THICK = 2.55, 1.9, 0.5


def boxes(loc, turn, count):
    """A pile of the class's boxes: each a lid in one piece down to a narrow foot."""
    it = group(loc, (0, 0, turn))
    skin, foot = solid("#f4f2ec", 0.55, 0, 0.3), solid("#8f8c84", 0.8, 0, 0.2)
    for at in range(count):
        one = group((0.03 * (at * 5 % 4 - 1.5), 0, at * THICK), (0, 0, (at * 5 % 4 - 1.5) * 1.3), it)
        slab(WIDE - 0.05, DEEP - 0.05, 0.06, 0.03, foot, parent=one, bevel=0)
        slab(WIDE, DEEP, THICK - 0.045, 0.035, skin, (0, 0, 0.04), parent=one, bevel=0.016)
        sheet(1.18, 0.29, 0.03, printed("class-label-green", 0.5, lit=0.15), (-0.48, -DEEP / 2 - 0.004, 0.27), (90, 0, 0), one, (0, 1 - (at + 1) / count, 1, 1 / count))


def build(view):
    studio(sun=None)
    area((-5.5, -9, 3.4), (-0.6, 0, 1.0), 4, 330, "#fff4e2")
    kolam((0, -0.85, 0.003), 2.75)
    boxes((-1.12, 1.35, 0), 9, 5)
    board = slate((1.5, 1.25, 0), -14, "slate-class")
    board.scale = (1.22, 1.22, 1.22)
    tablet("school-owns-light", (0.85, -0.05, 0), turn=-6, lean=16, body=solid("#b9bcc6", 0.35, 0.8))
    bed = tray((-0.88, -1.75, 0), 12)
    bed.scale = (0.94, 0.94, 0.94)
    cricket_ball((1.78, -1.3, 0.36), 35)
    pencil((0.8, -1.95, 0.04), (0, 90, 16))
    pencil((0.78, -2.4, 0.04), (0, 90, 6), colour="#2f8f97")
    camera((0.1, -14.2, 5.6), (0.0, -0.1, 0.98), lens=76, blur=0.9, focus=(0.2, -0.5, 0.95))
