import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { type NotesResponse, notesResponseSchema } from '@mooncake/domain/orders/order-change.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../../lib/api/refusal-facts.ts';
import { request } from '../../../lib/api/request.ts';
import { toast } from '../../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { keepNoteDraft, type NoteDraft, noteDraftOf, useNoteDraft } from './note-drafts.ts';

/** The notes of an order as they are saved, what is being written, and whatever stands between the two. */
export function useNotes({ id, orderNumber, adminNotes, adminNotesVersion }: AdminOrder) {
  const text = useOrderChangeTexts().notes;
  const { error } = useCommonTexts();
  const queries = useQueryClient();
  const [heard, setHeard] = useState<NotesResponse | null>(null);
  const listed = { notes: adminNotes, version: adminNotesVersion };
  // An answer to a save may be newer than the list, and the list newer than the answer.
  const latest = heard && heard.version > listed.version ? heard : listed;
  const stored = useNoteDraft(id);
  const draft = stored && followed(stored, latest);

  const saving = useMutation({
    // Without a connection it fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: ({ text: notes, version }: NoteDraft) =>
      request(`/api/admin/orders/${id}/notes`, notesResponseSchema, {
        method: 'PUT',
        body: { notes, version },
      }),
    onSuccess: (saved) => {
      setHeard(saved);
      const written = noteDraftOf(id)?.text ?? saved.notes;
      // What was typed while the save was under way stays, now on top of what was saved.
      keepNoteDraft(
        id,
        written === saved.notes ? null : { text: written, base: saved.notes, version: saved.version },
      );
      toast({ title: text.updated, message: text.saved(orderNumber) });
      void queries.invalidateQueries({ queryKey: ['orders'] });
    },
    onError: (problem) => {
      const newer = refusalFacts(problem, 'notes.conflict');
      if (newer) setHeard(newer);
      toast({ title: error, message: text.failed, variant: 'destructive' });
    },
  });

  const isConflict = draft !== null && !saving.isPending && isOvertaken(draft, latest);
  const write = (next: NoteDraft | null) => {
    if (!saving.isPending) saving.reset();
    keepNoteDraft(id, next);
  };

  return {
    latest,
    draft,
    isConflict,
    isSaving: saving.isPending,
    hasFailed: saving.isError && !isConflict,
    begin: () => write({ text: latest.notes, base: latest.notes, version: latest.version }),
    type: (words: string) => draft && write({ ...draft, text: words }),
    /** The same words, or others, knowingly put in place of the newest notes. */
    rebase: (words: string) => write({ text: words, base: latest.notes, version: latest.version }),
    discard: () => write(null),
    save: () => draft && saving.mutate(draft),
  };
}

const isTouched = ({ text, base }: NoteDraft) => text !== base;

const isOvertaken = (draft: NoteDraft, { notes, version }: NotesResponse) =>
  version > draft.version && notes !== draft.text;

/** An editor in which nothing was typed simply shows what a colleague saved. */
function followed(draft: NoteDraft, { notes, version }: NotesResponse): NoteDraft {
  return isTouched(draft) || version <= draft.version ? draft : { text: notes, base: notes, version };
}
