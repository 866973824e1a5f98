import type { TextEncoding } from '@mooncake/domain/statements/statements.contract';

/** Enough of a file to see in which encoding it was written. */
const sampleBytes = 64 * 1024;

/** The text of a file, whichever of the encodings that banks use it is in. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = guessEncoding(bytes);
  // A mark of the encoding at the beginning is no part of the text.
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

function guessEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleBytes);
  const wide = guessWide(sample);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  return isGuobiao(sample) ? 'gb18030' : 'windows-1252';
}

/** Latin text in UTF-16 has a zero in every other byte. */
function guessWide(sample: Uint8Array): TextEncoding | null {
  let [even, odd] = [0, 0];
  for (const [at, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const most = sample.length * 0.2;
  if (odd > most && even < odd / 10) return 'utf-16le';
  return even > most && odd < even / 10 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Chinese characters come in pairs of high bytes; an accent of Windows stands alone between letters. */
function isGuobiao(sample: Uint8Array): boolean {
  let [paired, alone] = [0, 0];
  for (let at = 0; at < sample.length; at += 1) {
    if ((sample[at] ?? 0) < 0x81) continue;
    if ((sample[at + 1] ?? 0) >= 0x80) {
      paired += 1;
      at += 1;
    } else alone += 1;
  }
  return paired > alone;
}
