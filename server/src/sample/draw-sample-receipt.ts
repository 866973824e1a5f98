/// <reference types="vite/client" />
import { loadSharp } from '../files/load-sharp.ts';
import letters from './letters.png?inline';

/** Whom it is for says that it is a sample: the demo's own name and account are marked so. */
export type SampleTransfer = {
  /** In the head line, a bank's name or how it was paid. */
  bank: string;
  /** The colour of the bank's head line. */
  color: readonly [red: number, green: number, blue: number];
  amount: string;
  from: string;
  to: string;
  account: string;
  reference: string;
  date: string;
  transaction: string;
};

const [width, height, headHeight] = [640, 1000, 120];
/** One letter of `letters.png`, which has every printable one of ASCII, from the blank on. */
const cell = { width: 14, height: 28, count: 95, first: 32 };
const ink = [24, 30, 52] as const;
const white = [255, 255, 255] as const;
const grey = [110, 112, 122] as const;
type Color = readonly [number, number, number];

/**
 * A bank's page as a customer would have sent it, of a bank that does not exist. Its letters come with the shop:
 * a machine that has no fonts draws it all the same.
 */
export async function drawSampleReceipt(transfer: SampleTransfer): Promise<Buffer> {
  const sharp = await loadSharp();
  const shapes = await readLetters();
  const pixels = new Uint8Array(width * height * 3).fill(255);
  const mix = (at: number, share: number, color: Color) => {
    for (let part = 0; part < 3; part += 1) {
      const under = pixels[at + part] ?? 255;
      pixels[at + part] = under + Math.round(((color[part] ?? 0) - under) * share);
    }
  };
  const write = (text: string, left: number, top: number, size: 1 | 2, color: Color = ink) => {
    const room = Math.floor((width - left) / (cell.width * size));
    [...text.slice(0, room)].forEach((letter, index) => {
      const code = letter.charCodeAt(0) - cell.first;
      if (code < 0 || code >= cell.count) return;
      for (let y = 0; y < cell.height * size; y += 1) {
        const row = Math.floor(y / size) * cell.width * cell.count + code * cell.width;
        const to = (top + y) * width + left + index * cell.width * size;
        for (let x = 0; x < cell.width * size; x += 1) {
          const share = 1 - (shapes[row + Math.floor(x / size)] ?? 255) / 255;
          if (share > 0) mix((to + x) * 3, share, color);
        }
      }
    });
  };

  for (let at = 0; at < width * headHeight * 3; at += 3) mix(at, 1, transfer.color);
  write(transfer.bank, 40, 46, 1, white);
  write('Transfer successful', 40, 160, 1);
  write(transfer.amount, 40, 200, 2);
  const lines = [
    ['From', transfer.from],
    ['To', transfer.to],
    ['Account', transfer.account],
    ['Reference', transfer.reference],
    ['Date', transfer.date],
    ['Transaction ID', transfer.transaction],
  ] as const;
  for (const [index, [label, value]] of lines.entries()) {
    write(label, 40, 310 + index * 108, 1, grey);
    write(value, 40, 342 + index * 108, 1);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

let read: Promise<Buffer> | undefined;

function readLetters(): Promise<Buffer> {
  read ??= loadSharp().then((sharp) =>
    sharp(Buffer.from(letters.slice(letters.indexOf(',') + 1), 'base64'))
      .greyscale()
      .raw()
      .toBuffer(),
  );
  return read;
}
