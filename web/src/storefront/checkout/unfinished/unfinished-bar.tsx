import { holdKeptDays } from '@mooncake/domain/holds/hold-limits';
import { formatCountdown } from '@mooncake/domain/payment/countdown';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  // From here on it takes what room it needs.
  useLayoutEffect(() => void document.documentElement.style.removeProperty('--unfinished-room'), []);
  if (!record || Date.parse(record.expiresAt) + keptMs < Date.now()) return null;
  const step = pathname === '/checkout' ? (new URLSearchParams(search).get('step') ?? 'order') : null;
  return step === 'payment' || step === 'late' ? null : (
    <Bar key={record.orderNumber} record={record} isAtForm={step === 'order'} />
  );
}

function Bar({ record, isAtForm }: { record: HoldRecord; isAtForm: boolean }) {
  const text = useUnfinishedTexts();
  const seconds = useCountdown(record.expiresAt, record.offsetMs);
  if (record.ended === null && seconds > 0) {
    return (
      <Line orderNumber={record.orderNumber} words={text.left(formatCountdown(seconds))}>
        <ButtonLink to={wayOn(false)} size="small">
          {text.continue}
        </ButtonLink>
      </Line>
    );
  }
  // The order form has a card of its own about it.
  return isAtForm ? null : <OverBar orderNumber={record.orderNumber} />;
}

/** One tap must not lose the way in for a receipt that was paid for: forgetting asks first. */
function OverBar({ orderNumber }: { orderNumber: string }) {
  const text = useUnfinishedTexts();
  const [question, setQuestion] = useState<'unasked' | 'asking' | 'kept'>('unasked');
  const answer = useRef<HTMLButtonElement>(null);
  const isAsking = question === 'asking';
  // The button that was pressed is gone: the one in its place goes on.
  useEffect(() => {
    if (question !== 'unasked') answer.current?.focus();
  }, [question]);

  function forget() {
    holdRecord.set(null);
    void forgetReceipts();
  }

  return (
    <Line orderNumber={orderNumber} words={isAsking ? text.forget : text.alreadyPaid}>
      {isAsking ? (
        <>
          {/* In the place of the button just pressed, so that a second tap harms nothing. */}
          <Button
            ref={answer}
            size="small"
            aria-describedby="unfinished-words"
            onClick={() => setQuestion('kept')}
          >
            {text.keep}
          </Button>
          <Button look="quiet" size="small" onClick={forget}>
            {text.forgetIt}
          </Button>
        </>
      ) : (
        <>
          <Button ref={answer} look="quiet" size="small" onClick={() => setQuestion('asking')}>
            {text.notPaid}
          </Button>
          <ButtonLink to={wayOn(true)} size="small">
            {text.sendReceipt}
          </ButtonLink>
        </>
      )}
    </Line>
  );
}

function Line({ orderNumber, words, children }: { orderNumber: string; words: string; children: ReactNode }) {
  const text = useUnfinishedTexts();
  return (
    <section aria-label={text.label} className="border-gold border-b bg-amber-wash text-ink">
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <p id="unfinished-words" className="min-w-0 flex-1 basis-40 leading-snug">
          <strong className="tabular-nums">{orderNumber}</strong>
          {' · '}
          <span className="tabular-nums">{words}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      </div>
    </section>
  );
}
