"""Nobody opens them: the sealed boxes of three people on the way to their desks."""

from parts.materials import printed
from parts.mesh import group, sheet
from parts.studio import camera, kolam, studio
from parts.things import pack

WIDE, TALL, THICK = 2.35, 1.54, 0.42


def box(row, loc, turn, lean=0):
    """A flat box on its long side, its owner's name on the face."""
    it = group(loc, (0, 0, turn))
    stood = group((0, 0, 0), (90 - lean, 0, 0), it)
    pack(WIDE, TALL, THICK, (0, TALL / 2, 0)).parent = stood
    sheet(WIDE - 0.1, TALL - 0.1, 0.03, printed("sealed", 0.5), (0, TALL / 2, THICK + 0.003), parent=stood, part=(0, (2 - row) / 3, 1, 1 / 3))


def build(view):
    studio(sun=None)
    kolam((0, -0.9, 0.003), 2.9)
    box(1, (-1.68, 0.9, 0), 12)
    box(2, (1.78, 1.0, 0), -10)
    box(0, (0.02, -0.5, 0), -3)
    camera((0.3, -14.5, 4.4), (0.05, 0.0, 0.78), lens=75, blur=0.8, focus=(0, -0.8, 0.8))
