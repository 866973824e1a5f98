import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type DialogFooterProps = {
  /** Stays a row on phones too, where several small actions or a single one need no full width. */
  isRow?: boolean;
  children: ReactNode;
};

/** The buttons that end a dialog, the leading one last: at the right, and on top where they are stacked. */
export function DialogFooter({ isRow = false, children }: DialogFooterProps) {
  return (
    <div
      className={classNames(
        'flex gap-3',
        isRow
          ? 'flex-wrap items-center justify-end'
          : 'flex-col-reverse sm:flex-row sm:items-center sm:justify-end',
      )}
    >
      {children}
    </div>
  );
}
