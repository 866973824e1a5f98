import type { ReactNode } from 'react';

type EmptyStateProps = {
  title: ReactNode;
  /** What will stand there. */
  children?: ReactNode;
  /** The one button that fills it. */
  action?: ReactNode;
};

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="rounded-card border border-line border-dashed px-6 py-14 text-center">
      <p className="font-display text-lg">{title}</p>
      {children && <div className="mt-4 text-muted">{children}</div>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
