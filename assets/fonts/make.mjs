// Makes the two display fonts of the shop: `node assets/fonts/make.mjs`.
//
// Latin: Fraunces as published by @fontsource-variable/fraunces, in the one weight headings have. What English is written
// with is a file of its own; letters with accents are in the other.
// Chinese: Noto Serif SC SemiBold with just the characters of glyphs-zh.txt for the shop and the signs of
// glyphs-zh-signs.txt. Those of the names that stand on English pages too (glyphs-zh-names.txt) are a file of their own:
// web/src/styles/fonts.css says which is fetched for what. The typefaces are large and only needed here, so they and the subsetter are fetched into
// .cache/fonts on first use instead of being dependencies.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.resolve(here, '../..');
const cache = path.join(root, '.cache/fonts');
const target = path.join(root, 'web/public/fonts');
const PACKAGES = [
  '@fontsource-variable/fraunces@5.3.0',
  '@expo-google-fonts/noto-serif-sc@0.4.3',
  'subset-font@2.9.0',
];
const modules = path.join(cache, 'node_modules');

async function exists(file) {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function fetchTypefaces() {
  const wanted = PACKAGES.map((name) => path.join(modules, name.slice(0, name.lastIndexOf('@'))));
  if ((await Promise.all(wanted.map(exists))).every(Boolean)) return;
  await mkdir(cache, { recursive: true });
  await writeFile(path.join(cache, 'package.json'), '{"private":true}\n');
  execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', ...PACKAGES], {
    cwd: cache,
    stdio: 'inherit',
  });
}

/** @param {Buffer} source @param {Iterable<string>} characters @param {string} file @param {object} [options] */
async function cut(source, characters, file, options) {
  const require = createRequire(path.join(cache, 'package.json'));
  const { default: subsetFont } = await import(pathToFileURL(require.resolve('subset-font')).href);
  const glyphs = [...new Set(characters)].sort();
  const font = await subsetFont(source, glyphs.join(''), { targetFormat: 'woff2', ...options });
  await writeFile(path.join(target, file), font);
  console.log(`${file}: ${glyphs.length} characters, ${font.length} bytes`);
}

/** @param {number} first @param {number} last */
const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

async function latin() {
  const folder = path.join(modules, '@fontsource-variable/fraunces');
  const source = await readFile(path.join(folder, 'files/fraunces-latin-wght-normal.woff2'));
  // One weight between those of headings and of numbers: all weights would be twice as many bytes.
  const weights = { variationAxes: { wght: 580 } };
  const english = [...range(0x20, 0x7e), ...'\u00a0©·×–—‘’“”•…'];
  const all = [...range(0x20, 0x2ff), ...range(0x2000, 0x206f), '€', '™'];
  await cut(source, english, 'display-latin.woff2', weights);
  await cut(
    source,
    all.filter((character) => !english.includes(character)),
    'display-latin-more.woff2',
    weights,
  );
  return readFile(path.join(folder, 'LICENSE'), 'utf8');
}

const serif = path.join(modules, '@expo-google-fonts/noto-serif-sc');

async function chinese() {
  const source = await readFile(path.join(serif, '600SemiBold/NotoSerifSC_600SemiBold.ttf'));
  const read = async (/** @type {string} */ list) =>
    (await readFile(path.join(here, list), 'utf8')).replace(/\s/g, '');
  const signs = await read('glyphs-zh-signs.txt');
  const names = await read('glyphs-zh-names.txt');
  const shop = [...(await read('glyphs-zh.txt'))].filter((character) => !names.includes(character));
  await cut(source, names, 'display-zh-names.woff2');
  await cut(source, [...shop, ...signs], 'display-zh.woff2');
}

await fetchTypefaces();
await mkdir(target, { recursive: true });
const fraunces = await latin();
await chinese();
const noto = await readFile(path.join(serif, 'LICENSE_FONT'), 'utf8');
await writeFile(
  path.join(target, 'OFL.txt'),
  `display-latin.woff2 and display-latin-more.woff2 are made from Fraunces.\n\n${fraunces.trim()}\n\n${'='.repeat(80)}\n\ndisplay-zh.woff2 and display-zh-names.woff2 are made from Noto Serif SC.\n\n${noto.trim()}\n`,
);
