const lockName = 'admin-lead';

type LeadListener = { onLead: () => void; onLost: () => void };

/**
 * One tab of the browser leads: it alone asks the server how it is and holds the stream of changes.
 * The browser's own locks decide, so a closed or crashed leader is followed at once by the next tab.
 * Where there are none (an insecure address), every tab leads itself.
 */
export function seekLead({ onLead, onLost }: LeadListener) {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) {
    onLead();
    return { take: () => undefined, leave: () => undefined };
  }
  const left = new AbortController();
  let isHeld = false;

  const hold = () =>
    new Promise<void>((release) => {
      left.signal.addEventListener('abort', () => release());
      isHeld = true;
      onLead();
    });

  async function queue(options: LockOptions) {
    try {
      await locks?.request(lockName, options, hold);
    } catch {
      // Aborted because we left, or because a tab in use took the lead from a sleeping one.
      isHeld = false;
      if (left.signal.aborted) return;
      onLost();
      void queue({ signal: left.signal });
    }
  }
  void queue({ signal: left.signal });

  /** Where nobody holds the lock it is on its way to us: a slow browser, and nobody to take it from. */
  async function take() {
    const { held = [] } = await (locks?.query() ?? {});
    const isSomebodys = held.some(({ name }) => name === lockName);
    if (isSomebodys && !isHeld && !left.signal.aborted) void queue({ steal: true });
  }

  return {
    /** Takes the lead from a tab that no longer answers. */
    take: () => void take(),
    leave: () => left.abort(),
  };
}
