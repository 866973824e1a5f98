"""Shapes of the cakes. One unit is the radius of a cake (about 3.5 cm).

Every cake is turned on a lathe: a list of rows runs from the middle of the base, up the side, to the
middle of the top, and `point(row, angle)` says where the surface is and how brown it baked there.
A cake may be open between two angles; the cut faces then carry two numbers for the material:
`depth` (distance to the outside) and `core` (distance to the middle of the yolk).
"""
import math

import bpy
from mathutils import Vector, noise

TAU = 2 * math.pi


def smooth(lo, hi, x):
    t = max(0.0, min(1.0, (x - lo) / (hi - lo)))
    return t * t * (3 - 2 * t)


class Relief:
    """A pressed pattern: a grey picture, white is raised. Looked up with x, y in -1..1."""

    def __init__(self, path):
        image = bpy.data.images.load(path)
        image.colorspace_settings.name = 'Non-Color'
        self.size = image.size[0]
        self.grey = list(image.pixels)[0::image.channels]
        bpy.data.images.remove(image)

    def __call__(self, x, y):
        n = self.size
        u = min(n - 1.001, max(0.0, (x * 0.5 + 0.5) * (n - 1)))
        v = min(n - 1.001, max(0.0, (y * 0.5 + 0.5) * (n - 1)))
        i, j = int(u), int(v)
        fu, fv = u - i, v - j
        g, k = self.grey, j * n + i
        low = g[k] * (1 - fu) + g[k + 1] * fu
        high = g[k + n] * (1 - fu) + g[k + n + 1] * fu
        return low * (1 - fv) + high * fv


# ---- styles: each returns (rows, point, yolk height) -------------------------------------------------

def traditional(relief, height=0.8, lobes=16, seed=0.0):
    """Scalloped side, pressed top."""
    edge = 0.93
    rows = []
    for i in range(6):
        rows.append((edge * i / 5.0, 0.0, 1.0, False))
    for i in range(1, 7):  # rounded foot
        t = i / 6 * math.pi / 2
        rows.append((edge + 0.055 * math.sin(t), 0.06 * (1 - math.cos(t)), 1.0, False))
    for i in range(1, 26):  # side with a slight belly
        t = i / 26
        rows.append((edge + 0.055 + 0.028 * math.sin(math.pi * t), 0.06 + (height - 0.14) * t, 1.0, False))
    for i in range(1, 9):  # shoulder
        t = i / 8 * math.pi / 2
        rows.append((edge + 0.055 - 0.055 * (1 - math.cos(t)), height - 0.08 + 0.08 * math.sin(t), 1.0, False))
    steps = 150
    for i in range(1, steps + 1):
        s = edge * (1 - i / steps)
        rows.append((s, height, smooth(0.62, 0.93, s), True))

    def point(row, a):
        s, z, scallop, top = row
        groove = 1 - abs(math.sin(lobes * a / 2))
        radius = s * (1 - 0.085 * scallop * groove ** 1.25)
        x, y = radius * math.cos(a), radius * math.sin(a)
        wobble = noise.noise(Vector((x * 1.1 + seed, y * 1.1, z * 1.1)))
        radius *= 1 + 0.012 * wobble
        x, y = radius * math.cos(a), radius * math.sin(a)
        if top:
            raised = relief(x, y)
            z += 0.05 * raised + 0.012 * wobble - 0.012 * smooth(0.55, 0.0, s)
            brown = 0.34 + 0.42 * raised + 0.10 * smooth(0.7, 0.93, s)
        else:
            up = z / height
            brown = 0.22 + 0.5 * smooth(0.72, 1.0, up) + 0.28 * smooth(0.16, 0.0, up) - 0.22 * groove ** 2
        return (x, y, z), brown + 0.10 * wobble

    return rows, point, height * 0.5


def dome_rows(height, power=2.5, steps=90, foot=0.9, foot_steps=12):
    """Outline of a domed cake: flat base, soft belly, round top."""
    rows = [(foot * i / 5.0, 0.0) for i in range(6)]
    belly = 0.30 * height
    for i in range(1, foot_steps + 1):
        t = i / foot_steps * math.pi / 2
        rows.append((foot + (1 - foot) * math.sin(t), belly * (1 - math.cos(t))))
    for i in range(1, steps + 1):
        t = i / steps * math.pi / 2
        rows.append((abs(math.cos(t)) ** (2 / power) if i < steps else 0.0,
                     belly + (height - belly) * math.sin(t) ** (2 / power)))
    return rows


def shanghai(height=0.82, seed=0.0):
    """Smooth buttery dome, browned on top by egg wash, pale at the foot."""
    rows = dome_rows(height, 2.35)

    def point(row, a):
        s, z = row
        x, y = s * math.cos(a), s * math.sin(a)
        p = Vector((x * 1.3 + seed, y * 1.3 - seed, z * 1.3))
        wobble = noise.noise(p)
        fine = noise.fractal(p * 7, 0.9, 2.1, 4)
        k = 1 + 0.022 * wobble + 0.0035 * fine
        up = z / height
        brown = 0.04 + 0.74 * smooth(0.34, 0.98, up + 0.10 * wobble + 0.03 * fine)
        return (x * k, y * k, z * (1 + 0.02 * wobble + 0.003 * fine)), brown

    return rows, point, height * 0.46


def yam(height=0.92, turns=16.0, seed=0.0):
    """Flaky dome: one long spiral of thin leaves. `brown` carries the place within a leaf, 0..1."""
    rows = dome_rows(height, 2.2, steps=300, foot=0.84, foot_steps=80)
    lengths = [0.0]
    for (s0, z0), (s1, z1) in zip(rows, rows[1:]):
        lengths.append(lengths[-1] + math.hypot(s1 - s0, z1 - z0))
    total = lengths[-1]
    along = {row: 1 - d / total for row, d in zip(rows, lengths)}  # 0 at the top, 1 at the middle of the base

    def point(row, a):
        s, z = row
        x, y = s * math.cos(a), s * math.sin(a)
        p = Vector((x * 1.6 + seed, y * 1.6, z * 1.6 - seed))
        wobble = noise.noise(p)
        flake = noise.noise(p * 9)
        phase = turns * 1.62 * along[row] + a / TAU + 0.34 * wobble + 0.07 * flake
        leaf = phase % 1.0
        ridge = (leaf / 0.9) ** 1.3 if leaf < 0.9 else 1 - (leaf - 0.9) / 0.1
        show = smooth(0.02, 0.16, z / height)
        lift = 0.022 * ridge * show * (1 + 1.1 * noise.noise(p * 3.3)) * smooth(0.0, 0.05, s + 0.02)
        k = 1 + 0.02 * wobble + lift * min(1.0, s * 1.2)
        return (x * k, y * k, z * (1 + 0.015 * wobble) + lift * (1 - s * 0.6)), leaf

    return rows, point, height * 0.46


def mochi(height=1.16, seed=0.0):
    """A soft ball that has settled."""
    rows = dome_rows(height, 2.12, foot=0.66)

    def point(row, a):
        s, z = row
        x, y = s * math.cos(a), s * math.sin(a)
        p = Vector((x * 0.9 + seed, y * 0.9 + seed, z * 0.9))
        wobble = noise.noise(p)
        k = 1 + 0.035 * wobble
        return (x * k, y * k, z * (1 + 0.03 * noise.noise(p * 1.7))), 0.5 + 0.5 * noise.noise(p * 2.3)

    return rows, point, height * 0.47


# ---- turning the style into a mesh -------------------------------------------------------------------

class Shape:
    def __init__(self):
        self.verts, self.faces, self.slots = [], [], []
        self.brown, self.depth, self.core = [], [], []

    def add(self, co, brown=0.0, depth=0.0, core=9.0):
        self.verts.append(co)
        self.brown.append(brown)
        self.depth.append(depth)
        self.core.append(core)
        return len(self.verts) - 1

    def face(self, slot, *corners):
        distinct = list(dict.fromkeys(corners))
        if len(distinct) >= 3:
            self.faces.append(distinct)
            self.slots.append(slot)

    def mesh(self, name, materials):
        me = bpy.data.meshes.new(name)
        me.from_pydata(self.verts, [], self.faces)
        for key in ('brown', 'depth', 'core'):
            me.attributes.new(key, 'FLOAT', 'POINT').data.foreach_set('value', getattr(self, key))
        me.polygons.foreach_set('material_index', self.slots)
        me.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        for material in materials:
            me.materials.append(material)
        me.update()
        return me


def turn(shape, rows, point, start=0.0, end=TAU, seg=640):
    """The baked outside between two angles."""
    closed = end - start > TAU - 1e-6
    count = max(8, round(seg * (end - start) / TAU))
    columns = count if closed else count + 1
    grid = []
    for row in rows:
        line = []
        for i in range(columns):
            co, brown = point(row, start + (end - start) * i / count)
            line.append(shape.add(co, brown))
        grid.append(line)
    for low, high in zip(grid, grid[1:]):
        for i in range(count):
            j = (i + 1) % columns
            shape.face(0, low[i], low[j], high[j], high[i])


def cut_face(shape, rows, point, angle, yolk_z, outward, steps=70):
    """The flat face left by a knife through the axis at `angle`."""
    outline = [point(row, angle)[0] for row in rows]
    outline = [(math.hypot(x, y), z) for x, y, z in outline]
    keep = [outline[0]]
    for p in outline[1:]:
        if math.dist(p, keep[-1]) > 0.006:
            keep.append(p)
    ca, sa = math.cos(angle), math.sin(angle)
    grid = []
    for j in range(steps + 1):
        t = j / steps
        line = []
        for rho, z in keep:
            r, h = rho * t, yolk_z + (z - yolk_z) * t
            dist = math.hypot(rho, z - yolk_z)
            dent = 0.006 * noise.noise(Vector((r * 5 + angle * 3, h * 5, angle)))
            n = dent if 0 < t < 0.97 else 0.0
            line.append(shape.add((r * ca - n * sa, r * sa + n * ca, h), 0.5, (1 - t) * dist, t * dist))
        grid.append(line)
    for a, b in zip(grid, grid[1:]):
        for i in range(len(keep) - 1):
            quad = (a[i], a[i + 1], b[i + 1], b[i])
            shape.face(1, *(quad if outward else reversed(quad)))


def floor_face(shape, rows, point, start, end, level, yolk_z, steps=60, seg=160):
    """A level cut at height `level` between two angles."""
    nearest = min((row for row in rows if point(row, start)[0][2] > 0.02), key=lambda row: abs(row[1] - level))
    grid = []
    for j in range(steps + 1):
        t = j / steps
        line = []
        for i in range(seg + 1):
            a = start + (end - start) * i / seg
            (x, y, _), _ = point(nearest, a)
            reach = math.hypot(x, y)
            z = level + 0.012 * noise.noise(Vector((x * t * 4, y * t * 4, 7.7)))
            line.append(shape.add((x * t, y * t, z), 0.5, (1 - t) * reach,
                                  math.hypot(t * reach, level - yolk_z)))
        grid.append(line)
    for a, b in zip(grid, grid[1:]):
        for i in range(seg):
            shape.face(1, a[i], b[i], b[i + 1], a[i + 1])


def whole(style, crust):
    rows, point, _ = style
    shape = Shape()
    turn(shape, rows, point)
    return shape.mesh('cake', [crust])


def sector(style, crust, inside, start, end):
    """Keeps the part from `start` to `end`; both cut faces show the filling."""
    rows, point, yolk_z = style
    shape = Shape()
    turn(shape, rows, point, start, end)
    cut_face(shape, rows, point, start, yolk_z, True)
    cut_face(shape, rows, point, end, yolk_z, False)
    return shape.mesh('cut cake', [crust, inside])


def window(style, crust, inside, start, end, level):
    """Whole but for a wedge from `start` to `end`, taken off down to `level`: the filling shows from above."""
    rows, point, yolk_z = style
    shape = Shape()
    turn(shape, rows, point, end, start + TAU)
    cut_face(shape, rows, point, end, yolk_z, True)
    cut_face(shape, rows, point, start, yolk_z, False)
    below = [row for row in rows if row[1] <= level]
    turn(shape, below, point, start, end)
    floor_face(shape, rows, point, start, end, level, yolk_z)
    return shape.mesh('opened cake', [crust, inside])


def surface(style, rho, angle):
    """Place and outward direction on top of a cake, for scattering seeds."""
    rows, point, _ = style
    top = [row for row in rows if row[1] > 0.4 * rows[-1][1]]
    best = min(range(len(top)), key=lambda i: abs(top[i][0] - rho))
    here = Vector(point(top[best], angle)[0])
    lower = Vector(point(top[max(0, best - 4)], angle)[0])
    side = Vector(point(top[max(0, best - 4)], angle + 0.05)[0])
    normal = (side - lower).cross(here - lower)
    if normal.length < 1e-6:
        normal = Vector((0, 0, 1))
    normal.normalize()
    return here, normal if normal.z > 0 else -normal
