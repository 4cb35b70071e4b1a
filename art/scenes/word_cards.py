"""The words of a quotation: a drawer of cards, one for each word; one stands out of it with what it means."""

from parts.studio import camera, kolam, studio
from scenes.card_index import drawer


def build(view):
    studio(sun=None)
    kolam((0.0, -0.9, 0.003), 3.4)
    drawer((0, 0.35, 0), -11, "word-front", "word-card")
    camera((0.2, -14.0, 5.6), (0.0, 0.0, 1.32), lens=84, blur=0.85, focus=(0, -0.6, 1.2))
