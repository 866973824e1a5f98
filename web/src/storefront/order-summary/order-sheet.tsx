import { wayFees } from '@mooncake/domain/delivery/rider';
import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { prettyPhone } from '@mooncake/domain/phone';
import { useQuery } from '@tanstack/react-query';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Both } from './both-languages.tsx';
import { CopyReference } from './copy-reference.tsx';
import { CustomerPart } from './customer-part.tsx';
import { ImportantPart } from './important-part.tsx';
import { ItemsPart } from './items-part.tsx';
import { NextSteps } from './next-steps.tsx';
import { methodOf, PickupPart } from './pickup-part.tsx';
import { ReceiptHintNote } from './receipt/receipt-hint-note.tsx';
import './print.css';

const looks = {
  confirmed: 'bg-jade text-on-jade',
  received: 'bg-crust text-on-crust',
  refused: 'bg-crust text-on-crust',
  cancelled: 'bg-seal text-on-seal',
  rejected: 'bg-seal text-on-seal',
} as const;

function stateOf(order: StoredConfirmation): keyof typeof looks {
  const { isCancelled, isRejected, isReceiptRefused, outsideStock } = order;
  if (isRejected) return 'rejected';
  if (isCancelled) return 'cancelled';
  if (isReceiptRefused) return 'refused';
  return outsideStock ? 'received' : 'confirmed';
}

/** The whole order on one page, for the screen and for paper. */
export function OrderSheet({ confirmation }: { confirmation: StoredConfirmation }) {
  const { items, totalSen, customer, pickup, paymentReferenceCode, outsideStock } = confirmation;
  const state = stateOf(confirmation);
  const { data: settings } = useQuery(settingsQuery);

  return (
    <article className="order-sheet page-width py-8 md:py-12">
      {settings && (
        <p className="hidden font-display print:block">
          <BothNames name={settings.shopName} nameZh={settings.shopNameZh} />
          {settings.whatsapp && ` · WhatsApp ${settings.whatsapp}`}
        </p>
      )}
      <div className="sheet-head mb-8 grid justify-items-center gap-6 text-center">
        <div className="grid justify-items-center">
          <span
            aria-hidden="true"
            className={`grid size-16 place-items-center rounded-full print:hidden ${looks[state]}`}
          >
            {state === 'confirmed' ? (
              <Icon name="check" className="size-9" />
            ) : (
              <PaperIcon name="receipt" className="size-9" />
            )}
          </span>
          <h1 className="mt-4 text-3xl">
            <Both say={(text) => text[state]} />
          </h1>
          {(state === 'cancelled' || state === 'rejected' || state === 'refused') && (
            <p className="mt-2 max-w-2xl text-balance">
              <Both
                say={(text) =>
                  state === 'refused' && outsideStock ? text.refusedOutsideMessage : text[`${state}Message`]
                }
                stacked
              />
            </p>
          )}
          {state === 'confirmed' && (
            <p className="mt-2 text-muted print:hidden">
              <Both say={(text) => text.thanks} stacked />
            </p>
          )}
        </div>
        {state === 'received' && (
          <div
            role="note"
            className="sheet-part grid max-w-3xl gap-3 rounded-card border border-gold bg-amber-wash p-5 text-left"
          >
            <Both say={(text) => text.outsideStock(prettyPhone(customer.phone))} stacked />
          </div>
        )}
        {(state === 'confirmed' || state === 'received') && <ReceiptHintNote confirmation={confirmation} />}
        <CopyReference orderNumber={paymentReferenceCode} />
      </div>
      <div className="sheet-columns grid items-start gap-5 lg:grid-cols-[1.15fr_1fr]">
        <div className="grid gap-5">
          <ItemsPart items={items} totalSen={totalSen} fees={wayFees(methodOf(pickup))} />
          {state === 'confirmed' && <ImportantPart reference={paymentReferenceCode} />}
        </div>
        <div className="grid gap-5">
          <PickupPart confirmation={confirmation} />
          <CustomerPart customer={customer} />
        </div>
      </div>
      <NextSteps confirmation={confirmation} />
    </article>
  );
}
