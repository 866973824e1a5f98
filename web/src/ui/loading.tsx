import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block animate-spin rounded-full border-3 border-line border-t-crust',
        className,
      )}
    />
  );
}

/** Inside an element with `data-night` it can be read on the dark. */
export function Loading({ label }: { label: string }) {
  return (
    <p
      role="status"
      className="flex items-center justify-center gap-3 text-muted in-data-night:text-on-night"
    >
      <Spinner />
      {label}
    </p>
  );
}

/** Fills the window until the page is there: a footer that had been in sight would jump away from under the eyes. */
export function PageLoading({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-svh">
      <div className="grid min-h-[60vh] place-items-center px-6">{children}</div>
    </div>
  );
}
