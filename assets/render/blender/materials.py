"""What things are made of: crust, fillings, cloth, wood, lacquer. Colours are written as sRGB hex."""
import bpy


def rgb(text):
    value = text.lstrip('#')
    out = []
    for i in (0, 2, 4):
        c = int(value[i:i + 2], 16) / 255
        out.append(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4)
    return (*out, 1.0)


class Graph:
    """A short way to write a node material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.shader = self.tree.nodes['Principled BSDF']
        self.shader.subsurface_method = 'BURLEY'
        self.coords = self.tree.nodes.new('ShaderNodeTexCoord').outputs['Object']

    def node(self, kind, **props):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in props.items():
            setattr(node, key, value)
        return node

    def put(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        else:
            socket.default_value = value

    def set(self, **inputs):
        for key, value in inputs.items():
            self.put(self.shader.inputs[key.replace('_', ' ')], value)

    def attribute(self, name):
        return self.node('Attribute', attribute_name=name).outputs['Fac']

    def stretch(self, scale, turn=(0, 0, 0)):
        node = self.node('Mapping')
        self.put(node.inputs['Vector'], self.coords)
        node.inputs['Scale'].default_value = scale
        node.inputs['Rotation'].default_value = turn
        return node.outputs['Vector']

    def noise(self, scale, detail=3.0, rough=0.55, vector=None):
        node = self.node('TexNoise')
        self.put(node.inputs['Vector'], vector or self.coords)
        node.inputs['Scale'].default_value = scale
        node.inputs['Detail'].default_value = detail
        node.inputs['Roughness'].default_value = rough
        return node.outputs['Fac']

    def warped(self, amount):
        """Coordinates pushed about by noise, so that cells lose their straight walls."""
        noise = self.node('TexNoise')
        self.put(noise.inputs['Vector'], self.coords)
        noise.inputs['Scale'].default_value = 5
        node = self.node('MixRGB', blend_type='LINEAR_LIGHT')
        for socket, value in zip(node.inputs, (amount * 0.3, self.coords, noise.outputs['Color'])):
            self.put(socket, value)
        return node.outputs['Color']

    def cells(self, scale, feature='F1', vector=None):
        node = self.node('TexVoronoi', feature=feature)
        self.put(node.inputs['Vector'], vector or self.coords)
        node.inputs['Scale'].default_value = scale
        return node.outputs['Distance']

    def bands(self, scale, direction, distortion=0.0):
        node = self.node('TexWave', bands_direction=direction)
        self.put(node.inputs['Vector'], self.coords)
        node.inputs['Scale'].default_value = scale
        node.inputs['Distortion'].default_value = distortion
        node.inputs['Detail Scale'].default_value = 0.6
        return node.outputs['Fac']

    def math(self, operation, a, b=0.0, clamp=False):
        node = self.node('Math', operation=operation, use_clamp=clamp)
        self.put(node.inputs[0], a)
        self.put(node.inputs[1], b)
        return node.outputs[0]

    def blend(self, a, b, amount):
        """a + (b - 0.5) * amount"""
        return self.math('ADD', a, self.math('MULTIPLY', self.math('SUBTRACT', b, 0.5), amount))

    def step(self, value, low, high):
        """0 below low, 1 above high (also falling, if low > high)."""
        node = self.node('MapRange', interpolation_type='SMOOTHSTEP', clamp=True)
        lo, hi, a, b = (low, high, 0, 1) if low < high else (high, low, 1, 0)
        self.put(node.inputs['Value'], value)
        for key, v in zip(('From Min', 'From Max', 'To Min', 'To Max'), (lo, hi, a, b)):
            node.inputs[key].default_value = v
        return node.outputs['Result']

    def ramp(self, value, *stops):
        node = self.node('ValToRGB')
        self.put(node.inputs['Fac'], value)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = rgb(colour) if isinstance(colour, str) else (colour, colour, colour, 1)
        return node.outputs['Color']

    def mix(self, amount, a, b, how='MIX'):
        node = self.node('MixRGB', blend_type=how)
        for socket, value in zip(node.inputs, (amount, a, b)):
            self.put(socket, rgb(value) if isinstance(value, str) else value)
        return node.outputs['Color']

    def bump(self, height, strength, distance=0.02, below=None):
        node = self.node('Bump')
        self.put(node.inputs['Height'], height)
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = distance
        if below is not None:
            self.put(node.inputs['Normal'], below)
        return node.outputs['Normal']


def plain(name, colour, roughness=0.6, **more):
    g = Graph(name)
    g.set(Base_Color=rgb(colour), Roughness=roughness, **more)
    return g.material


# ---- outsides ----------------------------------------------------------------------------------------

def crust(pale='#cf8c40', golden='#ab611f', dark='#58230b', gloss=0.5, crumb=0.0):
    """Baked dough under egg wash: `brown` on the mesh says how far it baked."""
    g = Graph('crust')
    baked = g.blend(g.blend(g.attribute('brown'), g.noise(2.4, 5, 0.6), 0.6), g.noise(22, 5, 0.65), 0.3)
    colour = g.ramp(baked, (0.04, pale), (0.42, golden), (0.92, dark))
    freckles = g.step(g.noise(48, 3), 0.60, 0.74)
    colour = g.mix(g.math('MULTIPLY', freckles, 0.3), colour, dark)
    skin = g.bump(g.noise(8, 6, 0.62), 0.4, 0.035)
    skin = g.bump(g.noise(46, 4, 0.6), 0.4, 0.012, skin)
    if crumb:  # hair cracks of a short dough
        crack = g.step(g.cells(9, 'DISTANCE_TO_EDGE', g.warped(0.35)), 0.0, 0.05)
        deep = g.math('MULTIPLY', g.math('SUBTRACT', 1.0, crack), g.step(g.noise(2.2, 3), 0.45, 0.6))
        colour = g.mix(g.math('MULTIPLY', deep, crumb * 0.6), colour, dark)
        skin = g.bump(g.math('SUBTRACT', 1.0, deep), crumb, 0.02, skin)
    g.set(Base_Color=colour, Roughness=g.math('SUBTRACT', 0.62, g.math('MULTIPLY', baked, 0.2)), Specular=0.36,
          Clearcoat=g.math('MULTIPLY', g.step(baked, 0.15, 0.6), gloss), Clearcoat_Roughness=0.26, Normal=skin)
    return g.material


def shortcrust():
    return crust('#e8bf7c', '#cc8330', '#8a4212', 0.5, 0.34)


def spiral(leaf_colour, light='#f0dfbd', toast='#c08436'):
    """Thin leaves in two colours, edges touched by the oven; `brown` on the mesh is the place within a leaf."""
    g = Graph('spiral')
    patch = g.noise(2.6, 4, 0.6)
    fine = g.noise(30, 4, 0.65)
    leaf = g.blend(g.blend(g.attribute('brown'), fine, 0.3), patch, 0.45)
    colour = g.ramp(leaf, (0.0, leaf_colour), (0.36, leaf_colour), (0.6, light), (0.86, light), (1.0, leaf_colour))
    colour = g.mix(g.math('MULTIPLY', g.step(g.noise(5, 5, 0.65), 0.5, 0.72), 0.3), colour, light)
    touched = g.math('MULTIPLY', g.step(g.attribute('brown'), 0.62, 0.92), g.step(g.blend(patch, fine, 0.4), 0.3, 0.62))
    colour = g.mix(g.math('MULTIPLY', touched, 0.75), colour, toast)
    skin = g.bump(fine, 0.45, 0.02)
    skin = g.bump(g.noise(90, 3), 0.3, 0.008, skin)
    g.set(Base_Color=colour, Roughness=0.55, Specular=0.35, Clearcoat=0.15, Clearcoat_Roughness=0.35, Normal=skin)
    return g.material


def snowskin(colour):
    """Soft rice skin under a dusting of flour that lies on the top."""
    g = Graph('snowskin')
    up = g.node('SeparateXYZ')
    g.put(up.inputs[0], g.node('NewGeometry').outputs['Normal'])
    dust = g.blend(g.noise(22, 6, 0.75), g.noise(2.5, 3), 0.5)
    powder = g.math('MULTIPLY', g.step(g.math('ADD', dust, g.math('MULTIPLY', up.outputs['Z'], 0.16)), 0.55, 0.85), 0.42)
    skin = g.bump(g.noise(3, 2), 0.1, 0.05)
    skin = g.bump(g.noise(70, 4), 0.2, 0.008, skin)
    g.set(Base_Color=g.mix(powder, colour, '#fff6ee'), Roughness=0.72, Specular=0.25, Sheen=0.4,
          Subsurface=0.12, Subsurface_Color=rgb(colour), Subsurface_Radius=(0.14, 0.09, 0.07), Normal=skin)
    return g.material


# ---- insides -----------------------------------------------------------------------------------------

FILLINGS = {
    'white-lotus': ('#f6deab', '#e6c58a'),
    'lotus': ('#a05e2b', '#79431b'),
    'pandan': ('#8fa544', '#67812c'),
    'red-bean': ('#6d2319', '#47110d'),
    'sesame': ('#2f2a29', '#171413'),
    'mung': ('#ecd57c', '#d3b353'),
    'nuts': ('#9a6430', '#6d3f1a'),
    'yam': ('#a583b4', '#84629a'),
    'mango': ('#f2a93a', '#dd8a1e'),
    'durian': ('#f0d878', '#e0be52'),
}


def inside(filling, yolk, crust_colour='#c08440', crust_edge='#7a3d10', thickness=0.06, yolk_size=0.345):
    """A cut face: crust outside, paste, and the salted yolk in the middle."""
    g = Graph(f'inside {filling}')
    light, deep = FILLINGS[filling]
    wander = g.noise(4.5, 3)
    grain = g.noise(30, 5, 0.65)
    paste = g.mix(g.step(g.blend(wander, grain, 0.6), 0.16, 0.82), deep, light)
    bumps = [(g.noise(7, 4), 0.25, 0.04), (grain, 0.35, 0.018)]
    if filling == 'nuts':
        warp = g.warped(0.2)
        pieces = g.cells(6.5, vector=warp)
        tone = g.node('TexVoronoi')
        g.put(tone.inputs['Vector'], warp)
        tone.inputs['Scale'].default_value = 6.5
        pick = g.math('FRACT', g.math('MULTIPLY', tone.outputs['Color'], 3.7))
        nut = g.ramp(pick, (0.0, '#d9b27a'), (0.3, '#ead2a0'), (0.5, '#b4763a'), (0.75, '#7a4722'), (0.9, '#e2c48c'), (1.0, '#8a9a55'))
        paste = g.mix(g.step(pieces, 0.56, 0.50), paste, nut)
        bumps.append((g.step(pieces, 0.62, 0.3), 0.7, 0.05))
    if filling == 'red-bean':
        paste = g.mix(g.math('MULTIPLY', g.step(g.cells(15), 0.32, 0.2), 0.4), paste, '#8a3a2a')
    if filling == 'sesame':
        paste = g.mix(g.math('MULTIPLY', g.step(g.noise(60, 2), 0.62, 0.72), 0.5), paste, '#6a625c')
    rough = 0.38
    if yolk:
        away = g.blend(g.attribute('core'), g.noise(3.5, 3), 0.10)
        egg = g.ramp(g.math('DIVIDE', away, yolk_size), (0.0, '#ff9a1e'), (0.55, '#f57c0c'), (0.88, '#d24a03'), (1.0, '#a83202'))
        egg = g.mix(g.math('MULTIPLY', g.step(g.noise(11, 6, 0.75), 0.47, 0.66), 0.6), egg, '#ffc456')
        ring = g.math('MULTIPLY', g.step(away, yolk_size + 0.06, yolk_size), 0.55)
        paste = g.mix(ring, paste, g.mix(0.6, paste, '#a5500c'))
        is_yolk = g.step(away, yolk_size + 0.008, yolk_size - 0.008)
        colour = g.mix(is_yolk, paste, egg)
        bumps.append((g.math('MULTIPLY', is_yolk, g.noise(22, 5, 0.7)), 0.5, 0.03))
        bumps.append((g.step(away, yolk_size + 0.03, yolk_size - 0.05), 0.5, 0.03))
        glow = g.math('MULTIPLY', g.step(away, yolk_size, 0.0), 0.11)
        g.set(Emission=rgb('#ff7a08'), Emission_Strength=glow)
    else:
        colour = paste
    rim = g.blend(g.attribute('depth'), g.noise(8, 3), 0.035)
    dough = g.mix(g.step(rim, 0.035, 0.0), g.mix(g.math('MULTIPLY', g.noise(40, 3), 0.35), crust_colour, '#e8c084'), crust_edge)
    is_dough = g.step(rim, thickness + 0.006, thickness - 0.006)
    colour = g.mix(is_dough, colour, dough)
    bumps.append((g.math('MULTIPLY', is_dough, g.noise(45, 3)), 0.5, 0.02))
    normal = None
    for height, strength, distance in bumps:
        normal = g.bump(height, strength, distance, normal)
    g.set(Base_Color=colour, Roughness=rough, Specular=0.4, Subsurface=0.12, Subsurface_Color=colour,
          Subsurface_Radius=(0.12, 0.06, 0.03), Normal=normal)
    return g.material


def yolk():
    g = Graph('yolk')
    colour = g.ramp(g.noise(6, 5, 0.65), (0.3, '#ea6403'), (0.5, '#f98a10'), (0.7, '#ffb133'))
    g.set(Base_Color=colour, Roughness=0.28, Specular=0.5, Subsurface=0.2, Subsurface_Color=rgb('#ff8a10'),
          Subsurface_Radius=(0.15, 0.07, 0.03), Emission=rgb('#ff7a08'), Emission_Strength=0.10,
          Normal=g.bump(g.noise(14, 5, 0.65), 0.3, 0.03))
    return g.material


# ---- table and box -----------------------------------------------------------------------------------

def cloth(colour, shade, thread=9.0):
    """Plain woven linen."""
    g = Graph('cloth')
    warp = g.bands(thread, 'X', 1.6)
    weft = g.bands(thread, 'Y', 1.6)
    weave = g.math('MAXIMUM', warp, weft)
    slub = g.noise(1.0, 4, 0.6, g.stretch((3, 40, 3)))
    tone = g.blend(g.blend(weave, slub, 0.9), g.noise(2, 3), 0.4)
    normal = g.bump(g.math('ADD', warp, weft), 0.35, 0.012)
    normal = g.bump(slub, 0.3, 0.02, normal)
    g.set(Base_Color=g.mix(g.step(tone, 0.2, 1.1), shade, colour), Roughness=0.92, Specular=0.15, Sheen=0.4, Normal=normal)
    return g.material


def wood(light='#5a3620', dark='#2a160c'):
    g = Graph('wood')
    grain = g.noise(1.0, 6, 0.62, g.stretch((0.55, 9, 9)))
    fine = g.noise(1.0, 3, 0.6, g.stretch((3, 90, 90)))
    tone = g.blend(grain, fine, 0.35)
    normal = g.bump(tone, 0.25, 0.02)
    g.set(Base_Color=g.ramp(tone, (0.34, dark), (0.66, light)), Roughness=g.blend(0.45, fine, 0.3), Specular=0.4, Normal=normal)
    return g.material


def gold(roughness=0.28):
    return plain('gold', '#d9a441', roughness, Metallic=1.0)


def lacquer(colour='#5e1214'):
    g = Graph('lacquer')
    g.set(Base_Color=rgb(colour), Roughness=0.42, Specular=0.4, Clearcoat=0.2, Clearcoat_Roughness=0.3,
          Normal=g.bump(g.noise(120, 2), 0.06, 0.006))
    return g.material


def moonlit_sky(radius, strength=1.0):
    """A night sky whose own middle is the moon: disc, halo, then indigo."""
    g = Graph('sky')
    away = g.node('VectorMath', operation='LENGTH')
    g.put(away.inputs[0], g.coords)
    r = g.math('DIVIDE', away.outputs['Value'], radius * 8)
    disc = g.ramp(r, (0.0, '#f6dfa6'), (0.119, '#efcd88'), (0.125, '#45496f'), (0.2, '#262d52'), (0.42, '#171d3c'), (1.0, '#10152c'))
    seas = g.math('MULTIPLY', g.step(g.noise(1.1 / radius, 4, 0.6), 0.48, 0.62), g.step(r, 0.122, 0.116))
    colour = g.mix(g.math('MULTIPLY', seas, 0.4), disc, '#c9a463')
    g.set(Base_Color=(0, 0, 0, 1), Specular=0.0, Roughness=1.0, Emission=colour, Emission_Strength=strength)
    return g.material
