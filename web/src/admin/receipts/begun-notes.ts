/** The two ways to turn a receipt down; both need a note to the customer. */
export type TurnDown = 'refuse' | 'cancel';

/** A note being written, with the decision it is for and the version of the order it was begun on. */
type BegunNote = { notes: string; turningDown: TurnDown; version: number | null; isSeen: boolean };

/** Until it is sent or given up: a session that ends takes the review away, and signing in leads back to it. */
const begunNotes = new Map<string, BegunNote>();

export const begunNoteOf = (orderId: string): BegunNote | undefined => begunNotes.get(orderId);

export function keepBegunNote(orderId: string, note: BegunNote | null) {
  if (note) begunNotes.set(orderId, note);
  else begunNotes.delete(orderId);
}
