import type { PlainDate } from '../calendar.ts';
import { kindById, piecesByName } from '../products/kinds/all-kinds.ts';
import type { BatchLoad } from './statistics.contract.ts';

/** What one batch may make of one product, and how much of it is taken, in units of its limit. */
export type BatchLimit = {
  batchId: string;
  batchName: string;
  batchDate: PlainDate;
  product: { name: string; productType: string };
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

function piecesPerUnit({ productType, name }: BatchLimit['product']): number {
  const kind = kindById(productType);
  return kind.piecesPerUnit ?? piecesByName(kind, name);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
