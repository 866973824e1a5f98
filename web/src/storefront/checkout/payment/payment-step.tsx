import type { Cart } from '@mooncake/domain/cart/cart';
import type { HoldState } from '@mooncake/domain/holds/hold.contract';
import type { PlacedOrder } from '@mooncake/domain/orders/submission.contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { deliveryMethodsQuery } from '../../../shared/delivery/delivery-queries.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { backClass } from '../back-link.tsx';
import { CheckoutSummary, type SummaryLine } from '../checkout-summary.tsx';
import { HeldDelivery } from '../delivery/held-delivery.tsx';
import { useDraft } from '../draft.ts';
import type { HoldRecord } from '../hold-record.ts';
import { ReceiptCard } from '../receipt/receipt-card.tsx';
import { useReceipt } from '../receipt/use-receipt.ts';
import { StepHeading } from '../step-heading.tsx';
import { useHold } from '../use-hold.ts';
import { ChangedElsewhere, useChangeElsewhere } from './changed-elsewhere.tsx';
import { CompleteCard } from './complete-card.tsx';
import { CountdownBar } from './countdown-bar.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { usePaymentTexts } from './payment.texts.ts';
import { useCompleteOrder } from './use-complete-order.ts';

type PaymentProps = {
  cart: Cart;
  record: HoldRecord;
  onBack: () => void;
  onPlaced: (placed: PlacedOrder) => Promise<void>;
};

/** The second step while the boxes are held. */
export function PaymentStep({
  onAlreadyOrdered,
  ...rest
}: PaymentProps & { onAlreadyOrdered: (orderNumber: string) => void }) {
  const payment = usePayment(rest);
  const { record } = rest;
  const hold = useHold(record, { isSubmitting: payment.order.isBusy, onAlreadyOrdered });
  const { state } = hold;

  return (
    <PaymentPage
      {...rest}
      {...payment}
      lines={state ? heldLines(state, rest.cart) : linesOf(rest)}
      timer={<CountdownBar hold={hold} />}
    >
      <HowToPay totalSen={record.totalSen} orderNumber={record.orderNumber} expiresAt={record.expiresAt} />
    </PaymentPage>
  );
}

/** The same step after its time was up, for those who have paid: no countdown, and nothing to pay to any more. */
export function LateReceiptStep(props: PaymentProps) {
  const text = usePaymentTexts().late;
  const payment = usePayment(props);
  return (
    <PaymentPage {...props} {...payment} isLate lines={linesOf(props)}>
      <Notice title={`${text.title} · ${props.record.orderNumber}`}>
        <p>{text.message}</p>
        <p className="mt-1 font-semibold">{text.notPaid}</p>
      </Notice>
    </PaymentPage>
  );
}

function usePayment({ record, onPlaced }: PaymentProps) {
  const receipt = useReceipt(record);
  const change = useChangeElsewhere(record);
  const order = useCompleteOrder({ record, receipt, change, onPlaced });
  return { receipt, change, order };
}

type PaymentPageProps = PaymentProps &
  ReturnType<typeof usePayment> & {
    lines: readonly SummaryLine[];
    timer?: ReactNode;
    isLate?: boolean;
    children: ReactNode;
  };

function PaymentPage({
  record,
  onBack,
  receipt,
  change,
  order,
  lines,
  timer,
  children,
  isLate = false,
}: PaymentPageProps) {
  const text = usePaymentTexts();
  const draft = useDraft();
  const { held } = record;
  const selection = held ?? draft.selection;
  const { data: methods } = useQuery(deliveryMethodsQuery);
  const method = methods?.find(({ id }) => id === selection.deliveryMethodId);
  return (
    <>
      <StepHeading
        step="payment"
        back={
          <button type="button" onClick={onBack} disabled={order.isBusy} className={backClass}>
            <Icon name="left" className="size-5" />
            {text.backToOrder}
          </button>
        }
      />
      {timer}
      <div className="grid gap-3 md:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-7">
        <div className="min-w-0">
          <ChangedElsewhere change={change} record={record} />
          {children}
        </div>
        <div className="min-w-0 lg:sticky lg:top-[calc(var(--header-height)+6rem)] lg:row-span-2">
          <CheckoutSummary lines={lines} isBrief isHeldOpen={isLate} method={method ?? null}>
            <HeldDelivery
              selection={selection}
              batchDate={held?.batchDate}
              address={(held?.form ?? draft.form).deliveryAddress}
            />
          </CheckoutSummary>
        </div>
        <div className="grid min-w-0 gap-3 md:gap-5">
          <ReceiptCard receipt={receipt} isLocked={order.isBusy} />
          <CompleteCard
            record={record}
            hasReceipt={receipt.file !== null}
            isLate={isLate}
            isUnseen={change.isUnseen}
            order={order}
          />
        </div>
      </div>
    </>
  );
}

/** What was held, as this browser remembers it. */
function linesOf({ record, cart }: PaymentProps): readonly SummaryLine[] {
  return record.held?.lines ?? cart.items;
}

/** What is held may differ from a cart that changed since in another tab; only pictures come from there. */
function heldLines({ items }: HoldState, cart: Cart): SummaryLine[] {
  return items.map((item, index) => ({
    ...item,
    id: `${item.productId} ${index}`,
    image: cart.items.find(({ productId }) => productId === item.productId)?.image ?? null,
  }));
}
