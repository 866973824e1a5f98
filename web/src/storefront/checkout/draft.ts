import { type OrderForm, orderFormSchema } from '@mooncake/domain/orders/order-form';
import { fieldsOf, storedValue, textOrNull } from '../../lib/browser/stored-value.ts';

type Selection = {
  deliveryMethodId: string | null;
  batchId: string | null;
  /** To name the date even when it is on offer no longer. */
  batchName: string | null;
  batchNameZh: string | null;
  timeSlotId: string | null;
};
type Draft = { form: OrderForm; selection: Selection };

const noDate = { batchId: null, batchName: null, batchNameZh: null };
const nothingChosen: Selection = { deliveryMethodId: null, ...noDate, timeSlotId: null };
const emptyDraft: Draft = {
  form: { name: '', phone: '', email: '', instagram: '', facebook: '', notes: '', deliveryAddress: '' },
  selection: nothingChosen,
};

const stored = storedValue('mooncake-checkout-draft', (kept): Draft | null => {
  const { form, selection } = fieldsOf(kept);
  const { deliveryMethodId, batchId, batchName, batchNameZh, timeSlotId } = fieldsOf(selection);
  const typed = orderFormSchema.safeParse(form);
  return {
    form: typed.success ? typed.data : emptyDraft.form,
    selection: {
      deliveryMethodId: textOrNull(deliveryMethodId),
      batchId: textOrNull(batchId),
      batchName: textOrNull(batchName),
      batchNameZh: textOrNull(batchNameZh),
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

type NamedDate = { batchId: string; batchName: string; batchNameZh: string };

export function chooseBatch(batch: NamedDate | null) {
  const { batchId, batchName, batchNameZh } = batch ?? noDate;
  if (currentDraft().selection.batchId === batchId) return;
  select({ batchId, batchName, batchNameZh, timeSlotId: null });
}

export const chooseSlot = (timeSlotId: string | null) => select({ timeSlotId });

export const forgetDraft = () => stored.set(null);

/** The form as it is sent, without stray spaces. */
export const sentForm = (form: OrderForm): OrderForm => orderFormSchema.parse(form);

function select(change: Partial<Selection>) {
  const draft = currentDraft();
  stored.set({ ...draft, selection: { ...draft.selection, ...change } });
}
