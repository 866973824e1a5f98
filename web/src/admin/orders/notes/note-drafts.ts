import * as z from 'zod/mini';
import { storedValue } from '../../../lib/browser/stored-value.ts';

const draftSchema = z.object({
  text: z.string(),
  /** The notes it was begun on, and their version: what was saved since is a colleague's. */
  base: z.string(),
  version: z.int(),
  /** The words sent last: where they are the notes by now, nobody else saved them. */
  sent: z.optional(z.string()),
});
export type NoteDraft = z.infer<typeof draftSchema>;

const draftsSchema = z.record(z.string(), draftSchema);

/** Unsaved notes by order, kept in the browser: neither a reload nor a lost connection loses a word. */
const drafts = storedValue('admin-note-drafts', (stored) => {
  const read = draftsSchema.safeParse(stored);
  return read.success ? read.data : null;
});

export const useNoteDraft = (orderId: string): NoteDraft | null => drafts.use()?.[orderId] ?? null;

export const noteDraftOf = (orderId: string): NoteDraft | null => drafts.current()?.[orderId] ?? null;

export function keepNoteDraft(orderId: string, draft: NoteDraft | null) {
  const { [orderId]: _, ...others } = drafts.current() ?? {};
  drafts.set(draft ? { ...others, [orderId]: draft } : others);
}
