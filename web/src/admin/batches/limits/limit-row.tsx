import type { AdminLimit } from '@mooncake/domain/batches/batch-limits.contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Button } from '../../../ui/button.tsx';
import { En, Zh } from '../../../ui/language-run.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { usePickupSlotTexts } from '../slots/pickup-slots.texts.ts';
import { LimitEditor } from './limit-editor.tsx';
import { useUnit } from './use-unit.ts';

type LimitRowProps = { batchId: string; limit: AdminLimit };

/** One product of a batch: how much is made, gone and left, and a way to change the first. */
export function LimitRow({ batchId, limit }: LimitRowProps) {
  const text = usePickupSlotTexts().limits;
  const { language } = useLanguage();
  const [isEditing, setIsEditing] = useState(false);
  const place = useEditorFocus(isEditing);
  const { productName, productNameZh, limitQuantity, currentQuantity, availableStock } = limit;
  const name = inLanguage(language, productName, productNameZh);
  const over = currentQuantity - limitQuantity;
  const remark = !limit.isProductActive ? text.offShelf : limitQuantity === 0 ? text.unset : null;

  return (
    <li ref={place} className="grid content-start gap-3 rounded-card border border-line bg-card p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-40 flex-1">
          <p className="font-semibold leading-snug">
            <En>{productName}</En>
          </p>
          <p className="text-muted">
            <Zh>{productNameZh}</Zh>
          </p>
          {remark && <p className="text-sm text-muted">{remark}</p>}
        </div>
        {!isEditing && (
          <Button
            look="outline"
            size="small"
            aria-label={text.editOf(name)}
            onClick={() => setIsEditing(true)}
          >
            {text.edit}
          </Button>
        )}
      </div>
      {isEditing && (
        <LimitEditor batchId={batchId} limit={limit} name={name} onClose={() => setIsEditing(false)} />
      )}
      <Numbers limit={limit} />
      <LeftBar share={limitQuantity === 0 ? 0 : availableStock / limitQuantity} />
      {over > 0 && <Notice title={text.oversold(over)} />}
    </li>
  );
}

/** Into the number when it is asked for, and back to the button; whoever has gone on meanwhile stays there. */
function useEditorFocus(isEditing: boolean) {
  const place = useRef<HTMLLIElement>(null);
  const wasEditing = useRef(false);

  // Before a dialog around it notices that the focus has lost its place.
  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement.contains(place.current);
    if (isEditing) {
      const field = place.current?.querySelector('input');
      field?.focus();
      field?.select();
    } else if (wasEditing.current && isLost) {
      place.current?.querySelector('button')?.focus();
    }
    wasEditing.current = isEditing;
  }, [isEditing]);
  return place;
}

/** The same as the numbers above it, for the eye. */
function LeftBar({ share }: { share: number }) {
  return (
    <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-flour">
      <div className="h-full rounded-full bg-jade" style={{ width: `${share * 100}%` }} />
    </div>
  );
}

function Numbers({ limit: { limitQuantity, currentQuantity, availableStock, unit } }: { limit: AdminLimit }) {
  const text = usePickupSlotTexts().limits;
  const unitOf = useUnit();
  const numbers = [
    [text.limit, limitQuantity],
    [text.current, currentQuantity],
    [text.available, availableStock],
  ] as const;
  return (
    <dl className="grid grid-cols-3 gap-3">
      {numbers.map(([label, number]) => (
        <div key={label}>
          <dt className="text-sm text-muted leading-snug">{label}</dt>
          <dd>
            <span className="font-display font-semibold text-xl tabular-nums">{number}</span>{' '}
            <span className="text-sm text-muted">{unitOf(unit, number)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
