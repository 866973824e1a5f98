declare global {
  interface Window {
    /** Set up by the first lines of `index.html`, which run before anything is drawn, unless somebody forbids them. */
    earlyTap?: { keep: (event: Event) => void; pressed: HTMLElement[] };
  }
}

/**
 * The page is read and tapped before its code has come over a slow line. All that was tapped is tapped again, in its
 * order, as soon as something answers; a link works by itself unless it comes after a button.
 */
export function answerEarlyTap(): void {
  const { earlyTap } = window;
  if (!earlyTap) return;
  window.removeEventListener('click', earlyTap.keep, true);
  for (const target of earlyTap.pressed) if (target.isConnected) target.click();
}
