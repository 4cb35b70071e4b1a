"""Home: a fleet. Laptop, tablet and phone on the kolam of the home page, the sun rising behind the laptop."""

from parts.devices import laptop, phone, tablet
from parts.studio import camera, kolam, studio


def build(view):
    wide = view == "wide"
    studio(sun=(1.95, 0.92, 0.82, 5) if wide else (1.75, 1.64, 1.02, 5))
    kolam((0.1, 0.2, 0.003), 4.3 if wide else 3.2)
    laptop("enrolment", (0.15, 0.35, 0) if wide else (0.29, 0.35, 0), opened=110)
    if wide:
        tablet("health", (-2.65, 1.25, 0), turn=18, lean=18)
    else:
        # Small enough to show its three tiles beside the laptop.
        tablet("health", (-2.2, 2.1, 0), turn=16, lean=18, size=(2.1, 1.512))
    phone("delivery", (2.45, -0.55, 0) if wide else (1.95, -1.0, 0), turn=-20)
    if wide:
        camera((0.35, -14.5, 4.1), (0, 0.2, 1.13), lens=51.5, blur=0.7, focus=(0, 0.6, 1.0))
    else:
        camera((0.35, -14.5, 4.1), (-0.06, 0.2, 1.1), lens=90, blur=0.9, focus=(0, 0.6, 1.0))
