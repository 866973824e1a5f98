import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

type NumberedStepProps = { number: 1 | 2 | 3; title: string; isDone: boolean; children: ReactNode };

/** A numbered question; its number turns green once it is answered. */
export function NumberedStep({ number, title, isDone, children }: NumberedStepProps) {
  return (
    <fieldset id={`choose-${number}`} tabIndex={-1} className="min-w-0 scroll-mt-24 outline-none">
      <legend className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className={classNames(
            'grid size-9 shrink-0 place-items-center rounded-full font-bold text-lg transition-colors duration-150',
            isDone ? 'bg-jade text-on-jade' : 'bg-flour text-crust-deep',
          )}
        >
          {isDone ? '✓' : number}
        </span>
        <span className="font-display text-lg">
          <span className="sr-only">{number}. </span>
          {title}
        </span>
      </legend>
      <div className="mt-3 grid gap-3 md:pl-12">{children}</div>
    </fieldset>
  );
}
