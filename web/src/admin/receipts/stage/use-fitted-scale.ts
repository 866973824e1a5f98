import { useLayoutEffect, useState } from 'react';
import type { ViewControl } from '../../../shared/lightbox/use-view.ts';

type Size = { width: number; height: number };

/** How many pixels of the screen one of the picture gets, as a whole on the stage. */
export function useFittedScale({ stage }: ViewControl, isLying: boolean): (picture: Size) => number {
  const [room, setRoom] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  return ({ width, height }) => {
    if (!room || room.width === 0 || room.height === 0) return 1;
    return isLying
      ? Math.min(room.width / height, room.height / width)
      : Math.min(room.width / width, room.height / height);
  };
}
