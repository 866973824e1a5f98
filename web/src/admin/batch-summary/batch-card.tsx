import type { BatchSummary, IncludeMode } from '@mooncake/domain/summary/summary.contract';
import { useId } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BigNumbers } from './big-numbers.tsx';
import { ManufacturingSummary } from './manufacturing-summary.tsx';
import { PrintLinks } from './print-links.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';

type BatchCardProps = { batch: BatchSummary; include: IncludeMode };

/** Everything to make and print for one batch. */
export function BatchCard({ batch, include }: BatchCardProps) {
  const text = useAdminSummaryTexts();
  const { language } = useLanguage();
  const headingId = useId();
  return (
    <Card as="article" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-line border-b bg-flour/45 p-4.5 md:px-7 md:py-6">
        <div className="min-w-0">
          <h3 id={headingId} className="text-xl [overflow-wrap:anywhere] md:text-2xl">
            {batch.batchName}
          </h3>
          <p className="mt-1 text-muted">{formatDate(batch.batchDate, language)}</p>
        </div>
        <BigNumbers
          numbers={[
            { label: text.orders, value: batch.totalOrders },
            { label: text.boxes, value: batch.totalBoxes },
            { label: text.pieces, value: batch.totalPieces },
          ]}
        />
      </div>
      <div className="grid gap-6 p-4.5 md:px-7 md:py-6">
        {batch.waitingOrders > 0 && (
          <Notice look="warning" title={text.waiting(batch.waitingOrders)}>
            {text.waitingHint}
          </Notice>
        )}
        {batch.outsideStockOrders > 0 && (
          <Notice look="warning" title={text.outsideStock(batch.outsideStockOrders)}>
            {text.outsideStockHint}
          </Notice>
        )}
        <PrintLinks batch={batch} include={include} />
        <ManufacturingSummary totals={batch} />
      </div>
    </Card>
  );
}
