"""A project that was handed over: its page on a stand, the level it was measured by, the keys."""

from parts.studio import camera, kolam, studio
from scenes.professional_services import keys, level, stand


def build(view):
    studio(sun=None)
    kolam((0, -0.9, 0.003), 2.9)
    stand((-0.45, 0.6, 0), 12)
    level((-0.3, -0.85, 0), 8)
    keys((1.3, -1.5, 0), 4)
    camera((0.3, -14.4, 5.2), (0.3, 0.0, 0.86), lens=96, blur=0.85, focus=(0, -0.3, 0.9))
