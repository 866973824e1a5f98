import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewControl } from './use-view.ts';
import { type Point, swipeTurn, turnAt } from './zoom.ts';

/** A hand is never quite still: less than this is a click, not a drag. */
const stillness = 6;
const wheelSpeed = 0.0022;
/** Browsers report a pinch on a trackpad as a wheel with this much smaller steps. */
const trackpadPinch = 5;

const between = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y });
const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = ({ x, y }: Point) => Math.hypot(x, y);

/** Mouse and fingers on the stage: a click in a third or a swipe turns, a drag pans, a pinch or wheel zooms. */
export function useGestures(control: ViewControl, onTurn: (by: number) => void) {
  const { stage, view, frame, zoomTo, panBy } = control;
  const touching = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const hasPinched = useRef(false);
  const [isHeld, setIsHeld] = useState(false);
  const [swiped, setSwiped] = useState(0);

  /** Where on the stage, measured from its middle. */
  const spotOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };

  const wheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const speed = wheelSpeed * (event.ctrlKey ? trackpadPinch : 1);
    zoomTo((zoom) => zoom * Math.exp(-event.deltaY * speed), spotOf(event));
  });
  useEffect(() => {
    const element = stage.current;
    // Only a listener declared active may keep the browser from zooming the page.
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [stage]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const spot = spotOf(event);
    if (touching.current.size === 0) {
      start.current = spot;
      hasPinched.current = false;
    }
    touching.current.set(event.pointerId, spot);
    setIsHeld(true);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = touching.current.get(event.pointerId);
    if (!before) return;
    const now = spotOf(event);
    const other = [...touching.current].find(([id]) => id !== event.pointerId)?.[1];
    touching.current.set(event.pointerId, now);

    if (other) {
      hasPinched.current = true;
      setSwiped(0);
      const growth = distance(between(other, now)) / Math.max(1, distance(between(other, before)));
      zoomTo((zoom) => zoom * growth, halfway(other, now));
      panBy(between(halfway(other, before), halfway(other, now)));
    } else if (view.zoom > 1) panBy(between(before, now));
    else if (!hasPinched.current) setSwiped(now.x - start.current.x);
  };

  const release = (event: PointerEvent<HTMLElement>) => {
    const wasTouching = touching.current.delete(event.pointerId);
    if (touching.current.size > 0) return false;
    setIsHeld(false);
    setSwiped(0);
    return wasTouching && !hasPinched.current;
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!release(event)) return;
    const spot = spotOf(event);
    const way = between(start.current, spot);
    if (distance(way) < stillness) onTurn(turnAt(spot, view, frame().fitted));
    else if (view.zoom <= 1) onTurn(swipeTurn(way));
  };

  return {
    isHeld,
    swiped,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: release },
  };
}
