"""DCare: a phone under a glass bell; its cover stands on its screen."""

from parts.devices import phone
from parts.studio import area, camera, kolam, studio
from parts.things import dome


def build(view):
    studio(sun=(-0.9, 1.3, 1.25, 8))
    kolam((0, 0.1, 0.003), 2.7)
    dome(0.98, 2.35)
    for side, y in ((-1, 0.6), (1, -0.3)):
        area((side * 4.5, y, 2.4), (0, 0, 1.4), 0.35, 110, "#ffffff", tall=5)
    phone("coverage", (0, -0.02, 0.2), turn=-14, lean=10)
    camera((1.3, -11.5, 2.5), (0, 0.2, 1.37), lens=92, blur=0.7, focus=(0, -0.1, 1.2))
