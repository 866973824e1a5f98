import { useEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { dismissToast, type Toast, type ToastVariant } from './toast-store.ts';

const stripes = {
  default: 'border-l-jade',
  warning: 'border-l-gold',
  destructive: 'border-l-seal',
} as const satisfies Record<ToastVariant, string>;

/** Where all toasts of a wide window stand. */
const atBottom = {
  position: 'fixed',
  insetInline: '0.75rem',
  bottom: 'calc(0.75rem + env(safe-area-inset-bottom))',
} as const;

/** One message, for as long as it lasts or its reader holds it. */
export function ToastCard({ toast, dismissLabel }: { toast: Toast; dismissLabel: string }) {
  const [isHeld, setIsHeld] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const card = useRef<HTMLElement>(null);
  const actionButton = useRef<HTMLButtonElement>(null);
  const { action } = toast;
  const movesDown = toast.standsBelow && window.matchMedia('(width < 48rem)').matches;

  useEffect(() => {
    if (action?.takesFocus) actionButton.current?.focus({ preventScroll: true });
  }, [action]);

  // Focus that would vanish with the toast goes back to the page.
  const leaveFocus = () => {
    const holdsFocus = card.current?.contains(document.activeElement);
    if (holdsFocus) document.querySelector('main')?.focus({ preventScroll: true });
  };
  const dismiss = () => {
    leaveFocus();
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
        'toast-in pointer-events-auto flex items-start gap-3 rounded-xl border border-line border-l-4 bg-card py-2 pr-1 pl-4 text-ink shadow-lg',
        stripes[toast.variant],
      )}
      style={movesDown ? atBottom : undefined}
    >
      <div className="min-w-0 flex-1 py-1.5 [overflow-wrap:anywhere]">
        <p className="font-semibold">{toast.title}</p>
        <p className="text-muted">{toast.message}</p>
      </div>
      {action && (
        <Button
          ref={actionButton}
          look="outline"
          className="shrink-0 self-center font-semibold"
          disabled={isTaken}
          onClick={() => {
            setIsTaken(true);
            leaveFocus();
            // It stays for a moment: the second of two taps would press what lies below.
            setTimeout(dismiss, 1000);
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
