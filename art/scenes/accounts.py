"""Accounts of a campus: who signs in with which address, the rules of a demonstration school, a student's card on two books."""

from parts.devices import laptop, tablet
from parts.studio import camera, kolam, studio
from parts.things import badge, book


def build(view):
    studio(sun=(-3.4, 2.6, 2.0))
    kolam((0, -1.0, 0.003), 3.3)
    laptop("one-sign-in", (-0.95, 0.75, 0), turn=9, opened=110)
    tablet("school-rules", (1.7, -0.4, 0), turn=-15, size=(2.8, 2.03))
    book(1.5, 1.1, 0.24, (-2.3, -1.25, 0), turn=14, colour="#f2a516")
    book(1.4, 1.05, 0.2, (-2.3, -1.25, 0.24), turn=4, colour="#e9e7e1")
    badge("student-card", (-1.55, -2.0, 0), 14, 22)
    camera((0.2, -14.4, 5.2), (0.05, 0.0, 0.95), lens=78, blur=0.85, focus=(0, -0.3, 1.0))
