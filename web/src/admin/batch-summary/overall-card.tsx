import { overallSummary } from '@mooncake/domain/summary/batch-summary';
import type { BatchSummary } from '@mooncake/domain/summary/summary.contract';
import { useId } from 'react';
import { Card } from '../../ui/card.tsx';
import { BigNumbers } from './big-numbers.tsx';
import { ProductsToMake } from './products-to-make.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';

/** What all batches come to together. */
export function OverallCard({ batches }: { batches: readonly BatchSummary[] }) {
  const text = useAdminSummaryTexts();
  const headingId = useId();
  const overall = overallSummary(batches);
  return (
    <Card as="article" aria-labelledby={headingId} className="border-2 border-gold">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-line border-b bg-amber-wash p-4.5 md:px-7 md:py-6">
        <div>
          <h3 id={headingId} className="text-xl md:text-2xl">
            {text.overall}
          </h3>
          <p className="mt-1 text-muted">{text.overallLead}</p>
        </div>
        <BigNumbers
          numbers={[
            { label: text.orders, value: overall.totalOrders },
            { label: text.totalBoxes, value: overall.totalBoxes },
            { label: text.totalPieces, value: overall.totalPieces },
            { label: text.batches, value: overall.batches },
          ]}
        />
      </div>
      <div className="p-4.5 md:px-7 md:py-6">
        <ProductsToMake products={overall.products} />
      </div>
    </Card>
  );
}
