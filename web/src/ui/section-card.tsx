import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

/** One part of a page, named by its heading. */
export function SectionCard({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="p-4.5 md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      <div className="mt-4">{children}</div>
    </Card>
  );
}
