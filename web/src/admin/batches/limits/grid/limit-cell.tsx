import type { AdminLimit } from '@mooncake/domain/batches/batch-limits.contract';
import { type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../../../ui/class-names.ts';
import { usePickupSlotTexts } from '../../slots/pickup-slots.texts.ts';
import { useLimitCell } from './use-limit-cell.ts';

type LimitCellProps = {
  batchId: string;
  limit: AdminLimit;
  /** Whose limit it is, of which batch. */
  label: string;
  /** Where it stands, for those who come by key. */
  place: string;
  /** Goes where the key leads; false where it leads nowhere. */
  onMove: (event: KeyboardEvent) => boolean;
  onSaved: (limit: number) => void;
};

/** One limit, typed over as in a spreadsheet, with what is gone and left of it. */
export function LimitCell({ batchId, limit, label, place, onMove, onSaved }: LimitCellProps) {
  const cell = useLimitCell(batchId, limit, onSaved);
  const ids = { facts: useId(), problem: useId() };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter also ends the spelling of a Chinese word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && cell.isDirty) {
      event.preventDefault();
      event.stopPropagation();
      // The old number is selected, so that the next key types over it.
      flushSync(cell.discard);
      event.currentTarget.select();
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!cell.commit(true)) return;
    }
    // Leaving saves as well, but at the edge there is nowhere to go.
    if (!onMove(event) && event.key === 'Enter') event.currentTarget.select();
  };

  return (
    <div className="grid gap-1">
      <input
        data-place={place}
        aria-label={label}
        aria-invalid={cell.problem !== null}
        aria-describedby={cell.problem ? `${ids.problem} ${ids.facts}` : ids.facts}
        aria-busy={cell.isSaving}
        inputMode="numeric"
        autoComplete="off"
        value={cell.shown}
        onChange={({ target }) => cell.type(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => cell.commit(false)}
        onKeyDown={press}
        className={classNames(
          'min-h-11 w-full rounded-lg border bg-card px-3 text-right font-semibold text-lg tabular-nums',
          cell.problem !== null
            ? 'border-seal bg-seal-wash'
            : cell.isDirty
              ? 'border-gold bg-amber-wash'
              : 'border-muted/55',
        )}
      />
      <Facts id={ids.facts} limit={limit} isSaving={cell.isSaving} />
      {cell.problem && (
        <p id={ids.problem} role="alert" className="text-seal text-sm leading-snug">
          {cell.problem}
        </p>
      )}
    </div>
  );
}

function Facts({ id, limit, isSaving }: { id: string; limit: AdminLimit; isSaving: boolean }) {
  const text = usePickupSlotTexts().limits.grid;
  const { limitQuantity, currentQuantity, availableStock } = limit;
  const over = currentQuantity - limitQuantity;
  const words =
    over > 0
      ? text.over(currentQuantity, over)
      : limitQuantity === 0
        ? text.notMade
        : text.facts(currentQuantity, availableStock);
  return (
    <p
      id={id}
      className={classNames(
        'text-right text-sm tabular-nums leading-snug',
        over > 0 ? 'text-seal' : 'text-muted',
      )}
    >
      {isSaving ? text.saving : words}
    </p>
  );
}
