/** How long stock is held while the customer pays. */
export const paymentWindowSeconds = 900;
const warningSeconds = 300;
const destructiveSeconds = 120;

export type CountdownTone = 'normal' | 'warning' | 'destructive';

/** Whole seconds left of the server's deadline; the offset is server clock minus this clock. */
export function remainingSeconds(expiresAt: string, nowMs: number, serverOffsetMs: number): number {
  const leftMs = Date.parse(expiresAt) - (nowMs + serverOffsetMs);
  return Math.max(0, Math.ceil(leftMs / 1000));
}

/** `14:05`: minutes and two-digit seconds. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function countdownTone(seconds: number): CountdownTone {
  if (seconds <= destructiveSeconds) return 'destructive';
  return seconds <= warningSeconds ? 'warning' : 'normal';
}

/** How full the bar is, 0 to 1; an extended window simply starts full. */
export function countdownShare(seconds: number): number {
  return Math.min(1, Math.max(0, seconds / paymentWindowSeconds));
}
