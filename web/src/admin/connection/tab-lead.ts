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

  const hold = () =>
    new Promise<void>((release) => {
      left.signal.addEventListener('abort', () => release());
      onLead();
    });

  async function queue(options: LockOptions) {
    try {
      await locks?.request(lockName, options, hold);
    } catch {
      // Aborted because we left, or because a tab in use took the lead from a sleeping one.
      if (left.signal.aborted) return;
      onLost();
      void queue({ signal: left.signal });
    }
  }
  void queue({ signal: left.signal });

  return {
    /** Takes the lead from a tab that no longer answers. */
    take: () => void queue({ steal: true }),
    leave: () => left.abort(),
  };
}
