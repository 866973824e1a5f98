import { type ReactNode, useId } from 'react';

/** One part of the long form. */
export function FormSection({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-5 border-line border-t pt-6 first:border-t-0 first:pt-0"
    >
      <div>
        <h3 id={headingId} className="text-lg">
          {title}
        </h3>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
