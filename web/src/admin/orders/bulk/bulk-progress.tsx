import { useBulkTexts } from './bulk.texts.ts';

export function BulkProgress({ done, total }: { done: number; total: number }) {
  const text = useBulkTexts();
  return (
    <div className="grid gap-1.5">
      <div
        role="progressbar"
        aria-label={text.progress}
        aria-valuenow={done}
        aria-valuemin={0}
        aria-valuemax={total}
        className="h-3 overflow-hidden rounded-full bg-flour"
      >
        <div
          className="h-full rounded-full bg-jade transition-[width] duration-200"
          style={{ width: `${(100 * done) / total}%` }}
        />
      </div>
      <p role="status" className="tabular-nums">
        {text.done(done, total)}
      </p>
    </div>
  );
}
