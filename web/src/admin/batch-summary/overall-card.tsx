import { overallSummary } from '@mooncake/domain/summary/batch-summary';
import type { BatchSummary } from '@mooncake/domain/summary/summary.contract';
import { useId } from 'react';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BigNumbers } from './big-numbers.tsx';
import { ProductsToMake } from './products-to-make.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';
import { type SummaryChoice, summaryParams } from './summary-query.ts';

type OverallCardProps = { batches: readonly BatchSummary[]; choice: SummaryChoice };

/** What all batches in sight come to together. */
export function OverallCard({ batches, choice }: OverallCardProps) {
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
          <p className="mt-1 text-muted">
            {choice.span === 'coming' ? text.overallComing : text.overallLead}
          </p>
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
      <div className="grid gap-6 p-4.5 md:px-7 md:py-6">
        <div>
          <ButtonLink
            to={`/admin/print/kitchen?${summaryParams(choice, 'batch')}`}
            look="outline"
            size="small"
          >
            <PaperIcon name="print" className="size-5" />
            {text.kitchenSheets}
          </ButtonLink>
        </div>
        <ProductsToMake products={overall.products} />
      </div>
    </Card>
  );
}
