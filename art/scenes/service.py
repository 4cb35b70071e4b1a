"""Services: what lies between the order and the last day. Boxes on the way, a time at the counter, a repair one follows."""

from parts.devices import phone, tablet
from parts.studio import camera, kolam, studio
from parts.things import carton


def build(view):
    studio(sun=(0.64, 1.38, 1.05, 5))
    kolam((0, 0.1, 0.003), 3.3)
    carton(2.2, 1.8, 1.35, (-1.2, 2.4, 0), turn=18, label=None)
    carton(1.5, 1.3, 0.8, (-1.2, 2.4, 1.35), turn=4)
    tablet("slots", (-0.45, 0.1, 0), turn=8, lean=20)
    phone("tracking", (1.55, -0.9, 0), turn=-18)
    camera((0.3, -14.5, 4.2), (0.1, 0.4, 1.15), lens=98, blur=0.6, focus=(-0.2, -0.2, 0.9))
