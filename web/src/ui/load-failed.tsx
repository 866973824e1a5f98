import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Spinner } from './loading.tsx';

/** What `onRetry` promises is waited for: on a slow line the button says meanwhile that it was heard. */
type LoadFailedProps = { message: string; retryLabel: string; onRetry: () => unknown };

export function LoadFailed({ message, retryLabel, onRetry }: LoadFailedProps) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onRetry();
    setIsBusy(false);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-gold/60 bg-amber-wash px-4 py-3">
      <Icon name="warning" className="size-5 shrink-0 text-crust" />
      <p className="min-w-52 flex-1">{message}</p>
      <Button look="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void retry()}>
        {isBusy && <Spinner className="size-5" />}
        {retryLabel}
      </Button>
    </div>
  );
}
