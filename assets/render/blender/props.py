"""Things around the cakes: cloth, board, seeds, flowers, the gift box."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

import cake
from studio import place


def finish(bm, name, material, smooth=True):
    me = bpy.data.meshes.new(name)
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    me.materials.append(material)
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    return me


def table(material, size=30.0, fold=0.0, seed=0.0, steps=260, flat_near=1.6):
    """A table top; `fold` lifts it into soft folds away from the middle."""
    verts, faces = [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            # denser towards the middle
            u, v = (i / steps * 2 - 1), (j / steps * 2 - 1)
            x, y = size / 2 * u * abs(u) ** 0.6, size / 2 * v * abs(v) ** 0.6
            z = 0.0
            if fold:
                p = Vector((x * 0.34 + seed, y * 0.20 + seed * 2, seed))
                crease = 1 - abs(noise.noise(p) + 0.35 * noise.noise(p * 2.7)) * 2.4
                z = fold * max(0.0, crease) ** 3 * cake.smooth(flat_near, flat_near + 1.8, math.hypot(x, y * 1.1))
            verts.append((x, y, z))
    n = steps + 1
    for j in range(steps):
        for i in range(steps):
            faces.append((j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i))
    me = bpy.data.meshes.new('table')
    me.from_pydata(verts, [], faces)
    me.polygons.foreach_set('use_smooth', [True] * len(faces))
    me.materials.append(material)
    return place(me, name='table')


def lathe(outline, material, seg=160, name='turned'):
    bm = bmesh.new()
    rings = []
    for r, z in outline:
        if r < 1e-5:
            rings.append([bm.verts.new((0, 0, z))] * seg)
        else:
            rings.append([bm.verts.new((r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z)) for i in range(seg)])
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            corners = list(dict.fromkeys((a[i], a[(i + 1) % seg], b[(i + 1) % seg], b[i])))
            if len(corners) > 2:
                bm.faces.new(corners)
    return finish(bm, name, material)


def plate(material, radius, height=0.16):
    lip = 0.05
    return lathe([(0, 0.0), (radius * 0.7, 0.0), (radius * 0.86, 0.03), (radius - lip / 2, height - 0.02), (radius, height),
                  (radius - lip, height + 0.012), (radius * 0.84, 0.085), (radius * 0.74, 0.062), (radius * 0.7, 0.06), (0, 0.06)], material)


def board(material, radius, height=0.2):
    b = 0.04
    return lathe([(0, 0), (radius - b, 0), (radius, b), (radius, height - b), (radius - b * 0.3, height - b * 0.3),
                  (radius - b, height), (radius - b * 2, height), (0, height)], material)


def blob(material, stretch, bend=0.0):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=14, radius=1)
    for v in bm.verts:
        taper = 1 - 0.35 * v.co.x
        v.co = Vector((v.co.x * stretch[0], v.co.y * stretch[1] * taper, v.co.z * stretch[2] * taper))
        v.co.z += bend * v.co.x ** 2 / max(stretch[0], 1e-6)
    return finish(bm, 'seed', material)


def flower(material, size=0.09):
    """Osmanthus: four blunt petals."""
    bm = bmesh.new()
    for k in range(4):
        a = k * math.pi / 2
        ca, sa = math.cos(a), math.sin(a)
        ring = []
        mid = bm.verts.new((0.55 * size * ca, 0.55 * size * sa, 0.03 * size))
        for i in range(14):
            t = i / 14 * 2 * math.pi
            x, y = size * (0.55 + 0.48 * math.cos(t)), size * 0.40 * math.sin(t)
            ring.append(bm.verts.new((x * ca - y * sa, x * sa + y * ca, 0.16 * size * ((x / size) ** 2 + (y / size) ** 2))))
        for i in range(14):
            bm.faces.new((mid, ring[i], ring[(i + 1) % 14]))
    return finish(bm, 'flower', material)


def scatter(meshes, count, area, keep_out, seed, z=0.015, tilt=12, scale=(0.8, 1.2)):
    """Strews small things over the table, `keep_out` being circles (x, y, radius) that stay free."""
    rnd = random.Random(seed)
    placed = 0
    for _ in range(count * 20):
        if placed == count:
            break
        x, y = rnd.uniform(area[0], area[1]), rnd.uniform(area[2], area[3])
        if any(math.hypot(x - cx, y - cy) < r for cx, cy, r in keep_out):
            continue
        place(rnd.choice(meshes), (x, y, z), (rnd.uniform(-tilt, tilt), rnd.uniform(-tilt, tilt), rnd.uniform(0, 360)), rnd.uniform(*scale))
        placed += 1


def sprinkle(style, parent, meshes, count, seed, reach=0.62, sink=0.0, flat=True):
    """Seeds or flakes lying on top of a cake."""
    rnd = random.Random(seed)
    for _ in range(count):
        rho, a = reach * math.sqrt(rnd.random()), rnd.uniform(0, 2 * math.pi)
        at, up = cake.surface(style, rho, a)
        ob = place(rnd.choice(meshes), at + up * sink, scale=rnd.uniform(0.85, 1.15))
        q = up.to_track_quat('Z', 'Y')
        q.rotate(Vector((0, 0, 1)).rotation_difference(Vector((rnd.uniform(-.12, .12), rnd.uniform(-.12, .12), 1)).normalized()))
        ob.rotation_mode = 'QUATERNION'
        from mathutils import Quaternion
        ob.rotation_quaternion = q @ Quaternion((0, 0, 1), rnd.uniform(0, 2 * math.pi))
        ob.parent = parent


def slab(at, size, material, bevel=0.03):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], v.co.z * size[2]))
    if bevel:
        bmesh.ops.bevel(bm, geom=bm.edges[:] + bm.verts[:], offset=bevel, segments=4, affect='EDGES', profile=0.5)
    return place(finish(bm, 'slab', material, smooth=False), at, name='slab')


def paper_cup(material, radius=1.06, height=0.34, pleats=48):
    """The pleated paper cup a cake sits in."""
    bm = bmesh.new()
    seg = pleats * 6
    rings = []
    for k in range(8):
        t = k / 7
        ring = []
        for i in range(seg):
            a = 2 * math.pi * i / seg
            r = radius * (0.93 + 0.10 * t) + 0.028 * (0.3 + t) * math.sin(pleats * a)
            ring.append(bm.verts.new((r * math.cos(a), r * math.sin(a), 0.01 + height * t)))
        rings.append(ring)
    for a, b in zip(rings, rings[1:]):
        for i in range(seg):
            bm.faces.new((a[i], a[(i + 1) % seg], b[(i + 1) % seg], b[i]))
    bm.faces.new(rings[0])
    return finish(bm, 'cup', material)


def gift_box(lining, outside, trim, inner=2.35, wall=0.14, depth=0.95):
    """An open box with four places; returns their middles."""
    half = inner + wall / 2
    outer = inner + wall
    slab((0, 0, 0.04), (2 * outer, 2 * outer, 0.08), lining, 0.01)
    for sx, sy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        at = (sx * half, sy * half, depth / 2)
        size = (wall if sx else 2 * outer, wall if sy else 2 * outer, depth)
        slab(at, size, outside, 0.03)
        rim = (wall * 0.62 if sx else 2 * outer - wall * 0.4, wall * 0.62 if sy else 2 * outer - wall * 0.4, 0.05)
        slab((sx * half, sy * half, depth + (0.005 if sx else 0.002)), rim, trim, 0.015)
    for at, size in (((0, 0, depth * 0.36), (2 * inner, 0.07, depth * 0.66)), ((0, 0, depth * 0.36), (0.07, 2 * inner, depth * 0.66))):
        slab(at, size, lining, 0.02)
    q = inner / 2 + 0.018
    return [(-q, q, 0.09), (q, q, 0.09), (-q, -q, 0.09), (q, -q, 0.09)]
