import { type ReactNode, useId } from 'react';
import { Both } from './both-languages.tsx';
import type { OrderSummaryTexts } from './order-summary.texts.ts';

type SectionCardProps = { heading: (text: OrderSummaryTexts) => string; children: ReactNode };

export function SectionCard({ heading, children }: SectionCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet-part rounded-card border border-line bg-card p-5 md:p-6">
      <h2 id={id} className="mb-4 text-xl">
        <Both say={heading} />
      </h2>
      {children}
    </section>
  );
}
