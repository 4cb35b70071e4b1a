"""Global capability centres: the twelve weeks to the first day, the globe with the way to India, the clocks of both ends."""

import math

import bmesh

from parts.devices import laptop
from parts.earth import land
from parts.materials import brass, printed, solid, wood
from parts.mesh import _object, ball, group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio


def on_sphere(lat, lon, r):
    """A point of the globe; longitude 0 looks to the front."""
    a, b = math.radians(lat), math.radians(lon)
    return (r * math.cos(a) * math.sin(b), -r * math.cos(a) * math.cos(b), r * math.sin(a))


def dots(places, r, size, material, parent):
    """A small disc at each place of latitude and longitude."""
    from mathutils import Vector

    bm = bmesh.new()
    for lat, lon in places:
        up = Vector(on_sphere(lat, lon, 1))
        east = Vector((0, 0, 1)).cross(up).normalized()
        north = up.cross(east)
        ring = [up * r + size * (math.cos(a) * east + math.sin(a) * north) for a in (math.tau * s / 10 for s in range(10))]
        bm.faces.new([bm.verts.new(point) for point in ring])
    _object("dots", bm, material, (0, 0, 0), (0, 0, 0), parent)


def way(start, end, r, high):
    """An arc over the globe between two places."""
    from mathutils import Vector

    a, b = Vector(on_sphere(*start, 1)), Vector(on_sphere(*end, 1))
    return [tuple(a.slerp(b, t) * (r + high * math.sin(math.pi * t))) for t in (s / 40 for s in range(41))]


def globe(loc, r=1.08, turn=0):
    """A globe on a turned foot of brass: land as dots, and the ways from other continents to India."""
    it = group(loc, (0, 0, turn))
    metal = brass()
    turned([(0, 0), (0.78, 0), (0.8, 0.05), (0.74, 0.12), (0.3, 0.18), (0.1, 0.3), (0.08, 0.52), (0, 0.52)], metal, parent=it, steps=96)
    middle = 0.62 + r
    tilted = group((0, 0, middle), (0, 18, 0), it)
    ring = r + 0.13
    line([(ring * math.sin(a), 0, ring * math.cos(a)) for a in (math.radians(3 * s) for s in range(62))], 0.045, metal, parent=tilted)
    for z in (-1, 1):
        rod(0.035, 0.2, metal, (0, 0, z * (r + 0.03) - 0.1), parent=tilted, bevel=0.004, steps=20)
        ball(0.075, metal, (0, 0, z * (ring + 0.03)), tilted)
    earth = group((0, 0, 0), (0, 0, -72), tilted)
    ball(r, solid("#23269a", 0.35, 0, 0.5, 0.3), (0, 0, 0), earth)
    dots(land(), r + 0.004, 0.019, solid("#e9e7e1", 0.5), earth)
    india = (13, 77.6)
    for city in ((51.5, 0), (35.7, 139.7), (40.7, -74)):
        line(way(city, india, r, 0.22), 0.014, solid("#f2a516", 0.4), parent=earth)
        ball(0.04, solid("#f2a516", 0.4), on_sphere(*city, r), earth)
    ball(0.075, solid("#f2a516", 0.3), on_sphere(*india, r + 0.02), earth)
    return it


def clocks(loc, turn):
    """Two small clocks in a block of wood: what time it is at headquarters, and here."""
    it = group(loc, (0, 0, turn))
    it.scale = (0.68, 0.68, 0.68)
    slab(2.3, 0.5, 1.25, 0.08, wood(), parent=it, bevel=0.03)
    front = group((0, -0.252, 0.62), (90, 0, 0), it)
    sheet(2.1, 1.05, 0.03, printed("clocks", 0.5, lit=0.25), (0, 0, 0.004), parent=front)
    for x in (-0.525, 0.525):
        ring = [(x + 0.38 * math.cos(a), 0.1 + 0.38 * math.sin(a), 0.012) for a in (math.radians(5 * s) for s in range(72))]
        line(ring, 0.035, brass(), parent=front, closed=True)
    return it


def build(view):
    studio(sun=(2.85, 0.2, 2.55))
    kolam((0, -0.5, 0.003), 3.4)
    laptop("weeks-to-day-one", (-0.85, 0.75, 0), turn=9, opened=110)
    globe((1.6, 0.3, 0))
    clocks((-1.35, -1.75, 0), 10)
    camera((0.2, -14.5, 4.6), (0.0, 0.1, 1.1), lens=92, blur=0.7, focus=(0.1, 0.1, 1.1))
