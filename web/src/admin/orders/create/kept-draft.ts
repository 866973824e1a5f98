import { restoreCart } from '@mooncake/domain/cart/restore-cart';
import { languageSchema } from '@mooncake/domain/language.contract';
import { orderFormSchema } from '@mooncake/domain/orders/order-form';
import { idSchema } from '@mooncake/domain/schemas';
import * as z from 'zod/mini';
import { storedValue } from '../../../lib/browser/stored-value.ts';
import { type DraftOrder, isBegun } from './draft-order.ts';

/** Names and numbers of customers do not lie about in a browser for ever. */
const keptDays = 7;

const keptSchema = z.object({
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
export type KeptDraft = DraftOrder & { readonly keptAt: string };

/** One for each member who uses this browser: nobody is offered the order of another. */
const drafts = storedValue('admin-order-drafts', (stored): Readonly<Record<string, KeptDraft>> => {
  const lines = z.safeParse(z.record(z.string(), z.unknown()), stored).data ?? {};
  return Object.fromEntries(
    Object.entries(lines).flatMap(([memberId, line]) => {
      const read = keptSchema.safeParse(line);
      return read.success && isRecent(read.data) ? [[memberId, read.data]] : [];
    }),
  );
});

export function keptDraftOf(memberId: string): KeptDraft | null {
  const draft = drafts.current()?.[memberId];
  return draft && isRecent(draft) ? draft : null;
}

/** Keeps what is being entered; an order in which nothing was typed, or null, is forgotten. */
export function keepDraft(memberId: string, draft: DraftOrder | null) {
  const { [memberId]: before, ...others } = drafts.current() ?? {};
  const isWorthKeeping = draft !== null && isBegun(draft);
  if (!isWorthKeeping && !before) return;
  drafts.set(
    isWorthKeeping ? { ...others, [memberId]: { ...draft, keptAt: new Date().toISOString() } } : others,
  );
}

function isRecent({ keptAt }: Pick<KeptDraft, 'keptAt'>): boolean {
  return Date.now() - Date.parse(keptAt) < keptDays * 24 * 60 * 60 * 1000;
}
