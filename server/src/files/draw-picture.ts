import {
  type PictureKind,
  pictureKindOf,
  pictureMaxBytes,
  pictureMaxMegapixels,
} from '@mooncake/domain/products/picture-file';
import { type RefusalCode, refuse } from '@mooncake/domain/refusal';
import type { Upload } from '../http/body/upload.ts';
import { builtProgram, forkProgram, sendTo } from '../lib/fork-program.ts';
import { createQueue } from '../lib/queue.ts';
import { loadSharp } from './load-sharp.ts';
import { redrawPicture } from './redraw-picture.ts';

export type ToDrawer = { bytes: Uint8Array };
type FromDrawer = { drawn: Uint8Array<ArrayBuffer> | null };

/** Decoding fills a core each; two at a time leave the rest of the shop responsive. */
const takeTurns = createQueue(2);
/** More is worth a process of its own. */
const smallMegapixels = 4;
/** What that process keeps for itself; pixels lie outside of it. */
const maxMegabytes = 128;
/** Longer than the program itself gives any picture. */
const endsAfterMs = 45_000;

export const pictureRefusals = [
  'picture.invalid_file_type',
  'picture.too_many_pixels',
  'picture.unreadable',
] as const satisfies readonly RefusalCode[];

export function pictureTooLarge() {
  return refuse('picture.file_too_large', { limitBytes: pictureMaxBytes });
}

/**
 * A picture as the shop keeps it. Its kind is decided by its content, because the name and type a browser gives a file
 * prove nothing. A large one is drawn in a process of its own: what it leaves behind in memory only goes back when a
 * process ends, and one that breaks the decoder breaks nothing else.
 */
export async function drawPicture(
  file: Upload,
  program = builtProgram('picture-drawer-program.js'),
): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > pictureMaxBytes) throw pictureTooLarge();
  const bytes = await file.read();
  const kind = pictureKindOf(bytes);
  if (kind === null) throw refuse('picture.invalid_file_type');
  const megapixels = await megapixelsOf(bytes, kind);
  if (megapixels > pictureMaxMegapixels) {
    throw refuse('picture.too_many_pixels', { limitMegapixels: pictureMaxMegapixels });
  }
  const drawn = await takeTurns(() =>
    program === null || megapixels <= smallMegapixels
      ? redrawPicture(bytes)
      : redrawInProcess(program, bytes),
  );
  return drawn ?? unreadable();
}

/** By its header: no pixel is read. */
async function megapixelsOf(bytes: Uint8Array, kind: PictureKind): Promise<number> {
  const sharp = await loadSharp();
  const claimed = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (claimed.format !== kind) unreadable();
  return (claimed.width * claimed.height) / 1_000_000;
}

function redrawInProcess(program: string, bytes: Uint8Array): Promise<FromDrawer['drawn']> {
  return new Promise((resolve, reject) => {
    const child = forkProgram(program, maxMegabytes);
    const stop = () => void child.kill('SIGKILL');
    const tooLong = setTimeout(stop, endsAfterMs);
    const settle = (end: () => void) => {
      end();
      stop();
    };
    child.on('message', ({ drawn }: FromDrawer) => settle(() => resolve(drawn)));
    child.on('error', (error) => settle(() => reject(error)));
    child.on('exit', () => {
      clearTimeout(tooLong);
      // Before it has answered only where the picture broke it.
      resolve(null);
    });
    sendTo(child, { bytes } satisfies ToDrawer).catch((error: unknown) => settle(() => reject(error)));
  });
}

function unreadable(): never {
  throw refuse('picture.unreadable');
}
