import type { ReactNode } from 'react';

type EmptyStateProps = { title: ReactNode; children?: ReactNode };

export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-14 text-center">
      <p className="font-display text-lg">{title}</p>
      {children && <div className="mt-4 text-muted">{children}</div>}
    </div>
  );
}
