import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { type NotesResponse, notesResponseSchema } from '@mooncake/domain/orders/order-change.contract';
import { joinNotes, splitNotes } from '@mooncake/domain/orders/status/status-log';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { isSignedOut } from '../../lib/is-signed-out.ts';
import { isUnanswered, sendOnce } from '../../lib/send-once.ts';
import { useTellFailure } from '../../lib/use-tell-failure.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { keepNoteDraft, type NoteDraft, noteDraftOf, useNoteDraft } from './note-drafts.ts';

/**
 * The notes of an order as they are saved, what is being written, and whatever stands between the two. The log that
 * status changes leave among them is kept apart: nobody writes it, and it is no news to whoever writes a note.
 */
export function useNotes({ id, orderNumber, adminNotes, adminNotesVersion }: AdminOrder) {
  const text = useOrderChangeTexts().notes;
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const [heard, setHeard] = useState<NotesResponse | null>(null);
  const listed = { notes: adminNotes, version: adminNotesVersion };
  // An answer to a save may be newer than the list, and the list newer than the answer.
  const { notes: stored, version } = heard && heard.version > listed.version ? heard : listed;
  const { note, log } = splitNotes(stored);
  const latest = { notes: note, version };
  const begun = useNoteDraft(id);
  const draft = begun && followed(begun, latest);

  const saving = useMutation({
    // Without a connection it fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: (written: NoteDraft) =>
      sendOnce(`/api/admin/orders/${id}/notes`, notesResponseSchema, {
        method: 'PUT',
        body: { notes: joinNotes({ note: written.text, log }), version: written.version },
      }),
    onSuccess: (saved) => {
      setHeard(saved);
      const savedNote = splitNotes(saved.notes).note;
      const written = noteDraftOf(id)?.text ?? savedNote;
      // What was typed while the save was under way stays, now on top of what was saved.
      keepNoteDraft(
        id,
        written.trim() === savedNote ? null : { text: written, base: savedNote, version: saved.version },
      );
      toast({ title: text.updated, message: text.saved(orderNumber) });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (problem) => {
      const newer = refusalFacts(problem, 'notes.conflict');
      if (newer) setHeard(newer);
      if (isUnanswered(problem)) void queries.invalidateQueries({ queryKey: ['orders'] });
      if (!isSignedOut(problem)) tellFailure(problem, text.failed);
    },
  });

  const isConflict = draft !== null && !saving.isPending && isOvertaken(draft, latest);
  const isUnknown = isUnanswered(saving.error);
  const write = (next: NoteDraft | null) => {
    if (!saving.isPending) saving.reset();
    keepNoteDraft(id, next);
  };

  return {
    latest,
    log,
    draft,
    isConflict,
    isSaving: saving.isPending,
    hasFailed: saving.isError && !isUnknown && !isConflict,
    /** No answer came, and the notes do not show yet whether it was saved. */
    isUnknown: isUnknown && !isConflict && draft?.text !== latest.notes,
    begin: () => write({ text: latest.notes, base: latest.notes, version: latest.version }),
    type: (words: string) => draft && write({ ...draft, text: words }),
    /** The same words, or others, knowingly put in place of the newest notes. */
    rebase: (words: string) => write({ text: words, base: latest.notes, version: latest.version }),
    discard: () => write(null),
    save: () => {
      if (!draft) return;
      keepNoteDraft(id, { ...draft, sent: draft.text });
      saving.mutate(draft);
    },
  };
}

const isTouched = ({ text, base }: NoteDraft) => text !== base;

const isOvertaken = (draft: NoteDraft, { notes, version }: NotesResponse) =>
  version > draft.version && notes !== draft.text;

/** An editor in which nothing was typed shows what a colleague saved; where only the log grew, words stay good. */
function followed(draft: NoteDraft, { notes, version }: NotesResponse): NoteDraft {
  if (version <= draft.version) return draft;
  if (!isTouched(draft)) return { text: notes, base: notes, version };
  if (notes === draft.base) return { ...draft, version };
  return notes === draft.sent ? { ...draft, base: notes, version } : draft;
}
