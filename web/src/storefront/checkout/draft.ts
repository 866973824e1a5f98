import { type OrderForm, orderFormSchema } from '@mooncake/domain/orders/order-form';
import * as z from 'zod/mini';
import { storedValue } from './stored-value.ts';

const selectionSchema = z.object({
  deliveryMethodId: z.nullable(z.string()),
  batchId: z.nullable(z.string()),
  timeSlotId: z.nullable(z.string()),
});
export type Selection = z.infer<typeof selectionSchema>;

// Kept as typed: trimming while someone types would swallow the space before the next word.
const typedFormSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  instagram: z.string(),
  facebook: z.string(),
  notes: z.string(),
  deliveryAddress: z.string(),
} satisfies Record<keyof OrderForm, unknown>);

const draftSchema = z.object({ form: typedFormSchema, selection: selectionSchema });
type Draft = z.infer<typeof draftSchema>;

const nothingChosen: Selection = { deliveryMethodId: null, batchId: null, timeSlotId: null };
const emptyDraft: Draft = {
  form: { name: '', phone: '', email: '', instagram: '', facebook: '', notes: '', deliveryAddress: '' },
  selection: nothingChosen,
};

const stored = storedValue('mooncake-checkout-draft', draftSchema);

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

export const chooseBatch = (batchId: string | null) =>
  currentDraft().selection.batchId !== batchId && select({ batchId, timeSlotId: null });

export const chooseSlot = (timeSlotId: string | null) => select({ timeSlotId });

export const forgetDraft = () => stored.set(null);

/** The form as it is sent, without stray spaces. */
export const sentForm = (form: OrderForm): OrderForm => orderFormSchema.parse(form);

function select(change: Partial<Selection>) {
  const draft = currentDraft();
  stored.set({ ...draft, selection: { ...draft.selection, ...change } });
}
