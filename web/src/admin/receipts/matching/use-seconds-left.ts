import { useEffect, useState } from 'react';

const secondsUntil = (moment: string) => Math.ceil((new Date(moment).getTime() - Date.now()) / 1000);

/** Whole seconds until a moment, counted down; none once it has come, or while there is no such moment. */
export function useSecondsLeft(moment: string | undefined): number {
  const [, setTicks] = useState(0);
  const left = moment === undefined ? 0 : Math.max(0, secondsUntil(moment));
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setTicks((ticks) => ticks + 1), 1000);
    return () => clearTimeout(timer);
  });
  return left;
}
