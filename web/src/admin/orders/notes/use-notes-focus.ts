import { useEffect, useRef } from 'react';

/** Focus goes where the reader's own press leads: into the editor, and back to the way in when it is gone. */
export function useNotesFocus(isEditing: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const follows = useRef(false);

  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    if (isEditing) {
      const field = place.current?.querySelector('textarea');
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    } else if (document.activeElement === document.body) {
      // Whoever has gone on to something else meanwhile stays there.
      place.current?.querySelector('button')?.focus();
    }
  }, [isEditing]);

  const followed =
    <Arguments extends unknown[]>(act: (...given: Arguments) => void) =>
    (...given: Arguments) => {
      follows.current = true;
      act(...given);
    };
  return { place, followed };
}
