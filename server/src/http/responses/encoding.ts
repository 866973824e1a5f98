import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Best first; `identity` needs no mention. */
export const compressions = ['br', 'gzip'] as const;
export type Compression = (typeof compressions)[number];

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Below this an answer fits one packet anyway. */
export const minBytesToCompress = 1024;

/** Which of the offered compressions the browser takes, the best first; undefined means none. */
export function chooseCompression(
  acceptEncoding: string | undefined,
  offered: readonly Compression[] = compressions,
): Compression | undefined {
  const accepted = new Map(
    (acceptEncoding ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
      return [name, !isRefused];
    }),
  );
  return offered.find((compression) => accepted.get(compression) ?? accepted.get('*') ?? false);
}

/** `quality` is brotli's: 4 while somebody waits, 9 for what is kept and sent many times. */
export function compress(bytes: Uint8Array, compression: Compression, quality: 4 | 9): Promise<Buffer> {
  if (compression === 'gzip') return toGzip(bytes);
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}
