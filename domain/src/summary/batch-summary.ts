import type { BoxContent } from '../orders/contents/box-contents.ts';
import { fixedContents } from '../orders/contents/fixed-contents.ts';
import type { CountedPart } from '../orders/contents/line-parts.ts';
import { standingOf } from '../orders/status/standing.ts';
import type { DashboardStatus, StatusPair } from '../orders/status/status.ts';
import { kindById, piecesByName } from '../products/kinds/all-kinds.ts';
import type { FixedFlavour } from '../products/product.ts';
import { mergeNames, mergeProducts } from './merge-products.ts';
import { productGroupOf } from './product-group.ts';
import type { BatchSummary, IncludeMode, OverallSummary, ProductSummary } from './summary.contract.ts';

/** What every box of a product holds, where there is nothing to choose. */
export type FixedFlavours = ReadonlyMap<string, readonly FixedFlavour[]>;

/** The orders of a batch that count, and what their lines come to. */
export type CountedBatch = {
  batch: { id: string; name: string; date: string };
  orders: number;
  /** Those that keep their boxes and do not count. */
  waiting: number;
  /** Those that count and have no boxes: paid for too late. */
  outside: number;
  parts: readonly CountedPart[];
};

/** What the kitchen has to make for a batch. */
export function summariseBatch(
  { batch, orders, waiting, outside, parts }: CountedBatch,
  fixed: FixedFlavours,
): BatchSummary {
  return {
    batchId: batch.id,
    batchName: batch.name,
    batchDate: batch.date,
    totalOrders: orders,
    waitingOrders: waiting,
    outsideStockOrders: outside,
    ...totals(byProduct(parts).map((same) => summariseProduct(same, fixed))),
  };
}

/** What several batches come to together, every mooncake by its code. */
export function sumOfBatches(batches: readonly BatchSummary[]) {
  return {
    batches: batches.length,
    totalOrders: batches.reduce((sum, { totalOrders }) => sum + totalOrders, 0),
    ...totals(batches.flatMap(({ products }) => products)),
  };
}

/** The same for the overall card, which alone merges flavours by name and yolk. */
export function overallSummary(batches: readonly BatchSummary[]): OverallSummary {
  const { products, ...sums } = sumOfBatches(batches);
  return { ...sums, products: mergeNames(products) };
}

const counted: Record<IncludeMode, readonly DashboardStatus[]> = {
  all: ['pending', 'verified', 'rejected'],
  non_rejected: ['pending', 'verified'],
  verified: ['verified'],
};

/** Which orders a summary counts, by their standing. */
export function countedStandings(include: IncludeMode): readonly DashboardStatus[] {
  return counted[include];
}

export function isIncluded(order: StatusPair, include: IncludeMode): boolean {
  return countedStandings(include).includes(standingOf(order));
}

/** The parts of each product; there are few products, and many parts of each. */
function byProduct(parts: readonly CountedPart[]): [CountedPart, ...CountedPart[]][] {
  const products = new Map<string, [CountedPart, ...CountedPart[]]>();
  for (const part of parts) {
    const key = `${part.productType}\n${part.name}\n${part.nameZh}`;
    const same = products.get(key);
    if (same) same.push(part);
    else products.set(key, [part]);
  }
  return [...products.values()];
}

function summariseProduct(
  parts: readonly [CountedPart, ...CountedPart[]],
  fixed: FixedFlavours,
): ProductSummary {
  const [product] = parts;
  const group = productGroupOf(product);
  const perBox = piecesByName(kindById(product.productType), product.name);
  const { name, nameZh } = group.showsVariations ? product : { name: group.name, nameZh: '' };
  let [boxes, pieces] = [0, 0];
  const flavours: BoxContent[] = [];
  for (const part of parts) {
    const { count } = part;
    if ('flavour' in part) {
      pieces += count;
      flavours.push({ ...part.flavour, quantity: count });
      continue;
    }
    boxes += count;
    if (part.isFilled) continue;
    const inBox = part.boxSize ?? perBox;
    pieces += inBox * count;
    for (const content of fixedContents(fixed.get(part.productId ?? '') ?? [], inBox)) {
      flavours.push({ ...content, quantity: content.quantity * count });
    }
  }
  return { ...group, boxes, pieces, variations: [{ name, nameZh, boxes, pieces, flavours }] };
}

function totals(parts: readonly ProductSummary[]) {
  const products = mergeProducts(parts);
  return {
    totalBoxes: products.reduce((sum, { boxes }) => sum + boxes, 0),
    totalPieces: products.reduce((sum, { pieces }) => sum + pieces, 0),
    products,
  };
}
