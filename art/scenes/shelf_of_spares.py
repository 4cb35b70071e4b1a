"""A school's register of spares: one is out, and the frame with beads counts the rest."""

from parts.devices import tablet
from parts.materials import solid
from parts.places import bead_frame
from parts.studio import area, camera, kolam, studio
from parts.things import pencil
from scenes.dep import tray


def build(view):
    studio(sun=None)
    area((-5.5, -9, 3.4), (-0.6, 0, 1.0), 4, 330, "#fff4e2")
    kolam((0, -0.85, 0.003), 2.75)
    bead_frame((-1.05, 1.35, 0), turn=14)
    register = tablet("spare-register", (0.55, -0.2, 0), turn=-7, lean=18, body=solid("#b9bcc6", 0.35, 0.8))
    register.scale = (1.3, 1.3, 1.3)
    bed = tray((-1.05, -1.75, 0), 12)
    bed.scale = (0.74, 0.74, 0.74)
    pencil((1.0, -1.95, 0.04), (0, 90, 16))
    camera((0.1, -14.2, 5.2), (-0.1, 0.0, 0.98), lens=92, blur=0.8, focus=(0.2, -0.5, 0.95))
