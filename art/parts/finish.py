"""From two noisy halves of a picture to the finished one: noise out, light into colours."""

import numpy as np


def _boxed(a, r):
    """The mean of each pixel's square of 2r+1 pixels a side."""
    n = 2 * r + 1
    for axis in (0, 1):
        pad = [(r + 1, r) if at == axis else (0, 0) for at in range(a.ndim)]
        total = np.cumsum(np.pad(a, pad, mode="edge"), axis=axis, dtype=np.float64)
        a = (np.take(total, range(n, total.shape[axis]), axis) - np.take(total, range(0, total.shape[axis] - n), axis)) / n
        a = a.astype(np.float32)
    return a


def _slices(shift, size):
    return slice(max(shift, 0), size + min(shift, 0)), slice(max(-shift, 0), size + min(-shift, 0))


def _without_sparks(a, other):
    """Single pixels that one half alone has much lighter or darker than all but two of their neighbours are chance."""
    height, width, _ = a.shape
    light = a.mean(axis=2)
    wide = np.pad(light, 1, mode="edge")
    shifts = [(y, x) for y in range(3) for x in range(3) if (y, x) != (1, 1)]
    around = np.sort(np.stack([wide[y : y + height, x : x + width] for y, x in shifts]), axis=0)
    kept = np.clip(light, around[2], around[5])
    differ = np.abs(light - other.mean(axis=2)) > 0.4 * (light + other.mean(axis=2)) + 0.01
    share = np.where(differ, (kept + 1e-4) / (light + 1e-4), 1)
    return a * share[..., None]


def without_noise(first, second, guides, reach=6, strength=2.0):
    """
    The mean of two renders of different chance, each pixel averaged with those of its neighbours that differ from it by
    no more than the noise (non-local means). How noisy a place is, the difference of the halves tells; `guides`
    (surface colour and direction) keep edges that light alone does not show.
    """
    first, second = _without_sparks(first, second), _without_sparks(second, first)
    mean = (first + second) / 2
    # Noise is judged as the eye does: in the dark more strictly.
    curve = lambda a: np.sqrt(np.maximum(a, 0) + 1e-3)  # noqa: E731
    a, b = curve(first), curve(second)
    looked = (a + b) / 2
    noise = _boxed(((a - b) ** 2 / 4).mean(axis=2), 4)
    guide_noise = _boxed(((guides[0] - guides[1]) ** 2 / 4).sum(axis=2), 1)
    guides = (guides[0] + guides[1]) / 2
    height, width = noise.shape
    total = mean.copy()
    weights = np.ones((height, width), np.float32)
    for dy in range(0, reach + 1):
        for dx in range(-reach, reach + 1):
            if dy == 0 and dx <= 0:
                continue
            y, y2 = _slices(dy, height)
            x, x2 = _slices(dx, width)
            n1, n2 = noise[y, x], noise[y2, x2]
            far = ((looked[y, x] - looked[y2, x2]) ** 2).mean(axis=2)
            far = (far - 2 * np.minimum(n1, n2)) / (1e-7 + strength**2 * (n1 + n2))
            far = _boxed(far, 1)
            g1, g2 = guide_noise[y, x], guide_noise[y2, x2]
            edge = ((guides[y, x] - guides[y2, x2]) ** 2).sum(axis=2) - 2 * np.minimum(g1, g2)
            edge = np.maximum(edge, 0) / (0.0015 + 2 * (g1 + g2))
            weight = np.exp(-np.maximum(far, edge).clip(0, 60))
            total[y, x] += weight[..., None] * mean[y2, x2]
            total[y2, x2] += weight[..., None] * mean[y, x]
            weights[y, x] += weight
            weights[y2, x2] += weight
    return total / weights[..., None]


def _glare(picture, amount):
    """What is very bright shines a little over its edge, as in a lens."""
    height, width, _ = picture.shape
    bright = np.maximum(picture - 0.6, 0)
    spread = sum(_boxed(_boxed(bright, r), r) for r in (max(1, width // 240), max(2, width // 60), max(3, width // 20))) / 3
    return picture + amount * spread


def developed(picture, exposure=1.0, glare=0.12):
    """Light as the colours of a screen: straight below 0.8, above it bent so that nothing burns out."""
    picture = _glare(picture * exposure, glare)
    bend = 0.8
    peak = picture.max(axis=2, keepdims=True)
    soft = np.where(peak > bend, bend + (1 - bend) * np.tanh((peak - bend) / (1 - bend) * 0.7), peak)
    picture = np.clip(picture * soft / np.maximum(peak, 1e-6), 0, 1)
    return np.where(picture <= 0.0031308, picture * 12.92, 1.055 * picture ** (1 / 2.4) - 0.055)


def resized(picture, width, height):
    """Cut at its sides to a shape and brought to a size."""
    wanted = round(picture.shape[0] * width / height)
    picture = picture[:, (picture.shape[1] - wanted) // 2 :][:, :wanted]
    for axis, size in ((0, height), (1, width)):
        picture = _area_mean(picture, axis, size)
    return picture


def _area_mean(a, axis, size):
    long = a.shape[axis]
    if long == size:
        return a
    a = np.moveaxis(a, axis, 0)
    total = np.concatenate([np.zeros_like(a[:1], np.float64), np.cumsum(a, axis=0, dtype=np.float64)])
    edges = np.linspace(0, long, size + 1)
    low = np.minimum(edges.astype(int), long - 1)
    share = (edges - low).reshape(-1, *[1] * (a.ndim - 1))
    upto = total[low] + share * a[low]
    return np.moveaxis((upto[1:] - upto[:-1]) * (size / long), 0, axis)
