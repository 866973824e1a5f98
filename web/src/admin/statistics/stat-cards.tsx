import { formatRinggit, type Sen } from '@mooncake/domain/money';
import type { Statistics } from '@mooncake/domain/statistics/statistics.contract';
import { StatCard } from '../../ui/stat-card.tsx';
import { ProductName } from './product-name.tsx';
import { useAdminStatisticsTexts } from './statistics.texts.ts';

export function StatCards({ statistics }: { statistics: Statistics }) {
  const { cards, hints, none, figures } = useAdminStatisticsTexts();
  return (
    <section aria-label={figures} className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      <StatCard label={cards.totalOrders} value={statistics.totalOrders} />
      <StatCard label={cards.pendingPayment} value={statistics.pendingPayment} />
      <StatCard label={cards.readyForPickup} value={statistics.readyForPickup} />
      <StatCard label={cards.completedToday} value={statistics.completedToday} hint={hints.completedToday} />
      <StatCard
        label={cards.totalRevenue}
        value={<Amount sen={statistics.totalRevenueSen} />}
        hint={
          <>
            {hints.totalRevenue}
            {statistics.unsettledSen > 0 && (
              <span className="block text-seal">
                {hints.unsettled(formatRinggit(statistics.unsettledSen))}
              </span>
            )}
          </>
        }
      />
      <StatCard
        label={cards.averageOrder}
        value={<Amount sen={statistics.averageOrderSen} />}
        hint={hints.averageOrder}
      />
      <StatCard
        label={cards.completedThisWeek}
        value={statistics.completedThisWeek}
        hint={hints.completedThisWeek}
      />
      <StatCard
        label={cards.topProduct}
        value={
          <span className="text-lg leading-snug md:text-xl">
            {statistics.topProduct === null ? none : <ProductName product={statistics.topProduct} />}
          </span>
        }
        hint={hints.topProduct}
      />
    </section>
  );
}

/** A season's revenue has to fit half a phone. */
function Amount({ sen }: { sen: Sen }) {
  return <span className="text-lg md:text-2xl">{formatRinggit(sen)}</span>;
}
