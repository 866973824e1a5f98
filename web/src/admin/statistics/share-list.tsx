import type { ReactNode } from 'react';
import { ShareBar } from './share-bar.tsx';

type ShareRow = { key: string; name: ReactNode; words: string; share: number; isFull?: boolean };

/** Names with their bars, the widest first; the words tell the number. */
export function ShareList({ rows }: { rows: readonly ShareRow[] }) {
  return (
    <div className="grid gap-3">
      {rows.map(({ key, name, words, share, isFull = false }) => (
        <div key={key}>
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 leading-snug">
            <span className="min-w-0">{name}</span>
            <span className="text-muted tabular-nums">{words}</span>
          </p>
          <ShareBar share={share} isFull={isFull} />
        </div>
      ))}
    </div>
  );
}
