import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedReceiptTypes, checkReceiptFile, receiptKindOf, receiptMaxBytes } from './receipt.ts';

const heads = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0)),
} as const;

describe('checkReceiptFile', () => {
  it.each(acceptedReceiptTypes)('takes %s up to 5 MB', (type) => {
    expect(checkReceiptFile({ type, size: 5_242_880 })).toBeNull();
    expect(checkReceiptFile({ type, size: 5_242_881 })).toBe('file_too_large');
  });

  it.each(['image/webp', 'image/gif', 'text/html', 'application/zip', ''])('refuses %j', (type) => {
    expect(checkReceiptFile({ type, size: 10 })).toBe('invalid_file_type');
  });

  it('mentions the type before the size', () => {
    expect(checkReceiptFile({ type: 'video/mp4', size: receiptMaxBytes * 9 })).toBe('invalid_file_type');
  });
});

describe('receiptKindOf', () => {
  it.each(Object.entries(heads))('knows a %s by its content, whatever follows', (kind, head) => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => {
        expect(receiptKindOf(Uint8Array.from([...head, ...rest]))).toBe(kind);
      }),
    );
  });

  it.each(Object.entries(heads))('does not take a beginning cut short for a %s', (_kind, head) => {
    expect(receiptKindOf(Uint8Array.from(head.slice(0, 2)))).toBeNull();
  });

  it.each(['<html><script>', 'GIF89a', 'RIFFxxxxWEBP', 'PK\u0003\u0004', '', ' %PDF-1.7'])(
    'refuses %j',
    (text) => {
      expect(receiptKindOf(new TextEncoder().encode(text))).toBeNull();
    },
  );
});
