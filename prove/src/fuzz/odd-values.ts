import { randomInt, randomUUID } from 'node:crypto';
import type { Json } from '../routes.ts';

const pick = <Item>(items: readonly [Item, ...Item[]]): Item => items[randomInt(items.length)] ?? items[0];

const wordsOfParsers = [
  ...['', ' ', '0', '-1', '1e309', 'NaN', 'null', 'true', '[]', '{}', '../..', '%00', '%', "'", '"', '\\'],
] as const;
const strangeLetters = [
  ...[
    '\u0000',
    '\uD800',
    '\u202E',
    '\u200B',
    '👩‍👩‍👧',
    'ﷺ',
    'İ',
    '１２３',
    '2026-02-30',
    '9999-12-31T23:59:60Z',
  ],
] as const;
const longOnes = ['x'.repeat(5_000), '月'.repeat(2_000), '1'.repeat(400)] as const;
const meaningful = [
  ...['=1+1', '<script>', '__proto__', 'constructor', 'CHM123456', '012-345 6789'],
  ...['2147483648', '9007199254740993', '-0', '275760-09-13'],
] as const;

/** What normalisers, parsers and databases stumble over. */
export const oddText = (): string =>
  pick(['', ...wordsOfParsers, ...strangeLetters, ...longOnes, ...meaningful, randomUUID()]);

/** Neither of them can be kept by the database. */
export const oddEnding = (): string => pick(['\u0000', '\uD800']);

/** In an address half a character cannot be written, unless as bytes that are none. */
export const oddPart = (): string =>
  Math.random() < 0.05 ? '%ED%A0%80' : encodeURIComponent(Buffer.from(oddText()).toString());

export const oddHeader = (): string =>
  pick(['text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'a/b']);

export const oddField = (fields: readonly string[]): string =>
  fields[randomInt(Math.max(1, fields.length))] ?? 'q';

export function oddValue(fields: readonly string[], depth: number): Json {
  if (depth > 0 && Math.random() < 0.3) return oddObject(fields, depth - 1);
  if (depth > 0 && Math.random() < 0.2)
    return Array.from({ length: randomInt(4) }, () => oddValue(fields, depth - 1));
  return pick<Json>([oddText(), oddText(), randomInt(1_000), -1, 1e21, 0.1, null, true, false]);
}

const oddObject = (fields: readonly string[], depth: number): Record<string, Json> =>
  Object.fromEntries(Array.from({ length: randomInt(8) }, () => [oddField(fields), oddValue(fields, depth)]));

export const oddBody = (fields: readonly string[]): string =>
  Math.random() < 0.9
    ? JSON.stringify(oddObject(fields, 3))
    : pick(['', '{', '[[[[', '"', '{"a":', '\u0000', `[${'['.repeat(3_000)}`, '{"__proto__":{"a":1}}']);
