"""A generation of laptops: its facts on the screen, and the two displays that it drives with its lid open."""

from parts.devices import display, laptop
from parts.studio import camera, kolam, studio


def build(view):
    studio(sun=(0.02, 3.35, 1.1, 5))
    kolam((0, -0.3, 0.003), 3.7)
    display("keep", (-1.82, 1.6, 0), turn=11, w=3.5, tall=2.25, up=0.8)
    display("kolam", (1.82, 1.6, 0), turn=-11, w=3.5, tall=2.25, up=0.8)
    laptop("m4", (0.05, -1.75, 0), turn=-3, opened=116)
    camera((0.15, -15.5, 4.9), (0, 0.2, 1.8), lens=77, blur=0.9, focus=(0, -0.1, 1.5))
