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
  normal: { card: '', time: 'text-ink', bar: 'bg-jade' },
  warning: { card: 'border-gold bg-amber-wash', time: 'text-crust-deep', bar: 'bg-gold' },
  destructive: { card: 'border-seal/50 bg-seal-wash', time: 'text-seal', bar: 'bg-seal' },
} as const satisfies Record<CountdownTone, unknown>;

/** The minutes left to pay, the largest thing on its card. */
export function CountdownCard({ hold }: { hold: Hold }) {
  const text = usePaymentTexts().countdown;
  const tone = countdownTone(hold.seconds);
  const look = looks[tone];
  const words = useSpokenTime(hold.seconds);
  const isChecked = hold.state !== undefined;

  return (
    <Card
      as="section"
      aria-label={text.title}
      data-tone={tone}
      className={classNames('p-4.5 md:p-6', look.card)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <p className="text-muted">{text.title}</p>
          <p
            role="timer"
            aria-live="off"
            className={classNames('font-bold text-4xl md:text-3xl tabular-nums leading-none', look.time)}
          >
            {formatCountdown(hold.seconds)}
          </p>
        </div>
        {isChecked && (
          <Button
            look="outline"
            aria-disabled={!hold.canExtend || hold.isExtending}
            onClick={() => hold.canExtend && hold.extend()}
          >
            {hold.isExtending ? text.extending : hold.canExtend ? text.extend : text.extended}
          </Button>
        )}
      </div>
      <div aria-hidden="true" className="mt-4 h-2.5 overflow-hidden rounded-full bg-flour">
        <div
          className={classNames('h-full rounded-full transition-[width] duration-300 ease-linear', look.bar)}
          style={{ width: `${countdownShare(hold.seconds) * 100}%` }}
        />
      </div>
      <p className="mt-3 text-muted leading-snug">
        {hold.isUnchecked ? text.checkFailed : isChecked ? text.hint : text.stillChecking}
      </p>
      {hold.hasExtendFailed && (
        <p role="alert" className="mt-1 text-seal">
          {text.extendFailed}
        </p>
      )}
      <p role="status" className="sr-only">
        {words}
      </p>
    </Card>
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
    if (moment !== undefined) say();
  }, [moment]);
  return words;
}
