import type {
  Finding,
  NotUnderstood,
  PictureBox,
  ReceiptFindings,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { readingParts } from '../../orders/verdict/verdict-looks.ts';

/**
 * What is not known and told nowhere else. What differs or matches with a doubt says already that somebody has to
 * look; beside a part that surely matches, an unknown word is the only reason for it and stays.
 */
export function untoldWords(findings: ReceiptFindings): NotUnderstood[] {
  const reasons = readingParts.map((part) => findings[part]).filter(isReason);
  return (findings.notUnderstood ?? []).filter((word) => !reasons.some((reason) => isToldBy(word, reason)));
}

const isReason = ({ verdict, isDoubtful }: Finding) => verdict === 'differs' || isDoubtful === true;

function isToldBy(word: NotUnderstood, { read, box }: Finding): boolean {
  const isSameText = read !== null && plain(read) === plain(word.read);
  return isSameText || (box !== null && word.box !== null && isSameBox(word.box, box));
}

const plain = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();

/** Nearly: the same words may be measured with or without the space around them. */
const tolerance = 0.01;

function isSameBox(one: PictureBox, other: PictureBox): boolean {
  const edges = ({ left, top, width, height }: PictureBox) => [left, top, left + width, top + height];
  const others = edges(other);
  return edges(one).every((edge, place) => Math.abs(edge - (others[place] ?? edge)) <= tolerance);
}
