import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useLightboxKeys } from '../../shared/lightbox/use-lightbox-keys.ts';
import type { ViewControl } from '../../shared/lightbox/use-view.ts';

/** What a key may do before the receipt is there. Deciding is not among it: that needs a receipt to look at. */
const keysThatWait: ReadonlySet<string> = new Set(['n', 'p', 'd', 'arrowleft', 'arrowright']);
const maxWaitingKeys = 8;
/** They open a form for a note, and whoever presses one goes on typing. */
const keysOfForms: ReadonlySet<string> = new Set(['c', 'x']);
const keysOfApproval: ReadonlySet<string> = new Set(['s', 'a']);

type ReviewState = {
  isReady: boolean;
  /** Whether a decision is on its way, after which another receipt may be shown. */
  isUnderWay: () => boolean;
  /** While a note is written no key is a shortcut, wherever the focus is. */
  isWriting: boolean;
};

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
export function useReviewKeys(
  control: ViewControl,
  { isReady, isUnderWay, isWriting }: ReviewState,
  actions: ReviewActions,
) {
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

  const mustWait = (key: string) =>
    keysOfForms.has(key) ? !isReady || isUnderWay() : !isReady && keysThatWait.has(key);

  const waiting = useRef<string[]>([]);
  useEffect(() => {
    const [key] = waiting.current;
    if (!key || mustWait(key)) return;
    // One at a time: turning to another receipt makes the rest wait for that one.
    waiting.current.shift();
    letters[key]?.();
  });

  return (event: KeyboardEvent) => {
    if (isWriting || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const act = letters[key];
    if (!act || (event.shiftKey && key.startsWith('arrow'))) return onPictureKey(event);
    event.preventDefault();
    // A key held down decides once; an arrow held down goes on turning.
    if (event.repeat && !key.startsWith('arrow')) return;
    // The form is about to open, and this is the beginning of its note.
    if (waiting.current.some((earlier) => keysOfForms.has(earlier))) return;
    if (mustWait(key)) {
      if (keysOfForms.has(key) || waiting.current.length < maxWaitingKeys) waiting.current.push(key);
    } else if (isReady || !keysOfApproval.has(key)) {
      act();
    }
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
