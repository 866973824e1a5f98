import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useEffect, useId, useRef } from 'react';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { useOrderChangeTexts } from '../../i18n/use-admin-order-changes-texts.ts';
import { Button } from '../../ui/button.tsx';
import { combineNotes } from './combine-notes.ts';
import { NotesConflict } from './notes-conflict.tsx';
import { NotesShown } from './notes-shown.tsx';
import { useNotes } from './use-notes.ts';

const longestNotes = 20_000;

type NotesEditorProps = {
  order: AdminOrder;
  /** In a list, where long notes are cut. */
  isBrief?: boolean;
};

/** Private notes of an order, read and written in place. */
export function NotesEditor({ order, isBrief = false }: NotesEditorProps) {
  const text = useOrderChangeTexts().notes;
  const common = useCommonTexts();
  const notes = useNotes(order);
  const { draft, latest, isConflict, isSaving } = notes;
  const field = useRef<HTMLTextAreaElement>(null);
  const hintId = useId();
  const wantsFocus = useRef(false);
  const isEditing = draft !== null;

  useEffect(() => {
    if (isEditing && wantsFocus.current) field.current?.focus();
    wantsFocus.current = false;
  }, [isEditing]);

  if (!draft) {
    const begin = () => {
      wantsFocus.current = true;
      notes.begin();
    };
    return (
      <NotesShown notes={latest.notes} orderNumber={order.orderNumber} isBrief={isBrief} onEdit={begin} />
    );
  }

  return (
    <div className="grid gap-2">
      {isConflict && (
        <NotesConflict
          theirs={latest.notes}
          onCombine={() =>
            notes.rebase(combineNotes({ base: draft.base, mine: draft.text, theirs: latest.notes }))
          }
          onUseTheirs={notes.discard}
          onKeepMine={() => notes.rebase(draft.text)}
        />
      )}
      {isConflict && <p className="font-semibold text-[0.92rem]">{text.mine}</p>}
      <textarea
        ref={field}
        aria-label={text.label(order.orderNumber)}
        aria-describedby={hintId}
        value={draft.text}
        maxLength={longestNotes}
        rows={3}
        onChange={({ target }) => notes.type(target.value)}
        className="field-sizing-content max-h-72 min-h-20 w-full rounded-xl border border-muted/55 bg-card px-3 py-2 text-ink leading-snug lg:text-[0.95rem]"
      />
      <p id={hintId} className={notes.hasFailed ? 'text-seal leading-snug' : 'text-[0.88rem] text-muted'}>
        {notes.hasFailed ? text.notSaved : draft.text !== latest.notes && text.unsaved}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" disabled={isSaving || isConflict} aria-busy={isSaving} onClick={notes.save}>
          {isSaving ? common.saving : common.save}
        </Button>
        <Button size="small" look="outline" disabled={isSaving} onClick={notes.discard}>
          {common.cancel}
        </Button>
      </div>
    </div>
  );
}
