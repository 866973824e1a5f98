import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overallSummary, sumOfBatches } from './batch-summary.ts';
import { pieceTotals } from './piece-totals.ts';
import {
  batchSummarySchema,
  type IncludeMode,
  includeModes,
  type ProductSummary,
} from './summary.contract.ts';
import { anyOrders, type SummaryItem, type SummaryOrder, summariseBatches } from './summary.testing.ts';

// Counts everything again piece by piece, knowing only how the generated items are written.

type Written = {
  selections?: { code: string; flavor: string; hasYolk: boolean }[];
  flavors?: { flavorId: string; flavorName: string; hasYolk: boolean; quantity: number }[];
  boxSize?: number;
};

/** `S1Y` is the code of S1 with a yolk. */
const withoutYolkMark = (code: string) => code.replace(/Y$/, '');

function naivePieces({ name, quantity, metadata, fixedFlavours }: SummaryItem): string[] {
  const written: Written = JSON.parse(JSON.stringify(metadata ?? {}));
  const pieces: string[] = [];
  for (let box = 0; box < quantity; box += 1) {
    const before = pieces.length;
    for (const { code, flavor, hasYolk } of written.selections ?? []) {
      pieces.push(`${withoutYolkMark(code)}/${flavor}/${hasYolk}`);
    }
    for (const flavour of written.flavors ?? []) {
      for (let piece = 0; piece < flavour.quantity; piece += 1)
        pieces.push(`${flavour.flavorId}/${flavour.flavorName}/${flavour.hasYolk}`);
    }
    for (const fixed of fixedFlavours) pieces.push(`/${fixed.name}/false`);
    const fixed = name.includes('12') ? 12 : name.includes('Mochi') ? 6 : 1;
    const unnamed = pieces.length > before ? 0 : (written.boxSize ?? fixed);
    for (let piece = 0; piece < unnamed; piece += 1) pieces.push('unnamed');
  }
  return pieces;
}

function isCounted({ orderStatus, paymentStatus }: SummaryOrder, include: IncludeMode): boolean {
  const isDead = ['cancelled', 'rejected'].includes(orderStatus) || paymentStatus === 'rejected';
  const isPaid =
    paymentStatus === 'verified' || ['verified', 'ready_for_pickup', 'completed'].includes(orderStatus);
  return include === 'all' || (!isDead && (include === 'non_rejected' || isPaid));
}

function tally(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

function flavourTally(products: readonly ProductSummary[]): Record<string, number> {
  const words = products
    .flatMap(({ variations }) => variations.flatMap(({ flavours }) => flavours))
    .flatMap(({ flavourId, name, hasYolk, quantity }) =>
      Array<string>(quantity).fill(`${withoutYolkMark(flavourId)}/${name}/${hasYolk}`),
    );
  return tally(words);
}

/** The same without the codes: what the overall card says. */
function nameTally(products: readonly ProductSummary[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [flavour, pieces] of Object.entries(flavourTally(products))) {
    const name = flavour.replace(/^[^/]*\//, '');
    counts[name] = (counts[name] ?? 0) + pieces;
  }
  return counts;
}

/** Every piece of the whole, whatever product it goes into, and those without a name. */
function totalsTally(products: readonly ProductSummary[]): Record<string, number> {
  const { flavours, others } = pieceTotals(products);
  const named = flavours.map(({ flavourId, name, hasYolk, quantity }): [string, number] => [
    `${withoutYolkMark(flavourId)}/${name}/${hasYolk}`,
    quantity,
  ]);
  const unnamed = others.reduce((sum, { pieces }) => sum + pieces, 0);
  return Object.fromEntries(unnamed > 0 ? [...named, ['unnamed', unnamed]] : named);
}

const include = fc.constantFrom(...includeModes);

describe('a naive recount', () => {
  it('finds the same orders, boxes, pieces and flavours in every batch', () => {
    fc.assert(
      fc.property(anyOrders, include, (orders, mode) => {
        const counted = orders.filter((candidate) => candidate.batch !== null && isCounted(candidate, mode));
        const summaries = summariseBatches(orders, mode);
        expect(new Set(summaries.map(({ batchId }) => batchId))).toEqual(
          new Set(counted.map(({ batch }) => batch?.id)),
        );

        for (const summary of summaries) {
          const own = counted.filter(({ batch }) => batch?.id === summary.batchId);
          const items = own.flatMap((candidate) => candidate.items);
          const pieces = items.flatMap(naivePieces);
          expect(summary.totalOrders).toBe(own.length);
          expect(summary.totalBoxes).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
          expect(summary.totalPieces).toBe(pieces.length);
          expect(flavourTally(summary.products)).toEqual(
            tally(pieces.filter((piece) => piece !== 'unnamed')),
          );
          expect(batchSummarySchema.parse(summary)).toEqual(summary);
          expect(totalsTally(summary.products)).toEqual(tally(pieces));
        }
      }),
    );
  });

  it('finds the same number of every piece over all batches and products', () => {
    fc.assert(
      fc.property(anyOrders, include, (orders, mode) => {
        const counted = orders.filter((candidate) => candidate.batch !== null && isCounted(candidate, mode));
        const pieces = counted.flatMap(({ items }) => items.flatMap(naivePieces));
        expect(totalsTally(sumOfBatches(summariseBatches(orders, mode)).products)).toEqual(tally(pieces));
      }),
    );
  });

  it('agrees with the overall summary, and every level adds up to the one above', () => {
    fc.assert(
      fc.property(anyOrders, include, (orders, mode) => {
        const batches = summariseBatches(orders, mode);
        const overall = overallSummary(batches);
        expect(overall.totalPieces).toBe(batches.reduce((sum, { totalPieces }) => sum + totalPieces, 0));
        const products = batches.flatMap((batch) => batch.products);
        expect(nameTally(overall.products)).toEqual(nameTally(products));
        expect(flavourTally(sumOfBatches(batches).products)).toEqual(flavourTally(products));
        for (const product of overall.products) {
          expect(product.variations.reduce((sum, { boxes }) => sum + boxes, 0)).toBe(product.boxes);
          expect(product.variations.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(product.pieces);
          for (const { flavours } of product.variations) {
            const keys = flavours.map(({ name, hasYolk }) => `${name}/${hasYolk}`);
            expect(new Set(keys).size).toBe(keys.length);
          }
        }
      }),
    );
  });

  it('does not depend on the order in which orders arrive', () => {
    fc.assert(
      fc.property(anyOrders, include, (orders, mode) => {
        expect(summariseBatches(orders.toReversed(), mode)).toEqual(summariseBatches(orders, mode));
      }),
    );
  });
});
