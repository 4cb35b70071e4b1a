"""Where on earth is land. From Natural Earth, which is in the public domain."""

import math

# A row every 3 degrees from 78 north to 57 south. Its bits are places 3 degrees apart along the equator, as far apart elsewhere:
# 1 is land. No coast is finer than that, and no border is in it.
ROWS = """
3c800 4e04c8 7ce003e0 1f7ce060fff 17ff4ec77ffff ffe2603ffffff 1bfc40019fffff4 fe30021fffff88 3ff78023fffffe10
1fffc007fffffff00 fff1001fffffffe00 fffe000777bffffc00 7ffc00072c2fffff000 3ffc000181fdffff2000
1ffe00000c07fffff0800 7fe00001f81fffffe2000 1fd800007ffffffffe0000 3c200001ffffbffffc0000
e000000ffff7c3fff80000 1c800001fffffc1e7800000 1e200003fffef8387840000 e00000ffffec0303800000
400000fffff00201800000 3f0000fffff80004100000 1fc0007bfff80000180000 3fe00001fff00008600000
47ff00001ffc00006e00000 7ffe0001ff80000368e200 3fff80007fc00000043800 1fff80007fc00000001400
fff80003fe00000000000 3ff80003fe4000003c800 7fc0001fe6000003f801 3fe0000fe200000ffc00 1fe00007f300000ffe00
7f00001f000000fff00 1fc000078000007ff00 7e0000180000031f00 f0000000000000f02 18000000000000000
2000000000000102 c00000000000004 80000000000000 20000000000000 0 0
"""


def land():
    """The latitude and longitude of every place that is land."""
    for at, row in enumerate(ROWS.split()):
        lat = 78 - 3 * at
        count = round(120 * math.cos(math.radians(lat)))
        for place, bit in enumerate(f"{int(row, 16):0{count}b}"):
            if bit == "1":
                yield lat, (place + 0.5) * 360 / count - 180
