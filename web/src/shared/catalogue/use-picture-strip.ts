import { type UIEvent, useEffect, useRef, useState } from 'react';

/** Follows a strip of pictures as it is swiped, and turns it by whole pictures. */
export function usePictureStrip(count: number) {
  const strip = useRef<HTMLDivElement>(null);
  /** Where a pressed arrow is taking the strip; on the way there its scrolling says nothing new. */
  const aim = useRef<number | null>(null);
  const [position, setPosition] = useState(0);
  const [hasTurned, setHasTurned] = useState(false);
  /** A finger, a pointer or a key has reached the strip: the pictures out of sight are worth fetching. */
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);

  // The page was there before its code: nothing else tells of a hand that came meanwhile.
  useEffect(() => {
    const { parentElement, scrollLeft } = strip.current ?? {};
    if (scrollLeft || parentElement?.matches(':hover,:focus-within')) setIsWanted(true);
  }, []);

  const turn = (by: number) => {
    const next = (position + by + count) % count;
    aim.current = next;
    setPosition(next);
    setHasTurned(true);
    strip.current?.scrollTo({ left: next * strip.current.clientWidth });
  };

  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const inSight = Math.round(scrollLeft / clientWidth);
    want();
    if (aim.current === null) setPosition(inSight);
    else if (Math.abs(scrollLeft - aim.current * clientWidth) < 2) aim.current = null;
  };

  /** A hand on the strip takes over from the arrows. */
  const takeOver = () => {
    aim.current = null;
  };

  return {
    strip,
    position,
    hasTurned,
    isWanted,
    turn,
    wishes: { onPointerEnter: want, onFocus: want },
    handlers: { onScroll, onPointerDown: takeOver, onWheel: takeOver },
  };
}
