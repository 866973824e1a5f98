import { formatRinggit } from '@mooncake/domain/money';
import type { OrderForm } from '@mooncake/domain/orders/order-form';
import { ApiProblem } from '../../../lib/api/api-problem.ts';
import { placeOfRefusal, type RefusalPlace } from '../../../shared/delivery/refusal-place.ts';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isUnanswered } from '../../lib/send-once.ts';
import { DetailsSection } from '../details/details-section.tsx';
import { HandoverFields } from '../move/handover-fields.tsx';
import { useMoveTexts } from '../move/move.texts.ts';
import { useOrderProblemWords } from '../use-order-problem-words.ts';
import { CustomerFields, FormField } from './customer-fields.tsx';
import type { DraftOrder } from './draft-order.ts';
import { handoverPrefix } from './field-ids.ts';
import { OrderLines } from './lines/order-lines.tsx';
import { useNewOrderTexts } from './new-order.texts.ts';
import { PaymentFields } from './payment-fields.tsx';
import { ProblemSummary } from './problem-summary.tsx';
import { ProductPicker } from './product-picker.tsx';
import type { useDraftOrder } from './use-draft-order.ts';
import { repricedTotal } from './use-entry.ts';

type EntryFormProps = {
  entry: ReturnType<typeof useDraftOrder>;
  wasTried: boolean;
  refused: unknown;
  onChange: (change: Partial<DraftOrder>) => void;
};

/** What, how and when, for whom, and whether it is paid. */
export function EntryForm({ entry, wasTried, refused, onChange }: EntryFormProps) {
  const text = useNewOrderTexts();
  const { address, addressHint } = useMoveTexts();
  const { draft, handover, isReady, problems } = entry;
  const refusal = useRefusal(refused);
  const problemOf = (field: keyof OrderForm | 'items' | 'selection') => {
    const found = wasTried ? problems.find((problem) => problem.field === field) : undefined;
    return found && text.problems[found.code];
  };
  const changeForm = (change: Partial<OrderForm>) => onChange({ form: { ...draft.form, ...change } });
  const formProps = { form: draft.form, onChange: changeForm, problemOf };
  const newTotal = repricedTotal(refused, draft);

  return (
    <DialogBody>
      {wasTried && problems.length > 0 && <ProblemSummary problems={problems} />}
      {refusal && (refusal.place === 'proceed' || refusal.place === 'cart') && (
        <Notice
          {...(isUnanswered(refused) ? { title: refusal.title } : { look: 'problem', title: text.refused })}
          isAlert
        >
          <p>{refusal.message}</p>
          {newTotal !== null && <p>{text.priceChanged(formatRinggit(newTotal))}</p>}
        </Notice>
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-6">
          <DetailsSection title={text.products}>
            <div className="grid gap-4">
              <ProductPicker
                problem={problemOf('items')}
                onAdd={(product, metadata) => onChange({ cart: entry.withOneMore(product, metadata) })}
              />
              <OrderLines cart={draft.cart} onChange={(cart) => onChange({ cart })} />
            </div>
          </DetailsSection>
          <DetailsSection title={text.handover}>
            <HandoverFields
              idPrefix={handoverPrefix}
              choice={draft.choice}
              handover={handover}
              onChoose={(choice) => onChange({ choice })}
              isReady={isReady}
              problemAt={(place) => {
                if (refusal?.place === place) return refusal.message;
                return place === firstOpen(handover) ? problemOf('selection') : undefined;
              }}
            >
              {handover.method?.needsAddress && (
                <FormField
                  {...formProps}
                  name="deliveryAddress"
                  label={address}
                  hint={addressHint}
                  isRequired
                  lines={3}
                  maxLength={500}
                />
              )}
            </HandoverFields>
          </DetailsSection>
        </div>
        <div className="grid content-start gap-6">
          <DetailsSection title={text.customer}>
            <CustomerFields {...formProps} />
          </DetailsSection>
          <DetailsSection title={text.payment}>
            <PaymentFields draft={draft} onChange={onChange} />
          </DetailsSection>
        </div>
      </div>
    </DialogBody>
  );
}

/** The first of the three lists that has nothing chosen. */
function firstOpen({ method, batch }: EntryFormProps['entry']['handover']): RefusalPlace {
  if (!method) return 'method';
  return batch ? 'slot' : 'batch';
}

function useRefusal(problem: unknown) {
  const wordsOf = useOrderProblemWords();
  if (!problem) return null;
  return { place: placeOfRefusal(problem instanceof ApiProblem ? problem.code : ''), ...wordsOf(problem) };
}
