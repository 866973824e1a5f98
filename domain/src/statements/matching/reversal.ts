/** Before the bank's words about the payment that went back. */
const sign = '↩';
const words =
  /\brevers(?:al|ed|e)\b|\bdishono(?:u)?red\b|\bchargeback\b|\bbounced\b|\breturned\b|\bpembalikan\b|\bdikembalikan\b|冲正|退回|退汇|退款/i;
const maxLength = 200;

/** What the bank wrote about a payment, with what it wrote where the same money left again. */
export const withReversal = (text: string, reversal: string): string =>
  `${text} · ${sign} ${reversal}`.slice(0, text.length + maxLength);

/** Whether the money may be gone again: nobody verifies such a payment without looking. */
export const mayBeReversed = (text: string): boolean => text.includes(sign) || words.test(text);
