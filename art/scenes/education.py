"""Education: a school table with the devices of a lesson, pencils and a book."""

from parts.devices import stylus, tablet
from parts.materials import solid
from parts.studio import camera, kolam, studio
from parts.things import book, pencil


def build(view):
    studio(sun=(-0.05, 1.32, 0.96, 5))
    kolam((0, 0.1, 0.003), 3.4)
    tablet("lesson", (-0.45, -0.1, 0), turn=8, lean=20, body=solid("#b9bcc6", 0.35, 0.8))
    tablet("classes", (1.15, 2.0, 0), turn=-14, lean=16)
    stylus((-0.5, -1.6, 0.045), (0, 90, 14))
    at = (-1.9, 1.9)
    x, y = at
    book(1.9, 1.4, 0.26, (x, y, 0), turn=12, colour="#8fbf86")
    book(1.7, 1.3, 0.2, (x + 0.05, y, 0.26), turn=-4, colour="#f2a516")
    book(1.5, 1.2, 0.22, (x, y, 0.46), turn=9, colour="#e9e7e1")
    pencil((x + 1.2, y - 1.25, 0.04), (0, 90, 40), colour="#c9472b")
    pencil((x + 0.9, y - 1.5, 0.04), (0, 90, 22))
    camera((0.2, -14.5, 4.3), (-0.1, 0.5, 1.1), lens=104, blur=0.6, focus=(-0.5, 0, 0.9))
