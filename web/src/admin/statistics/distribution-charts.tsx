import type { Statistics } from '@mooncake/domain/statistics/statistics.contract';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatDate } from '../../lib/format-date.ts';
import { Badge } from '../../ui/badge.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { ChartCard } from './chart-card.tsx';
import { percent } from './percent.ts';
import { ProductName } from './product-name.tsx';
import { ShareList } from './share-list.tsx';
import { useAdminStatisticsTexts } from './statistics.texts.ts';

/** More bars than these are a list nobody compares; the table has them all. */
const maxBars = 12;

/** What was ordered: products by boxes, flavours by pieces, batches against what they can make. */
export function DistributionCharts({ distribution, flavours, batches }: Statistics) {
  return (
    <>
      <div className="grid gap-4">
        <ProductChart distribution={distribution} />
        <BatchChart batches={batches} />
      </div>
      <FlavourChart flavours={flavours} />
    </>
  );
}

function ProductChart({ distribution }: Pick<Statistics, 'distribution'>) {
  const text = useAdminStatisticsTexts();
  const { columns } = text;
  const widest = distribution[0]?.share ?? 1;
  return (
    <ChartCard
      title={text.products}
      summary={text.productsSum(distribution.reduce((sum, { boxes }) => sum + boxes, 0))}
      columns={[columns.product, columns.boxes, columns.share]}
      rows={distribution.map((product) => ({
        key: product.name,
        cells: [<ProductName key="name" product={product} />, product.boxes, percent(product.share)],
      }))}
      emptyWords={text.nothing}
      isEmpty={distribution.length === 0}
    >
      <ShareList
        rows={distribution.slice(0, maxBars).map((product) => ({
          key: product.name,
          name: <ProductName product={product} />,
          words: `${text.boxes(product.boxes)} · ${percent(product.share)}`,
          share: product.share / widest,
        }))}
      />
    </ChartCard>
  );
}

function FlavourChart({ flavours }: Pick<Statistics, 'flavours'>) {
  const text = useAdminStatisticsTexts();
  const { columns } = text;
  const widest = flavours[0]?.share ?? 1;
  const nameOf = ({ code, name, nameZh, hasYolk }: Statistics['flavours'][number]) => (
    <>
      <strong className="tabular-nums">{code}</strong> <En>{name}</En>{' '}
      {nameZh && <Zh className="text-muted">{nameZh}</Zh>} {hasYolk && <Badge>{text.withYolk}</Badge>}
    </>
  );
  const rows = flavours.map((flavour) => ({
    ...flavour,
    key: `${flavour.code} ${flavour.name} ${flavour.hasYolk}`,
  }));
  return (
    <ChartCard
      title={text.flavours}
      summary={text.flavoursSum(flavours.reduce((sum, { pieces }) => sum + pieces, 0))}
      columns={[columns.flavour, columns.pieces, columns.share]}
      rows={rows.map((flavour) => ({
        key: flavour.key,
        cells: [nameOf(flavour), flavour.pieces, percent(flavour.share)],
      }))}
      emptyWords={text.nothing}
      isEmpty={flavours.length === 0}
    >
      <ShareList
        rows={rows.slice(0, maxBars).map((flavour) => ({
          key: flavour.key,
          name: nameOf(flavour),
          words: `${text.pieces(flavour.pieces)} · ${percent(flavour.share)}`,
          share: flavour.share / widest,
        }))}
      />
    </ChartCard>
  );
}

function BatchChart({ batches }: Pick<Statistics, 'batches'>) {
  const text = useAdminStatisticsTexts();
  const { language } = useLanguage();
  const { columns } = text;
  return (
    <ChartCard
      title={text.batches}
      summary={text.batchesSum(batches.length)}
      columns={[columns.batch, columns.date, columns.pieces, columns.limit]}
      rows={batches.map(({ batchId, batchName, batchDate, pieces, limitPieces }) => ({
        key: batchId,
        cells: [batchName, formatDate(batchDate, language, 'short'), pieces, limitPieces],
      }))}
      emptyWords={text.noBatches}
      isEmpty={batches.length === 0}
    >
      <ShareList
        rows={batches.map(({ batchId, batchName, batchDate, pieces, limitPieces }) => ({
          key: batchId,
          name: (
            <>
              {batchName}{' '}
              <span className="text-sm text-muted">{formatDate(batchDate, language, 'short')}</span>
            </>
          ),
          words: text.ofLimit(pieces, limitPieces),
          share: limitPieces === 0 ? 0 : pieces / limitPieces,
          isFull: limitPieces > 0 && pieces >= limitPieces,
        }))}
      />
    </ChartCard>
  );
}
