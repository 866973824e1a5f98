import { ringgitDigits, type Sen } from '../money.ts';
import { type EmvField, hasValidCrc, parseEmv, writeEmv } from './emv.ts';

const currencyTag = '53';
const amountTag = '54';
/** Carries a signature of the payee's bank over the whole payload: touching anything breaks it. */
const signatureTag = '82';
const crcTag = '63';
const ringgitCurrency = '458';
const maxAmount = 13;

/**
 * The shop's DuitNow payload asking for exactly this amount. A payload we must not touch (signed,
 * damaged, foreign currency) comes back unchanged, with `hasAmount` false.
 */
export function duitNowWithAmount(payload: string, amount: Sen): { payload: string; hasAmount: boolean } {
  const fields = editableFields(payload);
  const digits = ringgitDigits(amount);
  if (fields === null || amount <= 0 || digits.length > maxAmount) return { payload, hasAmount: false };

  return { payload: writeEmv(withAmountField(fields, digits)), hasAmount: true };
}

/** Why a payload is no QR to pay with, or one that no amount may be added to. */
const duitNowProblems = ['unreadable', 'bad_checksum', 'signed', 'other_currency'] as const;
export type DuitNowProblem = (typeof duitNowProblems)[number];

/** What speaks against adding an amount; null when nothing does. */
export function duitNowProblem(payload: string): DuitNowProblem | null {
  const fields = parseEmv(payload);
  if (fields === null || fields.at(-1)?.tag !== crcTag) return 'unreadable';
  if (!hasValidCrc(payload)) return 'bad_checksum';
  if (fields.some(({ tag }) => tag === signatureTag)) return 'signed';
  return fields.some(({ tag, value }) => tag === currencyTag && value === ringgitCurrency)
    ? null
    : 'other_currency';
}

function editableFields(payload: string): EmvField[] | null {
  return duitNowProblem(payload) === null ? parseEmv(payload) : null;
}

/** The amount stands right after the currency, where scanners expect it. */
function withAmountField(fields: readonly EmvField[], digits: string): EmvField[] {
  return fields
    .filter(({ tag }) => tag !== amountTag)
    .flatMap((field) => (field.tag === currencyTag ? [field, { tag: amountTag, value: digits }] : [field]));
}
