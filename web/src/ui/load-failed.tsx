import { BusyButton } from './busy-button.tsx';
import { FirstPageIcon } from './first-page-icon.tsx';

type LoadFailedProps = { message: string; retryLabel: string; onRetry: () => unknown };

export function LoadFailed({ message, retryLabel, onRetry }: LoadFailedProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-gold/60 bg-amber-wash px-4 py-3">
      <FirstPageIcon name="warning" className="size-5 shrink-0 text-crust" />
      <p className="min-w-52 flex-1">{message}</p>
      <BusyButton look="outline" onPress={onRetry}>
        {retryLabel}
      </BusyButton>
    </div>
  );
}
