import { formatRinggit } from '@mooncake/domain/money';
import type { BankPayment, SuggestedOrder } from '@mooncake/domain/statements/statements.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { FailureNotice } from '../../lib/failure-notice.tsx';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { useMoneyTexts } from '../money.texts.ts';
import { OrderFinder } from './order-finder.tsx';
import { ShareRow } from './share-row.tsx';
import { useSettle } from './use-settle.ts';
import { type NewShare, useShares } from './use-shares.ts';

/** Gives a payment to the order it is for, or shares it out over several; all of it goes somewhere. */
export function MatchDialog({ payment, onClose }: { payment: BankPayment; onClose: () => void }) {
  const { match: text, failed } = useMoneyTexts();
  const common = useCommonTexts();
  const { language } = useLanguage();
  const { shares, leftSen, parts, isReady, type, remove, add } = useShares(payment);
  const settle = useSettle(payment, onClose);
  const about = [formatDate(payment.paidOn, language, 'weekdayYear'), payment.payer, payment.text];
  const isLeft = ({ orderId }: SuggestedOrder) => !shares.some((share) => share.orderId === orderId);
  const told =
    leftSen === 0 ? text.whole : (leftSen > 0 ? text.left : text.over)(formatRinggit(Math.abs(leftSen)));

  return (
    <FormDialog
      title={`${text.title} ${formatRinggit(payment.amountSen)}`}
      lead={about.filter((part) => part !== '').join(' · ')}
      closeLabel={common.close}
      isTouched={false}
      closesOutside={false}
      onClose={onClose}
      footer={(leave) => (
        <DialogFooter>
          <Button look="outline" onClick={leave}>
            {common.cancel}
          </Button>
          <Button
            disabled={!isReady || settle.isPending}
            aria-busy={settle.isPending}
            onClick={() => settle.mutate({ kind: 'match', shares: parts })}
          >
            {text.submit}
          </Button>
        </DialogFooter>
      )}
    >
      <DialogBody>
        <section aria-label={text.orders} className="grid gap-3">
          {shares.map((share) => (
            <ShareRow
              key={share.orderId}
              share={share}
              onType={(typed) => type(share.orderId, typed)}
              onRemove={() => remove(share.orderId)}
            />
          ))}
          <p role="status" className={leftSen === 0 ? 'text-jade' : 'font-semibold text-seal'}>
            {told}
          </p>
        </section>
        <Candidates orders={payment.suggestions.filter(isLeft)} onChoose={add} />
        <OrderFinder chosen={shares.map(({ orderId }) => orderId)} onChoose={add} />
        <FailureNotice problem={settle.error} title={failed} />
      </DialogBody>
    </FormDialog>
  );
}

type CandidatesProps = { orders: readonly SuggestedOrder[]; onChoose: (order: NewShare) => void };

/** The other orders it may be for, one press away. */
function Candidates({ orders, onChoose }: CandidatesProps) {
  const { match: text, reasons } = useMoneyTexts();
  if (orders.length === 0) return null;
  return (
    <ul aria-label={text.candidates} className="grid gap-1.5">
      {orders.map((order) => (
        <li key={order.orderId}>
          <Button look="outline" className="found-order w-full text-left" onClick={() => onChoose(order)}>
            <strong className="font-semibold tabular-nums">{order.orderNumber}</strong> {order.customerName} ·{' '}
            {formatRinggit(order.dueSen > 0 ? order.dueSen : order.totalSen)} · {reasons[order.reason]}
          </Button>
        </li>
      ))}
    </ul>
  );
}
