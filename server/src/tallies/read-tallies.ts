import type { CountedPart } from '@mooncake/domain/orders/contents/line-parts';
import { type DashboardStatus, dashboardStatuses } from '@mooncake/domain/orders/status/status';
import type { StatisticsRange } from '@mooncake/domain/statistics/statistics.contract';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../database/connect.ts';
import { addUp, type TallyRow, type Topic, type Topics, tallyChanges } from './tally-changes.ts';

type DayTopic = Exclude<Topic, DashboardStatus>;
type Counted = { bucket: string; count: number; totalSen: number };
export type DayTallies = { [Name in DayTopic]: (Topics[Name] & Counted)[] };

const dayTopics: readonly Topic[] = ['statuses', 'types', 'products', 'flavours'];
const batchTopics: readonly Topic[] = dashboardStatuses;

/** What the orders of some days come to, statuses day by day. */
export async function readDays(trx: Trx, { from, to }: StatisticsRange): Promise<DayTallies> {
  const since = from === undefined ? sql`true` : sql`bucket >= ${from}`;
  const until = to === undefined ? sql`true` : sql`bucket <= ${to}`;
  const rows = await read(trx, {
    topics: dayTopics,
    within: sql<boolean>`${since} and ${until}`,
    isWithin: (day) => (from === undefined || day >= from) && (to === undefined || day <= to),
    apart: ['statuses'],
  });
  const of = <Name extends DayTopic>(topic: Name) =>
    rows.filter((row) => row.topic === topic).map((row) => ({ ...lineOf<Name>(row), ...row }));
  return { statuses: of('statuses'), types: of('types'), products: of('products'), flavours: of('flavours') };
}

/** What the lines of the orders of each batch come to, of orders of some standings. */
export async function readBatches(
  trx: Trx,
  batchIds: readonly string[],
  standings: readonly DashboardStatus[],
): Promise<Map<string, CountedPart[]>> {
  const rows = await read(trx, {
    topics: standings,
    within: sql<boolean>`bucket = any(${batchIds})`,
    isWithin: (batchId) => batchIds.includes(batchId),
    apart: standings,
  });
  const partsOf = new Map<string, CountedPart[]>(batchIds.map((id) => [id, []]));
  // Where names differ the first one stands for all: it must not depend on what came first.
  for (const row of rows.toSorted((a, b) => (a.line < b.line ? -1 : 1))) {
    partsOf.get(row.bucket)?.push({ ...lineOf<DashboardStatus>(row), count: row.count });
  }
  return partsOf;
}

/** All there is, bucket by bucket. */
export async function readEverything(trx: Trx): Promise<TallyRow[]> {
  const topics = [...dayTopics, ...batchTopics];
  return read(trx, { topics, within: sql`true`, isWithin: () => true, apart: topics });
}

type Question = {
  topics: readonly Topic[];
  within: RawBuilder<boolean>;
  isWithin: (bucket: string) => boolean;
  /** The topics of which each bucket is told apart; of the others all are one. */
  apart: readonly Topic[];
};

/** What was added up already and what still waits: together the orders as this transaction sees them. */
async function read(trx: Trx, { topics, within, isWithin, apart }: Question): Promise<TallyRow[]> {
  const { rows: tallied } = await sql<TallyRow>`
    select topic, case when topic = any(${apart}) then bucket else '' end as bucket, line,
      sum(count)::bigint as count, sum(total_sen)::bigint as "totalSen"
    from tallies where topic = any(${topics}) and ${within} group by 1, 2, 3`.execute(trx);
  const waiting = tallyChanges(await trx.selectFrom('order_changes').selectAll().execute())
    .filter(({ topic, bucket }) => topics.includes(topic) && isWithin(bucket))
    .map((row) => (apart.includes(row.topic) ? row : { ...row, bucket: '' }));
  return waiting.length === 0 ? tallied : addUp([...tallied, ...waiting]);
}

function lineOf<Name extends Topic>({ line }: TallyRow): Topics[Name] {
  return JSON.parse(line);
}
