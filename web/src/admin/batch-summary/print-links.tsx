import type { BatchSummary, IncludeMode } from '@mooncake/domain/summary/summary.contract';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';
import { summaryParams } from './summary-query.ts';

type PrintLinksProps = { batch: BatchSummary; include: IncludeMode };

/** The papers of a batch. */
export function PrintLinks({ batch: { batchId, batchName }, include }: PrintLinksProps) {
  const text = useAdminSummaryTexts();
  const params = summaryParams({ batchId, include }, 'batch');
  const papers = [
    { path: 'kitchen', name: text.kitchenSheet },
    { path: 'slips', name: text.packingSlips },
    { path: 'labels', name: text.boxLabels },
  ];
  return (
    <nav aria-label={text.printFor(text.printing, batchName)} className="flex flex-wrap gap-2.5">
      {papers.map(({ path, name }) => (
        <ButtonLink
          key={path}
          to={`/admin/print/${path}?${params}`}
          look="outline"
          size="small"
          aria-label={text.printFor(name, batchName)}
        >
          <PaperIcon name="print" className="size-5" />
          {name}
        </ButtonLink>
      ))}
    </nav>
  );
}
