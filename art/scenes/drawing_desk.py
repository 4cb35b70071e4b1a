"""The desk of one who draws: the small computer before its display, which shows the plan, the keyboard and the pencil at hand."""

from parts.devices import cable, display, mini_desktop
from parts.studio import camera, kolam, studio
from parts.things import pencil
from scenes.enterprise import keyboard


def build(view):
    studio(sun=None)
    kolam((0.1, -0.9, 0.003), 3.2)
    display("plan", (0.45, 0.95, 0), turn=-6, w=4.1, tall=2.45)
    mini_desktop((-1.55, -0.35, 0), turn=14)
    keyboard((0.7, -1.2, 0), turn=-6)
    pencil((-1.3, -1.9, 0.05), (0, 90, 14))
    cable([(-1.3, 0.45, 0.4), (-0.9, 0.85, 0.06), (-0.3, 1.2, 0.03), (0.3, 1.35, 0.03)])
    camera((0.6, -14.8, 5.0), (-0.02, 0.1, 1.4), lens=83, blur=0.8, focus=(0.1, -0.3, 1.2))
