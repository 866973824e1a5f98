import { useState } from 'react';

/** Says things to screen readers only; each sentence replaces the one before. */
export function useAnnouncer() {
  const [words, setWords] = useState('');
  const announcer = (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
  return { announce: setWords, announcer };
}
