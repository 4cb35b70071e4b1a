"""The end of support for Windows 10: what longer updates cost on a display, and the same as coins, of which each year asks twice as many."""

from parts.devices import display
from parts.materials import brass, graphite
from parts.mesh import group, rod
from parts.studio import camera, kolam, studio

THICK = 0.11


def coins(loc, count):
    """A pile of coins, none quite on the other."""
    it = group(loc)
    for at in range(count):
        rod(0.36, THICK - 0.008, brass(), (0.03 * (at * 7 % 3 - 1), 0.02 * (at * 5 % 3 - 1), at * THICK), parent=it, bevel=0.022, steps=96)


def build(view):
    studio(sun=None)
    kolam((0, -1.1, 0.003), 3.1)
    display("windows-10", (-0.1, 1.0, 0), turn=6, w=4.5, tall=2.88, body=graphite(), up=0.12)
    for at, count in enumerate((2, 4, 8)):
        coins((at * 0.86, -1.15 - at * 0.02, 0), count)
    camera((0.2, -15.0, 4.8), (0.0, 0.0, 1.72), lens=77, blur=0.85, focus=(0, 0.3, 1.8))
