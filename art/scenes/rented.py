"""A rent: a tied fleet under one agreement, and in front of it the same small heap of coins for every quarter."""

from parts.studio import camera, kolam, studio
from scenes.financial_services import parcel, quarters


def build(view):
    studio(sun=None)
    kolam((0, -0.7, 0.003), 2.7)
    parcel((0.15, 1.05, 0), -9)
    quarters((-0.05, -1.75, 0), 5)
    camera((0.4, -14.0, 6.6), (0.05, -0.25, 0.66), lens=100, blur=1.0, focus=(0.1, -0.6, 0.7))
