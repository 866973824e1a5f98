export type Span = { x0: number; y0: number; x1: number; y1: number };
export type Piece<Word extends { bbox: Span }> = { words: readonly Word[]; bbox: Span; baseline: Span };

/** Two pieces stand in one row when they share so much of the lower one's height. */
const sharedHeight = 0.5;
/** A shorter line says little about how askew the picture is; in pixels. */
const leastLength = 80;
const steepest = 0.12;

/**
 * The rows of a picture from top to bottom. An engine takes a label and its value far to the right for two lines; on
 * a picture taken askew they do not even stand at the same height, so all lines are first turned back by their slope.
 */
export function rowsOf<Word extends { bbox: Span }>(pieces: readonly Piece<Word>[]): Word[][] {
  const slope = slopeOf(pieces.map(({ baseline }) => baseline));
  const usual = usualHeight(pieces.flatMap(({ words }) => words));
  const rows: { words: Word[]; span: Span }[] = [];
  for (const { words, bbox: box } of pieces) {
    const bbox = withoutSigns(words, box, usual);
    const lowered = slope * ((bbox.x0 + bbox.x1) / 2);
    // The box around a line that rises is higher than its letters.
    const rise = Math.min(Math.abs(slope) * (bbox.x1 - bbox.x0), (bbox.y1 - bbox.y0) * 0.6) / 2;
    const span = { ...bbox, y0: bbox.y0 - lowered + rise, y1: bbox.y1 - lowered - rise };
    const row = rows.find((other) => isSameRow(other.span, span));
    if (!row) {
      rows.push({ words: [...words], span });
      continue;
    }
    row.words.push(...words);
    row.span = { ...row.span, x0: Math.min(row.span.x0, span.x0), x1: Math.max(row.span.x1, span.x1) };
  }
  const middle = ({ span }: { span: Span }) => span.y0 + span.y1;
  return rows
    .toSorted((a, b) => middle(a) - middle(b))
    .map(({ words }) => words.toSorted((a, b) => a.bbox.x0 - b.bbox.x0));
}

/** A sign before a line is so much higher than the page's letters, and would move it among the lines beside the sign. */
const signHeight = 1.8;
/** A stroke is lower. */
const letterHeight = 0.5;

function withoutSigns(words: readonly { bbox: Span }[], bbox: Span, usual: number): Span {
  const letters = words.filter((word) => {
    const height = heightOf(word);
    return height >= letterHeight * usual && height <= signHeight * usual;
  });
  if (letters.length === 0) return bbox;
  const y0 = Math.min(...letters.map((word) => word.bbox.y0));
  const y1 = Math.max(...letters.map((word) => word.bbox.y1));
  return words.some((word) => heightOf(word) > signHeight * usual) ? { ...bbox, y0, y1 } : bbox;
}

const heightOf = ({ bbox }: { bbox: Span }) => bbox.y1 - bbox.y0;

/** Half of all words are as high or higher. */
function usualHeight(words: readonly { bbox: Span }[]): number {
  const heights = words.map(heightOf).toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** Beside each other, not above: what overlaps from left to right is another row, however close. */
function isSameRow(a: Span, b: Span): boolean {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  const isBeside = a.x1 <= b.x0 || b.x1 <= a.x0;
  return isBeside && shared >= sharedHeight * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

/** The slope of most of the lines, long ones counting more. */
function slopeOf(baselines: readonly Span[]): number {
  const slopes = baselines
    .map(({ x0, y0, x1, y1 }) => ({ slope: (y1 - y0) / Math.max(1, x1 - x0), weight: x1 - x0 }))
    .filter(({ slope, weight }) => weight >= leastLength && Math.abs(slope) <= steepest)
    .toSorted((a, b) => a.slope - b.slope);
  const half = slopes.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let passed = 0;
  for (const { slope, weight } of slopes) {
    passed += weight;
    if (passed >= half) return slope;
  }
  return 0;
}
