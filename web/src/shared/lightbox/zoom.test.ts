import { describe, expect, it } from 'vitest';
import {
  clampZoom,
  fitInside,
  keepInSight,
  swipeTurn,
  turnAt,
  turned,
  type View,
  wholePicture,
  zoomAt,
  zoomedIn,
  zoomedOut,
} from './zoom.ts';

const frame = { stage: { width: 400, height: 600 }, fitted: { width: 400, height: 300 } };

describe('zoom steps', () => {
  it('multiplies by 1.2 up to 3', () => {
    const steps = Array.from({ length: 8 }).reduce<number[]>(
      (all) => [...all, zoomedIn(all.at(-1) ?? 1)],
      [],
    );
    expect(steps.map((zoom) => zoom.toFixed(2))).toEqual([
      '1.20',
      '1.44',
      '1.73',
      '2.07',
      '2.49',
      '2.99',
      '3.00',
      '3.00',
    ]);
  });

  it('divides by 1.2 down to 0.5', () => {
    const steps = Array.from({ length: 5 }).reduce<number[]>(
      (all) => [...all, zoomedOut(all.at(-1) ?? 1)],
      [],
    );
    expect(steps.map((zoom) => zoom.toFixed(2))).toEqual(['0.83', '0.69', '0.58', '0.50', '0.50']);
  });

  it('lands on exactly 100% on the way back from either limit', () => {
    const back = [3, 0.5].map((limit) => {
      const move = limit > 1 ? zoomedOut : zoomedIn;
      const way = Array.from({ length: 6 }).reduce<number[]>(
        (all) => [...all, move(all.at(-1) ?? 1)],
        [limit],
      );
      return way.filter((zoom) => Math.abs(zoom - 1) < 0.03);
    });
    expect(back).toEqual([[1], []]);
  });

  it('keeps any zoom between the limits', () => {
    expect([0.1, 0.5, 1.7, 3, 12].map(clampZoom)).toEqual([0.5, 0.5, 1.7, 3, 3]);
  });
});

describe('fitInside', () => {
  it('shows the whole picture, however the stage is shaped', () => {
    const picture = { width: 1200, height: 900 };
    expect(fitInside(picture, { width: 400, height: 600 })).toEqual({ width: 400, height: 300 });
    expect(fitInside(picture, { width: 2000, height: 450 })).toEqual({ width: 600, height: 450 });
  });

  it('takes the whole stage while the size of the picture is unknown', () => {
    expect(fitInside({ width: 0, height: 0 }, frame.stage)).toEqual(frame.stage);
  });
});

describe('keepInSight', () => {
  it('holds what fits in the middle', () => {
    expect(keepInSight({ zoom: 1, x: 50, y: -20 }, frame)).toEqual({ zoom: 1, x: 0, y: 0 });
    expect(keepInSight({ zoom: 0.5, x: 50, y: -20 }, frame)).toEqual({ zoom: 0.5, x: 0, y: 0 });
  });

  it('moves a larger picture as far as its edges, each way on its own', () => {
    // At 3x it is 1200 x 900: 400 beyond the stage on each side, 150 above and below.
    expect(keepInSight({ zoom: 3, x: 900, y: -900 }, frame)).toEqual({ zoom: 3, x: 400, y: -150 });
    expect(keepInSight({ zoom: 3, x: -399, y: 10 }, frame)).toEqual({ zoom: 3, x: -399, y: 10 });
    // At 1.5x it is wider than the stage but not taller.
    expect(keepInSight({ zoom: 1.5, x: -500, y: 80 }, frame)).toEqual({ zoom: 1.5, x: -100, y: 0 });
  });
});

describe('zoomAt', () => {
  it('keeps the spot under the pointer in its place', () => {
    const spot = { x: 120, y: -60 };
    const placeOf = ({ zoom, x, y }: View) => [(spot.x - x) / zoom, (spot.y - y) / zoom];
    const before = { zoom: 1.2, x: 30, y: 10 };
    const after = zoomAt(before, 2.4, spot);
    expect(after.zoom).toBe(2.4);
    expect(placeOf(after)).toEqual(placeOf(before));
  });

  it('moves nothing once a limit is reached', () => {
    expect(zoomAt({ zoom: 3, x: 7, y: 8 }, 9, { x: 100, y: 100 })).toEqual({ zoom: 3, x: 7, y: 8 });
  });
});

describe('turnAt', () => {
  const turns = (view: View, ...across: number[]) =>
    across.map((x) => turnAt({ x, y: 0 }, view, frame.fitted));

  it('turns in the outer thirds and does nothing in the middle one', () => {
    expect(turns(wholePicture, -199, -68, -66, 0, 66, 68, 199)).toEqual([-1, -1, 0, 0, 0, 1, 1]);
  });

  it('does nothing beside the picture', () => {
    expect(turns({ ...wholePicture, zoom: 0.5 }, -101, -99, 99, 101)).toEqual([0, -1, 1, 0]);
    expect(turnAt({ x: 150, y: 151 }, wholePicture, frame.fitted)).toBe(0);
    expect(turnAt({ x: 150, y: -151 }, wholePicture, frame.fitted)).toBe(0);
  });

  it('follows a picture that was enlarged and moved', () => {
    expect(turns({ zoom: 3, x: 0, y: 0 }, -199, 199)).toEqual([0, 0]);
    expect(turns({ zoom: 3, x: -400, y: 0 }, -199, 199)).toEqual([1, 1]);
    expect(turns({ zoom: 3, x: 300, y: 0 }, -199, 99, 101)).toEqual([-1, -1, 0]);
  });
});

describe('swipeTurn', () => {
  it('goes on to the left and back to the right', () => {
    expect([-120, -48, -47, 47, 48, 120].map((x) => swipeTurn({ x, y: 10 }))).toEqual([1, 1, 0, 0, -1, -1]);
  });

  it('takes an upright move for none', () => {
    expect(swipeTurn({ x: 60, y: -90 })).toBe(0);
  });
});

it('follows the last picture with the first', () => {
  expect([turned(0, -1, 3), turned(2, 1, 3), turned(1, 1, 3), turned(0, 1, 1)]).toEqual([2, 0, 2, 0]);
});
