import type {
  Finding,
  ReceiptPart,
  ReceiptVerdict,
} from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import type { IconName } from '../../../ui/icon.tsx';

type Look = { icon: IconName; ink: string; box: string };

const good: Look = { icon: 'check', ink: 'text-jade', box: 'border-jade/50 bg-card' };
const unsure: Look = { icon: 'warning', ink: 'text-crust', box: 'border-gold/70 bg-amber-wash' };
const bad: Look = { icon: 'close', ink: 'text-seal', box: 'border-seal/40 bg-seal-wash' };

/** Each verdict has a sign and words beside its colour. */
export const verdictLooks: Readonly<Record<ReceiptVerdict, Look>> = {
  'everything-matches': good,
  'please-look': unsure,
  'does-not-match': bad,
};

/** A transaction number is compared with nothing: that none was found is no reason to worry. */
export function findingLook(part: ReceiptPart, finding: Finding): Look {
  if (finding.verdict === 'differs') return bad;
  if (finding.verdict === 'matches' && finding.isDoubtful !== true) return good;
  return part === 'transaction' ? { ...unsure, icon: 'minus', ink: 'text-muted' } : unsure;
}

/** In the order of the card: what was asked for first. */
export const readingParts = [
  'amount',
  'orderNumber',
  'account',
  'date',
  'success',
  'transaction',
] as const satisfies readonly ReceiptPart[];

/** What the card and the box over the picture call it: a word there would cover what stands beside it. */
export const numberOfPart = (part: ReceiptPart) => readingParts.indexOf(part) + 1;
