import type { BatchSummary, IncludeMode } from '@mooncake/domain/summary/summary.contract';
import { formatDate } from '../../lib/format-date.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both } from './both.tsx';
import { KitchenPieces, KitchenProduct } from './kitchen-product.tsx';
import { adminPrintTexts, type PrintTexts } from './print.texts.ts';
import './kitchen-sheet.css';

const countedBy = {
  non_rejected: (text) => text.countsNonRejected,
  verified: (text) => text.countsVerified,
  all: (text) => text.countsAll,
} as const satisfies Record<IncludeMode, (text: PrintTexts) => string>;

type KitchenSheetProps = { batch: BatchSummary; include: IncludeMode; printedAt: string };

export function KitchenSheet({ batch, include, printedAt }: KitchenSheetProps) {
  const totals = [
    { say: (text: PrintTexts) => text.orders, value: batch.totalOrders },
    { say: (text: PrintTexts) => text.boxes, value: batch.totalBoxes },
    { say: (text: PrintTexts) => text.pieces, value: batch.totalPieces },
  ];
  return (
    <article className="paper kitchen-sheet">
      <header className="kitchen-head">
        <div>
          <p>
            <Both say={(text) => text.kitchenSheet} />
          </p>
          <h2>{batch.batchName}</h2>
          <p className="kitchen-date">
            <En>{formatDate(batch.batchDate, 'en')}</En> · <Zh>{formatDate(batch.batchDate, 'zh')}</Zh>
          </p>
        </div>
        <dl className="kitchen-totals">
          {totals.map(({ say, value }) => (
            <div key={say(adminPrintTexts.en)}>
              <dt>
                <Both say={say} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      {batch.products.map((product) => (
        <KitchenProduct key={product.name} product={product} />
      ))}
      <KitchenPieces products={batch.products} />
      <footer className="kitchen-foot">
        <Both say={countedBy[include]} /> ·{' '}
        {batch.waitingOrders > 0 && (
          <>
            <Both say={(text) => text.notCounted(batch.waitingOrders)} /> ·{' '}
          </>
        )}
        {batch.outsideStockOrders > 0 && (
          <>
            <Both say={(text) => text.countedOutside(batch.outsideStockOrders)} /> ·{' '}
          </>
        )}
        <En>{adminPrintTexts.en.printedAt(formatMoment(printedAt, 'en'))}</En>{' '}
        <Zh>{adminPrintTexts.zh.printedAt(formatMoment(printedAt, 'zh'))}</Zh>
      </footer>
    </article>
  );
}
