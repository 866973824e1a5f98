import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

/** How long a copied text is confirmed. */
const confirmedFor = 2000;

/** Copies on demand; `isCopied` is true for two seconds after it worked. */
export function useCopy(text: string, onFailed: () => void) {
  const [copiedAt, setCopiedAt] = useState(0);

  useEffect(() => {
    if (copiedAt === 0) return;
    const timer = setTimeout(() => setCopiedAt(0), confirmedFor);
    return () => clearTimeout(timer);
  }, [copiedAt]);

  const copy = async () => {
    if (await copyText(text)) setCopiedAt(Date.now());
    else onFailed();
  };
  return { isCopied: copiedAt !== 0, copy: () => void copy() };
}
