import { formatRinggit } from '@mooncake/domain/money';
import { isOver } from '@mooncake/domain/orders/status/status-transition';
import type { BankPayment } from '@mooncake/domain/statements/statements.contract';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { useMoneyTexts } from '../money.texts.ts';
import { useSettle } from './use-settle.ts';

type PaymentRowProps = {
  payment: BankPayment;
  onMatch: () => void;
  onSetAside: () => void;
  onReopen: () => void;
};

/** All of them are seen where it is matched by hand. */
const shownSuggestions = 3;

/** One payment as the bank wrote it, the orders it may be for, and the next step. */
export function PaymentRow({ payment, ...actions }: PaymentRowProps) {
  const text = useMoneyTexts();
  const { language } = useLanguage();
  const { paidOn, amountSen, payer, text: words, note, state, shares, suggestions, statementName } = payment;
  const isDecided = state === 'matched' || state === 'set_aside';
  return (
    <li className="payment-row grid gap-x-5 gap-y-3 border-line border-t px-4.5 py-4 first:border-t-0">
      <div className="[overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="font-display font-semibold text-lg tabular-nums">
            {formatRinggit(amountSen)}
          </strong>
          <span className="text-muted">{formatDate(paidOn, language, 'weekdayYear')}</span>
        </p>
        {payer !== '' && <p className="font-semibold">{payer}</p>}
        {words !== '' && <p>{words}</p>}
        <p className="text-sm text-muted">{text.from(statementName)}</p>
      </div>
      <div className="grid content-start gap-1.5 [overflow-wrap:anywhere]">
        {note !== '' && <p>{note}</p>}
        {shares.map(({ orderId, orderNumber, amountSen: part }) => (
          <p key={orderId}>
            <OrderLink id={orderId} number={orderNumber} /> · {formatRinggit(part)}
          </p>
        ))}
        {!isDecided &&
          suggestions.slice(0, shownSuggestions).map((order) => (
            <p key={order.orderId}>
              <OrderLink id={order.orderId} number={order.orderNumber} /> {order.customerName} ·{' '}
              {order.dueSen > 0
                ? text.due(formatRinggit(order.dueSen))
                : text.total(formatRinggit(order.totalSen))}
              <span className="text-sm text-muted">
                {' '}
                · {text.reasons[order.reason]}
                {isOver(order.orderStatus) && ` · ${text.over}`}
              </span>
            </p>
          ))}
        {!isDecided && suggestions.length > shownSuggestions && (
          <p className="text-sm text-muted">{text.moreFit(suggestions.length - shownSuggestions)}</p>
        )}
      </div>
      <Actions payment={payment} {...actions} />
    </li>
  );
}

function OrderLink({ id, number }: { id: string; number: string }) {
  const { toOrder } = useMoneyTexts();
  return (
    <Link
      to={`/admin?tab=orders&order=${id}`}
      aria-label={toOrder(number)}
      className="font-semibold text-crust tabular-nums underline underline-offset-4"
    >
      {number}
    </Link>
  );
}

/** The order that all of a payment can be given to with a single press: the likeliest, unless the text names several. */
function onlyOrderOf({ state, suggestions, amountSen }: BankPayment) {
  const [order] = suggestions;
  const isNear = state === 'exact' || state === 'likely';
  const named = suggestions.filter(({ reason }) => reason === 'number').length;
  return isNear && named <= 1 && order?.dueSen === amountSen ? order : null;
}

function Actions({ payment, onMatch, onSetAside, onReopen }: PaymentRowProps) {
  const text = useMoneyTexts();
  const settle = useSettle(payment);
  const { state, amountSen } = payment;
  const order = onlyOrderOf(payment);
  if (state === 'matched' || state === 'set_aside') {
    return (
      <div>
        <Button look="outline" size="small" onClick={onReopen}>
          {text.reopen}
        </Button>
      </div>
    );
  }
  return (
    <div className="payment-actions flex flex-wrap content-start gap-2">
      {order && (
        <Button
          // All of these are verified by the one button above them.
          look={state === 'exact' ? 'outline' : 'primary'}
          size="small"
          disabled={settle.isPending}
          onClick={() => settle.mutate({ kind: 'match', shares: [{ orderId: order.orderId, amountSen }] })}
        >
          {text.matchWith(order.orderNumber)}
        </Button>
      )}
      <Button look="outline" size="small" onClick={onMatch}>
        {order ? text.split : text.matchByHand}
      </Button>
      <Button look="quiet" size="small" onClick={onSetAside}>
        {text.setAside}
      </Button>
    </div>
  );
}
