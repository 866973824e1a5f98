import { restoreCart } from '@mooncake/domain/cart/restore-cart';
import { languageSchema } from '@mooncake/domain/language.contract';
import { orderFormSchema } from '@mooncake/domain/orders/order-form';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import { fieldsOf, storedValue } from '../../../lib/browser/stored-value.ts';
import { randomUuid } from '../../lib/random-uuid.ts';
import { type DraftOrder, isBegun } from './draft-order.ts';

/** Names and numbers of customers do not lie about in a browser for ever. */
const keptDays = 7;

/** A browser that crashed lets go of nothing: what nobody typed in for so long counts as let go. */
const heldMinutes = 10;

/** Names this tab until it is reloaded. */
const tabId = randomUuid();

const keptSchema = z.object({
  memberId: z.string(),
  /** The tab in which it is being written; null once that has let go of it. */
  openIn: z.nullable(z.string()),
  orderId: idSchema,
  cart: z.pipe(z.unknown(), z.transform(restoreCart)),
  choice: z.object({
    deliveryMethodId: z.nullable(z.string()),
    batchId: z.nullable(z.string()),
    timeSlotId: z.nullable(z.string()),
  }),
  form: orderFormSchema,
  language: languageSchema,
  paymentStatus: z.enum(['pending', 'verified']),
  keptAt: z.iso.datetime(),
});
/** An order somebody began to enter, and when they last typed. */
export type KeptDraft = z.infer<typeof keptSchema>;

/** Each by its own id, so that two tabs write two orders; nobody is offered the order of another member. */
const drafts = storedValue('admin-order-drafts', (stored): Readonly<Record<string, KeptDraft>> => {
  const lines = fieldsOf(stored);
  return Object.fromEntries(
    Object.entries(lines).flatMap(([id, line]) => {
      // Earlier versions kept one for each member, by the member's id.
      const read = keptSchema.safeParse({ memberId: id, openIn: null, ...fieldsOf(line) });
      return read.success && isRecent(read.data) ? [[read.data.orderId, read.data]] : [];
    }),
  );
});

/** The latest order the member began and no other tab is writing. */
export function keptDraftOf(memberId: string): KeptDraft | null {
  return Object.values(drafts.current() ?? {})
    .filter((draft) => draft.memberId === memberId && isRecent(draft) && !isOpenElsewhere(draft))
    .reduce<KeptDraft | null>(
      (latest, draft) => (latest && latest.keptAt > draft.keptAt ? latest : draft),
      null,
    );
}

/** Keeps what is being entered in this tab; an order in which nothing was typed is forgotten. */
export function keepDraft(memberId: string, draft: DraftOrder) {
  if (!isBegun(draft)) return forgetDraft(draft.orderId);
  const keptAt = new Date().toISOString();
  drafts.set({ ...drafts.current(), [draft.orderId]: { ...draft, memberId, openIn: tabId, keptAt } });
}

export function forgetDraft(orderId: string) {
  const { [orderId]: before, ...others } = drafts.current() ?? {};
  if (before) drafts.set(others);
}

/** The form is closed or the page is left: whoever opens New Order next is offered it. */
export function releaseDraft(orderId: string) {
  const draft = drafts.current()?.[orderId];
  if (draft) drafts.set({ ...drafts.current(), [orderId]: { ...draft, openIn: null } });
}

function isOpenElsewhere({ openIn, keptAt }: KeptDraft): boolean {
  return openIn !== null && openIn !== tabId && ageOf(keptAt) < heldMinutes * 60 * 1000;
}

function isRecent({ keptAt }: Pick<KeptDraft, 'keptAt'>): boolean {
  return ageOf(keptAt) < keptDays * 24 * 60 * 60 * 1000;
}

const ageOf = (keptAt: string) => Date.now() - Date.parse(keptAt);
