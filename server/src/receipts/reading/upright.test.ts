import sharp from 'sharp';
import { expect, test } from 'vitest';
import { preparePicture } from './prepare-picture.ts';
import { isUpright, otherTurns, turnBack } from './upright.ts';

const word = (text: string, confidence: number) => {
  const bbox = { x0: 0, y0: 0, x1: 10, y1: 10 };
  return { words: [{ text, confidence, bbox }], bbox, baseline: bbox };
};

test('letters stand where eight words of three letters or digits are read surely', () => {
  const sure = Array.from({ length: 8 }, (_, at) => word(`RM10${at}`, 80));
  expect(isUpright(sure)).toBe(true);
  expect(isUpright(sure.slice(1))).toBe(false);
  expect(isUpright([...sure.slice(1), word('成功了', 95)])).toBe(true);
  for (const odd of [word('RM104', 79), word('|[—]|', 99), word('ab', 99)]) {
    expect(isUpright([...sure.slice(1), odd])).toBe(false);
  }
  expect(isUpright([])).toBe(false);
});

/** Where the one black thing on a picture stands. */
async function blackPlace(file: Buffer, turn: (typeof otherTurns)[number]) {
  const { pixels, width, height } = await preparePicture(file, 'plain', turn);
  const place = { x0: width, y0: height, x1: 0, y1: 0 };
  for (const [at, light] of pixels.entries()) {
    if (light > 127) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    place.x0 = Math.min(place.x0, x);
    place.y0 = Math.min(place.y0, y);
    place.x1 = Math.max(place.x1, x + 1);
    place.y1 = Math.max(place.y1, y + 1);
  }
  return {
    left: place.x0 / width,
    top: place.y0 / height,
    width: (place.x1 - place.x0) / width,
    height: (place.y1 - place.y0) / height,
  };
}

test.each(otherTurns)(
  'a place on a picture turned by %i degrees is found on the one that was sent',
  async (turn) => {
    const spot = await sharp({ create: { width: 200, height: 80, channels: 3, background: 'black' } })
      .png()
      .toBuffer();
    const file = await sharp({ create: { width: 1000, height: 600, channels: 3, background: 'white' } })
      .composite([{ input: spot, left: 100, top: 50 }])
      .png()
      .toBuffer();
    const turned = await blackPlace(file, turn);
    const sent = turnBack(turned, turn);
    const wanted = { left: 0.1, top: 50 / 600, width: 0.2, height: 80 / 600 };
    expect(Object.values(turned).map((share) => share.toFixed(2))).not.toEqual(
      Object.values(wanted).map((share) => share.toFixed(2)),
    );
    for (const side of ['left', 'top', 'width', 'height'] as const)
      expect(sent[side]).toBeCloseTo(wanted[side], 2);
  },
);

test('four quarter turns lead back, and two are one on its head', () => {
  const sides = ['left', 'top', 'width', 'height'] as const;
  const shares = [0, 0.2, 0.5, 1];
  const boxes = shares.flatMap((left) =>
    shares.flatMap((top) =>
      shares.map((part) => ({ left, top, width: part * (1 - left), height: (part / 3) * (1 - top) })),
    ),
  );
  const close = (one: (typeof boxes)[number], other: typeof one) =>
    sides.every((side) => Math.abs(one[side] - other[side]) < 1e-9);
  for (const box of boxes) {
    const twice = turnBack(turnBack(box, 90), 90);
    expect(turnBack(box, 0)).toEqual(box);
    expect(close(twice, turnBack(box, 180))).toBe(true);
    expect(close(turnBack(twice, 180), box)).toBe(true);
    expect(close(turnBack(turnBack(box, 270), 90), box)).toBe(true);
  }
});
