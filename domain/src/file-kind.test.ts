import { expect, test } from 'vitest';
import { fileKindOf } from './file-kind.ts';

const all = ['jpeg', 'png', 'webp', 'pdf'] as const;
const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  );

test.each([
  ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a])],
  ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['pdf', bytes('%PDF-1.7')],
] as const)('knows a %s by its first bytes', (kind, content) => {
  expect(fileKindOf(content, all)).toBe(kind);
});

test.each([
  ['nothing', bytes()],
  ['a GIF', bytes('GIF89a')],
  ['a drawing with a script', bytes('<svg onload="alert(1)">')],
  ['a sound in the same wrapping', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['the first half of a mark', bytes([0xff, 0xd8])],
])('takes %s for none of them', (_name, content) => {
  expect(fileKindOf(content, all)).toBeNull();
});

test('fileKind finds only the kinds asked for', () => {
  expect(fileKindOf(bytes('%PDF-1.7'), ['jpeg', 'png'])).toBeNull();
});
