import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

/** What is known about an order, each fact under its name. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3.5">{children}</dl>;
}

type FactProps = {
  label: ReactNode;
  /** Too wide to stand beside its name on a phone. */
  isWide?: boolean;
  children: ReactNode;
};

export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div
      className={classNames(
        'grid gap-x-5 sm:grid-cols-[10.5rem_1fr]',
        isWide ? 'gap-y-1' : 'grid-cols-[7.5rem_1fr]',
      )}
    >
      <dt className="text-sm pt-px text-muted">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
