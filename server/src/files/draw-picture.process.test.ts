import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Upload } from '../http/body/upload.ts';
import { programFile } from '../testing/programs.testing.ts';
import { drawPicture } from './draw-picture.ts';

const program = programFile('picture-drawer-program');
const background = '#c06a2b';
const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } });
const uploadOf = (bytes: Uint8Array): Upload => ({
  ...{ name: 'cake.png', size: bytes.length },
  read: async () => new Uint8Array(bytes),
});

/** Large enough for a process of its own. */
const photo = pictureOf(2_400, 1_800);
const broken = join(tmpdir(), `broken-drawer-${process.pid}.mjs`);

beforeAll(() => writeFile(broken, "process.on('message', () => process.abort());"));
afterAll(() => rm(broken));

test('a large picture is drawn in a process of its own, as it would be in the shop itself', async () => {
  const jpeg = await photo
    .clone()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const drawn = await drawPicture(uploadOf(jpeg), program);
  expect(drawn).toEqual(await drawPicture(uploadOf(jpeg), null));
  const { format, width, height, exif } = await sharp(drawn).metadata();
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 2_400, height: 1_800 });
});

test('there, too, a picture that cannot be read to its end is refused', async () => {
  const png = await photo.clone().png().toBuffer();
  await expect(drawPicture(uploadOf(png.subarray(0, -20)), program)).rejects.toMatchObject({
    code: 'picture.unreadable',
  });
});

test('one that breaks the decoder is refused, and the next one is drawn', async () => {
  const png = await photo.clone().png().toBuffer();
  await expect(drawPicture(uploadOf(png), broken)).rejects.toMatchObject({ code: 'picture.unreadable' });
  expect((await sharp(await drawPicture(uploadOf(png), program)).metadata()).width).toBe(2_400);
});

test('for a small one no process is started', async () => {
  const png = await pictureOf(40, 30).png().toBuffer();
  expect((await sharp(await drawPicture(uploadOf(png), broken)).metadata()).width).toBe(40);
});
