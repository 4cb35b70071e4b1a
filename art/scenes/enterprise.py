"""Enterprise: one desk of the company. A display with the tickets of all devices in one queue, the small computer, a phone."""

from parts.devices import cable, display, mini_desktop, phone
from parts.materials import keys, silver
from parts.mesh import group, slab
from parts.studio import camera, kolam, studio


def keyboard(loc, turn=0):
    it = group(loc, (0, 0, turn))
    slab(2.9, 1.1, 0.06, 0.1, silver(), parent=it, bevel=0.02)
    cap = keys()
    for row in range(5):
        for at in range(14):
            if row == 4 and 4 <= at <= 8:
                continue
            slab(0.172, 0.168, 0.03, 0.024, cap, (-1.28 + at * 0.197, 0.39 - row * 0.195, 0.058), parent=it, bevel=0.008, segments=2)
    slab(0.95, 0.168, 0.03, 0.024, cap, (-0.1, -0.39, 0.058), parent=it, bevel=0.008, segments=2)


def build(view):
    studio(sun=(-3.55, 1.85, 1.19, 8), dark=22, mirror=1.1)
    kolam((0, -0.6, 0.003), 3.4)
    display("one-queue", (0.15, 0.9, 0), turn=-7, w=5.0, tall=3.15, up=0.42)
    mini_desktop((-2.35, 0.1, 0), turn=16)
    keyboard((0.1, -1.3, 0), turn=-7)
    phone("spare-sent", (2.3, -1.5, 0), turn=-24)
    cable([(-1.9, 0.75, 0.4), (-1.5, 1.1, 0.06), (-0.8, 1.4, 0.03), (0, 1.5, 0.03)])
    # In its head the bar lies over the picture: the display stands clear of it.
    height, lens = (1.38, 67) if view == "detail" else (1.95, 60)
    camera((0.9, -15.5, 4.6), (0, 0.3, height), lens=lens, blur=0.65, focus=(0.1, 0.6, 2.0))
