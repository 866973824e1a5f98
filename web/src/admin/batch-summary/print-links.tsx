import type { BatchSummary, IncludeMode } from '@mooncake/domain/summary/summary.contract';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useDatedBatch } from '../lib/use-dated-batch.ts';
import { useAdminSummaryTexts } from './summary.texts.ts';
import { summaryParams } from './summary-query.ts';

type PrintLinksProps = { batch: BatchSummary; include: IncludeMode };

/** The papers of a batch. */
export function PrintLinks({ batch, include }: PrintLinksProps) {
  const text = useAdminSummaryTexts();
  const name = useDatedBatch()(batch);
  const params = summaryParams({ batchId: batch.batchId, include, span: 'all' }, 'batch');
  const papers = [
    { path: 'kitchen', label: text.kitchenSheet },
    { path: 'slips', label: text.packingSlips },
    { path: 'labels', label: text.boxLabels },
  ];
  return (
    <nav aria-label={text.printFor(text.printing, name)} className="flex flex-wrap gap-2.5">
      {papers.map(({ path, label }) => (
        <ButtonLink
          key={path}
          to={`/admin/print/${path}?${params}`}
          look="outline"
          size="small"
          aria-label={text.printFor(label, name)}
        >
          <PaperIcon name="print" className="size-5" />
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
