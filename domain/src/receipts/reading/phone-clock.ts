import type { ReadWord } from './receipt-reading.contract.ts';

/** The row that a phone writes above all pages ends here, in shares of the picture's height. */
const phoneRow = 0.05;

/** The clock of the phone is not the transfer's: customers of one bank may send their pictures in the same minute. */
export const isPhoneClock = ({ text, box }: Pick<ReadWord, 'text' | 'box'>): boolean =>
  box !== null && box.top + box.height <= phoneRow && /^\d{1,2}[:.]\d{2}$/.test(text);
