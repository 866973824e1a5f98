import { useCallback, useEffect, useRef } from 'react';

/**
 * For what would move the page: at once, unless a button is being pressed, then after its click, or the click would
 * miss what was aimed at. Of several the last one counts. The focus moves with `mousedown`, after a touch as well.
 */
export function useAfterPress() {
  const press = useRef<{ isOn: boolean; waiting: (() => void) | null }>({ isOn: false, waiting: null });

  useEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(ending);
      press.current.isOn = true;
    };
    const end = () => {
      const { waiting } = press.current;
      press.current = { isOn: false, waiting: null };
      waiting?.();
    };
    // The click comes in the same task as the release.
    const release = () => {
      clearTimeout(ending);
      ending = setTimeout(end);
    };
    document.addEventListener('mousedown', begin, true);
    document.addEventListener('mouseup', release, true);
    document.addEventListener('dragend', release, true);
    return () => {
      clearTimeout(ending);
      document.removeEventListener('mousedown', begin, true);
      document.removeEventListener('mouseup', release, true);
      document.removeEventListener('dragend', release, true);
    };
  }, []);

  return {
    isPressed: () => press.current.isOn,
    afterPress: useCallback((act: () => void) => {
      if (press.current.isOn) press.current.waiting = act;
      else act();
    }, []),
  };
}
