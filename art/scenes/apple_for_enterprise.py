"""Apple for enterprise: a device for each role. The field engineer's tablet and helmet, a desk's laptop, a counter's phone."""

from parts.devices import laptop, phone, tablet
from parts.places import helmet
from parts.studio import camera, kolam, studio


def build(view):
    studio(sun=(0.48, 1.46, 1.24, 5))
    kolam((0, 0, 0.003), 3.5)
    laptop("roles", (-0.85, 1.35, 0), turn=12, opened=110)
    tablet("field", (1.35, -0.35, 0), turn=-13, lean=16, upright=True)
    helmet((-1.6, -1.05, 0), turn=-32)
    phone("shift", (0.0, -1.75, 0), turn=4, lean=14)
    camera((0.5, -15.5, 4.9), (-0.4, 0.1, 1.2), lens=80, blur=0.6, focus=(0.6, -0.2, 1.1))
