import type { AdminBatch } from '@mooncake/domain/batches/batch-admin.contract';
import { isBatchOpen } from '@mooncake/domain/batches/batch-open';
import { malaysianToday } from '@mooncake/domain/calendar';
import { type StockBadge, stockBadge } from '@mooncake/domain/stock/stock-badge';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useBatchTexts } from './batches.texts.ts';
import { useUnit } from './limits/use-unit.ts';

const tones = {
  available: 'bg-jade text-on-jade',
  limited: 'bg-amber-wash text-crust-deep',
  low_stock: 'bg-seal-wash text-seal',
  sold_out: 'bg-flour text-ink',
} as const satisfies Record<StockBadge, string>;

/** How full the shelf of a batch is, in a word and in numbers, and what runs out first. */
export function StockMark({ batch: { limitQuantity, availableStock, scarcest } }: { batch: AdminBatch }) {
  const text = useBatchTexts();
  const { language } = useLanguage();
  const unitOf = useUnit();
  if (limitQuantity === 0) return <Badge className="whitespace-nowrap text-ink">{text.noLimits}</Badge>;
  const badge = stockBadge({ limit: limitQuantity, available: availableStock });
  return (
    <span className="inline-grid justify-items-start gap-1">
      <Badge look="pill" className={classNames('whitespace-nowrap', tones[badge])}>
        {text.badge[badge]}
      </Badge>
      <span className="whitespace-nowrap text-sm text-muted tabular-nums">
        {text.stockLeft(availableStock, limitQuantity)}
      </span>
      {scarcest && (
        <span className="text-sm leading-snug">
          {text.scarcest(
            inLanguage(language, scarcest.productName, scarcest.productNameZh),
            `${scarcest.availableStock} ${unitOf(scarcest.unit, scarcest.availableStock)}`,
          )}
        </span>
      )}
    </span>
  );
}

/** Whether the day or the cut-off has passed, whatever the switch says. */
export function ClosedMark({ batch }: { batch: AdminBatch }) {
  const text = useBatchTexts();
  const now = new Date();
  if (isBatchOpen(batch, now)) return null;
  return <Badge>{batch.batchDate < malaysianToday(now) ? text.past : text.closed}</Badge>;
}
