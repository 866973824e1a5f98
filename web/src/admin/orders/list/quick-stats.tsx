import { formatRinggit } from '@mooncake/domain/money';
import { useQuery } from '@tanstack/react-query';
import { memo, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/first-page-icon.tsx';
import { useLoadFailure } from '../../lib/use-load-failure.ts';
import { quickStatsQuery } from '../order-queries.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';
import { secondaryAction } from '../tab-actions.tsx';

const down = 'm6 9.5 6 6 6-6';

/** The numbers of the day in one strip. */
export const QuickStats = memo(function QuickStats() {
  const text = useAdminOrdersTexts().stats;
  return (
    <section aria-label={text.title}>
      <Stats isStrip />
    </section>
  );
});

/** The same behind a button among others, opened below their line. */
export function FoldedQuickStats() {
  const text = useAdminOrdersTexts().stats;
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="outline"
        size="compact"
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={secondaryAction}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.title}
        <Drawing
          path={down}
          className={classNames('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </Button>
      <section
        id={panelId}
        aria-label={text.title}
        hidden={!isOpen}
        className="basis-full overflow-hidden rounded-card border border-line whitespace-normal max-sm:mb-2"
      >
        <Stats />
      </section>
    </>
  );
}

function Stats({ isStrip = false }: { isStrip?: boolean }) {
  const { stats: text, failed } = useAdminOrdersTexts();
  const asked = useQuery(quickStatsQuery);
  const { data } = asked;
  useLoadFailure(asked, failed);
  const stats: [label: string, value: string | undefined, remark?: string | undefined][] = [
    [text.totalOrders, data && String(data.totalOrders)],
    [text.pending, data && String(data.pending)],
    [text.ready, data && String(data.ready)],
    [text.today, data && String(data.today)],
    [
      text.revenue,
      data && formatRinggit(data.revenueSen),
      data && data.unsettledSen > 0 ? text.unsettled(formatRinggit(data.unsettledSen)) : undefined,
    ],
    [text.averageOrder, data && formatRinggit(data.averageOrderSen)],
    [text.batches, data && String(data.batches)],
  ];

  return (
    <dl
      className={
        isStrip
          ? 'flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 rounded-xl border border-line bg-card px-4 py-1.5'
          : 'grid grid-cols-2 gap-px bg-line sm:grid-cols-4'
      }
    >
      {stats.map(([label, value, remark]) => (
        <div
          key={label}
          className={
            isStrip
              ? 'flex flex-wrap items-baseline gap-x-2'
              : 'flex flex-col bg-card px-4 py-2 last:col-span-2'
          }
        >
          <dt className="text-sm text-muted leading-snug">{label}</dt>
          <dd className="whitespace-nowrap font-display font-semibold text-lg tabular-nums leading-tight">
            {value ?? '–'}
          </dd>
          {remark && (
            <dd
              className={classNames('text-seal leading-snug', isStrip ? 'text-xs' : 'mt-1 max-w-44 text-sm')}
            >
              {remark}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
