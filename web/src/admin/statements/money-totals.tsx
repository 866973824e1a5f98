import { formatRinggit } from '@mooncake/domain/money';
import type { MoneyOverview } from '@mooncake/domain/statements/statements.contract';
import { StatCard } from '../../ui/stat-card.tsx';
import { useMoneyTexts } from './money.texts.ts';

/** Came in, matched, open: the three that have to agree. */
export function MoneyTotals({ overview }: { overview: MoneyOverview }) {
  const text = useMoneyTexts();
  const { cameInSen, matchedSen, setAsideSen, openSen, states } = overview;
  const all = Object.values(states).reduce((sum, { payments }) => sum + payments, 0);
  const open = all - states.matched.payments - states.set_aside.payments;
  // Before the first statement there is nothing to agree, and the place to drop it comes first.
  if (all === 0) return null;
  const aside = setAsideSen > 0 ? ` · ${text.totals.setAside(formatRinggit(setAsideSen))}` : '';
  return (
    <div className="money-totals grid gap-2 sm:grid-cols-3 sm:gap-3">
      <StatCard label={text.totals.cameIn} value={formatRinggit(cameInSen)} hint={text.payments(all)} />
      <StatCard
        label={text.totals.matched}
        value={formatRinggit(matchedSen)}
        hint={`${text.payments(states.matched.payments)}${aside}`}
      />
      <StatCard label={text.totals.open} value={formatRinggit(openSen)} hint={text.payments(open)} />
    </div>
  );
}
