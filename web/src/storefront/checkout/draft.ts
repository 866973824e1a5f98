import { type OrderForm, orderFormSchema } from '@mooncake/domain/orders/order-form';
import { fieldsOf, storedValue, textOrNull } from '../../lib/browser/stored-value.ts';

type Selection = {
  deliveryMethodId: string | null;
  batchId: string | null;
  /** To name the date even when it is on offer no longer. */
  batchName: string | null;
  timeSlotId: string | null;
};
type Draft = { form: OrderForm; selection: Selection };

const nothingChosen: Selection = { deliveryMethodId: null, batchId: null, batchName: null, timeSlotId: null };
const emptyDraft: Draft = {
  form: { name: '', phone: '', email: '', instagram: '', facebook: '', notes: '', deliveryAddress: '' },
  selection: nothingChosen,
};

const stored = storedValue('mooncake-checkout-draft', (kept): Draft | null => {
  const { form, selection } = fieldsOf(kept);
  const { deliveryMethodId, batchId, batchName, timeSlotId } = fieldsOf(selection);
  const typed = orderFormSchema.safeParse(form);
  return {
    form: typed.success ? typed.data : emptyDraft.form,
    selection: {
      deliveryMethodId: textOrNull(deliveryMethodId),
      batchId: textOrNull(batchId),
      batchName: textOrNull(batchName),
      timeSlotId: textOrNull(timeSlotId),
    },
  };
});

/** What the customer has filled in so far, kept on every change. */
export const useDraft = (): Draft => stored.use() ?? emptyDraft;

const currentDraft = () => stored.current() ?? emptyDraft;

export function changeForm(change: Partial<OrderForm>) {
  const draft = currentDraft();
  stored.set({ ...draft, form: { ...draft.form, ...change } });
}

/** Another method clears date and time, another date clears the time. */
export const chooseMethod = (deliveryMethodId: string) =>
  currentDraft().selection.deliveryMethodId !== deliveryMethodId &&
  select({ ...nothingChosen, deliveryMethodId });

export const chooseBatch = (batch: { batchId: string; batchName: string } | null) =>
  currentDraft().selection.batchId !== (batch?.batchId ?? null) &&
  select({ batchId: batch?.batchId ?? null, batchName: batch?.batchName ?? null, timeSlotId: null });

export const chooseSlot = (timeSlotId: string | null) => select({ timeSlotId });

export const forgetDraft = () => stored.set(null);

/** The form as it is sent, without stray spaces. */
export const sentForm = (form: OrderForm): OrderForm => orderFormSchema.parse(form);

function select(change: Partial<Selection>) {
  const draft = currentDraft();
  stored.set({ ...draft, selection: { ...draft.selection, ...change } });
}
