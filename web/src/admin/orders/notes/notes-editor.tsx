import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { NotesForm } from './notes-form.tsx';
import { NotesShown } from './notes-shown.tsx';
import { useNotes } from './use-notes.ts';
import { useNotesFocus } from './use-notes-focus.ts';

type NotesEditorProps = {
  order: AdminOrder;
  /** In a list, where long notes are cut. */
  isBrief?: boolean;
};

/** Private notes of an order, read and written in place. */
export function NotesEditor({ order, isBrief = false }: NotesEditorProps) {
  const notes = useNotes(order);
  const { draft, latest } = notes;
  const { place, followed } = useNotesFocus(draft !== null);

  return (
    <div ref={place}>
      {draft ? (
        <NotesForm
          orderNumber={order.orderNumber}
          notes={notes}
          draft={draft}
          onSave={followed(notes.save)}
          onDiscard={followed(notes.discard)}
        />
      ) : (
        <NotesShown
          notes={latest.notes}
          log={notes.log}
          orderNumber={order.orderNumber}
          isBrief={isBrief}
          onEdit={followed(notes.begin)}
        />
      )}
    </div>
  );
}
