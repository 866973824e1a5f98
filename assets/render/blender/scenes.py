"""The pictures. Each function sets one table; `build` picks it by file name."""
import math
import os
import random

import cake
import materials as m
import props
from studio import air, camera, exposure, light, place

cache = '.'
NIGHT_KEY, WARM, MOON = (1.0, 0.80, 0.56), (1.0, 0.88, 0.72), (0.62, 0.76, 1.0)


def relief(name):
    return cake.Relief(os.path.join(cache, f'relief-{name}.png'))


def turned_cut(style, crust, inside, at, facing, keep=180):
    """Part of a cake whose first cut face looks towards `facing` degrees."""
    start = math.radians(facing + 90)
    return place(cake.sector(style, crust, inside, start, start + math.radians(keep)), at)


def osmanthus():
    return [props.flower(m.plain('osmanthus', '#f2b632', 0.6)), props.flower(m.plain('osmanthus', '#f6cd62', 0.6), 0.075)]


# ---- hero --------------------------------------------------------------------------------------------

def hero():
    crust = m.crust()
    moon, lotus = cake.traditional(relief('moon')), cake.traditional(relief('lotus'), seed=3.0)
    a, b = cake.whole(moon, crust), cake.whole(lotus, crust)
    props.table(m.cloth('#283258', '#12172f'), size=11.0, fold=0.16, seed=4.2, flat_near=2.6)
    place(props.board(m.wood(), 2.55, 0.16), (0.15, 0.45, 0))
    z = 0.165
    place(b, (-0.95, 0.62, z), (0, 0, 8))
    place(a, (1.22, 1.05, z), (0, 0, 31))
    place(a, (0.02, 1.0, z + 0.85), (2, -2, -4))
    turned_cut(moon, crust, m.inside('lotus', True), (0.55, -0.78, z), -74, 180)
    props.scatter(osmanthus(), 22, (-3.4, 3.6, -2.6, 1.4), [(0.15, 0.45, 2.72)], 5)
    props.scatter(osmanthus(), 6, (-1.6, -0.5, -1.6, -0.6), [], 8, z=0.175)
    place(props.lathe([(0, 0), (30, 0)], m.moonlit_sky(1.2)), (3.1, 14.0, -0.9), (80, 0, 0))
    light((-4.8, 1.2, 4.4), (0, 0.3, 0.6), 1.8, 620, NIGHT_KEY)
    light((4.4, 4.6, 3.8), (0, 0.6, 0.8), 1.8, 560, MOON)
    light((-1.6, -6.0, 2.6), (0.4, -0.6, 0.5), 2.4, 240, (1.0, 0.82, 0.62))
    air((0.10, 0.14, 0.30), 0.32)
    exposure(0.25)
    camera((0.35, -9.2, 4.15), (0.28, 0.25, 0.90), 75, focus=(0.45, -0.8, 0.6), blur=0.12)


# ---- Shanghai ----------------------------------------------------------------------------------------

def almond():
    skin = m.plain('almond', '#f0d9a8', 0.55)
    return [props.blob(skin, (0.15, 0.085, 0.012), 0.012), props.blob(skin, (0.13, 0.08, 0.011), -0.01)]


def sesame():
    return [props.blob(m.plain('sesame', '#f3e2bb', 0.5), (0.042, 0.025, 0.013))]


def topped(style, crust, at, turn, seed, flakes=True):
    ob = place(cake.whole(style, crust), at, (0, 0, turn))
    if flakes:
        props.sprinkle(style, ob, almond(), 9, seed, 0.48, 0.012)
    else:
        props.sprinkle(style, ob, sesame(), 34, seed, 0.5, 0.006)
    return ob


def linen_day(fold=0.3, seed=1.0, flat_near=3.9):
    props.table(m.cloth('#e9ddc6', '#c9b798'), fold=fold, seed=seed, flat_near=flat_near)
    light((-4.8, 2.6, 5.0), (0, 0, 0.3), 2.6, 640, WARM)
    light((4.5, -2.0, 4.0), (0, 0, 0.4), 4.0, 130, (1.0, 0.93, 0.84))
    light((1.5, 6.0, 3.0), (0, 0, 0.4), 3.0, 130, (1.0, 0.9, 0.76))
    air((1.0, 0.93, 0.84), 0.22)


def shanghai():
    crust = m.shortcrust()
    styles = [cake.shanghai(seed=s) for s in (0.0, 4.0, 9.0)]
    linen_day()
    place(props.plate(m.plain('stoneware', '#4a4038', 0.5, Clearcoat=0.2), 3.0), (0.1, 0.75, 0))
    topped(styles[0], crust, (-0.1, -0.65, 0.07), 20, 1)
    topped(styles[1], crust, (-1.25, 1.05, 0.07), 80, 2, False)
    topped(styles[2], crust, (1.1, 1.0, 0.07), 140, 3)
    props.scatter(almond(), 7, (-3.2, 3.2, -2.8, -1.8), [(0.1, 0.75, 3.1)], 4, z=0.03, tilt=8)
    camera((0.3, -9.0, 5.0), (0.02, 0.18, 0.42), 84, focus=(-0.1, -1.3, 0.6), blur=0.10)


def shanghai_cut():
    crust = m.shortcrust()
    one, two = cake.shanghai(seed=0.0), cake.shanghai(seed=6.0)
    linen_day(seed=2.4)
    place(props.board(m.wood('#6e4628', '#3a2112'), 3.0, 0.16), (0.2, 0.6, 0))
    inside = m.inside('white-lotus', True, '#e3b46c', '#b5732a', 0.085)
    turned_cut(one, crust, inside, (-0.42, -0.55, 0.165), -68, 180)
    topped(two, crust, (1.35, 0.75, 0.165), 30, 3)
    topped(cake.shanghai(seed=11.0), crust, (-0.75, 1.55, 0.165), 60, 5, False)
    light((-1.2, -6.0, 2.4), (-0.3, -0.6, 0.5), 2.4, 130, WARM)
    exposure(0.2)
    camera((0.3, -9.0, 4.2), (0.22, 0.1, 0.72), 90, focus=(-0.35, -0.6, 0.6), blur=0.10)


# ---- traditional -------------------------------------------------------------------------------------

def wood_evening():
    props.table(m.wood('#4a2c1a', '#22120a'))
    light((-4.6, 1.8, 4.8), (0, 0, 0.4), 2.2, 620, (1.0, 0.84, 0.64))
    light((4.6, 3.2, 3.6), (0, 0, 0.4), 2.4, 240, (1.0, 0.9, 0.78))
    light((2.0, -5.5, 3.0), (0, 0, 0.4), 3.2, 90, (1.0, 0.86, 0.7))
    air((1.0, 0.86, 0.7), 0.12)


def traditional():
    crust = m.crust()
    moon = cake.whole(cake.traditional(relief('moon')), crust)
    autumn = cake.whole(cake.traditional(relief('autumn'), seed=5.0), crust)
    lotus = cake.whole(cake.traditional(relief('lotus'), seed=2.0), crust)
    wood_evening()
    place(moon, (-0.28, -0.45, 0), (0, 0, 4))
    place(lotus, (1.62, 0.85, 0), (0, 0, 20))
    place(autumn, (-1.75, 1.45, 0), (0, 0, 12))
    place(lotus, (0.35, 2.6, 0), (0, 0, 40))
    props.scatter(osmanthus(), 12, (-2.8, 2.9, -2.1, 0.0), [(-0.28, -0.45, 1.2), (1.62, 0.85, 1.1)], 3)
    camera((0.15, -7.6, 5.2), (-0.02, 0.2, 0.38), 76, focus=(-0.25, -0.9, 0.8), blur=0.11)


def traditional_cut():
    crust = m.crust()
    moon = cake.traditional(relief('moon'))
    lotus = cake.whole(cake.traditional(relief('lotus'), seed=2.0), crust)
    wood_evening()
    inside = m.inside('lotus', True)
    turned_cut(moon, crust, inside, (-0.55, -0.5, 0), -64, 180)
    turned_cut(moon, crust, inside, (0.78, -0.95, 0), -122, 62)
    place(lotus, (1.0, 1.75, 0), (0, 0, 20))
    place(lotus, (-1.5, 1.7, 0), (0, 0, 44))
    light((-1.2, -6.0, 2.4), (-0.3, -0.6, 0.5), 2.4, 150, WARM)
    exposure(0.25)
    camera((0.3, -8.4, 4.3), (0.16, 0.15, 0.56), 78, focus=(-0.4, -0.6, 0.6), blur=0.11)


# ---- gift box ----------------------------------------------------------------------------------------

def fill_box():
    crust, short = m.crust(), m.shortcrust()
    places = props.gift_box(m.lacquer('#4a0d10'), m.lacquer('#6e1416'), m.gold())
    cup = props.paper_cup(m.plain('cup', '#c9973f', 0.45, Metallic=0.6), 1.04, 0.36)
    moon = cake.whole(cake.traditional(relief('moon')), crust)
    lotus = cake.whole(cake.traditional(relief('lotus'), seed=2.0), crust)
    for x, y, z in places:
        place(cup, (x, y, z))
    place(moon, (places[0][0], places[0][1], 0.12), (0, 0, 0))
    place(lotus, (places[3][0], places[3][1], 0.12), (0, 0, 10))
    topped(cake.shanghai(seed=0.0), short, (places[1][0], places[1][1], 0.12), 15, 1)
    topped(cake.shanghai(seed=6.0), short, (places[2][0], places[2][1], 0.12), 70, 3, False)


def mix():
    fill_box()
    props.table(m.cloth('#e9ddc6', '#c9b798'), fold=0.3, seed=3.3, flat_near=3.6)
    props.scatter(osmanthus(), 16, (-4.0, -2.8, -3.0, 3.0), [], 6, scale=(1.1, 1.5))
    props.scatter(osmanthus(), 16, (2.8, 4.0, -3.0, 3.0), [], 9, scale=(1.1, 1.5))
    light((-5.4, 3.6, 6.5), (0, 0, 0.3), 2.6, 1150, WARM)
    light((5.0, -3.5, 6.0), (0, 0, 0.4), 4.0, 240, (1.0, 0.93, 0.84))
    air((1.0, 0.93, 0.84), 0.26)
    exposure(0.3)
    camera((0, -0.9, 15.5), (0, 0.02, 0.3), 68)


def mix_angle():
    fill_box()
    props.table(m.cloth('#2a3560', '#141a36'), fold=0.45, seed=4.2, flat_near=4.0)
    props.scatter(osmanthus(), 22, (-4.4, 4.4, -4.3, 0), [(0, 0, 3.5)], 6)
    light((-5.0, 1.5, 6.0), (0, 0, 0.3), 2.4, 1050, (1.0, 0.84, 0.64))
    light((5.0, 5.0, 4.6), (0, 0, 0.4), 3.0, 420, MOON)
    light((2.5, -6.5, 3.5), (0, 0, 0.4), 3.4, 170, WARM)
    air((0.10, 0.14, 0.30), 0.4)
    camera((2.6, -10.6, 7.6), (0.05, -0.05, 0.35), 74, focus=(0.2, -1.6, 0.9), blur=0.10)


# ---- snowskin ----------------------------------------------------------------------------------------

MOCHI = ['#f2d565', '#f2a245', '#b08fcc', '#ef9fb2', '#9dbd6c', '#7a4d34']


def mochi_table(radius, at):
    props.table(m.cloth('#efe6d6', '#d8cab4'), fold=0.3, seed=7.0, flat_near=3.4)
    glaze = m.plain('glaze', '#232c50', 0.32, Clearcoat=0.4, Clearcoat_Roughness=0.2)
    place(props.plate(glaze, radius, 0.22), at)
    light((-5.0, 2.4, 5.4), (0, 0, 0.3), 3.0, 700, (1.0, 0.93, 0.84))
    light((4.8, -2.5, 4.6), (0, 0, 0.4), 4.4, 190, (1.0, 0.95, 0.92))
    light((1.0, 6.0, 3.4), (0, 0, 0.4), 3.0, 160, (1.0, 0.95, 0.9))
    air((1.0, 0.96, 0.92), 0.26)


def mochi():
    mochi_table(3.95, (0, 0.3, 0))
    spots = [(-2.1, 1.35), (0.03, 1.75), (2.14, 1.32), (-2.05, -0.85), (0.0, -1.1), (2.05, -0.82)]
    for k, ((x, y), colour) in enumerate(zip(spots, MOCHI)):
        place(cake.whole(cake.mochi(seed=k * 3.1), m.snowskin(colour)), (x, y, 0.065), (0, 0, 40 * k), 0.95)
    exposure(0.15)
    camera((0.25, -10.4, 7.4), (0.0, 0.22, 0.42), 67, focus=(0, -1.6, 0.8), blur=0.09)


def mochi_cut():
    mochi_table(3.2, (0.1, 0.5, 0))
    style = cake.mochi(seed=2.0)
    turned_cut(style, m.snowskin(MOCHI[1]), m.inside('mango', False, '#f6c98a', '#f5b45c', 0.10), (-0.5, -0.6, 0.065), -70, 180)
    for k, (x, y, c) in enumerate([(1.6, 0.3, 3), (0.4, 1.95, 4), (-1.75, 1.4, 2)]):
        place(cake.whole(cake.mochi(seed=k * 3.1 + 5), m.snowskin(MOCHI[c])), (x, y, 0.065), scale=0.95)
    camera((0.3, -9.2, 4.8), (0.1, 0.2, 0.55), 78, focus=(-0.4, -0.7, 0.6), blur=0.10)


# ---- yam ---------------------------------------------------------------------------------------------

YAM = '#835a8a'


def yam():
    skin = m.spiral(YAM)
    props.table(m.cloth('#e9ddc6', '#c9b798'), fold=0.3, seed=5.0, flat_near=3.9)
    place(props.board(m.wood('#6e4628', '#3a2112'), 3.05, 0.16), (0.05, 0.75, 0))
    for k, (x, y) in enumerate([(-0.15, -0.7), (1.42, 0.9), (-1.35, 1.15), (0.35, 2.6)]):
        place(cake.whole(cake.yam(seed=k * 2.7), skin), (x, y, 0.165), (0, 0, 70 * k))
    light((-4.8, 1.6, 4.6), (0, 0, 0.3), 2.4, 620, WARM)
    light((4.5, -2.0, 4.0), (0, 0, 0.4), 4.0, 130, (1.0, 0.93, 0.84))
    air((1.0, 0.93, 0.84), 0.2)
    exposure(0.2)
    camera((0.3, -8.8, 5.6), (0.02, 0.15, 0.46), 80, focus=(-0.1, -1.2, 0.7), blur=0.10)


def yam_cut():
    skin = m.spiral(YAM)
    props.table(m.cloth('#e9ddc6', '#c9b798'), fold=0.3, seed=5.0, flat_near=3.9)
    place(props.board(m.wood('#6e4628', '#3a2112'), 3.0, 0.16), (0.1, 0.7, 0))
    turned_cut(cake.yam(seed=0.0), skin, m.inside('yam', True, '#e6d3c4', '#b08bb4', 0.10), (-0.45, -0.55, 0.165), -68, 180)
    for k, (x, y) in enumerate([(1.4, 0.55), (0.1, 1.85), (-1.75, 1.3)]):
        place(cake.whole(cake.yam(seed=k * 2.7 + 4), skin), (x, y, 0.165), (0, 0, 70 * k))
    light((-4.8, 0.6, 4.6), (0, 0, 0.3), 2.4, 580, WARM)
    light((4.5, -3.0, 3.6), (0, 0, 0.4), 4.0, 190, (1.0, 0.93, 0.84))
    air((1.0, 0.93, 0.84), 0.2)
    light((-1.2, -6.0, 2.4), (-0.3, -0.6, 0.5), 2.4, 130, WARM)
    exposure(0.2)
    camera((0.3, -9.0, 4.4), (0.03, 0.15, 0.74), 86, focus=(-0.35, -0.6, 0.6), blur=0.10)


# ---- flavours for the box builder --------------------------------------------------------------------

FLAVOURS = {
    's1': ('shanghai', 'white-lotus'), 's2': ('shanghai', 'pandan'), 's3': ('shanghai', 'red-bean'),
    's4': ('shanghai', 'sesame'), 's5': ('shanghai', 'mung'),
    'c1': ('traditional', 'red-bean'), 'c2': ('traditional', 'lotus'), 'c3': ('traditional', 'white-lotus'),
    'c4': ('traditional', 'pandan'), 'c5': ('traditional', 'sesame'), 'n1': ('traditional', 'nuts'),
    'y1': ('yam', 'yam'), 'y2': ('yam', 'yam'), 'y3': ('pandan-leaf', 'pandan'), 'y4': ('pandan-leaf', 'pandan'),
}


def flavour(code):
    with_yolk = code in ('y1', 'y3') or code.endswith('y')
    look, filling = FLAVOURS[code[:2]]
    start, end, level = math.radians(-72), math.radians(28), 0.40
    if look == 'traditional':
        style, crust, inside = cake.traditional(relief('lotus')), m.crust(), m.inside(filling, False)
    elif look == 'shanghai':
        style, crust, inside = cake.shanghai(), m.shortcrust(), m.inside(filling, False, '#e3b46c', '#b5732a', 0.085)
    else:
        leaf = YAM if look == 'yam' else '#7f9a3c'
        style, crust = cake.yam(turns=11.0), m.spiral(leaf)
        inside = m.inside(filling, False, '#ece0cc', leaf, 0.09)
    ob = place(cake.window(style, crust, inside, start, end, level))
    if look == 'shanghai':
        rnd = random.Random(4)
        seeds = sesame()
        for _ in range(26):
            rho, a = 0.5 * math.sqrt(rnd.random()), rnd.uniform(end + 0.15, start + 2 * math.pi - 0.15)
            at, up = cake.surface(style, rho, a)
            seed = place(seeds[0], at + up * 0.006, scale=1.35)
            seed.rotation_euler = up.to_track_quat('Z', 'Y').to_euler()
            seed.rotation_euler.rotate_axis('Z', rnd.uniform(0, 6.3))
    if with_yolk:
        mid = (start + end) / 2
        ball = props.blob(m.yolk(), (0.27, 0.27, 0.27))
        place(ball, (0.40 * math.cos(mid), 0.40 * math.sin(mid), level - 0.02), (0, 90, 0))
    light((-3.4, 3.6, 6.0), (0, 0, 0.4), 2.4, 560, WARM)
    light((4.2, -3.4, 5.0), (0, 0, 0.4), 4.0, 240, (1.0, 0.92, 0.82))
    air((1.0, 0.94, 0.86), 0.45)
    exposure(0.3)
    camera((0, 0, 12), (0, 0.0001, 0), flat=2.10)
    return ob


SCENES = {
    'hero': hero,
    'shanghai-mooncakes': shanghai, 'shanghai-mooncakes-cut': shanghai_cut,
    'traditional-mooncake': traditional, 'traditional-mooncake-cut': traditional_cut,
    'mix-shanghai-traditional': mix, 'mix-shanghai-traditional-angle': mix_angle,
    'mochi-snowskin': mochi, 'mochi-snowskin-cut': mochi_cut,
    'teochew-yam-mooncakes': yam, 'teochew-yam-mooncakes-cut': yam_cut,
}


def build(name, folder):
    global cache
    cache = folder
    if name.startswith('flavours/'):
        flavour(name.split('/')[1])
    else:
        SCENES[name]()
