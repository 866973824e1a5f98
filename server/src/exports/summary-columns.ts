import type { BoxContent } from '@mooncake/domain/orders/contents/box-contents';
import { tellsYolkByName } from '@mooncake/domain/orders/contents/fixed-contents';
import { flavourCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import { sumOfBatches } from '@mooncake/domain/summary/batch-summary';
import { pieceTotals } from '@mooncake/domain/summary/piece-totals';
import type { BatchSummary, ProductSummary } from '@mooncake/domain/summary/summary.contract';
import { type Column, textCell } from './cell.ts';
import { bothNames, yolkWords } from './words.ts';

/** One line of the summary. Each says what it counts, so that no sum takes a box in twice. */
export type SummaryRow = {
  level: 'batch' | 'product' | 'variation' | 'flavour' | 'piece';
  batch: Pick<BatchSummary, 'batchName' | 'batchDate'> | null;
  product: string;
  variation: string;
  flavour: BoxContent | null;
  orders: number | null;
  boxes: number | null;
  pieces: number;
};

const levelWords = {
  batch: 'Batch 批次',
  product: 'Product 产品',
  variation: 'Variation 款式',
  flavour: 'Flavor 口味',
  piece: 'Piece over all products 全部产品合计',
} as const satisfies Record<SummaryRow['level'], string>;

const countCell = (count: number | null) => (count === null ? null : { count });

export const summaryColumns: readonly Column<SummaryRow>[] = [
  { heading: 'Row 行', width: 18, cell: ({ level }) => ({ text: levelWords[level] }) },
  {
    heading: 'Batch 批次',
    width: 22,
    cell: ({ batch }) => ({ text: batch?.batchName ?? 'All batches 所有批次' }),
  },
  { heading: 'Date 日期', width: 12, cell: ({ batch }) => batch && { date: batch.batchDate } },
  { heading: 'Product 产品', width: 26, cell: ({ product }) => textCell(product) },
  { heading: 'Variation 款式', width: 34, cell: ({ variation }) => textCell(variation) },
  {
    heading: 'Code 代号',
    width: 8,
    cell: ({ flavour }) => textCell(flavour && flavourCode({ id: flavour.flavourId, name: flavour.name })),
  },
  { heading: 'Flavor', width: 28, cell: ({ flavour }) => textCell(flavour?.name) },
  { heading: '口味', width: 18, cell: ({ flavour }) => textCell(flavour?.nameZh) },
  {
    heading: 'Yolk 蛋黄',
    width: 18,
    cell: ({ flavour }) => textCell(flavour && !tellsYolkByName(flavour) ? yolkWords(flavour.hasYolk) : null),
  },
  { heading: 'Orders 订单', width: 10, cell: ({ orders }) => countCell(orders) },
  { heading: 'Boxes 盒数', width: 10, cell: ({ boxes }) => countCell(boxes) },
  { heading: 'Pieces 粒数', width: 10, cell: ({ pieces }) => countCell(pieces) },
];

/** Every batch from its total down to its flavours, then each piece over all products; with several, what they come to together at the end. */
export function summaryRows(batches: readonly BatchSummary[]): SummaryRow[] {
  const rows = batches.flatMap((batch) => rowsOf(batch, batch));
  return batches.length > 1 ? [...rows, ...rowsOf(null, sumOfBatches(batches))] : rows;
}

type Totals = Pick<BatchSummary, 'totalOrders' | 'totalBoxes' | 'totalPieces' | 'products'>;

type Blank = Omit<SummaryRow, 'level' | 'boxes' | 'pieces'>;

function rowsOf(batch: SummaryRow['batch'], { totalOrders, totalBoxes, totalPieces, products }: Totals) {
  const blank = { batch, product: '', variation: '', flavour: null, orders: null };
  const total: SummaryRow = {
    ...blank,
    level: 'batch',
    orders: totalOrders,
    boxes: totalBoxes,
    pieces: totalPieces,
  };
  return [
    total,
    ...products.flatMap((product) => productRows(blank, product)),
    ...pieceRows(blank, products),
  ];
}

/** What the kitchen makes of each piece in all; a box that names no flavours stands for its own. */
function pieceRows(blank: Blank, products: readonly ProductSummary[]): SummaryRow[] {
  const { flavours, others } = pieceTotals(products);
  return [
    ...flavours.map((flavour) => ({
      ...blank,
      level: 'piece' as const,
      flavour,
      boxes: null,
      pieces: flavour.quantity,
    })),
    ...others.map(({ name, nameZh, pieces }) => ({
      ...blank,
      level: 'piece' as const,
      product: bothNames({ name, nameZh }),
      boxes: null,
      pieces,
    })),
  ];
}

function productRows(
  blank: Blank,
  { name: product, boxes, pieces, showsVariations, variations }: ProductSummary,
): SummaryRow[] {
  const rows: SummaryRow[] = [{ ...blank, level: 'product', product, boxes, pieces }];
  for (const { name, nameZh, flavours, ...counts } of variations) {
    const variation = showsVariations ? bothNames({ name, nameZh }) : '';
    if (showsVariations) rows.push({ ...blank, level: 'variation', product, variation, ...counts });
    for (const flavour of flavours) {
      rows.push({
        ...blank,
        level: 'flavour',
        product,
        variation,
        flavour,
        boxes: null,
        pieces: flavour.quantity,
      });
    }
  }
  return rows;
}
