import { wordList } from './confusions.ts';

const nameLabel = /(?<!\p{L})(?:name|nama)(?!\p{L})|户 ?名|姓 ?名|名 ?称/iu;
const gluedLabel = /^(?:[Nn]ame|[Nn]ama|To|Kepada|Recipient|Penerima):?(?=\p{Lu})/u;
/** Who was paid, in Chinese, which is read letter by letter: `收 款 人 姓 名`. */
const inChinese =
  /^[^\p{L}]*(?:收 ?\p{Script=Han} ?(?:人|方)|收 ?款|转 ?账 ?至|转 ?入|对 ?方|商 ?家|受 ?益 ?人)(?: ?(?:(?:账 ?户 ?)?(?:姓 ?名|名 ?称|户 ?名|名)))?[\s:：]*/u;
/** The name of a bank, an app or a device is not who was paid. */
export const bankWords = wordList('bank app device peranti 银行');

/** What stands beside the name of whoever was paid is no part of it: where the account is kept. */
export const namesOfBanks = wordList(`
  maybank malayan banking islamic cimb rhb ambank affin agrobank alliance bimb muamalat rakyat bsn hsbc ocbc uob
  gxbank citibank icbc kfh mbsb standard chartered pbe berhad`);

export const isNameLabel = (text: string) => nameLabel.test(text);

export const findNameLabel = (text: string) => nameLabel.exec(text);

/** How much of a row a Chinese label for who was paid takes. */
export const lengthOfChineseLabel = (text: string) => inChinese.exec(text)?.[0].length ?? 0;

export const isPayeeLabel = (text: string) => lengthOfChineseLabel(text) > 0;

export const withoutGluedLabel = (text: string) => text.replace(gluedLabel, '');
