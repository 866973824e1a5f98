import { remainingSeconds } from '@mooncake/domain/payment/countdown';
import { useEffect, useState } from 'react';

/** Often enough that no second is skipped. */
const tickMs = 250;

/** Seconds left by the server's clock; a page that slept catches up when it is looked at again. */
export function useCountdown(expiresAt: string, offsetMs: number): number {
  const left = () => remainingSeconds(expiresAt, Date.now(), offsetMs);
  const [now, setNow] = useState({ expiresAt, seconds: left() });

  useEffect(() => {
    const tick = () =>
      setNow((shown) => {
        const seconds = remainingSeconds(expiresAt, Date.now(), offsetMs);
        return shown.seconds === seconds && shown.expiresAt === expiresAt ? shown : { expiresAt, seconds };
      });
    const timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [expiresAt, offsetMs]);

  // An answer just come counts at once, not from the next tick.
  return now.expiresAt === expiresAt ? now.seconds : left();
}
