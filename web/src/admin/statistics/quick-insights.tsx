import type { Statistics } from '@mooncake/domain/statistics/statistics.contract';
import { SectionCard } from '../../ui/section-card.tsx';
import { percent } from './percent.ts';
import { ShareBar } from './share-bar.tsx';
import { useAdminStatisticsTexts } from './statistics.texts.ts';

export function QuickInsights({ statistics }: { statistics: Statistics }) {
  const text = useAdminStatisticsTexts();
  const insights = [
    { label: text.conversion, hint: text.conversionHint, share: statistics.conversionRate },
    { label: text.paymentSuccess, hint: text.paymentSuccessHint, share: statistics.paymentSuccessRate },
    { label: text.retention, hint: text.retentionHint, share: statistics.retentionRate },
  ];
  return (
    <SectionCard title={text.insights}>
      <dl className="grid gap-5 sm:grid-cols-3">
        {insights.map(({ label, hint, share }) => (
          <div key={label} className="grid content-start gap-1.5">
            <dt className="font-semibold">{label}</dt>
            <dd className="font-display font-semibold text-2xl tabular-nums leading-tight">
              {percent(share)}
            </dd>
            <dd aria-hidden="true">
              <ShareBar share={share} />
            </dd>
            <dd className="text-sm text-muted">{hint}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
