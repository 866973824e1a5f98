export type ToastVariant = 'default' | 'destructive' | 'warning';

/** Something to do about the message; it may take the focus where the one who acted works by key. */
type ToastAction = { label: string; run: () => void; takesFocus: boolean };

export type Toast = {
  id: number;
  title: string;
  message: string;
  variant: ToastVariant;
  duration: number;
  action?: ToastAction | null;
  /** What it speaks of, where a later word takes its place: a success its failure's. */
  about?: string;
  /** Raised on the way to another page, or about none in particular: it is not dropped with its page. */
  outlivesPage?: boolean;
  /** The heading of its page says the same: at the top of a narrow window it would hide it, so it stands at the bottom. */
  standsBelow?: boolean;
};

export type NewToast = Pick<Toast, 'title' | 'message'> & Partial<Omit<Toast, 'id'>>;

const usual = { variant: 'default', duration: 5000 } as const;
const maxAtOnce = 3;

let shown: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a short message; the same words twice, or two about one thing, replace each other instead of piling up. */
export function toast(words: NewToast): number {
  lastId += 1;
  const latest: Toast = { ...usual, ...words, id: lastId };
  const { title, message, about } = latest;
  const others = shown.filter(
    (other) => (other.title !== title || other.message !== message) && (!about || other.about !== about),
  );
  replace([...others, latest].slice(-maxAtOnce));
  return lastId;
}

export function dismissToast(id: number) {
  replace(shown.filter((toast) => toast.id !== id));
}

/** It worked, and the page shows it: a failure said before is true no longer. */
export function dismissToastsAbout(about: string) {
  replace(shown.filter((toast) => toast.about !== about));
}

/** The page they spoke of is left: what stood there would hide what stands here. */
export function dropToastsOfPage() {
  if (shown.some(({ outlivesPage }) => !outlivesPage)) replace(shown.filter((toast) => toast.outlivesPage));
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
