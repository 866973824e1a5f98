"""Camera, lights and render settings."""
import math
import os

import bpy
from mathutils import Vector


def scene():
    return bpy.context.scene


def start(width, height, samples, clear=False):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    sc = scene()
    sc.render.engine = 'CYCLES'
    sc.render.resolution_x, sc.render.resolution_y = width, height
    sc.render.film_transparent = clear
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'Medium High Contrast'
    cy = sc.cycles
    cy.device = 'CPU'
    cy.samples = samples
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = 0.02
    cy.adaptive_min_samples = max(8, samples // 2)
    cy.use_denoising = False
    cy.max_bounces, cy.diffuse_bounces, cy.glossy_bounces, cy.transmission_bounces = 5, 3, 2, 2
    cy.sample_clamp_indirect = 4.0
    cy.sample_clamp_direct = 12.0
    cy.caustics_reflective = cy.caustics_refractive = False
    cy.blur_glossy = 0.5


def place(data, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0, name='thing'):
    ob = bpy.data.objects.new(name, data)
    ob.location = at
    ob.rotation_euler = [math.radians(d) for d in turn]
    ob.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    scene().collection.objects.link(ob)
    return ob


def aim(ob, target):
    ob.rotation_euler = (Vector(target) - ob.location).to_track_quat('-Z', 'Y').to_euler()


def light(at, target, size, power, colour):
    data = bpy.data.lights.new('light', 'AREA')
    data.energy, data.color = power, colour
    data.shape, data.size = 'DISK', size
    aim(place(data, at), target)


def exposure(stops):
    scene().view_settings.exposure = stops


def air(colour, strength):
    world = bpy.data.worlds.new('air')
    world.use_nodes = True
    node = world.node_tree.nodes['Background']
    node.inputs[0].default_value = (*colour, 1)
    node.inputs[1].default_value = strength
    scene().world = world


def camera(at, target, lens=70, focus=None, blur=0.0, shift=(0.0, 0.0), flat=None):
    """`blur` is the radius of the lens opening in scene units; `flat` makes a parallel view that wide."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_x, data.shift_y = shift
    ob = place(data, at)
    aim(ob, target)
    if flat:
        data.type, data.ortho_scale = 'ORTHO', flat
    if blur:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus or target) - ob.location).dot(
            ob.matrix_basis.to_quaternion() @ Vector((0, 0, -1)))
        data.dof.aperture_fstop = lens / 1000 / (2 * blur)
        data.dof.aperture_blades = 0
    scene().camera = ob


def save(path):
    """The picture as `path`.png, and beside it what the denoiser wants: surface colour and direction."""
    sc = scene()
    layer = sc.view_layers[0]
    layer.cycles.denoising_store_passes = True
    sc.use_nodes = True
    tree = sc.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], target.inputs['Image'])
    tree.links.new(source.outputs['Alpha'], target.inputs['Alpha'])
    for key in ('Albedo', 'Normal'):
        node = tree.nodes.new('CompositorNodeOutputFile')
        node.base_path = os.path.dirname(path)
        node.format.file_format = 'OPEN_EXR'
        node.format.color_depth = '32'
        node.format.exr_codec = 'NONE'
        node.format.color_mode = 'RGB'
        node.file_slots[0].path = f'{os.path.basename(path)}.{key.lower()}.'
        tree.links.new(source.outputs[f'Denoising {key}'], node.inputs[0])
    image = sc.render.image_settings
    image.file_format, image.color_depth, image.color_mode = 'PNG', '16', 'RGBA'
    image.compression = 30
    sc.render.filepath = f'{path}.png'
    bpy.ops.render.render(write_still=True)
