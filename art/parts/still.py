"""One product alone: the same floor, light and view for each, so that they are a family on a page."""

from .studio import camera, kolam, studio


def still(size, sun, middle=0.0):
    """
    `size`: what the picture shows of the place of the product, from side to side. `sun`: where its middle stands across and
    in height, and its radius, all in parts of `size`; `middle` is the height of the picture's middle in the same way.
    """
    studio(sun=[part * size for part in sun], dark=size * 1.4)
    kolam((0, -0.04 * size, 0.003), 0.4 * size, radius=0.0052 * size)
    distance = 3.4 * size
    camera((0, -distance, 0.86 * size), (0, 0, middle * size), lens=36 * distance / size, blur=1.6 / size, focus=(0, -0.1 * size, middle * size))
