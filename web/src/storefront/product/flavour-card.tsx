import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

type FlavourCardProps = { title: string; note: string; children: ReactNode };

export function FlavourCard({ title, note, children }: FlavourCardProps) {
  const heading = useId();
  return (
    <Card
      as="section"
      aria-labelledby={heading}
      className="mt-10 px-5 pt-6 pb-4 md:mt-16 md:px-9 md:pt-8 md:pb-6"
    >
      <h2 id={heading} className="text-2xl">
        {title}
      </h2>
      <p className="mt-1.5 mb-6 text-muted">{note}</p>
      {children}
    </Card>
  );
}
