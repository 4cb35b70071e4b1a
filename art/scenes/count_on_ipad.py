"""An evaluation: one task, done on the tablet; the frame with beads is how it was done before."""

from parts.devices import stylus, tablet
from parts.materials import solid
from parts.places import bead_frame
from parts.studio import camera, kolam, studio
from parts.things import pencil


def build(view):
    studio(sun=(0.33, 1.25, 0.79, 4))
    kolam((0, 0.1, 0.003), 3.3)
    tablet("count", (0.55, -0.55, 0), turn=-9, lean=20, body=solid("#b9bcc6", 0.35, 0.8))
    bead_frame((-1.35, 1.25, 0), turn=16)
    stylus((-1.95, -1.5, 0.045), (0, 90, 14))
    pencil((1.9, -1.75, 0.04), (0, 90, 150))
    camera((0.3, -14.5, 4.3), (-0.1, 0.2, 0.95), lens=106, blur=0.6, focus=(0.3, -0.5, 0.9))
