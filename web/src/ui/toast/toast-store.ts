export type ToastVariant = 'default' | 'destructive' | 'warning';

/** Something to do about the message; it may take the focus where the one who acted works by key. */
type ToastAction = { label: string; run: () => void; takesFocus: boolean };

export type Toast = {
  id: number;
  title: string;
  message: string;
  variant: ToastVariant;
  duration: number;
  action: ToastAction | null;
};

export type NewToast = Pick<Toast, 'title' | 'message'> & Partial<Omit<Toast, 'id'>>;

const usualDuration = 5000;
const maxAtOnce = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message; the same words twice replace each other instead of piling up. */
export function toast({
  title,
  message,
  variant = 'default',
  duration = usualDuration,
  action = null,
}: NewToast) {
  lastId += 1;
  const others = shown.filter((other) => other.title !== title || other.message !== message);
  replace([...others, { id: lastId, title, message, variant, duration, action }].slice(-maxAtOnce));
}

export function dismissToast(id: number) {
  replace(shown.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const shownToasts = () => shown;

function replace(next: readonly Toast[]) {
  shown = next;
  for (const listener of listeners) listener();
}
