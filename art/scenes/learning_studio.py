"""Learning studio: a round making table. A tablet on a tripod films what floats and what sinks, the sun stands in the water; a microphone, and the note of what to change."""

import math

import bpy

from parts.devices import stylus, tablet
from parts.materials import brass, glow, graphite, linear, printed, rubber, silver, solid, walnut
from parts.mesh import ball, between, group, line, rod, sheet, slab, turned
from parts.studio import camera, kolam, studio

TOP = 1.3


def tripod(loc, turn, lean):
    """A small tripod that holds a tablet by its edges; its screen looks to the front."""
    it = group(loc, (0, 0, turn))
    dark = graphite()
    for a in (90, 210, 330):
        x, y = math.cos(math.radians(a)), math.sin(math.radians(a))
        between((x * 0.72, y * 0.72, 0.03), (x * 0.05, y * 0.05, 0.9), 0.04, dark, it)
        ball(0.055, rubber(), (x * 0.72, y * 0.72, 0.045), it)
    rod(0.06, 0.42, silver(), (0, 0, 0.82), parent=it, bevel=0.01)
    ball(0.1, brass(), (0, 0, 1.24), it)
    held = group((0, -0.06, 1.28), parent=it)
    slab(0.5, 0.16, 0.1, 0.03, dark, (0, 0.05, 0.0), parent=held, bevel=0.02)
    tablet("filming", (0, 0.05, 0.06), lean=lean, stand=False, body=solid("#b9bcc6", 0.35, 0.8)).parent = held
    return it


def clear(pale, least, most, edge=0.6, streaks=(), body="#ffffff"):
    """
    What one looks through straight and without noise, tinted as `body`, and pale where one looks along it: what a thick wall or the
    face of water sends back. `edge`: from which share of a right angle on. `streaks`: where a lamp stands in it, as turns from the right
    and strengths.
    """
    made = bpy.data.materials.new("clear")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    through, sent, facing, ramp, mix, out = (
        tree.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "Emission", "LayerWeight", "MapRange", "MixShader", "OutputMaterial")
    )
    through.inputs["Color"].default_value = linear(body)
    sent.inputs["Color"].default_value = linear(pale)
    facing.inputs["Blend"].default_value = 0.5
    ramp.interpolation_type = "SMOOTHSTEP"
    for name, value in (("From Min", edge), ("From Max", 1), ("To Min", least), ("To Max", most)):
        ramp.inputs[name].default_value = value
    tree.links.new(facing.outputs["Facing"], ramp.inputs["Value"])
    share = ramp.outputs[0]
    if streaks:
        place = tree.nodes.new("ShaderNodeTexCoord")
        for turn, strength, half in streaks:
            along, lamp, add = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("VectorMath", "MapRange", "Math"))
            along.operation, add.operation, lamp.interpolation_type = "DOT_PRODUCT", "ADD", "SMOOTHSTEP"
            along.inputs[1].default_value = (math.cos(math.radians(turn)), math.sin(math.radians(turn)), 0)
            lamp.inputs["From Min"].default_value = math.cos(math.radians(half))
            lamp.inputs["From Max"].default_value = math.cos(math.radians(half * 0.5))
            lamp.inputs["To Max"].default_value = strength
            tree.links.new(place.outputs["Normal"], along.inputs[0])
            tree.links.new(along.outputs["Value"], lamp.inputs["Value"])
            tree.links.new(share, add.inputs[0])
            tree.links.new(lamp.outputs[0], add.inputs[1])
            share = add.outputs[0]
    tree.links.new(share, mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(sent.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs[0])
    return made


def ring(r, z, radius, strength, parent):
    """A line of light round an edge of the glass."""
    points = [(r * math.cos(a), r * math.sin(a), z) for a in (math.radians(2 * s) for s in range(180))]
    line(points, radius, glow("#dff5ea", strength), parent=parent, closed=True)


def beaker(loc):
    """A straight glass of water with a thick wall and foot: a lemon floats, a steel ball has sunk."""
    it = group(loc)
    r, tall, level, foot, wall = 0.92, 2.15, 1.62, 0.15, 0.075
    inner = r - wall
    streaks = ((-128, 0.2, 9), (-114, 0.1, 4), (-42, 0.12, 6))
    turned([(r - 0.04, 0), (r, 0.04), (r, tall - 0.03)], clear("#cfeede", 0.01, 0.62, 0.66, streaks), parent=it, steps=160)
    turned([(inner, foot + 0.05), (inner, tall - 0.03)], clear("#cfeede", 0.0, 0.42, 0.8), parent=it, steps=160)
    turned([(r, tall - 0.03), (r - 0.02, tall), (inner + 0.02, tall), (inner, tall - 0.03)], clear("#e4f7ee", 0.34, 0.75, 0.3), parent=it, steps=160)
    ring(r - 0.008, tall - 0.008, 0.011, 0.85, it)
    ring(inner + 0.008, tall - 0.008, 0.007, 0.55, it)
    turned([(0, foot), (inner - 0.05, foot), (inner, foot + 0.05)], clear("#cfeede", 0.02, 0.08, 0.5), parent=it, steps=160)
    ring(inner - 0.02, foot + 0.02, 0.007, 0.32, it)
    ring(r - 0.02, 0.014, 0.012, 0.4, it)
    w = inner - 0.004
    turned([(w, foot + 0.05), (w, level)], clear("#7fe0c4", 0.025, 0.3, 0.55, body="#dcf6ec"), parent=it, steps=160)
    turned([(w, level + 0.03), (w - 0.02, level + 0.008), (w - 0.07, level), (0, level)], clear("#a9ecd6", 0.1, 0.2, 0.4, body="#e6faf2"), parent=it, steps=160)
    ring(w - 0.004, level + 0.026, 0.009, 0.7, it)
    lemon = group((0.12, -0.12, level + 0.02), (8, 78, 22), it)
    shape = [(0.36 * math.sin(a) ** 0.85, -0.44 * math.cos(a)) for a in (math.radians(6 + 3.5 * s) for s in range(49))]
    skin = solid("#f3bf1f", 0.42, 0, 0.5, 0.15)
    tree = skin.node_tree
    pores, bump = tree.nodes.new("ShaderNodeTexNoise"), tree.nodes.new("ShaderNodeBump")
    pores.inputs["Scale"].default_value = 26
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.35, 0.03
    tree.links.new(pores.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs[0], tree.nodes["Principled BSDF"].inputs["Normal"])
    turned([(0, -0.52), (0.04, -0.51), (0.065, -0.47), *shape, (0.07, 0.46), (0.05, 0.53), (0, 0.55)], skin, parent=lemon, steps=96)
    turned([(0, 0), (0.13, 0), (0.27, 0)], clear("#000000", 0, 0, body="#4c5a54"), (-0.32, -0.3, foot + 0.004), parent=it)
    ball(0.25, solid("#cfd3da", 0.17, 0.88, 0.6), (-0.34, -0.3, foot + 0.25), it)
    return it


def microphone(loc, turn):
    """A table microphone on its disc."""
    it = group(loc, (0, 0, turn))
    dark = graphite()
    rod(0.46, 0.07, dark, parent=it, bevel=0.025, steps=64)
    rod(0.035, 0.75, silver(), (0, 0, 0.06), parent=it, bevel=0)
    ring = [(0.34 * math.cos(a), 0, 1.12 + 0.34 * math.sin(a)) for a in (math.radians(5 * s) for s in range(72))]
    line(ring, 0.025, silver(), parent=it, closed=True)
    rod(0.22, 0.5, dark, (0, 0, 0.82), parent=it, bevel=0.05, steps=64)
    turned([(0.222, 1.3), (0.22, 1.38), (0.18, 1.5), (0.1, 1.57), (0, 1.59)], solid("#6b6e78", 0.5, 0.6), parent=it, steps=64)
    for z in (1.33, 1.39, 1.45, 1.5):
        turned([(0.223 - (z - 1.3) ** 2 * 1.9, z), (0.231 - (z - 1.3) ** 2 * 1.9, z + 0.01), (0.223 - (z - 1.3) ** 2 * 1.9, z + 0.02)], silver(), parent=it, steps=64)
    slab(0.452, 0.452, 0.03, 0.226, brass(), (0, 0, 1.27), parent=it, bevel=0.008)
    return it


def card(loc, turn):
    """A folded card that stands."""
    it = group(loc, (0, 0, turn))
    paint = solid("#f2a516", 0.6)
    for side in (-1, 1):
        leaf = group((0, side * 0.3, 0), (-side * -20, 0, 0), it)
        slab(1.5, 0.95, 0.02, 0.01, paint, (0, 0.01, 0.47), (90, 0, 0), leaf, bevel=0.003)
        if side < 0:
            sheet(1.48, 0.93, 0.01, printed("one-change", 0.6, lit=0.15), (0, -0.0115, 0.47), (90, 0, 0), leaf)


def table(r):
    """A round table whose edge stands within the picture."""
    wide = group((0, -0.45, 0))
    turned([(0, TOP - 0.2), (r - 0.1, TOP - 0.2), (r, TOP - 0.13), (r, TOP - 0.05), (r - 0.05, TOP), (0, TOP)], walnut(), parent=wide, steps=256)
    turned([(0, 0), (1.3, 0), (1.25, 0.08), (0.5, 0.2), (0.36, 0.5), (0.36, TOP - 0.2), (0, TOP - 0.2)], graphite(), parent=wide, steps=96)


def build(view):
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.transmission_bounces, cycles.glossy_bounces = 12, 12, 8
    studio(sun=(-2.56, 1.93, 1.32, 6))
    table(3.08)
    kolam((0.1, -1.35, TOP + 0.003), 2.0, radius=0.016)
    tripod((0.95, -0.2, TOP), -8, 6)
    beaker((-1.55, -0.1, TOP))
    microphone((2.25, -0.9, TOP), -10)
    card((-0.3, -2.8, TOP), 6)
    stylus((1.0, -2.3, TOP + 0.045), (0, 90, 14))
    camera((0.0, -14.5, 5.3), (0.1, -0.2, 2.25), lens=74, blur=0.9, focus=(-0.2, -0.4, 2.4))
