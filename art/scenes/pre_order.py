"""Pre-order: boxes that wait for their owner, one tied with a ribbon; the phone shows the place in the list."""

from parts.devices import phone
from parts.materials import brass, solid
from parts.mesh import group, slab
from parts.studio import camera, kolam, studio
from parts.things import pack


def ribbon(w, d, h, loc, turn):
    """A band of marigold round a box, crosswise."""
    it = group(loc, (0, 0, turn))
    band = solid("#f2a516", 0.35)
    slab(0.26, d + 0.012, h + 0.012, 0.01, band, parent=it, bevel=0.004)
    slab(w + 0.012, 0.26, h + 0.012, 0.01, band, parent=it, bevel=0.004)
    slab(0.34, 0.34, 0.05, 0.06, brass(), (0, 0, h + 0.008), parent=it, bevel=0.02)
    return it


def build(view):
    studio(sun=(0.61, 1.11, 0.8, 4))
    kolam((0, -0.2, 0.003), 3.3)
    pack(3.4, 2.4, 0.62, (-0.55, 1.0, 0), turn=9)
    pack(2.9, 2.1, 0.5, (-0.6, 1.05, 0.62), turn=-3, colour="#3c3e47")
    pack(2.1, 1.5, 0.42, (-0.75, 1.05, 1.12), turn=6)
    ribbon(2.1, 1.5, 0.42, (-0.75, 1.05, 1.12), 6)
    pack(1.9, 1.5, 0.34, (-0.85, -1.4, 0), turn=-10, face="lid")
    phone("reserved", (1.15, -1.15, 0), turn=-12, lean=10)
    camera((0.3, -13.5, 4.0), (-0.05, 0.0, 0.95), lens=104, blur=0.6, focus=(1.0, -1.1, 0.9))
