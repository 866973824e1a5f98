import {
  type CountdownTone,
  countdownShare,
  countdownTone,
  formatCountdown,
} from '@mooncake/domain/payment/countdown';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { Hold } from '../use-hold.ts';
import { usePaymentTexts } from './payment.texts.ts';

const looks = {
  normal: { card: 'bg-card', time: 'text-ink', bar: 'bg-jade' },
  warning: { card: 'border-gold bg-amber-wash', time: 'text-crust-deep', bar: 'bg-gold' },
  destructive: { card: 'border-seal/50 bg-seal-wash', time: 'text-seal', bar: 'bg-seal' },
} as const satisfies Record<CountdownTone, unknown>;

/** The minutes left to pay, on a slim bar that stays in sight while the page is scrolled. */
export function CountdownBar({ hold }: { hold: Hold }) {
  const text = usePaymentTexts().countdown;
  const tone = countdownTone(hold.seconds);
  const look = looks[tone];
  const words = useSpokenTime(hold.seconds);
  const isChecked = hold.state !== undefined;

  return (
    <>
      <Card
        as="section"
        aria-label={text.title}
        data-tone={tone}
        className={classNames('countdown-bar sticky top-(--header-height) z-30 shadow-sm', look.card)}
      >
        <div className="flex min-h-13 items-center gap-3 px-4 py-1 md:px-6">
          <p className="text-sm text-muted leading-tight max-md:max-w-20">{text.title}</p>
          <p
            role="timer"
            aria-live="off"
            className={classNames('font-bold text-2xl tabular-nums leading-none', look.time)}
          >
            {formatCountdown(hold.seconds)}
          </p>
          {isChecked && (
            <Button
              look="outline"
              size="small"
              className="ml-auto"
              aria-disabled={!hold.canExtend || hold.isExtending}
              onClick={() => hold.canExtend && hold.extend()}
            >
              {hold.isExtending ? text.extending : hold.canExtend ? text.extend : text.extended}
            </Button>
          )}
        </div>
        <div aria-hidden="true" className="h-1.5 bg-flour">
          <div
            className={classNames('h-full transition-[width] duration-300 ease-linear', look.bar)}
            style={{ width: `${countdownShare(hold.seconds) * 100}%` }}
          />
        </div>
        <p role="status" className="sr-only">
          {words}
        </p>
      </Card>
      <div className="mt-1.5 mb-3 px-1 text-sm leading-snug md:mb-5">
        <p className="text-muted">
          {hold.isUnchecked ? text.checkFailed : isChecked ? text.hint : text.stillChecking}
        </p>
        {hold.hasExtendFailed && (
          <p role="alert" className="text-seal">
            {text.extendFailed}
          </p>
        )}
      </div>
    </>
  );
}

/** The moments worth saying aloud; a clock that spoke every second would drown everything else. */
const spokenAt = [600, 300, 120, 60, 30, 10];

function useSpokenTime(seconds: number): string {
  const text = usePaymentTexts().countdown;
  const [words, setWords] = useState('');
  const moment = spokenAt.filter((mark) => seconds <= mark).at(-1);

  const say = useEffectEvent(() => {
    setWords(seconds > 60 ? text.minutesLeft(Math.ceil(seconds / 60)) : text.secondsLeft(seconds));
  });
  useEffect(() => {
    // With more time than was said last, that is no longer true.
    if (moment === undefined) setWords('');
    else say();
  }, [moment]);
  return words;
}
