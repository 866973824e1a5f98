import type { Span } from './group-rows.ts';
import type { InkMap } from './ink-map.ts';
import { isTick } from './ticks.ts';
import { type InkCluster, sidesOf, unreadInk } from './unread-ink.ts';
import { isWarning } from './warnings.ts';

/** In shares of the picture's width: shorter than two small letters, and larger than the tick of a receipt. */
const shortest = 0.026;
const largestIcon = 0.18;
/** Icons are about as broad as long; the shortest words are longer. */
const compact = 1.8;
/** A tick of which a part was taken for a letter. */
const cutIcon = { long: 0.09, longness: 2.4, sides: 1.25 };
/** The white tick on a disc: one bent stroke that stands alone. No word is a single stroke so short. */
const loneTick = { long: 0.075, sides: 1.9, longness: 2.9 };
/** The ends of a pill, the corners of a card: one bent stroke. */
const arcs = [
  { long: 0.1, ink: 3.2 },
  { long: 0.16, ink: 2.2 },
] as const;
/** The ends of a large button with a frame, near the sides of a page or under all else: two bent strokes, one in the other, and higher than broad. */
const buttonEnd = { fromSide: 0.12, underAllElse: 0.6, highness: 1.5, long: 0.17, ink: 5.4 };
/** What is left of a line that is a little askew. */
const line = { breadth: 1.75, longness: 6 };
/** More of them are no icons any more. */
const mostIcons = 12;
/** A QR code: a large square that is full of edges. */
const leastCode = 0.14;
const codeInk = 0.42;
/** What a phone writes above a page: its signal and battery are no words. */
const phoneBar = { height: 0.045, across: 0.16, along: 0.065 };

/** The places on the map of what looks like writing and lies under no word. */
export function findUnreadWriting(map: InkMap, words: readonly Span[]): Span[] {
  const { width, height } = map;
  const icons: InkCluster[] = [];
  const writing: InkCluster[] = [];
  for (const cluster of unreadInk(map, words)) {
    const { across, along } = sidesOf(cluster.place);
    const long = Math.max(across, along) / width;
    if (long >= shortest && long <= largestIcon && isWarning(map, cluster.place)) {
      writing.push(cluster);
      continue;
    }
    if (
      long < shortest ||
      isArc(cluster, long) ||
      isButtonEnd(cluster, width, height) ||
      isLine(cluster) ||
      isCode(cluster, width) ||
      isOfPhone(cluster, width, height) ||
      (long <= largestIcon && isTick(map, cluster.place))
    )
      continue;
    (isIcon(cluster, long) ? icons : writing).push(cluster);
  }
  return [...writing, ...(icons.length > mostIcons ? icons : [])].map(({ place }) => place);
}

function isIcon({ place, longness, isLone }: InkCluster, long: number): boolean {
  const { across, along } = sidesOf(place);
  const isTick =
    isLone &&
    long <= loneTick.long &&
    longness <= loneTick.longness &&
    across <= loneTick.sides * along &&
    along <= loneTick.sides * across;
  if (isTick) return true;
  const isSquare = Math.max(across, along) <= cutIcon.sides * Math.min(across, along);
  const isCut = isSquare && long <= cutIcon.long && longness <= cutIcon.longness;
  return isCut || (longness <= compact && long <= largestIcon);
}

function isArc({ place, ink }: InkCluster, long: number): boolean {
  const { across, along } = sidesOf(place);
  return arcs.some((arc) => long <= arc.long && ink <= arc.ink * (across + along));
}

function isButtonEnd({ place, ink }: InkCluster, width: number, height: number): boolean {
  const { across, along } = sidesOf(place);
  const isAtSide = Math.min(place.x0, width - place.x1) <= buttonEnd.fromSide * width;
  return (
    (isAtSide || place.y0 >= buttonEnd.underAllElse * height) &&
    along >= buttonEnd.highness * across &&
    along <= buttonEnd.long * width &&
    ink <= buttonEnd.ink * (across + along)
  );
}

const isLine = ({ breadth, longness }: InkCluster) => breadth <= line.breadth && longness >= line.longness;

function isCode({ place, ink }: InkCluster, width: number): boolean {
  const { across, along } = sidesOf(place);
  const isSquare = Math.max(across, along) <= 1.15 * Math.min(across, along);
  return isSquare && across >= leastCode * width && ink >= codeInk * across * along;
}

function isOfPhone({ place }: InkCluster, width: number, height: number): boolean {
  const { across, along } = sidesOf(place);
  return (
    place.y1 <= phoneBar.height * height &&
    across <= phoneBar.across * width &&
    along <= phoneBar.along * width
  );
}
