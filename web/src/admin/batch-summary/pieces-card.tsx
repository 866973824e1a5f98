import { sumOfBatches } from '@mooncake/domain/summary/batch-summary';
import { pieceTotals } from '@mooncake/domain/summary/piece-totals';
import type { BatchSummary } from '@mooncake/domain/summary/summary.contract';
import { useId } from 'react';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { Card } from '../../ui/card.tsx';
import { BigNumbers } from './big-numbers.tsx';
import { FlavourRow } from './flavour-row.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';

/** How many of each piece the batches in sight need, whatever product it goes into. */
export function PiecesCard({ batches }: { batches: readonly BatchSummary[] }) {
  const text = useAdminSummaryTexts();
  const headingId = useId();
  const { totalPieces, products } = sumOfBatches(batches);
  const { flavours, others } = pieceTotals(products);
  if (totalPieces === 0) return null;
  return (
    <Card as="article" aria-labelledby={headingId} className="border-2 border-jade">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-line border-b bg-flour/45 p-4.5 md:px-7 md:py-6">
        <div>
          <h3 id={headingId} className="text-xl md:text-2xl">
            {text.inAll}
          </h3>
          <p className="mt-1 text-muted">{text.inAllLead}</p>
        </div>
        <BigNumbers numbers={[{ label: text.totalPieces, value: totalPieces }]} />
      </div>
      <div className="grid gap-5 p-4.5 md:px-7 md:py-5">
        {flavours.length > 0 && (
          <ul className="gap-x-10 lg:columns-2 2xl:columns-3 [&>li]:break-inside-avoid [&>li]:border-line [&>li]:border-b">
            {flavours.map((flavour) => (
              <FlavourRow key={`${flavour.flavourId} ${flavour.name} ${flavour.hasYolk}`} flavour={flavour} />
            ))}
          </ul>
        )}
        {others.length > 0 && (
          <div>
            <h4 className="font-semibold">{text.otherPieces}</h4>
            <ul className="divide-y divide-line">
              {others.map(({ name, nameZh, pieces }) => (
                <li key={name} className="flex items-baseline justify-between gap-4 py-2.5">
                  <BothNames name={name} nameZh={nameZh} />
                  <strong className="whitespace-nowrap tabular-nums">{text.pieceCount(pieces)}</strong>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
