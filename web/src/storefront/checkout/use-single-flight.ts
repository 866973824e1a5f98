import { useRef, useState } from 'react';

/** Runs one thing at a time: a second press while the first is under way does nothing. */
export function useSingleFlight() {
  const flying = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    if (flying.current) return;
    flying.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      flying.current = false;
      setIsBusy(false);
    }
  };
  return { isBusy, run };
}
