import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLightboxKeys } from '../../shared/lightbox/use-lightbox-keys.ts';
import type { ViewControl } from '../../shared/lightbox/use-view.ts';

/** What a key may do before the receipt is there. Deciding is not among it: that needs a receipt to look at. */
const keysThatWait: ReadonlySet<string> = new Set(['n', 'p', 'd', 'arrowleft', 'arrowright']);
const maxWaitingKeys = 8;

type ReviewActions = {
  turn: (by: number) => void;
  approve: () => void;
  beginCancel: () => void;
  beginRefuse: () => void;
  toggleSeen: () => void;
  rotate: () => void;
  toggleFull: () => void;
  download: () => void;
};

/**
 * The keys of the review: letters decide, arrows turn to the next receipt, signs zoom. Somebody quick presses
 * before the receipt has arrived; such a key acts as soon as it can.
 */
export function useReviewKeys(control: ViewControl, isReady: boolean, actions: ReviewActions) {
  const onPictureKey = useLightboxKeys(control, actions.turn);
  const letters: Readonly<Record<string, () => void>> = {
    a: actions.approve,
    c: actions.beginCancel,
    x: actions.beginRefuse,
    s: actions.toggleSeen,
    n: () => actions.turn(1),
    p: () => actions.turn(-1),
    r: actions.rotate,
    f: actions.toggleFull,
    d: actions.download,
    arrowleft: () => actions.turn(-1),
    arrowright: () => actions.turn(1),
  };

  const waiting = useRef<string[]>([]);
  useEffect(() => {
    if (!isReady) return;
    // One at a time: turning to another receipt makes the rest wait for that one.
    const key = waiting.current.shift();
    if (key) letters[key]?.();
  });

  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = letters[key];
    if (!act || (event.shiftKey && key.startsWith('arrow'))) return onPictureKey(event);
    event.preventDefault();
    // A key held down decides once; an arrow held down goes on turning.
    if (event.repeat && !key.startsWith('arrow')) return;
    if (isReady || !keysThatWait.has(key)) act();
    else if (waiting.current.length < maxWaitingKeys) waiting.current.push(key);
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
