import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import {
  dismissToast,
  shownToasts,
  subscribeToToasts,
  type Toast,
  type ToastVariant,
} from './toast-store.ts';

const none: readonly Toast[] = [];

const stripes = {
  default: 'border-l-jade',
  warning: 'border-l-gold',
  destructive: 'border-l-seal',
} as const satisfies Record<ToastVariant, string>;

type ToasterProps = { label: string; dismissLabel: string };

/** Where toasts appear: polite ones and urgent ones each in a live region that exists before they do. */
export function Toaster({ label, dismissLabel }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
  const urgent = toasts.filter(({ variant }) => variant === 'destructive');
  const polite = toasts.filter(({ variant }) => variant !== 'destructive');

  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed inset-x-3 top-18 z-50 flex flex-col gap-2 md:top-auto md:right-6 md:bottom-6 md:left-auto md:w-96"
    >
      <div role="alert" className="flex flex-col gap-2">
        {urgent.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </div>
      <div role="status" className="flex flex-col gap-2">
        {polite.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismissLabel={dismissLabel} />
        ))}
      </div>
    </section>
  );
}

function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [isHeld, setIsHeld] = useState(false);
  const card = useRef<HTMLElement>(null);
  const actionButton = useRef<HTMLButtonElement>(null);
  const { action } = toast;

  useEffect(() => {
    if (action?.takesFocus) actionButton.current?.focus({ preventScroll: true });
  }, [action]);

  const dismiss = () => {
    // Focus that would vanish with the toast goes back to the page.
    const holdsFocus = card.current?.contains(document.activeElement);
    if (holdsFocus) document.querySelector('main')?.focus({ preventScroll: true });
    dismissToast(toast.id);
  };

  // Pointing at a toast or focusing it gives its reader all the time they want.
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(toast.id), toast.duration);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return (
    <article
      ref={card}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
      className={classNames(
        'toast-in pointer-events-auto flex items-start gap-3 rounded-xl border border-line border-l-4 bg-card py-2 pr-1 pl-4 text-ink shadow-[0_12px_40px_rgb(36_26_18/22%)]',
        stripes[toast.variant],
      )}
    >
      <div className="min-w-0 flex-1 py-1.5">
        <p className="font-semibold">{toast.title}</p>
        <p className="text-muted">{toast.message}</p>
      </div>
      {action && (
        <Button
          ref={actionButton}
          look="outline"
          className="shrink-0 self-center font-semibold"
          onClick={() => {
            dismiss();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label={dismissLabel}
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-flour hover:text-ink"
      >
        <Icon name="close" className="size-5" />
      </button>
    </article>
  );
}
