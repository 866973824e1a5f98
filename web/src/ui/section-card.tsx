import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';

/** One part of a page, named by its heading. */
export function SectionCard({
  title,
  aside,
  isTitleSpoken = false,
  children,
}: {
  title: ReactNode;
  aside?: ReactNode;
  /** On a phone what follows says as much: the title is there only for those who listen. */
  isTitleSpoken?: boolean;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId} className="p-4.5 md:p-7">
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-3',
          isTitleSpoken && 'max-md:sr-only',
        )}
      >
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      <div className={isTitleSpoken ? 'md:mt-4' : 'mt-3 md:mt-4'}>{children}</div>
    </Card>
  );
}
