import { useBulkTexts } from '../../i18n/use-admin-bulk-texts.ts';

export function BulkProgress({ done, total }: { done: number; total: number }) {
  const text = useBulkTexts();
  return (
    <div className="grid gap-1.5">
      <progress
        aria-label={text.progress}
        value={done}
        max={total}
        className="h-3 w-full overflow-hidden rounded-full accent-jade"
      />
      <p role="status" className="tabular-nums">
        {text.done(done, total)}
      </p>
    </div>
  );
}
