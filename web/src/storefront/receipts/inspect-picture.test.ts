import { afterEach, expect, it, vi } from 'vitest';
import { inspectPicture } from './inspect-picture.ts';

afterEach(() => vi.unstubAllGlobals());

/** A picture of one white pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

it('a PNG that was cut off is not said to be clear, though a browser shows half of it', async () => {
  const bitmap = { width: 1080, height: 2000, close: () => undefined };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  const sent = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') =>
    inspectPicture(new File([bytes], 'receipt.png', { type }));
  expect(await sent(png)).toBe('clear');
  for (const length of [9, 20, 40, png.length - 1]) expect(await sent(png.slice(0, length))).toBe('cut_off');
  expect(await sent(png.slice(0, 40), 'image/jpeg')).toBe('clear');
  expect(await sent(png, 'application/pdf')).toBeNull();
});
