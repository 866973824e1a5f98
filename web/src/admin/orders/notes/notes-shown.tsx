import { useOrderTexts } from '../../../shared/orders/order.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { tellLogEntry } from './tell-log-entry.ts';

type NotesShownProps = {
  notes: string;
  /** What status changes wrote among them; folded away, so that it does not bury them. */
  log: readonly string[];
  orderNumber: string;
  isBrief: boolean;
  onEdit: () => void;
};

export function NotesShown({ notes, log, orderNumber, isBrief, onEdit }: NotesShownProps) {
  const text = useOrderChangeTexts().notes;
  const words = useOrderTexts();
  const isEmpty = notes.trim() === '';
  const action = isEmpty ? text.add : text.edit;

  return (
    <div className="grid justify-items-start gap-1">
      {isEmpty ? (
        <p className="text-muted">{text.none}</p>
      ) : (
        <p
          className={classNames(
            'whitespace-pre-line leading-snug [overflow-wrap:anywhere]',
            isBrief && 'line-clamp-4 lg:text-sm',
          )}
        >
          {notes}
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        className="-ml-3.5"
        aria-label={text.editOf(action, orderNumber)}
        onClick={onEdit}
      >
        {action}
      </Button>
      {log.length > 0 && (
        <details className="w-full text-sm">
          <summary className="min-h-11 cursor-pointer content-center text-muted lg:min-h-8">
            {text.log(log.length)}
          </summary>
          <p className="whitespace-pre-line leading-snug [overflow-wrap:anywhere]">
            {log.map((entry) => tellLogEntry(entry, words)).join('\n')}
          </p>
        </details>
      )}
    </div>
  );
}
