import { lazy, Suspense, useSyncExternalStore } from 'react';
import { shownToasts, subscribeToToasts, type Toast } from './toast-store.ts';

const none: readonly Toast[] = [];

/** The card is fetched when the page is idle: no toast appears before somebody did something. */
export const loadToastCard = async () => ({ default: (await import('./toast-card.tsx')).ToastCard });
const ToastCard = lazy(loadToastCard);

type ToasterProps = {
  label: string;
  dismissLabel: string;
  /** Where they stand on larger screens: away from what is being pressed. */
  side?: 'left' | 'right';
};

/** Where toasts appear: polite ones and urgent ones each in a live region that exists before they do. */
export function Toaster({ label, dismissLabel, side = 'right' }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
  const urgent = toasts.filter(({ variant }) => variant === 'destructive');
  const polite = toasts.filter(({ variant }) => variant !== 'destructive');

  return (
    <section
      aria-label={label}
      className={`pointer-events-none fixed inset-x-3 top-18 z-50 flex flex-col gap-2 md:top-auto md:bottom-6 md:w-96 ${side === 'left' ? 'md:left-6' : 'md:right-6 md:left-auto'}`}
    >
      {/* Named live, or an open dialog would keep them from being read aloud. */}
      <div role="alert" aria-live="assertive" className="flex flex-col gap-2">
        <Cards toasts={urgent} dismissLabel={dismissLabel} />
      </div>
      <div role="status" aria-live="polite" className="flex flex-col gap-2">
        <Cards toasts={polite} dismissLabel={dismissLabel} />
      </div>
    </section>
  );
}

function Cards({ toasts, dismissLabel }: { toasts: readonly Toast[]; dismissLabel: string }) {
  return (
    <Suspense fallback={null}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
      ))}
    </Suspense>
  );
}
