import { formatRinggit } from '@mooncake/domain/money';
import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { receiptLink } from '../../../shared/orders/order-link.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Both } from '../both-languages.tsx';

/** What we could not see on the receipt. Nothing is wrong yet: whoever has a better picture may send it. */
export function ReceiptHintNote({
  confirmation: { receiptHint, totalSen, paymentReferenceCode },
}: {
  confirmation: StoredConfirmation;
}) {
  return (
    <div role="status" className="print:hidden">
      {receiptHint && (
        <div className="sheet-part grid max-w-3xl gap-3 rounded-card border border-gold bg-amber-wash p-5 text-left">
          <p>
            <Both
              say={(text) =>
                receiptHint === 'amount' ? text.amountUnseen(formatRinggit(totalSen)) : text.successUnseen
              }
              stacked
            />
          </p>
          <ButtonLink
            to={`/check-status${receiptLink(paymentReferenceCode)}`}
            look="outline"
            size="small"
            className="justify-self-start"
          >
            <span>
              <Both say={(text) => text.sendAnother} />
            </span>
          </ButtonLink>
        </div>
      )}
    </div>
  );
}
