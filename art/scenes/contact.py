"""Contact: the counter of an office. A bell, a tablet that asks how we can help."""

from parts.devices import tablet
from parts.places import bell, counter
from parts.studio import camera, kolam, studio
from parts.things import book, pencil


def build(view):
    studio(sun=(-0.44, 1.27, 1.25))
    kolam((-0.45, -0.05, 1.503), 0.78, radius=0.012)
    counter(6.6, 2.6, 1.5, (0, 0.4, 0))
    tablet("welcome-desk", (0.55, 0.3, 1.5), turn=-9, lean=20)
    bell((-1.35, -0.2, 1.5))
    across, lens = (0.05, 104)
    if view == "detail":
        book(1.4, 1.0, 0.16, (-1.9, 1.0, 1.5), turn=12, colour="#3438b8")
        book(1.25, 0.9, 0.14, (-1.9, 1.0, 1.66), turn=-6, colour="#e9e7e1")
        pencil((2.05, -0.5, 1.54), (0, 90, 60))
    else:
        # Its head is a small card: what is larger can be read there.
        across, lens = (-0.09, 121)
    camera((-0.3, -14.5, 5.4), (across, 0.2, 2.3), lens=lens, blur=0.65, focus=(0.3, 0.1, 2.2))
