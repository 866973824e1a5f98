import { useEffect, useRef, useState } from 'react';
import { type Frame, fitInside, keepInSight, type Point, type View, wholePicture, zoomAt } from './zoom.ts';

const middle: Point = { x: 0, y: 0 };

/** How the current picture lies on the stage, and the ways to change that. */
export function useView() {
  const stage = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLImageElement>(null);
  const [view, setView] = useState(wholePicture);
  const [quarterTurns, setQuarterTurns] = useState(0);

  const frame = (): Frame => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
    const { naturalWidth = 0, naturalHeight = 0 } = picture.current ?? {};
    const room = { width, height };
    const lying = { width: naturalHeight, height: naturalWidth };
    const upright = { width: naturalWidth, height: naturalHeight };
    return { stage: room, fitted: fitInside(quarterTurns % 2 === 1 ? lying : upright, room) };
  };

  const change = (next: (view: View) => View) => {
    const bounds = frame();
    setView((current) => keepInSight(next(current), bounds));
  };

  // A turned phone has other edges.
  useEffect(() => {
    const startOver = () => setView(wholePicture);
    window.addEventListener('resize', startOver);
    return () => window.removeEventListener('resize', startOver);
  }, []);

  return {
    stage,
    picture,
    view,
    frame,
    quarterTurns,
    rotate: () => {
      setView(wholePicture);
      setQuarterTurns((turns) => turns + 1);
    },
    /** For another picture: whole and upright. */
    startOver: () => {
      setView(wholePicture);
      setQuarterTurns(0);
    },
    showWhole: () => setView(wholePicture),
    zoomTo: (next: (zoom: number) => number, spot = middle) =>
      change((current) => zoomAt(current, next(current.zoom), spot)),
    panBy: (by: Point) => change(({ zoom, x, y }) => ({ zoom, x: x + by.x, y: y + by.y })),
  };
}

export type ViewControl = ReturnType<typeof useView>;
