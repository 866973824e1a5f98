import type { ExpectedReceipt } from '../receipt-reading.contract.ts';
import { isOurs } from './find-account.ts';
import { labelAbove, labelBeside } from './find-label.ts';
import { lastParty, partyOf } from './party.ts';
import { readAccounts } from './read-accounts.ts';
import type { ReadLine } from './read-lines.ts';

/** Chinese is read letter by letter. */
const bankNamed = (latin: string, chinese: readonly string[] = []) =>
  new RegExp([`\\b(?:${latin})\\b`, ...chinese.map((name) => Array.from(name).join(' ?'))].join('|'), 'i');

/** Where accounts are kept, each with all that it is called: the same digits at two of them are two accounts. */
const banks: readonly RegExp[] = [
  bankNamed('affin ?bank|affin|affinalways'),
  bankNamed('agro ?bank|bank pertanian'),
  bankNamed('alliance|allonline'),
  bankNamed('al ?rajhi'),
  bankNamed('am ?bank|amislamic|amonline', ['大马银行', '安联银行']),
  bankNamed('aeon'),
  bankNamed('bank islam|bimb'),
  bankNamed('muamalat'),
  bankNamed('bank (?:kerjasama )?rakyat|irakyat'),
  bankNamed('bsn|simpanan nasional'),
  bankNamed('bank of china', ['中国银行']),
  bankNamed('boost bank'),
  bankNamed('ci?imb', ['联昌']),
  bankNamed('citi ?bank'),
  bankNamed('gx ?bank'),
  bankNamed('hong ?leong|hlb', ['丰隆']),
  bankNamed('hsbc', ['汇丰']),
  bankNamed('icbc', ['工商银行']),
  bankNamed('kfh|kuwait finance'),
  bankNamed('maybank|malayan banking|mbb', ['马来亚']),
  bankNamed('mbsb'),
  bankNamed('ocbc', ['华侨银行']),
  bankNamed('public (?:islamic )?bank|pbe(?:bank)?|pbb', ['大众银行']),
  bankNamed('rhb', ['兴业']),
  bankNamed('ryt(?: ?bank)?'),
  bankNamed('standard chartered', ['渣打']),
  bankNamed('uob|united overseas', ['大华银行']),
];
/** Behind other labels they are how it was paid. */
const wallet = bankNamed(
  "touch ?['’‘`]?n['’‘`]? ?go|tng|tngd|grab ?pay|gxs|boost|big ?pay|shopee ?pay|setel|mae wallet",
);
const bankLabel =
  /^[^\p{L}]*(?:(?:\p{L}+(?:['’]?s)? )?bank(?: name| \p{L}*nerima)?|nama bank|\p{Script=Han}*(?:银行|收款行|开户行)(?:名称)?)[^\p{L}]*$/iu;
const blankInChinese = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/**
 * Whether the bank of whoever was paid is named, and is not ours. Whose brand stands at the head of the page, and whose account
 * the money came from, says nothing about it.
 */
export function isAtAnotherBank(
  lines: readonly ReadLine[],
  { bankName = '', accountNumber }: ExpectedReceipt,
): boolean {
  const ours = bankIn(bankName);
  if (ours === null) return false;
  const own = accountNumber.replace(/\D/g, '');
  const hasOurAccount = (line: ReadLine) => readAccounts(line).some((account) => isOurs(account, own));
  return lines.some((line, index) => {
    if (ours.bank.test(line.text)) return false;
    const ofBank = bankIn(line.text);
    const named = ofBank ?? placeOfName(wallet, line.text);
    if (named === null) return false;
    const place = { line: index, from: named.from, to: named.to };
    const beside = labelBeside(lines, place);
    const isAlone = !/\p{L}/u.test(beside);
    const label = (isAlone ? labelAbove(lines, place) : beside).replace(blankInChinese, '');
    if (bankLabel.test(label)) return partyOf(lines, place) !== 'sender';
    if (ofBank === null) return false;
    const above = lines[index - 1];
    return lastParty(label) === 'recipient' || (isAlone && above !== undefined && hasOurAccount(above));
  });
}

type NamedBank = { bank: RegExp; from: number; to: number };

function bankIn(text: string): NamedBank | null {
  const found = banks.flatMap((bank) => placeOfName(bank, text) ?? []);
  return found.toSorted((a, b) => a.from - b.from)[0] ?? null;
}

function placeOfName(bank: RegExp, text: string): NamedBank | null {
  const match = bank.exec(text);
  return match && { bank, from: match.index, to: match.index + match[0].length };
}
