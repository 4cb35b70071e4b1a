"""The calculator: scales in balance, a laptop in each pan; the tablet shows where both cost the same."""

from parts.devices import laptop, tablet
from parts.materials import graphite
from parts.mesh import group
from parts.places import balance
from parts.studio import camera, kolam, studio


def build(view):
    studio(sun=(-0.97, 2.07, 1.27, 5))
    kolam((0, 0, 0.003), 3.5)
    balance((-0.7, 0.9, 0), turn=10)
    for x, body in ((-1.75, None), (1.75, graphite())):
        pan = group((-0.7, 0.9, 0), (0, 0, 10))
        small = laptop("kolam", (x, -0.02, 1.09), turn=-8, opened=108, body=body)
        small.scale = (0.4, 0.4, 0.4)
        small.parent = pan
    across, height, lens = (0.0, 1.6, 82)
    if view == "detail":
        tablet("equal", (1.95, -1.2, 0), turn=-15, lean=16, upright=True)
    else:
        # Its head is a low card, which shows the scales alone and whole.
        across, height, lens = (-0.62, 1.9, 60)
    camera((0.3, -15.5, 4.6), (across, 0.3, height), lens=lens, blur=0.65, focus=(0.5, -0.4, 1.3))
