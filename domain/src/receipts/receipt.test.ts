import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedReceiptTypes,
  checkReceiptFile,
  receiptHeadBytes,
  receiptKindOf,
  receiptMaxBytes,
} from './receipt.ts';

const heads = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0)),
} as const;

describe('checkReceiptFile', () => {
  const check = (type: string, head: readonly number[], size = 10) =>
    checkReceiptFile({ type, size, head: Uint8Array.from(head) });

  it.each(acceptedReceiptTypes)('takes %s up to 5 MB', (type) => {
    expect(check(type, heads.jpeg, 5_242_880)).toEqual({ kind: 'jpeg', problem: null });
    expect(check(type, heads.jpeg, 5_242_881)).toEqual({ kind: null, problem: 'file_too_large' });
  });

  it.each(['image/webp', 'image/gif', 'text/html', 'application/zip'])('refuses %j', (type) => {
    expect(check(type, heads.jpeg)).toEqual({ kind: null, problem: 'invalid_file_type' });
  });

  it.each(Object.entries(heads))('takes a %s without a type by its content', (kind, head) => {
    expect(check('', head)).toEqual({ kind, problem: null });
    expect(check('', head, 5_242_881)).toEqual({ kind: null, problem: 'file_too_large' });
  });

  it('writes no difference between IMAGE/JPEG and image/jpeg', () => {
    expect(check('IMAGE/JPEG', heads.jpeg)).toEqual({ kind: 'jpeg', problem: null });
  });

  it('names the kind by the content, whatever was claimed', () => {
    expect(check('image/jpeg', heads.png)).toEqual({ kind: 'png', problem: null });
  });

  it('refuses what is something else inside', () => {
    expect(check('image/png', [1, 2, 3])).toEqual({ kind: null, problem: 'invalid_file_type' });
    expect(check('', [1, 2, 3])).toEqual({ kind: null, problem: 'invalid_file_type' });
    expect(check('image/png', [])).toEqual({ kind: null, problem: 'invalid_file_type' });
  });

  it('mentions the type before the size, and the size before the content', () => {
    expect(check('video/mp4', heads.png, receiptMaxBytes * 9).problem).toBe('invalid_file_type');
    expect(check('image/png', [1, 2, 3], receiptMaxBytes * 9).problem).toBe('file_too_large');
  });

  it('needs no more than the first bytes', () => {
    for (const [kind, head] of Object.entries(heads)) {
      expect(check('', head.slice(0, receiptHeadBytes)).kind).toBe(kind);
    }
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
