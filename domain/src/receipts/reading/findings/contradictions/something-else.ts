import type { ReadWord } from '../../receipt-reading.contract.ts';
import { isNear } from '../find-label.ts';
import type { ReadLine } from '../read-lines.ts';

type Place = { line: ReadLine; from: number; to: number };

const things =
  'payees?|beneficiar(?:y|ies)|recipients?|favou?rites?|contacts?|billers?|limits?|templates?|drafts?|profiles?|passwords?|passcodes?|pin|devices?|phone|mobile(?: number)?|cards?|tokens?|alias|proxy|duitnow id|account|address|e-?mail|mandates?|biometrics?|penerima|benefisiari|kegemaran|had|templat|profil|kata laluan|peranti|telefon|kad|akaun|alamat|e-?mel';
const doings =
  'added|saved|updated|changed|created|registered|registration|enrolled|enrolment|activated|activation|deactivated|enabled|disabled|linked|unlinked|removed|deleted|edited|reset|renewed|replaced|verified|opened|closed|increased|decreased|ditambah|disimpan|dikemas ?kini|ditukar|diubah|dicipta|didaftar(?:kan)?|pendaftaran|diaktifkan|pengaktifan|dinyahaktifkan|dipaut(?:kan)?|dipadam|dibuang|ditetapkan|disahkan|dibuka|ditutup|dinaikkan';
/** Something else that was done: a payee was added, a limit changed. What could be done, `Add to favourites`, is a button. */
const somethingDone = new RegExp(
  String.raw`\b(?:${things})\b(?:\W+\w+){0,3}?\W+(?:${doings})\b|\b(?:${doings})\b(?:\W+\w+){0,2}?\W+(?:${things})\b`,
  'i',
);
const thingsInChinese =
  '收款人|收款方|联系人|常用|收藏|模板|模版|限额|额度|密码|设备|手机|邮箱|资料|卡|账户|账号';
const doingsInChinese =
  '添加|新增|保存|修改|更改|更新|变更|设置|绑定|解绑|激活|启用|开通|删除|注册|登记|重置|验证';
const somethingDoneInChinese = new RegExp(
  `(?:(?:${thingsInChinese}).{0,4}(?:${doingsInChinese})|(?:${doingsInChinese}).{0,4}(?:${thingsInChinese})).{0,3}成功|(?:${thingsInChinese}).{0,3}已(?:${doingsInChinese})`,
);
/** A step that is still to be taken before anything is transferred. */
const stepBefore =
  /\b(?:authori[sz]e|authenticate|approve|luluskan|benarkan)\b|(?:请|去|等待|待)授权|授权(?:此|该|本)|(?:请|等待|待).{0,8}批准/i;

/** Whether a line says that something else than this transfer was done, or what is to be done before it. */
export const saysSomethingElse = ({ text }: ReadLine): boolean => {
  const inChinese = text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '');
  return somethingDone.test(text) || somethingDoneInChinese.test(inChinese) || stepBefore.test(inChinese);
};

const transferWords =
  /^(?:transfer(?:s|red)?|transactions?|payments?|paid|funds?|money|duitnow|pindahan|pemindahan|dipindahkan|pembayaran|bayaran|dibayar|transaksi|dana|wang)$/i;
const transferInChinese = /转|轉|汇款|匯款|付款|支付|交易|款项|到账/;
/** What may stand beside a word of success and names nothing. */
const emptyWords =
  /^(?:success(?:ful(?:ly)?)?|completed|approved|berjaya|selesai|diluluskan|status|result|your|you|have|has|been|was|the|and|for|with|via|from|telah|sudah|anda|keputusan|made|sent|online|instant|interbank|congratulations|thank|thanks|tahniah|terima|kasih|done)$/i;
const emptyInChinese = /[您的本次此该笔这已经了完成功状态狀態结果結果即时即時:：!！。.谢恭喜]/g;
const surelyRead = 60;

/** Whether a headline of success names something, and not the transfer: `Reload successful`. */
export function isOfSomethingElse(place: Place): boolean {
  const words = phraseOf(place);
  const text = words.map((word) => word.text).join('');
  const latin = words
    .filter(({ confidence }) => confidence >= surelyRead)
    .map((word) => word.text.replace(/[^\p{L}\d]/gu, ''))
    .filter((word) => /^\p{Script=Latin}{3,}$/u.test(word));
  if (latin.some((word) => transferWords.test(word)) || transferInChinese.test(text)) return false;
  const chinese = text.replace(emptyInChinese, '').replace(/\P{Script=Han}/gu, '');
  return latin.some((word) => !emptyWords.test(word)) || chinese.length > 1;
}

/** The words around, up to the next column. */
function phraseOf({ line: { words, starts }, from, to }: Place): ReadWord[] {
  const isIn = words.map((word, at) => (starts[at] ?? 0) < to && (starts[at] ?? 0) + word.text.length > from);
  let [first, last] = [isIn.indexOf(true), isIn.lastIndexOf(true)];
  if (first < 0) return [];
  while (isNear(words[first - 1], words[first])) first -= 1;
  while (isNear(words[last], words[last + 1])) last += 1;
  return words.slice(first, last + 1);
}
