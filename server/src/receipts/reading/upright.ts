import { changeFindings } from '@mooncake/domain/receipts/reading/judge-receipt';
import type { PictureBox, ReceiptFindings } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { RecognisedWord } from './choose-readings.ts';
import type { Piece } from './group-rows.ts';

/** Clockwise, in degrees, until the letters stand. */
export type Turn = 0 | 90 | 180 | 270;

/** Lying on its left or right side is likelier than on its head, and sooner seen. */
export const otherTurns = [90, 270, 180] as const satisfies Turn[];

/** Of 14 receipts every upright one had 13 such words or more, and one on its side or its head 5 at most. */
const leastSureWords = 8;
const surely = 80;
const leastLetters = 3;

/** Whether letters stand: on their side or their head hardly any is read surely. */
export function isUpright(pieces: readonly Piece<RecognisedWord>[]): boolean {
  const words = pieces.flatMap((piece) => piece.words);
  const sure = words.filter(
    ({ text, confidence }) => confidence >= surely && text.replace(/[^\p{L}\d]/gu, '').length >= leastLetters,
  );
  return sure.length >= leastSureWords;
}

/**
 * Findings with their places on the picture as it was sent. They are judged on the one whose letters stand: what is above
 * a value, and what beside it, says what it is.
 */
export function asSent(findings: ReceiptFindings, turn: Turn): ReceiptFindings {
  const placed = <Found extends { box: PictureBox | null }>(found: Found): Found => ({
    ...found,
    box: found.box && turnBack(found.box, turn),
  });
  const { notUnderstood } = findings;
  return {
    ...changeFindings(findings, placed),
    ...(notUnderstood && { notUnderstood: notUnderstood.map(placed) }),
  };
}

/** The place on the picture as it was sent, of one found on the turned picture; both in shares. */
export function turnBack({ left, top, width, height }: PictureBox, turn: Turn): PictureBox {
  const [right, bottom] = [1 - left - width, 1 - top - height];
  if (turn === 90) return { left: top, top: right, width: height, height: width };
  if (turn === 180) return { left: right, top: bottom, width, height };
  if (turn === 270) return { left: bottom, top: left, width: height, height: width };
  return { left, top, width, height };
}
