import type { KeyboardEvent } from 'react';
import type { ViewControl } from './use-view.ts';
import { zoomedIn, zoomedOut } from './zoom.ts';

const panStep = 80;

/** The keys of the lightbox; Escape is the dialog's own. */
export function useLightboxKeys({ zoomTo, showWhole, panBy }: ViewControl, turn: (by: number) => void) {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-1),
    ArrowRight: () => turn(1),
    '+': () => zoomTo(zoomedIn),
    '=': () => zoomTo(zoomedIn),
    '-': () => zoomTo(zoomedOut),
    '0': showWhole,
    // The sideways arrows turn; with shift they look around in an enlarged picture, as up and down do.
    ArrowUp: () => panBy({ x: 0, y: panStep }),
    ArrowDown: () => panBy({ x: 0, y: -panStep }),
    'Shift+ArrowLeft': () => panBy({ x: panStep, y: 0 }),
    'Shift+ArrowRight': () => panBy({ x: -panStep, y: 0 }),
  };

  return (event: KeyboardEvent) => {
    // With these the browser zooms the page or goes back, as its user expects.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isShifted = event.shiftKey && event.key.startsWith('Arrow');
    const act = actions[isShifted ? `Shift+${event.key}` : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
