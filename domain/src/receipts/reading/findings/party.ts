import { hasWord, wordList } from './confusions.ts';
import { labelAbove, labelBeside, labelOver, type ValuePlace } from './find-label.ts';
import type { ReadLine } from './read-lines.ts';

const senderWords = wordList(`
  from daripada dari sender pengirim payer pembayar debit
  付款人 付款账 付款帐 付款卡 付款方 付款户 付款银行 转出 轉出 汇款人 汇款账 支付账 扣款 从账户 从户口`);
const recipientWords = wordList(`
  to kepada ke recipient penerima beneficiary benefisiari payee receiver merchant peniaga pedagang
  收款人 收款账户 收款方 收款 转入 转账至 至账户 至户口 对方 商家`);
/** Labels after which neither is spoken of any more. */
const otherWords = wordList(`
  amount amaun jumlah total date tarikh time masa reference ref rujukan transaction transaksi status fee fees charge charges caj balance
  baki details butiran remark remarks note notes 金额 日期 时间 参考 备注 交易 状态 手续费 余额 流水 编号 单号 凭证`);
/** What the payer wrote: whatever stands there says nothing about where the money went. */
const referenceWords = wordList(`
  reference ref rujukan remark remarks note notes nota message mesej details butiran description keterangan purpose tujuan
  参考 附言 备注 留言 用途`);
/** A party's name, bank and account fill so many lines. */
const maxLines = 4;

/** Whether a value belongs to who paid or who was paid, by the nearest word that says so. */
export function partyOf(lines: readonly ReadLine[], place: ValuePlace): 'sender' | 'recipient' | null {
  const beside = labelBeside(lines, place);
  const own = lastParty(beside);
  if (own) return own;
  if (hasWord(beside, otherWords)) return null;
  for (let back = 1; back <= maxLines; back += 1) {
    const row = lines[place.line - back]?.text ?? '';
    const above = back === 1 ? labelAbove(lines, place) : labelOver(lines, place, back);
    // Above a value may stand a value, whose own label is in its row.
    const said = lastParty(above) ?? lastParty(row);
    if (said) return said;
    if (hasWord(above, otherWords)) return null;
  }
  return null;
}

export const isReferenceLabel = (text: string) => hasWord(text, referenceWords);

/** Whether a value stands where the payer may write anything. */
export function isReference(lines: readonly ReadLine[], place: ValuePlace): boolean {
  const beside = labelBeside(lines, place);
  if (hasWord(beside, referenceWords)) return true;
  const isAlone = lastParty(beside) === null && !hasWord(beside, otherWords);
  return isAlone && hasWord(labelAbove(lines, place), referenceWords);
}

/** Chinese is read letter by letter, or in pieces that are no words. */
const blankInChinese = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** What the payer wrote for the recipient, in one word. */
const referenceInChinese = /收款(?:人|方)(?=参考|附言|备注|留言)/g;

/** Its middle letter is often read as another. */
const badlyReadPayee = /收[^款付支\s]人/gu;

/** `Merchant category: Food` names nobody. */
const kindOfParty = /\b(?:merchant|recipient|payee|beneficiary) (?:category|type)\b/i;

/** Of two on one line the later one stands nearer. */
export function lastParty(text: string): 'sender' | 'recipient' | null {
  const inWords = text
    .replace(blankInChinese, '')
    .replace(referenceInChinese, '')
    .replace(badlyReadPayee, '收款人')
    .replace(kindOfParty, '');
  for (const word of inWords.split(' ').toReversed()) {
    if (hasWord(word, senderWords)) return 'sender';
    if (hasWord(word, recipientWords)) return 'recipient';
  }
  return null;
}

export const isRecipientLabel = (word: string) => hasWord(word, recipientWords);

/** Whether a line speaks of something else than who paid or was paid. */
export const isOtherLabel = (text: string) => hasWord(text, otherWords);
