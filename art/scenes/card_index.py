"""A record of what was bought: a drawer of cards, one for each device; the one that was asked for stands out of it."""

from parts.materials import brass, printed, solid, walnut, white
from parts.mesh import group, rod, sheet, slab
from parts.studio import camera, kolam, studio

WIDE, DEEP, HIGH = 3.3, 3.4, 1.15


def drawer(loc, turn, front_print="index-front", card_print="index-card"):
    """`front_print` stands on its plate, `card_print` on the card that stands out."""
    it = group(loc, (0, 0, turn))
    board = walnut()
    slab(WIDE, DEEP, 0.1, 0.03, board, parent=it, bevel=0.015)
    for side in (-1, 1):
        slab(0.12, DEEP, HIGH - 0.25, 0.02, board, (side * (WIDE / 2 - 0.06), 0, 0), parent=it, bevel=0.02)
    slab(WIDE, 0.14, HIGH - 0.1, 0.02, board, (0, DEEP / 2 - 0.07, 0), parent=it, bevel=0.02)
    front = group((0, -DEEP / 2, 0), parent=it)
    slab(WIDE + 0.2, 0.18, HIGH, 0.03, board, (0, 0, 0), parent=front, bevel=0.03)
    slab(1.62, 0.56, 0.05, 0.05, brass(), (0, -0.09, 0.66), (90, 0, 0), front, bevel=0.015)
    sheet(1.42, 0.4544, 0.02, printed(front_print, 0.6, lit=0.15), (0, -0.1415, 0.66), (90, 0, 0), front)
    rod(0.15, 0.16, brass(), (0, -0.08, 0.24), (90, 0, 0), front, bevel=0.04)
    cards(it, card_print)


def cards(it, print_name):
    """Many cards that lean back, every sixth with a tab; one stands out to be read."""
    paper, tab = solid("#e9dfc9", 0.7), solid("#d5372b", 0.55)
    count = 44
    for at in range(count):
        y = -DEEP / 2 + 0.42 + at * (DEEP - 0.75) / count
        lean = 14 - 6 * at / count
        slip = ((at * 7) % 5 - 2) * 0.012
        one = group((slip, y, 0.1), (-lean, 0, 0), it)
        tall = 1.2 + ((at * 3) % 4) * 0.012
        slab(WIDE - 0.34, tall, 0.022, 0.03, paper if at % 3 else white(), (0, 0, tall / 2), (90, 0, 0), one, bevel=0)
        if at % 6 == 5 and at > 14:
            x = ((at // 6) % 5 - 2) * 0.52
            slab(0.46, 0.2, 0.024, 0.04, tab, (x, 0, tall + 0.07), (90, 0, 0), one, bevel=0)
        if at == 14:
            wide, high = 2.75, 1.815
            slab(wide, high, 0.024, 0.03, white(), (0, -0.03, 1.0 + high / 2), (90, 0, 0), one, bevel=0)
            sheet(wide, high, 0.03, printed(print_name, 0.6, lit=0.2), (0, -0.0555, 1.0 + high / 2), (90, 0, 0), one)


def build(view):
    studio(sun=None)
    kolam((0.0, -0.9, 0.003), 3.4)
    drawer((0, 0.35, 0), 13)
    camera((0.2, -14.0, 5.6), (0.0, 0.0, 1.32), lens=84, blur=0.85, focus=(0, -0.6, 1.2))
