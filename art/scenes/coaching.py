"""Apple Professional Learning: a mirror in which the sun stands. A tablet asks what was better; a student's work, before and after."""

import math

from mathutils import Matrix, Vector

from parts.devices import tablet
from parts.materials import brass, faded, glow, printed, solid, walnut, white
from parts.mesh import ball, group, line, rod, sheet, slab, turned
from parts.studio import camera, disc, kolam, studio
from parts.things import pencil

EYE = (0.2, -14.6, 5.0)
MIDDLE, TURN, LEAN = Vector((-1.3, 1.15, 2.25)), 12, 9


def mirror():
    """A round mirror in a ring of brass that turns between two posts."""
    it = group((MIDDLE.x, MIDDLE.y, 0), (0, 0, TURN))
    metal = brass()
    slab(2.5, 0.9, 0.16, 0.2, walnut(), parent=it, bevel=0.04)
    for x in (-1.42, 1.42):
        side = x / abs(x)
        line([(side * 0.95, 0, 0.12), (side * 1.2, 0, 0.5), (side * 1.45, 0, 1.2), (side * 1.5, 0, MIDDLE.z + 0.02)], 0.06, metal, parent=it)
        rod(0.1, 0.2, metal, (x + side * 0.18, 0, MIDDLE.z), (0, -90 * side, 0), it, bevel=0.02, steps=32)
        ball(0.11, metal, (x + side * 0.2, 0, MIDDLE.z), it)
    face = group((0, 0, MIDDLE.z), (-LEAN, 0, 0), it)
    ring = [(1.32 * math.cos(a), 0, 1.32 * math.sin(a)) for a in (math.radians(3 * s) for s in range(120))]
    line(ring, 0.1, metal, parent=face, closed=True)
    rod(1.3, 0.06, walnut(), (0, 0.1, 0), (90, 0, 0), face, bevel=0.01, steps=120)
    turned([(0, 0), (1.28, 0)], solid("#f4f5f7", 0.015, 1.0), (0, 0.0, 0), (90, 0, 0), face, steps=120)
    return it


def shown(r, colour, far, off=(0.0, 0.0)):
    """A disc that only the mirror shows: it stands where the camera's look goes from there."""
    normal = Matrix.Rotation(math.radians(TURN), 3, "Z") @ Matrix.Rotation(math.radians(-LEAN), 3, "X") @ Vector((0, -1, 0))
    look = (MIDDLE - Vector(EYE)).normalized()
    back = look - 2 * look.dot(normal) * normal
    across = back.cross(Vector((0, 0, 1))).normalized()
    it = disc(r, colour, MIDDLE + back * far + across * off[0] + across.cross(back) * off[1])
    it.rotation_euler = (-back).to_track_quat("Z", "Y").to_euler()
    it.visible_camera = it.visible_diffuse = it.visible_shadow = False


def holder(loc, turn):
    """Two drawings in the groove of a walnut bar."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.88, 0.88, 0.88)
    slab(2.5, 0.46, 0.2, 0.05, walnut(), parent=it, bevel=0.025)
    for x, name, tilt in ((-0.62, "before", 3), (0.62, "after", -3)):
        one = group((x, 0.02, 0.16), (-16, 0, tilt), it)
        slab(1.04, 1.25, 0.02, 0.01, white(), (0, 0.0, 0.6), (90, 0, 0), one, bevel=0.004)
        sheet(1.02, 1.23, 0.01, printed(name, 0.65, lit=0.2), (0, -0.0215, 0.6), (90, 0, 0), one)
    return it


def build(view):
    studio(sun=None)
    kolam((0, -1.0, 0.003), 3.3)
    mirror()
    shown(5.0, glow("#0b2a13", 1.0, to="#2c6b39", height=2.6), 8.0)
    shown(1.6, faded(glow("#ee7f0c", 1.0, to="#fbbb35", height=1.5), 1.48, 1.55), 7.0, (0.42, -0.62))
    tablet("reflect", (1.5, -0.15, 0), turn=-10, lean=18, size=(2.8, 1.93), body=solid("#b9bcc6", 0.35, 0.8))
    holder((-0.75, -1.9, 0), 6)
    pencil((1.1, -1.75, 0.04), (0, 90, 14))
    camera(EYE, (0.0, 0.0, 1.5), lens=80, blur=0.85, focus=(0.2, -0.2, 1.3))
