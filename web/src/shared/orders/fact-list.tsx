import type { ReactNode } from 'react';

/** What is known about an order, each fact under its name. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="grid gap-x-6 gap-y-3.5">{children}</dl>;
}

type FactProps = { label: ReactNode; children: ReactNode };

export function Fact({ label, children }: FactProps) {
  return (
    <div className="grid gap-x-5 sm:grid-cols-[10.5rem_1fr]">
      <dt className="text-[0.92rem] text-muted sm:pt-px">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
