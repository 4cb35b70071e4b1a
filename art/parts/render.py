"""Run inside Blender by scripts/art.ts: builds one scene, renders one view of it, writes a PNG of 16 bits."""

import importlib
import json
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import bpy  # noqa: E402
import numpy as np  # noqa: E402

from parts import finish, materials  # noqa: E402


def set_up(job):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples = max(1, job["samples"] // 2)
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.adaptive_min_samples = min(12, cycles.samples)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 5, 1, 3, 5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1.6, 1.0
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.resolution_x, scene.render.resolution_y = job["width"], job["height"]
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Raw"
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    return scene


def passes(scene, folder):
    """Has the light and the guides of each render written as files of their own."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = "OPEN_EXR", "32", "NONE"
    out.file_slots.clear()
    for slot, name in (("light", "Image"), ("colour", "Denoising Albedo"), ("facing", "Denoising Normal")):
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[name], out.inputs[slot])


def half(scene, folder, seed):
    scene.cycles.seed = seed
    scene.frame_set(seed)
    bpy.ops.render.render()
    read = {}
    for slot in ("light", "colour", "facing"):
        image = bpy.data.images.load(os.path.join(folder, f"{slot}{seed:04d}.exr"))
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        read[slot] = pixels.reshape(height, width, 4)[..., :3]
        bpy.data.images.remove(image)
    return read


def write(picture, out):
    """PNG of 16 bits for what is packed further, JPEG for link previews."""
    height, width, _ = picture.shape
    image = bpy.data.images.new("picture", width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Raw"
    image.pixels.foreach_set(np.dstack([picture, np.ones((height, width))]).astype(np.float32).ravel())
    settings = bpy.context.scene.render.image_settings
    jpeg = out.endswith(".jpg")
    settings.file_format, settings.color_mode = "JPEG" if jpeg else "PNG", "RGB"
    settings.quality, settings.color_depth = 88, "8" if jpeg else "16"
    image.save_render(out, scene=bpy.context.scene)


def come_nearer(camera, seen, shape):
    """Points the camera at a part of its view of 960 x 864, with the same perspective and the same blur; `shape`: its height by its width."""
    share = seen["width"] / 960
    across = (seen["left"] + seen["width"] / 2) / 960 - 0.5
    down = (seen["top"] - 432) / 960 + share * shape / 2
    camera.lens /= share
    camera.dof.aperture_fstop /= share
    camera.shift_x = across / share
    camera.shift_y = (camera.shift_y - down) / share


def main():
    job = json.loads(sys.argv[-1])
    materials.SETTINGS.update(job)
    scene = set_up(job)
    module = importlib.import_module("scenes." + job["scene"].replace("-", "_"))
    for name in job.get("closeUp", {}).get("without", ()):
        setattr(module, name, lambda *_, **__: None)
    module.build(job["view"])
    camera, wider = scene.camera.data, job["width"] / job["viewWidth"]
    if "closeUp" in job:
        come_nearer(camera, job["closeUp"], job["height"] / job["viewWidth"])
    # What is rendered beyond the view's sides leaves the view as it is.
    camera.sensor_width *= wider
    camera.shift_x /= wider
    camera.shift_y /= wider
    start = time.time()
    with tempfile.TemporaryDirectory() as folder:
        passes(scene, folder + os.sep)
        a, b = half(scene, folder, 1), half(scene, folder, 2)
    rendered = time.time()
    # Directions count little: a small round thing turns so fast that none of its pixels would have a neighbour like it.
    guides = [np.dstack([each["colour"], each["facing"] * 0.12]) for each in (a, b)]
    picture = finish.without_noise(a["light"], b["light"], guides)
    picture = finish.developed(picture, getattr(module, "EXPOSURE", 1.0))
    for size in job["out"]:
        write(finish.resized(picture, size["width"], size["height"]), size["path"])
    print(f"{job['scene']} {job['view']}: {rendered - start:.0f} s rendered, {time.time() - rendered:.0f} s cleaned")


main()
