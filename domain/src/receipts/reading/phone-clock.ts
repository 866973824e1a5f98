import type { ReadWord } from './receipt-reading.contract.ts';

/**
 * A phone writes its time at the left of its uppermost row, and its line and battery at the right; in shares of the picture. On a
 * short picture the row reaches further down.
 */
export const phoneBar = { bottom: 0.06, bottomOfFirstRow: 0.12, left: 0.45 };

/** The clock of the phone is not the transfer's: customers of one bank may send their pictures in the same minute. */
export const isPhoneClock = ({ text, box }: Pick<ReadWord, 'text' | 'box'>): boolean =>
  box !== null &&
  box.top + box.height <= phoneBar.bottom &&
  box.left <= phoneBar.left &&
  /^\d{1,2}[:.]\d{2}$/.test(text);
