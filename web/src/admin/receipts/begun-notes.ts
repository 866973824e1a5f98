import * as z from 'zod/mini';
import { formKey, keepForm, readForm } from '../orders/use-kept-form.ts';

/** The two ways to turn a receipt down; both need a note to the customer. */
const turnDownSchema = z.enum(['refuse', 'cancel']);
export type TurnDown = z.infer<typeof turnDownSchema>;

/** A note being written, with the decision it is for and the version of the order it was begun on. */
const begunNoteSchema = z.object({
  notes: z.string(),
  turningDown: turnDownSchema,
  version: z.nullable(z.int()),
  isSeen: z.boolean(),
});
type BegunNote = z.infer<typeof begunNoteSchema>;

const keyOf = (memberId: string, orderId: string) => formKey(memberId, `review:${orderId}`);

/** Until it is sent or given up: a session that ends takes the review away, and signing in leads back to it. */
export const begunNoteOf = (memberId: string, orderId: string): BegunNote | null =>
  readForm(keyOf(memberId, orderId), begunNoteSchema);

export const keepBegunNote = (memberId: string, orderId: string, note: BegunNote | null) =>
  keepForm(keyOf(memberId, orderId), note);
