"""A meeting room that starts on time: its screen on a low board with the bar below it, the microphone where people sit."""

from parts.devices import display
from parts.materials import black_glass, graphite, rubber, solid, walnut
from parts.mesh import group, rod, slab
from parts.studio import camera, kolam, studio


def bar(loc):
    """Camera and loudspeakers in one bar."""
    it = group(loc)
    slab(2.7, 0.3, 0.3, 0.12, graphite(), parent=it, bevel=0.05)
    for side in (-1, 1):
        slab(0.95, 0.2, 0.01, 0.06, solid("#0d0e12", 0.9), (side * 0.78, -0.148, 0.15), (90, 0, 0), it, bevel=0.003)
    rod(0.1, 0.03, black_glass(), (0, -0.145, 0.15), (90, 0, 0), it, bevel=0.008)
    rod(0.045, 0.01, solid("#2b3170", 0.1), (0, -0.174, 0.15), (90, 0, 0), it, bevel=0.002)
    rod(0.022, 0.01, solid("#bff5b2", 0.3), (0.22, -0.148, 0.15), (90, 0, 0), it, bevel=0.002, steps=20)
    return it


def microphone(loc):
    """A flat puck with a ring of marigold."""
    rod(0.42, 0.05, rubber(), loc, bevel=0.01, steps=80)
    rod(0.46, 0.12, graphite(), (loc[0], loc[1], loc[2] + 0.03), top=0.4, bevel=0.03, steps=80)
    rod(0.17, 0.01, solid("#f2a516", 0.35), (loc[0], loc[1], loc[2] + 0.147), bevel=0.003, steps=64)
    rod(0.13, 0.012, graphite(), (loc[0], loc[1], loc[2] + 0.147), bevel=0.003, steps=64)


def build(view):
    studio(sun=None)
    kolam((0, -1.1, 0.003), 3.1)
    room = group((0, 0.9, 0), (0, 0, -7))
    slab(4.5, 1.6, 0.42, 0.04, walnut(), (0, 0, 0.12), parent=room, bevel=0.03)
    for side in (-1, 1):
        slab(0.16, 1.2, 0.14, 0.02, graphite(), (side * 1.9, 0, 0), parent=room, bevel=0.01)
    display("room", (0, -0.1, 0.54), w=4.2, tall=2.7, body=graphite(), up=0.02).parent = room
    bar((0, -0.55, 0.54)).parent = room
    microphone((0.5, -1.35, 0))
    camera((0.4, -15.0, 5.0), (0.05, 0.0, 1.98), lens=75, blur=0.85, focus=(0, 0.2, 2.0))
