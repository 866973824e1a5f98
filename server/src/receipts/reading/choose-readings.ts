import type { Piece, Span } from './group-rows.ts';

export type RecognisedWord = { text: string; confidence: number; bbox: Span };
type Reading = Piece<RecognisedWord>;

/** Below it, of 100, a word was rather guessed. */
const guessedBelow = 60;
/** A word that is worth no more than this makes a reading worse. */
const worthless = 50;
/** Shorter ones are specks and strokes as often as words. */
const leastLetters = 3;
/** Two readings of one place share so much of the smaller one. */
const sharedArea = 0.4;
/** Whatever has more is no receipt, and every piece is held against every other. */
const maxPieces = 400;

/** Whether another look at the picture may tell more. */
export function isPartlyGuessed(pieces: readonly Reading[]): boolean {
  return pieces.some(({ words }) =>
    words.some(({ text, confidence }) => text.length >= leastLetters && confidence < guessedBelow),
  );
}

/**
 * Of two readings of one picture the better one, place by place. What only the second found is taken where it was read
 * surely: the first is the one that is right about most pictures.
 */
export function chooseReadings(first: readonly Reading[], second: readonly Reading[]): Reading[] {
  if (first.length > maxPieces || second.length > maxPieces) return [...first];
  let places = first.map((piece): Place => ({ first: [piece], second: [] }));
  for (const piece of second) {
    const isSame = (place: Place) => place.first.some((other) => isOnePlace(other.bbox, piece.bbox));
    const same = places.filter(isSame);
    const joined: Place = {
      first: same.flatMap((place) => place.first),
      second: [...same.flatMap((place) => place.second), piece],
    };
    places = [...places.filter((place) => !same.includes(place)), joined];
  }
  return places.flatMap(betterOf);
}

type Place = { first: Reading[]; second: Reading[] };

function betterOf({ first, second }: Place): Reading[] {
  if (second.length === 0) return first;
  return worthOf(second) > (first.length === 0 ? 0 : worthOf(first)) ? second : first;
}

function worthOf(pieces: readonly Reading[]): number {
  let worth = 0;
  for (const { words } of pieces) {
    for (const { text, confidence } of words) worth += text.length * (confidence - worthless);
  }
  return worth;
}

function isOnePlace(a: Span, b: Span): boolean {
  const width = Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
  const height = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  if (width <= 0 || height <= 0) return false;
  return width * height >= sharedArea * Math.min(areaOf(a), areaOf(b));
}

const areaOf = ({ x0, y0, x1, y1 }: Span) => (x1 - x0) * (y1 - y0);
