import { type Colour, drawnIn, type Rows } from './drawn-in.ts';
import type { Span } from './group-rows.ts';
import type { ColourPicture } from './ink-map.ts';

/** A cross is about as broad as high, an exclamation mark slender. */
const square = 1.35;
const slender = 0.5;
const leastCross = 8;
/** Between two arms of a cross, in shares of its sides, nothing is drawn; and on its diagonals nearly everything. */
const between = { deep: 0.12, drawn: 0.85 };
/** How much higher the stroke of an exclamation mark is than its dot; that of an "i" is below. */
const strokeHeight = 1.5;
/** A cross alone, in shares of the picture's width: smaller ones close a page. */
const leastAlone = 0.05;
/** From the middle of a mark, in halves of it: where its sign ends, and how much farther on one side than on another. */
const sign = { reach: 4, uneven: 2.7, rays: 16 };
/** From yellow to red there is so much more red than blue, and no less than green. */
const leastWarm = 70;
const otherColour = 90;

/**
 * Whether there is a cross or an exclamation mark in the colours of what failed or waits: white in a red or an orange sign, or
 * red in a ring. Drawn as an icon it says what no word of the page does.
 */
export function isWarning(picture: ColourPicture, place: Span): boolean {
  const { rows, colour, ground } = drawnIn(picture, place);
  if (isWarm(colour)) {
    const inside = insideOf(rows);
    if (inside.some((mark) => isCross(mark) || isExclamation(mark))) return true;
  }
  if (!isWarm(colour) && !isWarm(ground)) return false;
  const mark = trimmed(rows);
  if (!isCross(mark) && !isExclamation(mark)) return false;
  const isAlone = isWarm(colour) && isCross(mark) && mark.length >= leastAlone * picture.width;
  return isAlone || isOnSign(picture, place, ground);
}

function isWarm([red = 0, green = 0, blue = 0]: Colour): boolean {
  return red - blue >= leastWarm && red >= green;
}

/** What a filled sign leaves out, and what stands within the outline of one. */
function insideOf(rows: Rows): Rows[] {
  const sign = trimmed(rows);
  const empty = partsOf(sign.map((row) => row.map((isDrawn) => !isDrawn)));
  const isOutside = (part: Rows) => {
    const last = part.length - 1;
    return part.some((row, y) =>
      row.some((is, x) => is && (x === 0 || y === 0 || x === row.length - 1 || y === last)),
    );
  };
  const holes = joined(empty.filter((part) => !isOutside(part)));
  const strokes = joined(partsOf(sign).filter((part) => !isOutside(part)));
  return [holes, strokes].map(trimmed);
}

/** Each of what hangs together, in its place. */
function partsOf(rows: Rows): Rows[] {
  const isSeen = rows.map((row) => row.map(() => false));
  const parts: Rows[] = [];
  for (const [startY, row] of rows.entries()) {
    for (const [startX, isDrawn] of row.entries()) {
      if (!isDrawn || isSeen[startY]?.[startX] === true) continue;
      const part = rows.map((one) => one.map(() => false));
      const found: [number, number][] = [];
      const visit = (x: number, y: number) => {
        const [seen, own] = [isSeen[y], part[y]];
        if (rows[y]?.[x] !== true || !seen || !own || seen[x] === true) return;
        seen[x] = true;
        own[x] = true;
        found.push([x, y]);
      };
      visit(startX, startY);
      for (let at = found.pop(); at !== undefined; at = found.pop()) {
        const [x, y] = at;
        visit(x - 1, y);
        visit(x + 1, y);
        visit(x, y - 1);
        visit(x, y + 1);
      }
      parts.push(part);
    }
  }
  return parts;
}

function joined(parts: readonly Rows[]): Rows {
  const [first = []] = parts;
  return first.map((row, y) => row.map((_, x) => parts.some((part) => part[y]?.[x] === true)));
}

function trimmed(rows: Rows): Rows {
  const drawn = rows.filter((row) => row.includes(true));
  const from = Math.min(...drawn.map((row) => row.indexOf(true)));
  const to = Math.max(...drawn.map((row) => row.lastIndexOf(true)));
  const first = rows.findIndex((row) => row.includes(true));
  const last = rows.findLastIndex((row) => row.includes(true));
  return first < 0 ? [] : rows.slice(first, last + 1).map((row) => row.slice(from, to + 1));
}

function isCross(mark: Rows): boolean {
  const [along, across] = [mark.length, mark[0]?.length ?? 0];
  if (Math.min(along, across) < leastCross || Math.max(along, across) > square * Math.min(along, across))
    return false;
  const isDrawn = (x: number, y: number) =>
    mark[Math.round(y * (along - 1))]?.[Math.round(x * (across - 1))] === true;
  const steps = Array.from({ length: 17 }, (_, at) => 0.1 + at * 0.05);
  const diagonals = steps.flatMap((at) => [isDrawn(at, at), isDrawn(at, 1 - at)]);
  const { deep, drawn } = between;
  const isOpen = [
    isDrawn(0.5, deep),
    isDrawn(0.5, 1 - deep),
    isDrawn(deep, 0.5),
    isDrawn(1 - deep, 0.5),
  ].every((is) => !is);
  return isOpen && diagonals.filter((is) => is).length >= drawn * diagonals.length;
}

/** A stroke, and below it a dot. */
function isExclamation(mark: Rows): boolean {
  const [along, across] = [mark.length, mark[0]?.length ?? 0];
  if (across > slender * along) return false;
  const isEmpty = mark.map((row) => !row.includes(true));
  const [gapFrom, gapTo] = [isEmpty.indexOf(true), isEmpty.lastIndexOf(true)];
  const isOneGap = gapFrom > 0 && isEmpty.slice(gapFrom, gapTo + 1).every((is) => is);
  return isOneGap && gapFrom >= strokeHeight * (along - gapTo - 1);
}

/** Whether the ground of a mark ends all around it, and not far away. */
function isOnSign({ pixels, width }: ColourPicture, { x0, y0, x1, y1 }: Span, ground: Colour): boolean {
  const [middleX, middleY] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const half = Math.max(x1 - x0, y1 - y0) / 2;
  const ends = Array.from({ length: sign.rays }, (_, at) => {
    const turn = (2 * Math.PI * at) / sign.rays;
    // What stands there itself is no end of its ground.
    for (let away = 1.5 * half; away <= sign.reach * half; away += 1) {
      const [x, y] = [
        Math.round(middleX + away * Math.cos(turn)),
        Math.round(middleY + away * Math.sin(turn)),
      ];
      const byte = 3 * (y * width + x);
      const difference = ground.reduce(
        (sum, light, part) => sum + Math.abs(light - (pixels[byte + part] ?? 0)),
        0,
      );
      if (difference > otherColour) return away;
    }
    return null;
  });
  const found = ends.flatMap((end) => end ?? []);
  return found.length === ends.length && Math.max(...found) <= sign.uneven * Math.min(...found);
}
