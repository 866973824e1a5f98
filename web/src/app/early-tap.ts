declare global {
  interface Window {
    /** Set up by the first lines of `index.html`, which run before anything is drawn, unless somebody forbids them. */
    earlyTap?: { keep: (event: Event) => void; button?: HTMLButtonElement };
  }
}

/**
 * The page is read and tapped before its code has come over a slow line. Links work by themselves; of the buttons
 * the last one tapped is tapped again as soon as something answers.
 */
export function answerEarlyTap(): void {
  const { earlyTap } = window;
  if (!earlyTap) return;
  window.removeEventListener('click', earlyTap.keep, true);
  if (earlyTap.button?.isConnected) earlyTap.button.click();
}
