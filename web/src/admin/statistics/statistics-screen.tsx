import { malaysianToday } from '@mooncake/domain/calendar';
import type { StatisticsRange } from '@mooncake/domain/statistics/statistics.contract';
import { useQuery } from '@tanstack/react-query';
import { productsQuery } from '../../shared/catalogue/queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { useSearch } from '../lib/use-search.ts';
import { useTitle } from '../lib/use-title.ts';
import { DistributionCharts } from './distribution-charts.tsx';
import { QuickInsights } from './quick-insights.tsx';
import { type RangeChoice, rangeOf, readRange } from './range.ts';
import { RangePicker } from './range-picker.tsx';
import { StatCards } from './stat-cards.tsx';
import { useAdminStatisticsTexts } from './statistics.texts.ts';
import { statisticsQuery } from './statistics-query.ts';
import { TrendCharts } from './trend-charts.tsx';

export function StatisticsScreen() {
  const text = useAdminStatisticsTexts();
  useTitle(text.title);
  const [params, ask] = useSearch();
  const choice = readRange(params);
  const choose = ({ preset, from, to }: RangeChoice) =>
    ask({ period: preset, ...(preset === 'custom' && { from, to }) }, { replace: true });

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <ButtonLink to="/admin" look="quiet" size="compact" className="-ml-3 print:hidden">
            ← {text.backToDashboard}
          </ButtonLink>
          <h1 className="text-3xl">{text.title}</h1>
          <p className="mt-1 text-muted">{text.lead}</p>
        </div>
        <Button look="outline" className="print:hidden" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
      <div className="mt-5">
        <RangePicker choice={choice} onChoose={choose} />
        {choice.preset !== 'custom' && (
          <p className="hidden font-semibold print:block">{text.presets[choice.preset]}</p>
        )}
      </div>
      <Figures range={rangeOf(choice, malaysianToday(new Date()))} />
    </>
  );
}

const isEver = ({ from, to }: StatisticsRange) => from === undefined && to === undefined;

function Figures({ range }: { range: StatisticsRange }) {
  const text = useAdminStatisticsTexts();
  const { tryAgain } = useCommonTexts();
  const asked = useQuery(statisticsQuery(range));
  const { data, isError, isPlaceholderData } = asked;
  useLoadFailure(asked, text.loadFailed);

  return (
    <div className="mt-5 grid gap-4" aria-busy={isPlaceholderData}>
      {isError && (
        <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => asked.refetch()} />
      )}
      {!data && !isError && <Loading label={text.loading} />}
      {data?.totalOrders === 0 && isEver(range) && <NoOrdersYet />}
      {data && (
        <>
          <StatCards statistics={data} />
          <QuickInsights statistics={data} />
          <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-1">
            <TrendCharts trend={data.trend} />
            <DistributionCharts {...data} />
          </div>
        </>
      )}
    </div>
  );
}

/** The shop itself brings the first order, once there is something in it to buy. */
function NoOrdersYet() {
  const text = useAdminStatisticsTexts();
  const { data: products } = useQuery(productsQuery);
  const isEmptyShop = products?.length === 0;
  return (
    <EmptyState
      title={text.noneYet}
      action={
        <ButtonLink look="outline" to={isEmptyShop ? '/admin?tab=products' : '/'}>
          {isEmptyShop ? text.toProducts : text.toShop}
        </ButtonLink>
      }
    >
      {text.noneYetHint}
    </EmptyState>
  );
}
