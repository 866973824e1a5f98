import { formatRinggit, type Sen } from '@mooncake/domain/money';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCheckoutTexts } from './checkout.texts.ts';
import { type HoldRecord, isOver, wayOn } from './hold-record.ts';

type PaidBeforeProps = { earlier: HoldRecord; newTotalSen: Sen; onNotPaid: () => void };

/** Another amount would take the place of one that may have been paid: nobody loses the way in for that receipt unasked. */
export function PaidBefore({ earlier, newTotalSen, onNotPaid }: PaidBeforeProps) {
  const text = useCheckoutTexts().paidBefore;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  }, []);
  const newTotal = formatRinggit(newTotalSen);

  return (
    <Notice look="warning" title={text.title(earlier.orderNumber)} isAlert ref={notice}>
      <p className="tabular-nums">{text.message(formatRinggit(earlier.totalSen), newTotal)}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={wayOn(isOver(earlier))}>{text.paid}</ButtonLink>
        <Button look="outline" onClick={onNotPaid}>
          {text.notPaid(newTotal)}
        </Button>
      </p>
    </Notice>
  );
}
