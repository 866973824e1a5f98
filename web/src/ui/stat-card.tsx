import type { ReactNode } from 'react';
import { Card } from './card.tsx';

type StatCardProps = { label: string; value: ReactNode; hint?: ReactNode };

/** One number somebody acts on: the number leads, its name explains. */
export function StatCard({ label, value, hint }: StatCardProps) {
  return (
    <Card className="flex flex-col-reverse justify-end gap-1 px-4.5 py-4">
      {hint !== undefined && <p className="text-sm text-muted leading-snug">{hint}</p>}
      <p className="break-words font-display font-semibold text-2xl tabular-nums leading-tight">{value}</p>
      <p className="text-muted leading-snug">{label}</p>
    </Card>
  );
}
