import type { PlainDate } from '../calendar.ts';
import { boxPositions } from '../products/kinds/box-builder.ts';
import type { ProductType } from '../products/product.ts';
import { isYam } from '../products/product-kind.ts';
import { piecesPerBox } from '../summary/pieces.ts';
import { productGroupOf } from '../summary/product-group.ts';
import type { BatchLoad } from './statistics.contract.ts';

/** What one batch may make of one product, and how much of it is taken, in units of its limit. */
export type BatchLimit = {
  batchId: string;
  batchName: string;
  batchDate: PlainDate;
  product: { id: string; name: string; nameZh: string; productType: ProductType };
  limit: number;
  taken: number;
};

/** Pieces taken of each batch against the pieces it may make, earliest batch first. */
export function batchLoads(limits: readonly BatchLimit[]): BatchLoad[] {
  const loads = new Map<string, BatchLoad>();
  for (const { batchId, batchName, batchDate, product, limit, taken } of limits) {
    const load = loads.get(batchId) ?? { batchId, batchName, batchDate, pieces: 0, limitPieces: 0 };
    const each = piecesPerUnit(product);
    load.pieces += taken * each;
    load.limitPieces += limit * each;
    loads.set(batchId, load);
  }
  return [...loads.values()].toSorted((a, b) =>
    a.batchDate === b.batchDate ? compare(a.batchName, b.batchName) : compare(a.batchDate, b.batchDate),
  );
}

/** Yam is limited in pieces already, everything else in boxes. */
function piecesPerUnit(product: BatchLimit['product']): number {
  if (product.productType === 'teochew_yam_special' || isYam(product)) return 1;
  if (product.productType === 'mooncake_box') return boxPositions.length;
  const plain = { ...product, productId: product.id, metadata: null };
  return piecesPerBox(plain, [], productGroupOf(plain));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
