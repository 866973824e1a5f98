import { foldWord } from './confusions.ts';
import { isPayeeLabel, lengthOfChineseLabel } from './payee-label.ts';

/** Labels for who was paid, in English and Malay; whatever says more, or less, may name the payer, or be the payer's words. */
const payeeLabels = new Set(
  [
    ...['to', 'to recipient', 'to beneficiary', 'to payee', 'to merchant', 'to account name', 'to name'],
    ...['paid to', 'pay to', 'sent to', 'transfer to', 'transferred to', 'payment to', 'money sent to'],
    ...['recipient', 'recipient name', 'recipients name', 'recipient account name', 'name of recipient'],
    ...['beneficiary', 'beneficiary name', 'beneficiarys name', 'beneficiary account name'],
    ...['payee', 'payee name', 'payees name', 'receiver', 'receiver name', 'receivers name'],
    ...['merchant', 'merchant name', 'name of beneficiary', 'name of payee', 'duitnow to'],
    ...['kepada', 'bayar kepada', 'dibayar kepada', 'bayaran kepada', 'pindahan kepada', 'dihantar kepada'],
    ...['dipindahkan kepada', 'pemindahan kepada', 'pindah kepada', 'hantar kepada'],
    ...['penerima', 'nama penerima', 'nama akaun penerima', 'benefisiari', 'nama benefisiari'],
    ...['peniaga', 'nama peniaga', 'pedagang', 'nama pedagang'],
  ].map(foldLabel),
);

/** Labels of whoever has the account; behind `credited to` its number may stand as well. */
const holderLabel =
  /(?<!\p{L})(?:(?:account)?holders?|owner|customer|pelanggan|in favou?r of|account title|registered (?:to|name)|pemegang|pemilik|credited to|dikreditkan kepada)(?:['’]?s)?(?!\p{L})(?: (?:akaun|account|name|nama)(?!\p{L}))*|户 ?主|(?:持 ?有|开 ?户|所 ?有) ?人/iu;

/** Whether the whole of a text is a label for who was paid, in one language or in two: `Penerima / Recipient`, `Recipient 收款人`. */
export function isWholePayeeLabel(text: string): boolean {
  const labels = text.split(/\s*\/\s*|(?<=\p{Script=Latin})\s+(?=\p{Script=Han})/u);
  return labels.length <= 2 && labels.every(isPayeeLabelAlone);
}

function isPayeeLabelAlone(text: string): boolean {
  const bare = text.replace(/[^\p{L}]+$/u, '');
  if (!isPayeeLabel(bare)) return payeeLabels.has(foldLabel(bare));
  const rest = bare.slice(lengthOfChineseLabel(bare));
  return /^(?:账|户|帐|号|口|\s)*$/u.test(rest);
}

/** Where in a row the value behind a label for the account's holder begins; null where there is none. */
export function endOfHolderLabel(text: string): number | null {
  const label = holderLabel.exec(text);
  return label ? label.index + label[0].length : null;
}

function foldLabel(text: string): string {
  return text
    .split(/\s+/)
    .map(foldWord)
    .filter((word) => word !== '')
    .join(' ');
}
