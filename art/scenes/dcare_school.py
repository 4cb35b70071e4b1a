"""DCare for schools: the stairs of a school, a tablet in its bumper that has come down them and still shows its case, and the ball that did it."""

import math

from parts.devices import tablet
from parts.materials import brass, graphite, rubber, solid, white, wood
from parts.mesh import ball, between, group, line, rod, slab, turned
from parts.studio import camera, kolam, studio
from parts.things import book

RISE, GO = 0.42, 0.62


def stairs(loc, turn, count=5):
    """Broad steps of wood with a nose of brass and a rail at one side."""
    it = group(loc, (0, 0, turn))
    for step in range(count):
        y = step * GO
        slab(3.5, (count - step) * GO, RISE, 0.02, solid("#e5e1d7", 0.7), (0, y + (count - step) * GO / 2, step * RISE), parent=it, bevel=0.012)
        slab(3.5, GO + 0.05, 0.07, 0.02, wood(), (0, y + GO / 2 - 0.03, (step + 1) * RISE - 0.03), parent=it, bevel=0.015)
        slab(3.5, 0.05, 0.03, 0.008, brass(), (0, y - 0.02, (step + 1) * RISE + 0.022), parent=it, bevel=0.006)
    for step in range(count):
        y = step * GO + GO / 2
        rod(0.035, 1.0, graphite(), (1.62, y, (step + 1) * RISE + 0.03), parent=it, bevel=0, steps=20)
    between((1.62, -0.1, RISE + 0.68), (1.62, (count - 0.5) * GO + 0.3, count * RISE + 1.22), 0.055, wood(), it)
    ball(0.1, brass(), (1.62, -0.1, RISE + 0.68), it)
    rod(0.045, RISE + 0.66, graphite(), (1.62, -0.1, 0), parent=it, bevel=0, steps=20)
    return it


def bumper(loc, turn, lean):
    """A tablet in a soft frame with round corners; the frame's foot holds it upright."""
    it = group(loc, (0, 0, turn))
    soft = solid("#f2a516", 0.6)
    face = group((0, 0, 0.1), (-lean, 0, 0), it)
    slab(2.78, 2.08, 0.13, 0.26, soft, (0, 0.03, 0.98), (90, 0, 0), face, bevel=0.05, segments=7)
    for x in (-1.3, 1.3):
        for z in (0.04, 1.92):
            ball(0.16, soft, (x, -0.03, z), face, (1, 0.72, 1))
    tablet("stairs", (0, -0.052, 0.045), stand=False, lean=0, body=graphite()).parent = face
    between((0, 0.5, 1.15), (0, 1.0, 0.03), 0.05, soft, it)
    slab(0.8, 0.1, 0.05, 0.02, soft, (0, 0.98, 0), parent=it, bevel=0.015)
    return it


def cricket_ball(loc):
    it = group(loc, (20, 14, 0))
    ball(0.36, solid("#9c1f1c", 0.28, 0, 0.5, 0.5), parent=it)
    for off in (-0.035, 0, 0.035):
        r = math.sqrt(0.362**2 - off**2)
        line([(r * math.cos(a), off, r * math.sin(a)) for a in (math.radians(5 * s) for s in range(72))], 0.009, solid("#efe6d2", 0.7), parent=it, closed=True)
    return it


def build(view):
    studio(sun=(3.9, 2.5, 1.9))
    kolam((0, -1.1, 0.003), 3.3)
    stairs((-0.75, 0.75, 0), -14)
    bumper((0.62, -1.15, 0), -10, 16)
    cricket_ball((-1.5, -1.3, 0.36))
    book(1.0, 0.5, 0.14, (-1.72, 0.82, RISE + 0.042), turn=-26, colour="#3438b8")
    camera((0.2, -14.4, 5.2), (0.0, 0.2, 1.4), lens=80, blur=0.8, focus=(0.2, -0.9, 1.1))
