"""Plain devices of our own drawing: true thickness, radii and hinges, no mark, no maker's silhouette."""

from .materials import black_glass, brass, graphite, keys, rubber, screen, silver, solid
from .mesh import between, group, line, place, rod, sheet, slab

# Key widths from the top row to the bottom one; the rest of a row is shared out by its last key.
ROWS = (
    [1.0] * 14,
    [1.0] * 13 + [1.5],
    [1.5] + [1.0] * 12 + [1.0],
    [1.75] + [1.0] * 11 + [1.75],
    [2.25] + [1.0] * 10 + [2.25],
    [1.1, 1.1, 1.1, 1.3, 5.3, 1.3, 1.1, 1.1, 1.1],
)


def laptop(shows, loc=(0, 0, 0), turn=0, opened=112, body=None):
    """A laptop of 14 inches. `opened`: the angle of its hinge."""
    body = body or silver()
    cap, dark, foot = keys(), black_glass(), rubber()
    w, d, h, lift = 3.16, 2.2, 0.1, 0.022
    it = group(loc, (0, 0, turn))
    for x in (-1.35, 1.35):
        for y in (-0.9, 0.9):
            rod(0.07, lift + 0.01, foot, (x, y, 0), parent=it, bevel=0.005, steps=24)
    slab(w, d, h, 0.15, body, (0, 0, lift), parent=it, bevel=0.034, segments=8)
    top = lift + h
    slab(2.74, 1.06, 0.004, 0.05, solid("#1f2026", 0.6), (0, 0.4, top - 0.002), parent=it, bevel=0.001)
    _keyboard(cap, top, it)
    slab(1.2, 0.76, 0.004, 0.05, solid("#aeb1bb", 0.24, 0.8), (0, -0.6, top - 0.0015), parent=it, bevel=0.0015)
    for side in (-1, 1):
        for at in range(14):
            rod(0.011, 0.004, dark, (side * 1.47, 0.02 + at * 0.06, top - 0.002), parent=it, bevel=0, steps=10)
    slab(0.5, 0.03, 0.012, 0.01, dark, (0, -d / 2 + 0.006, top - 0.012), parent=it, bevel=0.003)
    for x in (-0.95, 0.95):
        rod(0.045, 0.62, graphite(), (x - 0.31, d / 2 - 0.06, top + 0.012), (0, 90, 0), parent=it)
    lid = group((0, d / 2 - 0.06, top + 0.012), (90 - opened, 0, 0), it)
    _panel(lid, w, 2.12, 0.062, 0.15, body, shows, 2.99, 1.868, 0.012, up=0.03)
    rod(0.012, 0.002, solid("#1b2340", 0.1), (0, -0.0665, 2.095), (90, 0, 0), parent=lid, bevel=0, steps=16)
    return it


def _keyboard(cap, top, it):
    step, across, z = 0.172, 2.66, top + 0.0005
    for row, widths in enumerate(ROWS):
        unit = across / sum(widths)
        deep = 0.1 if row == 0 else 0.148
        x, y = -across / 2, 0.4 + 0.5 * step * 5 - row * step - (0 if row else -0.024)
        for width in widths:
            slab(width * unit - 0.026, deep, 0.024, 0.024, cap, (x + width * unit / 2, y, z), parent=it, bevel=0.008, segments=2)
            x += width * unit


def _panel(parent, w, tall, thick, r, body, shows, shown_w, shown_h, shown_r, up=0.0):
    """A panel that stands on z 0 and shows its screen to the front."""
    slab(w, tall, thick, r, body, (0, 0, tall / 2), (90, 0, 0), parent, bevel=0.026, segments=7)
    slab(w - 0.03, tall - 0.03, 0.006, r - 0.015, black_glass(), (0, 0.0015 - thick, tall / 2), (90, 0, 0), parent, bevel=0.002)
    sheet(shown_w, shown_h, shown_r, screen(shows), (0, -thick - 0.0055, tall / 2 + up), (90, 0, 0), parent)


def tablet(shows, loc=(0, 0, 0), turn=0, lean=16, upright=False, body=None, stand=True, size=(2.5, 1.8)):
    """A tablet of 11 inches, or of another `size`, on a folded stand."""
    body = body or graphite()
    w, tall = size[::-1] if upright else size
    it = group(loc, (0, 0, turn))
    face = group((0, 0, 0.035), (-lean, 0, 0), it)
    _panel(face, w, tall, 0.066, 0.13, body, shows, w - 0.2, tall - 0.2, 0.05)
    if stand:
        metal = solid("#23252d", 0.45, 0.4)
        import math

        reach = 0.06 + 1.1 * math.sin(math.radians(lean)) + 0.62
        slab(1.0, reach + 0.28, 0.035, 0.1, metal, (0, reach / 2 - 0.12, 0), parent=it, bevel=0.012)
        top = (1.1 * math.sin(math.radians(lean)) + 0.03, 1.1 * math.cos(math.radians(lean)) + 0.035)
        for x in (-0.3, 0.3):
            between((x, reach - 0.05, 0.03), (x, top[0] + 0.02, top[1]), 0.03, metal, it)
        slab(1.0, 0.05, 0.12, 0.02, metal, (0, -0.14, 0), parent=it, bevel=0.012)
    return it


def phone(shows, loc=(0, 0, 0), turn=0, lean=12, body=None, stand=True):
    """A phone that stands on a small dock, or lies on its back with lean=90 and stand=False."""
    body = body or graphite()
    it = group(loc, (0, 0, turn))
    up = 0.05 if stand else 0.0
    face = group((0, 0, up), (-lean, 0, 0), it)
    _panel(face, 0.74, 1.52, 0.08, 0.12, body, shows, 0.68, 1.46, 0.085)
    slab(0.16, 0.012, 0.004, 0.005, solid("#2a2c33"), (0, -0.0795, 1.503), (90, 0, 0), face, bevel=0.001)
    for z, long in ((1.12, 0.16), (0.9, 0.16)):
        slab(0.03, long, 0.012, 0.012, body, (-0.368, 0.04, z), (90, 0, -90), face, bevel=0.004)
    if stand:
        metal = solid("#23252d", 0.45, 0.4)
        slab(0.56, 0.5, 0.05, 0.1, metal, (0, 0.1, 0), parent=it, bevel=0.016)
        slab(0.56, 0.035, 0.12, 0.012, metal, (0, -0.13, 0), parent=it, bevel=0.01)
        slab(0.3, 0.72, 0.035, 0.06, metal, (0, 0.135, 0.4), (90 - lean, 0, 0), it, bevel=0.01)
    return it


def display(shows, loc=(0, 0, 0), turn=0, w=5.4, tall=3.2, body=None, up=0.0):
    """A display of 24 inches on a round foot; `up` draws its post out."""
    body = body or silver()
    it = group(loc, (0, 0, turn))
    rod(1.05, 0.06, body, parent=it, loc=(0, 0.35, 0), bevel=0.025, steps=96)
    rod(0.13, 2.2 + up, body, (0, 0.4, 0.05), parent=it, bevel=0)
    slab(0.9, 0.9, 0.1, 0.1, body, (0, 0.36, 2.2 + up), (90, 0, 0), it)
    face = group((0, 0.14, 0.85 + up), (-3, 0, 0), it)
    _panel(face, w, tall, 0.12, 0.1, body, shows, w - 0.16, tall - 0.16, 0.03)
    return it


def mini_desktop(loc=(0, 0, 0), turn=0, body=None):
    """A small computer with cooling ribs along its sides."""
    body = body or silver()
    it = group(loc, (0, 0, turn))
    slab(1.5, 1.5, 0.05, 0.2, rubber(), parent=it, bevel=0.01)
    for at in range(6):
        slab(1.66, 1.66, 0.075, 0.24, body, (0, 0, 0.05 + at * 0.095), parent=it, bevel=0.014)
        slab(1.58, 1.58, 0.03, 0.2, solid("#22242b"), (0, 0, 0.05 + at * 0.095 + 0.07), parent=it, bevel=0.002)
    slab(1.66, 1.66, 0.09, 0.24, body, (0, 0, 0.62), parent=it, bevel=0.03)
    for x in (-0.12, 0.12):
        slab(0.13, 0.04, 0.02, 0.02, black_glass(), (x, -0.825, 0.66), (90, 0, 0), it, bevel=0.001)
    rod(0.018, 0.01, solid("#ffffff"), (0.6, -0.828, 0.665), (90, 0, 0), it, bevel=0, steps=16)
    return it


def stylus(loc=(0, 0, 0), rot=(0, 90, 0), parent=None):
    it = group(loc, rot, parent)
    rod(0.044, 1.45, solid("#e9e9ec", 0.3), parent=it, bevel=0.012)
    rod(0.044, 0.2, solid("#e9e9ec", 0.3), (0, 0, 0), (180, 0, 0), it, top=0.01, bevel=0.002)
    rod(0.0445, 0.03, brass(), (0, 0, 1.2), parent=it, bevel=0.001)
    return it


def cable(points, parent=None, colour="#e4e2dc", radius=0.022):
    return line(points, radius, solid(colour, 0.55), parent=parent)


__all__ = ["cable", "display", "laptop", "mini_desktop", "phone", "place", "stylus", "tablet"]
