export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** How a picture lies on the stage: its scale against the fitted size, and how far its middle was moved. */
export type View = Point & { zoom: number };

/** The stage and the picture as it fits into it at 100%. */
export type Frame = { stage: Size; fitted: Size };

export const wholePicture: View = { zoom: 1, x: 0, y: 0 };

const minZoom = 0.5;
const maxZoom = 3;
const step = 1.2;

export const clampZoom = (zoom: number) => Math.min(maxZoom, Math.max(minZoom, zoom));

export const zoomedIn = (zoom: number) => clampZoom(onWhole(zoom * step));

export const zoomedOut = (zoom: number) => clampZoom(onWhole(zoom / step));

/** Steps back from a limit pass close by 100%; they land on it. */
const onWhole = (zoom: number) => (Math.abs(zoom - 1) < 0.01 ? 1 : zoom);

/** The largest size at which the whole picture is seen. */
export function fitInside(picture: Size, stage: Size): Size {
  if (picture.width === 0 || picture.height === 0) return stage;
  const scale = Math.min(stage.width / picture.width, stage.height / picture.height);
  return { width: picture.width * scale, height: picture.height * scale };
}

/** Moved no further than its edges: what fits stays in the middle. */
export function keepInSight(view: View, { stage, fitted }: Frame): View {
  const bounded = (moved: number, picture: number, room: number) => {
    const spare = Math.max(0, (picture * view.zoom - room) / 2);
    return Math.min(spare, Math.max(0 - spare, moved));
  };
  return {
    zoom: view.zoom,
    x: bounded(view.x, fitted.width, stage.width),
    y: bounded(view.y, fitted.height, stage.height),
  };
}

/** Scales while the spot under the pointer, measured from the middle of the stage, stays where it is. */
export function zoomAt(view: View, zoom: number, spot: Point): View {
  const next = clampZoom(zoom);
  const growth = next / view.zoom;
  return { zoom: next, x: spot.x - (spot.x - view.x) * growth, y: spot.y - (spot.y - view.y) * growth };
}

/** Which way a click on the picture turns: its left third back, its right third on. */
export function turnAt(spot: Point, view: View, fitted: Size): -1 | 0 | 1 {
  const across = (spot.x - view.x) / (fitted.width * view.zoom) + 0.5;
  const down = (spot.y - view.y) / (fitted.height * view.zoom) + 0.5;
  if (across < 0 || across > 1 || down < 0 || down > 1) return 0;
  if (across < 1 / 3) return -1;
  return across > 2 / 3 ? 1 : 0;
}

const minSwipe = 48;

/** Which way a finger that travelled this far turns; a mostly upright move is none. */
export function swipeTurn({ x, y }: Point): -1 | 0 | 1 {
  if (Math.abs(x) < minSwipe || Math.abs(x) < Math.abs(y)) return 0;
  return x > 0 ? -1 : 1;
}

/** The picture a step away; the last is followed by the first. */
export const turned = (index: number, by: number, count: number) => (index + by + count) % count;
