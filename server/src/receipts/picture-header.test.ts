import { jpegHeaderOf, pngHeaderOf } from '@mooncake/domain/receipts/receipt-picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

/** As the decoder reads it. */
async function decoded(bytes: Buffer) {
  const { width, height, isProgressive, depth } = await sharp(bytes).metadata();
  return { width, height, isLayered: isProgressive === true, isDeep: depth !== 'uchar' };
}

test.each([
  ['a photo', picture(300, 200).jpeg()],
  ['in layers', picture(17, 9).jpeg({ progressive: true })],
  ['grey', picture(5, 700).greyscale().jpeg()],
  ['for print', picture(31, 33).toColourspace('cmyk').jpeg()],
  ['with a profile, a camera and a turn', picture(40, 20).withMetadata({ orientation: 6 }).jpeg()],
  ['large', picture(4_000, 3_000).jpeg({ quality: 10 })],
])('the header of a JPEG, %s, is what the decoder reads', async (_case, made) => {
  const bytes = await made.toBuffer();
  expect(jpegHeaderOf(bytes)).toEqual(await decoded(bytes));
});

test.each([
  ['a screenshot', picture(1_080, 2_400).png()],
  ['in layers', picture(17, 9).png({ progressive: true })],
  ['of few colours', picture(7, 8).png({ palette: true, colours: 2 })],
  ['with two bytes a channel', picture(12, 34).toColourspace('rgb16').png()],
])('the header of a PNG, %s, is what the decoder reads', async (_case, made) => {
  const bytes = await made.toBuffer();
  expect(pngHeaderOf(bytes)).toEqual(await decoded(bytes));
});

test('what the decoder reads is found past filling, strays and a picture within the picture', async () => {
  const bytes = await picture(30, 40).jpeg().toBuffer();
  const small = await picture(3, 4).jpeg().toBuffer();
  const thumbnail = Buffer.concat([
    Buffer.of(0xff, 0xe1, 0, 0),
    Buffer.from('Exif\0\0'),
    small,
    Buffer.of(0xff, 0xff),
  ]);
  thumbnail.writeUInt16BE(thumbnail.length - 4, 2);
  const odd = Buffer.concat([bytes.subarray(0, 2), thumbnail, bytes.subarray(2)]);
  expect(jpegHeaderOf(odd)).toEqual(await decoded(odd));
  expect(jpegHeaderOf(odd)).toMatchObject({ width: 30, height: 40 });
});
