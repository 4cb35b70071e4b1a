"""Shapes that everything is made of. One unit is ten centimetres."""

import math

import bmesh
import bpy


def group(loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    """An origin that carries other things. Angles are in degrees everywhere."""
    it = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(it)
    return place(it, loc, rot, parent)


def place(it, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    it.location = loc
    it.rotation_euler = [math.radians(angle) for angle in rot]
    if parent is not None:
        it.parent = parent
    return it


def outline(w, d, r, steps=10):
    """The corners of a rounded rectangle round 0 0, against the clock."""
    r = min(r, w / 2 - 1e-4, d / 2 - 1e-4)
    points = []
    for sx, sy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((sx * (w / 2 - r) + r * math.cos(angle), sy * (d / 2 - r) + r * math.sin(angle)))
    return points


def smoothed(points, steps):
    """A curve through all points but the outer two, which give it its direction there (Catmull-Rom); it ends one step before the last."""
    made = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for step in range(steps):
            t = step / steps
            made.append(
                tuple(
                    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
                    for p, q, r, s in zip(a, b, c, d)
                )
            )
    return made


def _object(name, bm, material, loc, rot, parent):
    data = bpy.data.meshes.new(name)
    bm.to_mesh(data)
    bm.free()
    it = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(it)
    if material is not None:
        data.materials.append(material)
    return place(it, loc, rot, parent)


def _smooth(it, angle=40):
    it.data.polygons.foreach_set("use_smooth", [True] * len(it.data.polygons))
    it.data.use_auto_smooth = True
    it.data.auto_smooth_angle = math.radians(angle)
    return it


def _bevel(it, width, segments):
    if width > 0:
        mod = it.modifiers.new("bevel", "BEVEL")
        mod.width, mod.segments, mod.limit_method, mod.angle_limit = width, segments, "ANGLE", math.radians(40)
        mod.harden_normals = True
    return it


def prism(points, h, material, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, bevel=0.02, segments=5):
    """An outline lifted by h, its upper and lower edges rounded."""
    bm = bmesh.new()
    low = [bm.verts.new((x, y, 0)) for x, y in points]
    high = [bm.verts.new((x, y, h)) for x, y in points]
    bm.faces.new(list(reversed(low)))
    bm.faces.new(high)
    for at in range(len(points)):
        to = (at + 1) % len(points)
        bm.faces.new((low[at], low[to], high[to], high[at]))
    return _bevel(_smooth(_object("prism", bm, material, loc, rot, parent)), bevel, segments)


def slab(w, d, h, r, material, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, bevel=0.02, segments=5):
    """A plate with rounded corners; its under side lies at z 0."""
    return prism(outline(w, d, r), h, material, loc, rot, parent, min(bevel, h / 2 - 1e-4), segments)


def sheet(w, d, r, material, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, part=(0, 0, 1, 1)):
    """A flat piece without thickness that shows its material's picture, or a `part`: left, bottom, width and height of 1."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, y, 0)) for x, y in outline(w, d, r)])
    uv = bm.loops.layers.uv.new()
    for loop in face.loops:
        across, up = loop.vert.co.x / w + 0.5, loop.vert.co.y / d + 0.5
        loop[uv].uv = (part[0] + across * part[2], part[1] + up * part[3])
    return _object("sheet", bm, material, loc, rot, parent)


def rod(radius, h, material, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, top=None, bevel=0.01, steps=48):
    """A cylinder (a cone with `top`); its foot lies at z 0."""
    bm = bmesh.new()
    bmesh.ops.create_cone(
        bm, cap_ends=True, segments=steps, radius1=radius, radius2=radius if top is None else top, depth=h
    )
    bmesh.ops.translate(bm, verts=bm.verts, vec=(0, 0, h / 2))
    return _bevel(_smooth(_object("rod", bm, material, loc, rot, parent), 35), bevel, 4)


def between(a, b, radius, material, parent=None):
    """A tube from point to point."""
    from mathutils import Vector

    way = Vector(b) - Vector(a)
    it = rod(radius, way.length, material, a, parent=parent, bevel=0, steps=20)
    it.rotation_mode = "QUATERNION"
    it.rotation_quaternion = way.to_track_quat("Z", "Y")
    return it


def ball(radius, material, loc=(0, 0, 0), parent=None, scale=(1, 1, 1)):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=24, radius=radius)
    it = _smooth(_object("ball", bm, material, loc, (0, 0, 0), parent), 180)
    it.scale = scale
    return it


def turned(profile, material, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, steps=64):
    """A body turned on a lathe: `profile` is its radius and height from foot to top."""
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        angles = [2 * math.pi * at / steps for at in range(steps)]
        rings.append([bm.verts.new((r * math.cos(a), r * math.sin(a), z)) for a in angles])
    for low, high in zip(rings, rings[1:]):
        for at in range(steps):
            to = (at + 1) % steps
            bm.faces.new((low[at], low[to], high[to], high[at]))
    return _smooth(_object("turned", bm, material, loc, rot, parent), 50)


def line(points, radius, material, loc=(0, 0, 0), rot=(0, 0, 0), parent=None, closed=False, flat=1.0):
    """A wire through points of two or three coordinates."""
    data = bpy.data.curves.new("line", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution = "3D", radius, 3
    spline = data.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for at, point in enumerate(points):
        spline.points[at].co = (point[0], point[1], point[2] if len(point) > 2 else 0, 1)
    spline.use_cyclic_u = closed
    it = bpy.data.objects.new("line", data)
    bpy.context.scene.collection.objects.link(it)
    data.materials.append(material)
    it.scale = (1, 1, flat)
    return place(it, loc, rot, parent)
