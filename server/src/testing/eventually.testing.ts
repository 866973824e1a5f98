import { vi } from 'vitest';

/** Waits for what must happen, however busy the machine is; the limit only ends a wait that would never end. */
export function eventually<Answer>(check: () => Answer | Promise<Answer>): Promise<Answer> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}
