/** Runs work once the page is drawn and the browser has nothing better to do. */
export function whenIdle(work: () => void) {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 });
  else setTimeout(work, 2000);
}
