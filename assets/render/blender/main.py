"""blender -b -t 1 -P main.py -- <scene> <out without .png> <width> <height> <samples>"""
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import scenes  # noqa: E402
import studio  # noqa: E402

name, out, width, height, samples = sys.argv[sys.argv.index('--') + 1:]
studio.start(int(width), int(height), int(samples), clear=name.startswith('flavours/'))
scenes.build(name, os.path.dirname(os.path.abspath(out)) if '/' not in name else os.path.dirname(os.path.dirname(os.path.abspath(out))))
studio.save(os.path.abspath(out))
