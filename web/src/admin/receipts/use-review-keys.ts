import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useLightboxKeys } from '../../shared/lightbox/use-lightbox-keys.ts';
import type { ViewControl } from '../../shared/lightbox/use-view.ts';
import type { TurnDown } from './begun-notes.ts';

/** What a key may do before the receipt is there. Deciding is not among it: that needs a receipt to look at. */
const keysThatWait: ReadonlySet<string> = new Set(['n', 'p', 'd', 'arrowleft', 'arrowright']);
const maxWaitingKeys = 8;
/** Whoever asked for a note and goes on typing without such a pause is still writing it. */
const pauseOfTyping = 2_000;
const keysOfApproval: ReadonlySet<string> = new Set(['s', 'a']);

/** A note asked for by C or X, with what was typed before its form was open. */
type NoteAskedFor = { orderId: string; kind: TurnDown; words: string; typedAt: number };

type ReviewState = {
  orderId: string;
  isReady: boolean;
  /** Whether a decision is on its way, after which another receipt may be shown. */
  isUnderWay: () => boolean;
  /** While a note is written no key is a shortcut, wherever the focus is. */
  isWriting: boolean;
};

type ReviewActions = {
  turn: (by: number) => void;
  approve: () => void;
  beginNote: (kind: TurnDown, words: string) => void;
  toggleSeen: () => void;
  rotate: () => void;
  toggleFull: () => void;
  toggleBoxes: () => void;
  download: () => void;
};

/**
 * The keys of the review: letters decide, arrows turn to the next receipt, signs zoom. Somebody quick presses
 * before the receipt has arrived; such a key acts as soon as it can. A note is only ever begun for the order it was
 * asked for: where another one is shown meanwhile, it is dropped together with the letters typed after it.
 */
export function useReviewKeys(
  control: ViewControl,
  { orderId, isReady, isUnderWay, isWriting }: ReviewState,
  actions: ReviewActions,
) {
  const onPictureKey = useLightboxKeys(control, actions.turn);
  const waiting = useRef<string[]>([]);
  const asked = useRef<NoteAskedFor | null>(null);

  const openNote = () => {
    const note = asked.current;
    if (note?.orderId === orderId && isReady && !isUnderWay()) actions.beginNote(note.kind, note.words);
  };
  const askForNote = (kind: TurnDown) => {
    asked.current = { orderId, kind, words: '', typedAt: Date.now() };
    // What was pressed before comes first.
    if (waiting.current.length === 0) openNote();
  };
  const letters: Readonly<Record<string, () => void>> = {
    a: actions.approve,
    c: () => askForNote('cancel'),
    x: () => askForNote('refuse'),
    s: actions.toggleSeen,
    n: () => actions.turn(1),
    p: () => actions.turn(-1),
    r: actions.rotate,
    f: actions.toggleFull,
    b: actions.toggleBoxes,
    d: actions.download,
    arrowleft: () => actions.turn(-1),
    arrowright: () => actions.turn(1),
  };

  // Before the next key: the form takes the focus, and with it the rest of what is typed.
  useLayoutEffect(() => {
    if (isWriting) {
      asked.current = null;
    } else if (isReady && waiting.current.length > 0) {
      // One at a time: turning to another receipt makes the rest wait for that one.
      const key = waiting.current.shift() ?? '';
      letters[key]?.();
    } else {
      openNote();
    }
  });

  /** Whether a letter belongs to the note that was asked for, and decides nothing. */
  const isOfNote = (typed: string, note: NoteAskedFor) =>
    typed.length === 1 &&
    (Date.now() - note.typedAt < pauseOfTyping ||
      (note.orderId === orderId && letters[typed.toLowerCase()] !== undefined));

  return (event: KeyboardEvent) => {
    if (isWriting || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const note = asked.current;
    if (note && isOfNote(event.key, note)) {
      event.preventDefault();
      if (!event.repeat) asked.current = { ...note, words: note.words + event.key, typedAt: Date.now() };
      return;
    }
    const key = event.key.toLowerCase();
    const act = letters[key];
    if (!act || (event.shiftKey && key.startsWith('arrow'))) return onPictureKey(event);
    event.preventDefault();
    // A key held down decides once; an arrow held down goes on turning.
    if (event.repeat && !key.startsWith('arrow')) return;
    if (!isReady && keysThatWait.has(key)) {
      if (waiting.current.length < maxWaitingKeys) waiting.current.push(key);
    } else if (isReady || !keysOfApproval.has(key)) {
      act();
    }
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}
