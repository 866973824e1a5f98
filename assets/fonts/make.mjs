// Makes the two display fonts of the shop: `node assets/fonts/make.mjs`.
//
// Latin: Fraunces, weight axis only, as published by @fontsource-variable/fraunces.
// Chinese: Noto Serif SC SemiBold with just the characters of glyphs-zh.txt for the shop, and a second file with
// those of glyphs-zh-office.txt that only headings of the back office need. The typefaces are large and only
// needed here, so they and the subsetter are fetched into .cache/fonts on first use instead of being dependencies.
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
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

async function latin() {
  const folder = path.join(modules, '@fontsource-variable/fraunces');
  await copyFile(
    path.join(folder, 'files/fraunces-latin-wght-normal.woff2'),
    path.join(target, 'display-latin.woff2'),
  );
  return readFile(path.join(folder, 'LICENSE'), 'utf8');
}

const serif = path.join(modules, '@expo-google-fonts/noto-serif-sc');

/** @param {string} list @param {string} file */
async function chinese(list, file) {
  const require = createRequire(path.join(cache, 'package.json'));
  const { default: subsetFont } = await import(pathToFileURL(require.resolve('subset-font')).href);
  const source = await readFile(path.join(serif, '600SemiBold/NotoSerifSC_600SemiBold.ttf'));
  const text = (await readFile(path.join(here, list), 'utf8')).replace(/\s/g, '');
  const glyphs = [...new Set(text)].sort().join('');
  const font = await subsetFont(source, `${glyphs}，。、！？：；·（）「」《》`, { targetFormat: 'woff2' });
  await writeFile(path.join(target, file), font);
  console.log(`${file}: ${[...glyphs].length} characters, ${font.length} bytes`);
}

await fetchTypefaces();
await mkdir(target, { recursive: true });
const fraunces = await latin();
await chinese('glyphs-zh.txt', 'display-zh.woff2');
await chinese('glyphs-zh-office.txt', 'display-zh-office.woff2');
const noto = await readFile(path.join(serif, 'LICENSE_FONT'), 'utf8');
await writeFile(
  path.join(target, 'OFL.txt'),
  `display-latin.woff2 is made from Fraunces.\n\n${fraunces.trim()}\n\n${'='.repeat(80)}\n\ndisplay-zh.woff2 and display-zh-office.woff2 are made from Noto Serif SC.\n\n${noto.trim()}\n`,
);
