import type { LimitGrid as Grid } from '@mooncake/domain/batches/batch-limits.contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLanguage } from '../../../../i18n/language-context.ts';
import { formatDate } from '../../../../lib/format-date.ts';
import { inLanguage } from '../../../../shared/in-language.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { En, Zh } from '../../../../ui/language-run.tsx';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { useCommonTexts } from '../../../lib/common.texts.ts';
import { useDatedBatch } from '../../../lib/use-dated-batch.ts';
import { useLoadFailure } from '../../../lib/use-load-failure.ts';
import { usePickupSlotTexts } from '../../slots/pickup-slots.texts.ts';
import { limitGridQuery } from '../../slots/slot-queries.ts';
import { useFirstOrder } from '../use-first-order.ts';
import { useUnit } from '../use-unit.ts';
import { placesAhead, stepOf } from './grid-moves.ts';
import { type GridProduct, gridProducts } from './grid-products.ts';
import { LimitCell } from './limit-cell.tsx';

type LimitGridProps = {
  /** What to show where no batch is to come. */
  otherwise: ReactNode;
};

/** What every batch to come makes of every product: a row a product, a column a date. */
export function LimitGrid({ otherwise }: LimitGridProps) {
  const text = usePickupSlotTexts();
  const { tryAgain } = useCommonTexts();
  const grid = useQuery(limitGridQuery);
  useLoadFailure(grid, text.failed.limits);

  if (grid.isPending) return <Loading label={text.limits.loading} />;
  if (!grid.data) {
    return <LoadFailed message={text.failed.limits} retryLabel={tryAgain} onRetry={() => grid.refetch()} />;
  }
  if (grid.data.length === 0) return otherwise;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-3xl text-muted">
        {text.limits.explain} {text.limits.grid.explain}
      </p>
      <GridTable batches={grid.data} />
    </div>
  );
}

type GridBatch = Grid['batches'][number];

function GridTable({ batches }: { batches: readonly GridBatch[] }) {
  const text = usePickupSlotTexts().limits;
  const { language } = useLanguage();
  const datedBatch = useDatedBatch();
  const table = useRef<HTMLTableElement>(null);
  const [news, setNews] = useState('');
  const columns = useFirstOrder(batches, ({ id }) => id);
  const rows = useFirstOrder(gridProducts(batches), ({ productId }) => productId);
  const size = { rows: rows.length, columns: columns.length };

  /** To the next cell the key leads to; a batch may lack a product that is no longer on sale. */
  const move = (event: KeyboardEvent, row: number, column: number): boolean => {
    const step = stepOf(event);
    if (!step) return false;
    for (const ahead of placesAhead({ row, column }, step, size)) {
      const next = table.current?.querySelector<HTMLInputElement>(
        `[data-place="${placeName(ahead.row, ahead.column)}"]`,
      );
      if (!next) continue;
      event.preventDefault();
      next.focus();
      return true;
    }
    return false;
  };

  return (
    <>
      <div className="overflow-x-auto rounded-card border border-line bg-card">
        <table ref={table} className="w-full border-collapse text-left">
          <caption className="sr-only">{text.caption}</caption>
          <thead className="bg-flour">
            <tr className="align-bottom [&>th]:px-3 [&>th]:py-2.5">
              <th scope="col" className="sticky left-0 z-1 min-w-52 bg-flour text-sm">
                {text.grid.product}
              </th>
              {columns.map((batch) => (
                <th key={batch.id} scope="col" className="min-w-36 max-w-48">
                  <ColumnHead batch={batch} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((product, row) => (
              <tr key={product.productId} className="border-line border-t align-top [&>*]:px-3 [&>*]:py-2.5">
                <th scope="row" className="sticky left-0 z-1 bg-card font-normal">
                  <RowHead product={product} />
                </th>
                {columns.map((batch, column) => {
                  const limit = batch.limits.find(({ productId }) => productId === product.productId);
                  const name = inLanguage(language, product.productName, product.productNameZh);
                  const label = text.grid.cell(name, datedBatch(batch));
                  return (
                    <td key={batch.id}>
                      {limit && (
                        <LimitCell
                          batchId={batch.id}
                          limit={limit}
                          label={label}
                          place={placeName(row, column)}
                          onMove={(event) => move(event, row, column)}
                          onSaved={(saved) => setNews(text.grid.saved(label, saved))}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="min-h-6 text-muted">
        {news}
      </p>
    </>
  );
}

const placeName = (row: number, column: number) => `${row}:${column}`;

function ColumnHead({ batch: { batchName, batchDate, isActive } }: { batch: GridBatch }) {
  const text = usePickupSlotTexts().limits.grid;
  const { language } = useLanguage();
  return (
    <>
      <span className="block break-words leading-snug">{batchName}</span>
      <span className="mt-0.5 flex flex-wrap items-center gap-2 font-normal text-muted text-sm">
        {formatDate(batchDate, language, 'short')}
        {!isActive && <Badge>{text.hidden}</Badge>}
      </span>
    </>
  );
}

function RowHead({ product }: { product: GridProduct }) {
  const text = usePickupSlotTexts().limits;
  const unitOf = useUnit();
  return (
    <>
      <span className="block font-semibold leading-snug">
        <En>{product.productName}</En>
      </span>
      <span className="block text-muted text-sm">
        <Zh>{product.productNameZh}</Zh> · {unitOf(product.unit, 2)}
      </span>
      {!product.isProductActive && <span className="block text-muted text-sm">{text.offShelf}</span>}
    </>
  );
}
