import { storedValue } from '../../../lib/browser/stored-value.ts';

const kept = storedValue('admin.review.boxes', (stored) => (typeof stored === 'boolean' ? stored : null));

/** Whether boxes are drawn over the picture where something was read; remembered by this browser. */
export function useShownBoxes() {
  const isShown = kept.use() ?? true;
  return { isShown, toggle: () => kept.set(!isShown) };
}
