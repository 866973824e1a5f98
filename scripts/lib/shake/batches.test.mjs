import { expect, test } from 'vitest';
import { slownessOf } from '../../../e2e/support/slowness.ts';
import { commandOf, isJourney, oneOfEachKind, shuffledBatches } from './batches.mjs';

/** @param {number} count @param {(at: number) => string} name */
const many = (count, name) => Array.from({ length: count }, (_, at) => name(at));
const files = [
  ...many(23, (at) => `e2e/journeys/storefront/walk-${at}.spec.ts`),
  ...many(50, (at) => `server/src/orders/order-${at}.test.ts`),
  ...many(3, (at) => `server/src/health/child-${at}.process.test.ts`),
  ...many(30, (at) => `web/src/cart/cart-${at}.test.tsx`),
];

test('a pass runs every file once, several of one kind together', () => {
  const batches = shuffledBatches(files, 1);
  expect(batches.flatMap((batch) => batch.files).sort()).toEqual([...files].sort());
  for (const batch of batches) expect(oneOfEachKind(batch.files, batch.seed)).toEqual([batch]);
  expect(batches.filter((batch) => batch.files.some(isJourney)).map((batch) => batch.files.length)).toContain(
    5,
  );
});

test('each batch has a seed of its own', () => {
  const batches = shuffledBatches(files, 1);
  expect(new Set(batches.map(({ seed }) => seed)).size).toBe(batches.length);
});

test('a seed decides the neighbours, and another one other neighbours', () => {
  expect(shuffledBatches(files, 1)).toEqual(shuffledBatches([...files], 1));
  expect(shuffledBatches(files, 1)).not.toEqual(shuffledBatches(files, 2));
});

test('the command of a failure names the same files with the same seed', () => {
  const [batch] = shuffledBatches(files, 3);
  if (!batch) throw new Error('there is no batch');
  const [, named = '', seed] = /^npm run shake -- (.*) --seed (\d+)$/.exec(commandOf(batch)) ?? [];
  expect(oneOfEachKind(named.split(' '), Number(seed))).toEqual([batch]);
});

test('one seed makes journeys of several speeds, each the same again', () => {
  const journeys = files.filter(isJourney);
  const speeds = journeys.map((file) => JSON.stringify(slownessOf('7', file)));
  expect(new Set(speeds).size).toBeGreaterThan(3);
  expect(journeys.map((file) => JSON.stringify(slownessOf('7', file)))).toEqual(speeds);
});
