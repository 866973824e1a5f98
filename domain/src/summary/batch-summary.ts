import { readBoxContents } from '../orders/contents/box-contents.ts';
import { fixedContents } from '../orders/contents/fixed-contents.ts';
import { dashboardStatusOf, type StatusPair } from '../orders/status/status.ts';
import { keepsStock } from '../orders/status/status-transition.ts';
import type { FixedFlavour } from '../products/product.ts';
import { mergeNames, mergeProducts } from './merge-products.ts';
import { piecesPerBox } from './pieces.ts';
import { productGroupOf } from './product-group.ts';
import type { BatchSummary, IncludeMode, OverallSummary, ProductSummary } from './summary.contract.ts';

export type SummaryItem = {
  /** The name of the product's kind. */
  productType: string;
  name: string;
  nameZh: string;
  quantity: number;
  metadata: unknown;
  flavourSelections: unknown;
  /** What every box of the product holds, where there is nothing to choose. */
  fixedFlavours: readonly FixedFlavour[];
};

export type SummaryOrder = StatusPair & {
  batch: { id: string; name: string; date: string } | null;
  items: readonly SummaryItem[];
};

/** What the kitchen has to make for each batch, earliest batch first. */
export function summariseBatches(orders: readonly SummaryOrder[], include: IncludeMode): BatchSummary[] {
  const ordersOf = new Map<string, { batch: NonNullable<SummaryOrder['batch']>; orders: SummaryOrder[] }>();
  for (const order of orders) {
    if (order.batch === null || !isIncluded(order, include)) continue;
    const entry = ordersOf.get(order.batch.id);
    if (entry) entry.orders.push(order);
    else ordersOf.set(order.batch.id, { batch: order.batch, orders: [order] });
  }
  return [...ordersOf.values()]
    .map(({ batch, orders: included }) => ({
      batchId: batch.id,
      batchName: batch.name,
      batchDate: batch.date,
      totalOrders: included.length,
      ...totals(included.flatMap(({ items }) => items.map(summariseItem))),
    }))
    .toSorted(byBatchDate);
}

/** The earliest batch first. */
export function byBatchDate(a: BatchSummary, b: BatchSummary): number {
  return compare(a.batchDate, b.batchDate) || compare(a.batchName, b.batchName);
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

/** Nothing is baked for an order that gave its stock back, whatever its payment says. */
export function isIncluded(order: StatusPair, include: IncludeMode): boolean {
  if (include === 'all') return true;
  if (!keepsStock(order.orderStatus)) return false;
  const status = dashboardStatusOf(order);
  return include === 'verified' ? status === 'verified' : status !== 'rejected';
}

function summariseItem(item: SummaryItem): ProductSummary {
  const group = productGroupOf(item);
  const chosen = readBoxContents(item);
  const perBox = piecesPerBox(item, chosen);
  const contents = chosen.length > 0 ? chosen : fixedContents(item.fixedFlavours, perBox);
  const counts = { boxes: item.quantity, pieces: perBox * item.quantity };
  const { name, nameZh } = group.showsVariations ? item : { name: group.name, nameZh: '' };
  const flavours = contents.map((content) => ({ ...content, quantity: content.quantity * item.quantity }));
  return { ...group, ...counts, variations: [{ name, nameZh, ...counts, flavours }] };
}

function totals(parts: readonly ProductSummary[]) {
  const products = mergeProducts(parts);
  return {
    totalBoxes: products.reduce((sum, { boxes }) => sum + boxes, 0),
    totalPieces: products.reduce((sum, { pieces }) => sum + pieces, 0),
    products,
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
