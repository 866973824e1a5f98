import { expect, it } from 'vitest';
import { loadSharp } from '../../files/load-sharp.ts';
import { leadingMarks } from './leading-marks.ts';

async function marksOf(text: string, looks = 'font-weight="700"', blur = 0) {
  const sharp = await loadSharp();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="46" font-family="sans-serif">
    <rect width="100%" height="100%" fill="#fff"/><text x="10" y="34" font-size="34" ${looks}>${text}</text></svg>`;
  const clean = sharp(Buffer.from(svg));
  const { data, info } = await (blur > 0 ? clean.blur(blur) : clean)
    .greyscale()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = leadingMarks({ pixels: data, width: info.width, height: info.height });
  if (!found) return null;
  const isInk = (pixels: Buffer, x: number) =>
    Array.from({ length: info.height }, (_, y) => pixels[y * info.width + x] ?? 255).some(
      (light) => light < 140,
    );
  const columns = Array.from({ length: info.width }, (_, x) => x);
  return {
    count: found.count,
    begins: columns.find((x) => isInk(data, x)) === found.from,
    left: columns.filter((x) => isInk(found.rest.pixels, x)).length,
  };
}

it.each([
  ['******9991', 6, 'font-weight="700"', 0],
  ['****1234', 4, '', 0],
  ['******4078', 6, 'font-weight="700"', 0.8],
  ['•••• 7716', 4, '', 0],
  ['***3215', 3, 'font-weight="700"', 0],
])('finds the marks of %s, and leaves the digits', async (text, count, looks, blur) => {
  const found = await marksOf(text, looks, blur);
  expect(found).toMatchObject({ count, begins: true });
  const alone = await marksOf(`***${text.replace(/^\D+/, '')}`, looks, blur);
  expect(Math.abs((found?.left ?? 0) - (alone?.left ?? 0))).toBeLessThanOrEqual(1);
});

it.each(['9991', 'no 9991', 'amount 9991', 'are 1234', 'CHM099991', '*9991', '512834907716', '—', ''])(
  'finds none before %s',
  async (text) => {
    expect(await marksOf(text)).toBeNull();
  },
);
