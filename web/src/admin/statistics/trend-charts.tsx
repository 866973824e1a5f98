import { formatRinggit, formatWholeRinggit } from '@mooncake/domain/money';
import type { TrendDay } from '@mooncake/domain/statistics/statistics.contract';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { ChartCard } from './chart-card.tsx';
import { DayChart } from './day-chart.tsx';
import { useAdminStatisticsTexts } from './statistics.texts.ts';

/** Orders and revenue by the day of ordering. */
export function TrendCharts({ trend }: { trend: readonly TrendDay[] }) {
  const text = useAdminStatisticsTexts();
  const { language } = useLanguage();
  const dayWords = (day: string) => formatDate(day, language, 'short');
  const orders = trend.reduce((sum, day) => sum + day.orders, 0);
  const revenueSen = trend.reduce((sum, day) => sum + day.revenueSen, 0);
  const [from, to] = [trend[0], trend.at(-1)].map((end) => (end ? formatDate(end.day, language) : ''));
  const shared = { emptyWords: text.nothing, isEmpty: orders === 0 };

  return (
    <>
      <ChartCard
        {...shared}
        title={text.ordersPerDay}
        summary={text.ordersPerDaySum(orders, from ?? '', to ?? '')}
        columns={[text.columns.day, text.columns.orders]}
        rows={trend.map(({ day, orders: count }) => ({
          key: day,
          cells: [formatDate(day, language), count],
        }))}
      >
        <DayChart
          shape="columns"
          scaleWords={String}
          dayWords={dayWords}
          points={trend.map(({ day, orders: value }) => ({
            day,
            value,
            words: `${formatDate(day, language)}: ${value}`,
          }))}
        />
      </ChartCard>
      <ChartCard
        {...shared}
        title={text.revenuePerDay}
        summary={text.revenuePerDaySum(formatRinggit(revenueSen), from ?? '', to ?? '')}
        columns={[text.columns.day, text.columns.revenue]}
        rows={trend.map(({ day, revenueSen: sen }) => ({
          key: day,
          cells: [formatDate(day, language), formatRinggit(sen)],
        }))}
      >
        <DayChart
          shape="area"
          scaleWords={formatWholeRinggit}
          dayWords={dayWords}
          points={trend.map(({ day, revenueSen: sen }) => ({ day, value: sen / 100, words: '' }))}
        />
      </ChartCard>
    </>
  );
}
