import { holdKeptDays } from '@mooncake/domain/holds/hold-limits';
import { formatCountdown } from '@mooncake/domain/payment/countdown';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useLocation } from '../../../ui/router/router.tsx';
import { type HoldRecord, holdRecord, wayOn } from '../hold-record.ts';
import { useCountdown } from '../payment/use-countdown.ts';
import { forgetReceipts } from '../receipt/receipt-keeper.ts';
import { useUnfinishedTexts } from './unfinished.texts.ts';

const keptMs = holdKeptDays * 24 * 60 * 60 * 1000;

/** A bank app pushes tabs out: wherever the customer comes back to, the way on to paying or to the receipt is there. */
export function UnfinishedBar() {
  const record = holdRecord.use();
  const { pathname, search } = useLocation();
  if (!record || Date.parse(record.expiresAt) + keptMs < Date.now()) return null;
  const step = pathname === '/checkout' ? (new URLSearchParams(search).get('step') ?? 'order') : null;
  return step === 'payment' || step === 'late' ? null : <Bar record={record} isAtForm={step === 'order'} />;
}

function Bar({ record, isAtForm }: { record: HoldRecord; isAtForm: boolean }) {
  const text = useUnfinishedTexts();
  const seconds = useCountdown(record.expiresAt, record.offsetMs);
  const isOver = record.ended !== null || seconds === 0;
  // The order form has a card of its own about it.
  if (isOver && isAtForm) return null;

  return (
    <section aria-label={text.label} className="border-gold border-b bg-amber-wash text-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <p className="min-w-0 flex-1 basis-40 leading-snug">
          <strong className="tabular-nums">{record.orderNumber}</strong>
          {' · '}
          <span className="tabular-nums">
            {isOver ? text.alreadyPaid : text.left(formatCountdown(seconds))}
          </span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          {isOver && (
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                holdRecord.set(null);
                void forgetReceipts();
              }}
            >
              {text.notPaid}
            </Button>
          )}
          <ButtonLink to={wayOn(isOver)} size="small">
            {isOver ? text.sendReceipt : text.continue}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
