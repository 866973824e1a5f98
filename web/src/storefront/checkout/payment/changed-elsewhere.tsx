import { formatRinggit } from '@mooncake/domain/money';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { mainId } from '../../../ui/main-id.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { HoldRecord } from '../hold-record.ts';
import { usePaymentTexts } from './payment.texts.ts';
import { heldOf, keepSeenOrder, readSeenOrder, type SeenOrder, seenOrderOf } from './seen-order.ts';
import { useChangedParts } from './use-changed-parts.ts';

export type ChangeElsewhere = {
  /** The order is not the one this page showed when the customer last looked at it. */
  isUnseen: boolean;
  seen: SeenOrder;
  accept: () => void;
  /** Leads to the notice, for eyes and keys alike. */
  show: () => void;
  notice: RefObject<HTMLDivElement | null>;
};

/** The tabs of a browser share one reservation: another one may change what is being paid for here. */
export function useChangeElsewhere(record: HoldRecord): ChangeElsewhere {
  const [seen, setSeen] = useState(() => readSeenOrder() ?? seenOrderOf(record));
  useEffect(() => {
    keepSeenOrder(seen);
    // Whoever goes back to the form changes the order knowingly.
    return () => keepSeenOrder(null);
  }, [seen]);
  const notice = useRef<HTMLDivElement>(null);

  const accept = () => {
    setSeen(seenOrderOf(record));
    // Its button goes: the page goes on.
    document.getElementById(mainId)?.focus({ preventScroll: true });
  };
  const show = () => {
    notice.current?.scrollIntoView({ block: 'center' });
    notice.current?.focus({ preventScroll: true });
  };
  return { isUnseen: seen.order !== seenOrderOf(record).order, seen, accept, show, notice };
}

type ChangedElsewhereProps = { change: ChangeElsewhere; record: HoldRecord };

/** Nobody pays, or has paid, another amount than they read: the change is told, and taken with one tap. */
export function ChangedElsewhere({ change, record }: ChangedElsewhereProps) {
  const text = usePaymentTexts().changed;
  const nameChanges = useChangedParts();
  if (!change.isUnseen) return null;
  const before = heldOf(change.seen);
  const parts = before && record.held ? nameChanges(before, record.held) : [];
  const from = formatRinggit(change.seen.totalSen);
  const to = formatRinggit(record.totalSen);

  return (
    <Notice look="problem" title={text.title} isAlert ref={change.notice} className="mb-3 md:mb-5">
      <p className="tabular-nums">{from === to ? text.sameAmount(to, parts) : text.amounts(from, to)}</p>
      <p className="mt-1">{text.look}</p>
      <Button look="outline" className="mt-3" onClick={change.accept}>
        {text.accept(to)}
      </Button>
    </Notice>
  );
}
