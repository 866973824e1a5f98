import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findUnstorable, isStorableText } from './stored-text.ts';

test.each(['', 'White Lotus', '月饼 🥮', '\u0001\t\n', '\u{10ffff}', '\ufffd'])('%j can be kept', (text) => {
  expect(isStorableText(text)).toBe(true);
});

test.each(['\0', 'a\0b', '\ud800', 'x\udfff', '\udc00\ud800', '🥮\ud83e'])('%j cannot be kept', (text) => {
  expect(isStorableText(text)).toBe(false);
});

test('the place is named, in values, in keys and in numbers', () => {
  expect(findUnstorable({ a: ['fine', { b: 'x\0' }] })).toEqual({
    path: ['a', '1', 'b'],
    code: 'invalid_text',
  });
  expect(findUnstorable({ a: { '\0': 1 } })).toEqual({ path: ['a'], code: 'invalid_text' });
  expect(findUnstorable({ version: 2_147_483_648 })).toEqual({
    path: ['version'],
    code: 'number_out_of_range',
  });
  expect(findUnstorable({ version: 2_147_483_647, gone: null, not: undefined, yes: true })).toBeNull();
});

test('an input nested as deep as a body can be is looked through all the same', () => {
  let deep: unknown = '\0';
  for (let level = 0; level < 20_000; level += 1) deep = [deep];
  expect(findUnstorable(deep)?.code).toBe('invalid_text');
});

/** Any text at all, with the two troublemakers drawn on purpose. */
const anyText = fc
  .array(fc.oneof(fc.constantFrom('\0', '\ud83e', '\udd6e', '🥮'), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''));

test('what is let through survives UTF-8 and has no zero character', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const survives = Buffer.from(text, 'utf8').toString('utf8') === text && !text.includes('\0');
      expect(isStorableText(text)).toBe(survives);
      expect(findUnstorable({ deep: [{ text }] }) === null).toBe(survives);
    }),
  );
});
