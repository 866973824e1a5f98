import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { combineNotes } from './combine-notes.ts';
import type { NoteDraft } from './note-drafts.ts';
import { NotesConflict } from './notes-conflict.tsx';
import type { useNotes } from './use-notes.ts';

const maxNotes = 20_000;

type NotesFormProps = {
  orderNumber: string;
  notes: ReturnType<typeof useNotes>;
  draft: NoteDraft;
  onSave: () => void;
  onDiscard: () => void;
};

export function NotesForm({ orderNumber, notes, draft, onSave, onDiscard }: NotesFormProps) {
  const text = useOrderChangeTexts().notes;
  const common = useCommonTexts();
  const hintId = useId();
  const { latest, isConflict, isSaving, hasFailed, isUnknown } = notes;

  return (
    <div className="grid gap-2">
      {isConflict && (
        <NotesConflict
          theirs={latest.notes}
          onCombine={() =>
            notes.rebase(combineNotes({ base: draft.base, mine: draft.text, theirs: latest.notes }))
          }
          onUseTheirs={onDiscard}
          onKeepMine={() => notes.rebase(draft.text)}
        />
      )}
      {isConflict && <p className="font-semibold text-sm">{text.mine}</p>}
      <textarea
        aria-label={text.label(orderNumber)}
        aria-describedby={hintId}
        value={draft.text}
        maxLength={maxNotes}
        rows={3}
        onChange={({ target }) => notes.type(target.value)}
        className="field-sizing-content max-h-72 min-h-20 w-full rounded-xl border border-muted/55 bg-card px-3 py-2 text-ink leading-snug lg:text-sm"
      />
      <p id={hintId} className={hasFailed ? 'text-seal leading-snug' : 'text-sm text-muted'}>
        {hasFailed
          ? text.notSaved
          : isUnknown
            ? common.unanswered.message
            : draft.text !== latest.notes && text.unsaved}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isSaving || isConflict} aria-busy={isSaving} onClick={onSave}>
          {isSaving ? common.saving : common.save}
        </Button>
        <Button size="small" look="outline" disabled={isSaving} onClick={onDiscard}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}
