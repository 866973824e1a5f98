import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Drawing } from '../../../ui/first-page-icon.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { down, up } from '../pictures/drawings.ts';
import { useAdminProductsTexts } from '../products.texts.ts';

type FlavourFrameProps = {
  name: string;
  nameZh: string;
  badge?: string | undefined;
  /** What it is called while it has no name. */
  newLabel: string;
  isFirst: boolean;
  isLast: boolean;
  hasProblem: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children: ReactNode;
};

const small =
  'grid size-11 place-items-center rounded-full text-muted hover:bg-flour hover:text-ink disabled:opacity-35';

/** One flavour of a list: a line that opens, with its place in the order. New ones and wrong ones stand open. */
export function FlavourFrame({
  name,
  nameZh,
  badge,
  newLabel,
  isFirst,
  isLast,
  hasProblem,
  onMove,
  onRemove,
  children,
}: FlavourFrameProps) {
  const text = useAdminProductsTexts();
  const [wasOpened, setWasOpened] = useState(name === '');
  const isOpen = wasOpened || hasProblem;
  const called = [badge, name || newLabel].filter(Boolean).join(' ');

  return (
    <li className={classNames('rounded-xl border', hasProblem ? 'border-seal' : 'border-line')}>
      <div className="flex items-center gap-1 py-1 pr-1.5 pl-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setWasOpened(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-lg px-3 text-left hover:bg-flour"
        >
          {badge && (
            <span className="min-w-11 rounded-lg bg-flour px-2 py-0.5 text-center font-semibold tabular-nums">
              {badge}
            </span>
          )}
          <span className="min-w-0 truncate">
            {name || newLabel}
            {nameZh && <span className="ml-2 text-muted">{nameZh}</span>}
          </span>
        </button>
        <button
          type="button"
          aria-label={text.moveUp(called)}
          disabled={isFirst}
          onClick={() => onMove(-1)}
          className={small}
        >
          <Drawing path={up} />
        </button>
        <button
          type="button"
          aria-label={text.moveDown(called)}
          disabled={isLast}
          onClick={() => onMove(1)}
          className={small}
        >
          <Drawing path={down} />
        </button>
        <button type="button" aria-label={text.remove(called)} onClick={onRemove} className={small}>
          <Icon name="bin" />
        </button>
      </div>
      {isOpen && (
        <div className="grid grid-cols-1 gap-4 border-line border-t p-4 sm:grid-cols-2">{children}</div>
      )}
    </li>
  );
}
