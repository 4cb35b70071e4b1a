"""The place where pictures are taken: floor and wall in the hue of the section, sun, lights, camera."""

import math

import bmesh
import bpy

from .materials import SETTINGS, brass, faded, glow, linear, mixed, solid
from .mesh import _object, _smooth, line, place


def studio(sun=(0, 3.0, 2.6), night=True, far=15.0, ground=None, dark=5.0, mirror=1.3):
    """
    Everything but the things themselves. `sun`: where its middle stands across and in height, its radius, and its depth, if
    not just before the wall: nearer, the horizon does not cut it. It shines in heads, not in details. `dark`: the height at which the wall's glow has faded; no
    higher than the picture, whose upper edge meets the hue of the page. `mirror`: the floor's index of refraction; less of it
    before a large screen.
    """
    colours = SETTINGS["colours"]
    ground = ground or (mixed(colours["hue-deep"], "#000000", 0.95) if night else colours["hue-plate"])
    _cove(ground, far, night, mirror)
    if sun and SETTINGS["view"] != "detail":
        x, z, r, *deep = sun
        sky = faded(glow("#ee7f0c", 1.0, to="#fbbb35", height=r), r - 0.05, r + 0.05)
        disc(r + 0.06, sky, (x, *(deep or [far - 3.05]), z))
    _world(mixed(colours["hue"], ground, 0.5) if night else "#ffffff", 0.3 if night else 0.55)
    lights(night)
    if night:
        _dusk(ground, colours["hue"], far, dark)


def _cove(ground, far, night, mirror):
    """A floor that bends up into a wall, shining in front and dull behind."""
    profile = [(-40.0, 0.0), (far - 3, 0.0)]
    profile += [(far - 3 + 6 * math.sin(a), 6 - 6 * math.cos(a)) for a in (math.radians(4 * s) for s in range(1, 23))]
    profile += [(far + 3, 60.0)]
    bm = bmesh.new()
    rows = [[bm.verts.new((x, y, z)) for x in (-90, 90)] for y, z in profile]
    for low, high in zip(rows, rows[1:]):
        bm.faces.new((low[0], low[1], high[1], high[0]))
    material = solid(ground, 0.35, 0, 0 if night else 0.5)
    _object("cove", bm, material, (0, 0, 0), (0, 0, 0), None)
    _smooth(bpy.data.objects["cove"], 60)
    tree = material.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeMapRange")
    for name, value in (("From Min", 3), ("From Max", far - 2), ("To Min", 0.28 if night else 0.35), ("To Max", 0.75)):
        ramp.inputs[name].default_value = value
    tree.links.new(where.outputs["Object"], parts.inputs[0])
    tree.links.new(parts.outputs["Y"], ramp.inputs["Value"])
    tree.links.new(ramp.outputs[0], tree.nodes["Principled BSDF"].inputs["Roughness"])
    if night:
        _shine(tree, ramp.outputs[0], mirror)


def _shine(tree, rough, mirror):
    """What the floor mirrors takes its hue and dissolves within a hand's breadth: a screen in it would be a grey slab."""
    gloss, edge, mix = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfGlossy", "Fresnel", "MixShader"))
    gloss.inputs["Color"].default_value = linear(mixed(SETTINGS["colours"]["hue"], "#ffffff", 0.7))
    edge.inputs["IOR"].default_value = mirror
    tree.links.new(rough, gloss.inputs["Roughness"])
    tree.links.new(edge.outputs[0], mix.inputs[0])
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs[0])


def disc(r, material, loc):
    """A round face that looks to the front."""
    bm = bmesh.new()
    bmesh.ops.create_circle(bm, cap_ends=True, segments=160, radius=r)
    return _object("sun", bm, material, loc, (90, 0, 0), None)


def _world(colour, strength):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes["Background"].inputs
    back[0].default_value, back[1].default_value = linear(colour), strength


def area(loc, aim, size, power, colour="#ffffff", tall=None, shine=1.0):
    """A soft box that looks at `aim`."""
    from mathutils import Vector

    data = bpy.data.lights.new("area", "AREA")
    data.energy, data.color = power, linear(colour)[:3]
    data.shape, data.size, data.size_y = "RECTANGLE", size, tall or size
    data.specular_factor = shine
    it = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(it)
    it.location = loc
    it.rotation_euler = (Vector(aim) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return it


def _dusk(ground, hue, far, dark):
    """Floor and wall glow where they meet, as bright in every hue; upwards and to the front it fades. Light from a lamp would be noise."""
    near = linear(mixed(hue, "#ffffff", 0.72))
    seen = [wall * light for wall, light in zip(linear(ground)[:3], near[:3])]
    tree = bpy.data.objects["cove"].data.materials[0].node_tree
    inputs = tree.nodes["Principled BSDF"].inputs
    inputs["Emission"].default_value = [channel / max(seen) for channel in seen] + [1]
    where = tree.nodes.new("ShaderNodeTexCoord")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(where.outputs["Object"], parts.inputs[0])
    ramps = [("Y", far - 22, far - 1, 0, 1), ("Z", 0.2, dark, 0.1, 0.01)]
    if SETTINGS["view"] == "tall":
        # Beside words the picture dissolves into the page at its left, whose ground is dark: a bright wall would end there in an edge.
        ramps.append(("X", -6, 1, 0.4, 1))
    bright = None
    for axis, start, end, low, high in ramps:
        ramp, product = tree.nodes.new("ShaderNodeMapRange"), tree.nodes.new("ShaderNodeMath")
        ramp.interpolation_type = "SMOOTHSTEP"
        for name, value in (("From Min", start), ("From Max", end), ("To Min", low), ("To Max", high)):
            ramp.inputs[name].default_value = value
        product.operation, product.inputs[1].default_value = "MULTIPLY", 1
        tree.links.new(parts.outputs[axis], ramp.inputs["Value"])
        tree.links.new(ramp.outputs[0], product.inputs[0])
        if bright:
            tree.links.new(bright.outputs[0], product.inputs[1])
        bright = product
    tree.links.new(bright.outputs[0], inputs["Emission Strength"])


def lights(night):
    """Day: one wide soft box and a bright room. Night: a cool box from the left, the sun's warmth from behind."""
    power = 1.0 if night else 1.5
    area((-6, -3.5, 8), (0, 0.5, 0.5), 6, 1150 * power, "#e8ecff")
    area((7.5, -2.5, 5), (0.5, 0, 0.8), 4, 420 * power, "#ffe2bd")
    area((0, 5, 9), (0, 0, 0.5), 7, 700 * power, "#fff1d8", tall=2)
    area((0, -11, 3.2), (0, 0, 1), 8, 260 * power, "#ffffff", tall=3)


def kolam(loc=(0, 0, 0.003), reach=3.0, turn=0, radius=0.022, flat=0.35, material=None, upright=False):
    """The page's own kolam as an inlay of the floor, or `upright` of what stands and looks to the front."""
    figure = SETTINGS["kolam"]
    size = reach / figure["reach"]
    metal = material or brass()
    points = [(x * size, y * size) for x, y in figure["line"]]
    line(points, radius, metal, loc, (90 if upright else 0, 0, turn), closed=True, flat=flat)
    turned_by = math.radians(turn)
    dot = solid("#f2a516", 0.3)
    for x, y in figure["dots"]:
        across, deep, high = (x, 0, y) if upright else (x, y, 0)
        at = (
            loc[0] + size * (across * math.cos(turned_by) - deep * math.sin(turned_by)),
            loc[1] + size * (across * math.sin(turned_by) + deep * math.cos(turned_by)),
            loc[2] + size * high,
        )
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=16, v_segments=8, radius=radius * 1.7)
        it = _smooth(_object("dot", bm, dot, at, (0, 0, 0), None), 180)
        it.scale = (1, flat, 1) if upright else (1, 1, flat)


def camera(at, aim, lens=70, blur=0.9, focus=None, lift=0.0):
    """`blur` is the opening of the lens: the smaller, the softer what is not in focus."""
    from mathutils import Vector

    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.shift_y = lens, 36, lift
    data.clip_end = 300
    it = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(it)
    scene.camera = it
    it.location = at
    it.rotation_euler = (Vector(aim) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    if blur:
        data.dof.use_dof = True
        data.dof.aperture_fstop = 2.4 * blur
        data.dof.aperture_blades = 0
        data.dof.focus_distance = (Vector(focus or aim) - Vector(at)).length
    return it


__all__ = ["area", "camera", "disc", "kolam", "lights", "place", "studio"]
