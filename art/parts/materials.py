"""What things are made of. Colours are written as in the style sheets."""

import os

import bpy

SETTINGS = {}


def linear(colour):
    """A colour such as #f2a516 as light."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels] + [1]


def mixed(a, b, share):
    """`share` of a, the rest of b."""
    pairs = zip((a[1:3], a[3:5], a[5:7]), (b[1:3], b[3:5], b[5:7]))
    return "#" + "".join(f"{round(int(x, 16) * share + int(y, 16) * (1 - share)):02x}" for x, y in pairs)


def _nodes(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree, made.node_tree.nodes["Principled BSDF"].inputs


def solid(colour, rough=0.45, metal=0.0, specular=0.5, coat=0.0):
    made, _, inputs = _nodes("solid")
    inputs["Base Color"].default_value = linear(colour)
    inputs["Roughness"].default_value = rough
    inputs["Metallic"].default_value = metal
    inputs["Specular"].default_value = specular
    inputs["Clearcoat"].default_value = coat
    inputs["Clearcoat Roughness"].default_value = 0.08
    return made


def glow(colour, strength=1.0, to=None, height=1.0):
    """Something that shines; with `to` it changes to that colour over its height."""
    made, tree, inputs = _nodes("glow")
    inputs["Base Color"].default_value = (0, 0, 0, 1)
    inputs["Specular"].default_value = 0
    inputs["Emission"].default_value = linear(colour)
    inputs["Emission Strength"].default_value = strength
    if to:
        place = tree.nodes.new("ShaderNodeTexCoord")
        parts = tree.nodes.new("ShaderNodeSeparateXYZ")
        ramp = tree.nodes.new("ShaderNodeMapRange")
        ramp.inputs["From Min"].default_value = -height
        ramp.inputs["From Max"].default_value = height
        mix = tree.nodes.new("ShaderNodeMixRGB")
        mix.inputs[1].default_value, mix.inputs[2].default_value = linear(colour), linear(to)
        tree.links.new(place.outputs["Object"], parts.inputs[0])
        tree.links.new(parts.outputs["Y"], ramp.inputs["Value"])
        tree.links.new(ramp.outputs[0], mix.inputs[0])
        tree.links.new(mix.outputs[0], inputs["Emission"])
    return made


def faded(made, near, far):
    """A disc of the material whose edge fades from one radius to the other: softer than what the lens makes of it, and without noise."""
    tree = made.node_tree
    place = tree.nodes.new("ShaderNodeTexCoord")
    length = tree.nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    ramp = tree.nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = near, far
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(place.outputs["Object"], length.inputs[0])
    tree.links.new(length.outputs["Value"], ramp.inputs["Value"])
    tree.links.new(ramp.outputs[0], mix.inputs[0])
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs[0])
    return made


def _picture(tree, name):
    node = tree.nodes.new("ShaderNodeTexImage")
    node.image = bpy.data.images.load(os.path.join(SETTINGS["screens"], name + ".png"), check_existing=True)
    node.interpolation = "Cubic"
    node.extension = "EXTEND"
    return node


def screen(name, strength=0.92):
    """Lit glass that shows the interface `name` of art/screens."""
    made, tree, inputs = _nodes("screen")
    inputs["Base Color"].default_value = (0, 0, 0, 1)
    inputs["Roughness"].default_value = 0.14
    inputs["Specular"].default_value = 0.25
    inputs["Emission Strength"].default_value = strength
    tree.links.new(_picture(tree, name).outputs["Color"], inputs["Emission"])
    return made


def printed(name, rough=0.6, lit=0.0):
    """Paper or card printed with the interface `name` of art/screens; `lit` keeps it legible where it turns from the lamps."""
    made, tree, inputs = _nodes("printed")
    inputs["Roughness"].default_value = rough
    colour = _picture(tree, name).outputs["Color"]
    tree.links.new(colour, inputs["Base Color"])
    if lit:
        tree.links.new(colour, inputs["Emission"])
        inputs["Emission Strength"].default_value = lit
    return made


def glass(tint="#ffffff"):
    """Clear glass; light passes through it straight, so that what stands behind it is not in the dark."""
    made, tree, inputs = _nodes("glass")
    inputs["Base Color"].default_value = linear(tint)
    inputs["Roughness"].default_value = 0
    inputs["Transmission"].default_value = 1
    inputs["IOR"].default_value = 1.45
    way = tree.nodes.new("ShaderNodeLightPath")
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(way.outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(tree.nodes["Principled BSDF"].outputs[0], mix.inputs[1])
    tree.links.new(clear.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs[0])
    return made


def bell_glass(rough=0.17, share=0.2):
    """Clear glass of a bell, which mirrors lamps as soft streaks: sharp, they would look like scraps of paper on it."""
    made = glass()
    tree = made.node_tree
    through, mirror, edge, less, mix = (
        tree.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfRefraction", "BsdfGlossy", "Fresnel", "Math", "MixShader")
    )
    through.inputs["Roughness"].default_value, through.inputs["IOR"].default_value = 0, 1.45
    mirror.inputs["Roughness"].default_value, edge.inputs["IOR"].default_value = rough, 1.45
    less.operation, less.inputs[1].default_value = "MULTIPLY", share
    tree.links.new(edge.outputs[0], less.inputs[0])
    tree.links.new(less.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(mirror.outputs[0], mix.inputs[2])
    shadow = tree.nodes["Material Output"].inputs[0].links[0].from_node
    tree.links.new(mix.outputs[0], shadow.inputs[1])
    return made


def silver():
    return solid("#c3c5ce", 0.34, 0.85)


def graphite():
    return solid("#3c3e47", 0.36, 0.7)


def keys():
    return solid("#17181d", 0.5, 0, 0.35)


def black_glass():
    return solid("#050507", 0.12, 0, 0.4)


def rubber():
    return solid("#101114", 0.8, 0, 0.2)


def card():
    return solid("#b98d5f", 0.8, 0, 0.2)


def white():
    return solid("#eceae4", 0.55, 0, 0.35)


def brass():
    return solid("#e8a83a", 0.28, 0.9)


def wood():
    """Planed boards with their grain."""
    made, tree, inputs = _nodes("wood")
    place = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.25, 4, 4)
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 2.2
    noise.inputs["Detail"].default_value = 6
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear("#7a4e2c")
    ramp.color_ramp.elements[1].color = linear("#b98654")
    tree.links.new(place.outputs["Object"], stretch.inputs[0])
    tree.links.new(stretch.outputs[0], noise.inputs[0])
    tree.links.new(noise.outputs[0], ramp.inputs[0])
    tree.links.new(ramp.outputs[0], inputs["Base Color"])
    inputs["Roughness"].default_value = 0.42
    return made


def walnut(along="x"):
    """Dark oiled boards, whose fine grain runs along an axis."""
    made, tree, inputs = _nodes("walnut")
    place = tree.nodes.new("ShaderNodeTexCoord")
    layers = []
    for long, fine, detail in ((0.5, 14, 8), (0.16, 2.2, 2)):
        stretch = tree.nodes.new("ShaderNodeMapping")
        stretch.inputs["Scale"].default_value = [long if axis == along else fine for axis in "xyz"]
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 1.6
        noise.inputs["Detail"].default_value = detail
        tree.links.new(place.outputs["Object"], stretch.inputs[0])
        tree.links.new(stretch.outputs[0], noise.inputs[0])
        layers.append(noise.outputs["Fac"])
    mix = tree.nodes.new("ShaderNodeMath")
    mix.operation = "ADD"
    for at, layer in enumerate(layers):
        tree.links.new(layer, mix.inputs[at])
    ramp = tree.nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value, ramp.inputs["From Max"].default_value = 0.72, 1.3
    colour = tree.nodes.new("ShaderNodeMixRGB")
    colour.inputs[1].default_value, colour.inputs[2].default_value = linear("#2c190f"), linear("#7a4a2a")
    tree.links.new(mix.outputs[0], ramp.inputs["Value"])
    tree.links.new(ramp.outputs[0], colour.inputs[0])
    tree.links.new(colour.outputs[0], inputs["Base Color"])
    inputs["Roughness"].default_value = 0.36
    return made
