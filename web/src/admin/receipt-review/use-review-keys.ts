import type { KeyboardEvent } from 'react';
import { useLightboxKeys } from '../../shared/lightbox/use-lightbox-keys.ts';
import type { ViewControl } from '../../shared/lightbox/use-view.ts';

type ReviewActions = {
  turn: (by: number) => void;
  approve: () => void;
  beginCancel: () => void;
  toggleSeen: () => void;
  rotate: () => void;
  toggleFull: () => void;
  download: () => void;
};

/** The keys of the review: letters decide, arrows turn to the next receipt, signs zoom. */
export function useReviewKeys(control: ViewControl, actions: ReviewActions) {
  const onPictureKey = useLightboxKeys(control, actions.turn);
  const letters: Readonly<Record<string, () => void>> = {
    a: actions.approve,
    c: actions.beginCancel,
    s: actions.toggleSeen,
    n: () => actions.turn(1),
    p: () => actions.turn(-1),
    r: actions.rotate,
    f: actions.toggleFull,
    d: actions.download,
  };

  return (event: KeyboardEvent) => {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = letters[event.key.toLowerCase()];
    if (!act) return onPictureKey(event);
    event.preventDefault();
    // A key held down decides once.
    if (!event.repeat) act();
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
