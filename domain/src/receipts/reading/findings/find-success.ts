import type { Finding } from '../receipt-reading.contract.ts';
import { findWord, hasWord, type WordList, wordList } from './confusions.ts';
import { contradictsSuccess, isStateRow } from './contradictions/contradicting-states.ts';
import { isOfSomethingElse, saysSomethingElse } from './contradictions/something-else.ts';
import { placeOf, type ReadLine } from './read-lines.ts';

const successWords = wordList(`
  successful successfully success succeeded completed approved berjaya diluluskan
  成功 已完成 已付款 已支付 已转账 已轉賬 已到账 交易完成 付款完成 转账完成 轉賬完成`);
/** Where they open the line, as in `You paid`; many apps call the recipient `Paid to`, whatever became of it; and what was
 * accepted is yet to be done. */
const openingWords = wordList('paid accepted sent transferred dibayar dihantar dipindahkan');
/** By itself it is the button that closes the page. */
const doneInMalay = /\b(?:telah|sudah|transaksi|pindahan|pembayaran|status)\W+selesai\b/i;
const failureWords = wordList(`
  pending failed failure unsuccessful unsuccessfully declined rejected scheduled processing queued cancelled canceled
  reversed refunded expired awaiting incomplete insufficient error unpaid postponed future-dated onhold
  gagal tertunda tergendala dijadualkan berjadual ditolak dibatalkan dibatal menunggu diproses ditangguhkan
  失败 失敗 待处理 处理中 處理中 未成功 不成功 没有成功 预约 預約 预定 排程 已取消 取消 退款 退回 撤销 撤回 拒绝 审核 等待 待审 待付 未完成 未付 定时 超时 错误`);
const failurePhrases =
  /\b(?:in progress|on hold|returned|recalled|bounced|sent back|paid back|not done|could ?n['’]?t|could not|can ?not|unable|must release|to release|approver|checker|under review|being processed|to be (?:paid|processed|transferred)|will be (?:paid|processed|transferred|made)|not (?:yet |been )?(?:success\w*|complete\w*|paid|transferred)|un ?success\w*|dalam proses|akan di\w+|(?:tidak|belum) (?:berjaya|selesai|lengkap|dibayar))\b/i;
/** What is said about time and money of processing is no state of it, nor are several transfers in the menu of a bank's page. */
const harmless =
  /\bprocessing (?:\w?ee|fe\w?|time|charge|bank|date|centre|center)s?\b|\bfuture transfers?\b|\b(?:scheduled|pending) (?:transfers|payments|transactions)\b/i;
/** What may stand beside a word of success that says so of the transfer, and not of a login, a request or a saved picture. */
const ofTransfer =
  /^(?:transfers?|transactions?|payments?|funds?|money|status|result|your|the|is|was|has|been|duitnow|qr|instant|online|ibg|interbank|rm|myr|pindahan|pemindahan|pembayaran|bayaran|transaksi|dana|wang|telah|sudah|anda|keputusan)$/i;

/** What was done with the money, beside a word of success. */
const doneWithMoney =
  /^(?:successful(?:ly)?|completed|processed|transferred|paid|berjaya|selesai|dipindahkan|dibayar)$/i;
/** A code and a request are sent as well, so what was sent is named with it. */
const sentOrMade = /^(?:sent|made|dihantar|dibuat)$/i;
const moneyNoun = /\b(?:transfer|payment|money|funds?|wang|dana|bayaran|pembayaran|pindahan)\b/i;
/** `Money sent`, and nothing else on the line. */
const moneyIsGone =
  /^\W*(?:your )?(?:money|funds?|payment|wang|dana|bayaran|pembayaran)\W+(?:(?:has|have|was|been|telah|sudah)\W+)*(?:sent|transferred|dihantar|dipindahkan)\W*$/i;

/** Headlines without a word of success; `not complete` and `payment request sent` are none. */
const wholeLine =
  /^\W*(?:(?:your )?(?:(?:duitnow|fund|instant) )?(?:transfer|payment|transaction) (?:is |was |has been )?(?:complete|done|confirmed)|transferred|you sent (?:RM|MYR) ?\d[\d.,]* to\b(?! be\b).*|(?:RM|MYR) ?\d[\d.,]* sent to\b(?! be\b).*)\W*$/i;
const youDid =
  /^\W*you(?:['’]?ve| have)? successfully (?:transferred|paid|sent)(?: money)?(?: (?:RM|MYR) ?\d[\d.,]*)?(?: to\b(?! be\b).*)?\W*$/i;

/** A line of its own. */
const sentWell =
  /^\W*(?:(?:sent|transferred|paid) successfully|(?:telah )?berjaya (?:dibayar|dipindahkan))\W*$/i;

/** What may stand beside it in Chinese, where words are not told apart by blanks. */
const ofTransferInChinese =
  /(?:成功处理|您的|您|本次|此次|该笔|这笔|转账|转帐|轉賬|轉帳|汇款|匯款|支付|付款|交易|状态|狀態|结果|結果|即时|即時|跨行|网上|扫码|掃碼|已经|已經|已|了|完成|到账|成功|[:：!！。.])/g;

/** A line of so many words is a sentence: small print, in which every word may stand. */
const sentenceWords = 8;
const condition =
  /\b(?:if|once|when|until|upon|unless|may|will|subject|jika|sekiranya|apabila|sehingga|akan)\b/i;

/**
 * Words of what looks like a receipt and is none, or not of money that has gone: the page before the transfer, a request,
 * a plan for later, money that came back, a sample. Beside a word of success they are no proof, but a reason to look.
 */
const cautionWords = wordList(`
  confirm slide swipe proceed preview review edit draft upload
  request requested requests requesting recurring repeating standing frequency schedule schedules instalment instalments installment
  installments monthly weekly yearly reversal reverse refund chargeback void voided disputed blocked suspended stopped held halted release denied cooling cooling-off fraud
  specimen demo template illustration simulation simulated duplicate
  sahkan draf pratonton semak permintaan permohonan arahan berulang kekerapan bulanan mingguan ansuran pembatalan pemulangan contohnya dihentikan ditahan disekat
  确认 確認 预览 預覽 草稿 请求 請求 申请 申請 提交 受理 定期 自动转账 设置 设定 分期 预计 預計 到期 上传 上傳 样本 範例 演示 测试 收款成功 充值 提现 冻结 异常 拦截 止付 冷静期`);
const cautionPhrases =
  /\b(?:(?:enter|masukkan|key in)\b.{0,12}\b(?:tac|otp|pin|code|kod)|authori[sz]e with|please (?:transfer|pay)|sila (?:bayar|pindah\w*)|pay (?:within|now|later)|muat naik|will be (?:credited|received|sent|debited)|next (?:working|business|payment)|hari bekerja|test (?:mode|transaction|payment|transfer)|sample (?:receipt|only|copy)|not (?:a|an) (?:official )?receipt|bukan resit|bayaran balik|pay later)\b|^\W*(?:sample|test|contoh)\W*$|请(?:转账|付款|支付|輸入|输入)/i;

/** A button that asks to go on, with nothing else in its row: the money has not gone yet. */
const askingToGoOn =
  /^\W*(?:(?:(?:tap|hold|press|click) to (?:pay|confirm|send|transfer)|(?:pay|confirm|send)(?: now)?|transfer now|make (?:payment|transfer))|(?:pay|send) (?:RM|MYR) ?\d[\d.,]*|(?:confirm|review) (?:&|and) (?:pay|send|transfer)|next|continue|submit|bayar|hantar|(?:bayar|hantar|pindah(?:kan)?) sekarang|(?:bayar|hantar) (?:RM|MYR) ?\d[\d.,]*|sahkan(?: (?:&|dan) (?:bayar|hantar))?|teruskan|seterusnya)\W*$/i;
const askingInChinese =
  /^\W*(?:(?:立即|马上|馬上|去|确认|確認)(?:支付|付款|转账|轉賬|汇款|匯款)|下一步|继续|繼續|确认|確認|确定|確定)\W*$/u;

const asksToGoOn = ({ text }: ReadLine): boolean =>
  askingToGoOn.test(text) ||
  askingInChinese.test(text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''));

/** Whether a word tells what became of a transfer, or what it is: nobody is called so. */
export const saysState = (text: string): boolean =>
  [successWords, failureWords, cautionWords].some((list) => hasWord(text, list)) ||
  failurePhrases.test(text) ||
  cautionPhrases.test(text);

const callsForCaution = (lines: readonly ReadLine[]): boolean =>
  lines.some(
    (line) =>
      cautionPhrases.test(line.text) ||
      hasWord(line.text, cautionWords) ||
      asksToGoOn(line) ||
      saysSomethingElse(line),
  );

/** A word of success. One of failure or waiting, wherever it stands for itself, wins over it. */
export function findSuccess(lines: readonly ReadLine[]): Finding {
  const failures = lines.flatMap((line) => failureOn(line));
  const failure = failures.find(({ line }) => !isSentence(line));
  if (failure) return found('differs', failure);
  const successes = lines.flatMap((line) => successOn(line));
  const success = successes.find(({ isWeak }) => !isWeak) ?? successes[0];
  const [smallPrint] = failures;
  if (!success) {
    return smallPrint ? found('differs', smallPrint) : { verdict: 'not-found', read: null, box: null };
  }
  // A row of the state that says success may stand under the headline of another page.
  const isOfElse = successes.some(
    (place) => place.isWeak && !isSentence(place.line) && !isStateRow(place.line) && isOfSomethingElse(place),
  );
  const isContradicted = isOfElse || contradictsSuccess(lines, (line) => successOn(line).length > 0);
  const isDoubtful = smallPrint !== undefined || success.isWeak || isContradicted || callsForCaution(lines);
  return { ...found('matches', success), ...(isDoubtful ? { isDoubtful } : {}) };
}

type Place = { line: ReadLine; from: number; to: number };

function failureOn(line: ReadLine): Place[] {
  const text = line.text.replace(harmless, (said) => ' '.repeat(said.length));
  const phrase = failurePhrases.exec(text);
  if (phrase) return [{ line, from: phrase.index, to: phrase.index + phrase[0].length }];
  return placesOf(line, text, failureWords);
}

/** Weak is what a sentence only promises, and words that are a label as well. */
function successOn(line: ReadLine): (Place & { isWeak: boolean })[] {
  const places = placesOf(line, line.text, successWords);
  const done = doneInMalay.exec(line.text);
  if (done) places.push({ line, from: done.index, to: done.index + done[0].length });
  if (places.length > 0) {
    const isWeak = isSentence(line) && condition.test(line.text);
    const isSaid = (place: Place) =>
      isSaidOfTransfer(line, place) || youDid.test(line.text) || sentWell.test(line.text);
    return places.map((place) => ({ ...place, isWeak: isWeak || !isSaid(place) }));
  }
  if (moneyIsGone.test(line.text) || wholeLine.test(line.text))
    return [{ line, from: 0, to: line.text.length, isWeak: false }];
  const opening = placesOf(line, line.text, openingWords);
  return opening
    .filter(({ from }) => /^\W*(?:status\W*|you(?:['’]ve| have)?\s)?\W*$/i.test(line.text.slice(0, from)))
    .map((place) => ({ ...place, isWeak: true }));
}

function isSaidOfTransfer({ text }: ReadLine, { from, to }: Place): boolean {
  const beside = `${text.slice(0, from)} ${text.slice(to)}`.match(/\p{Script=Latin}+/gu) ?? [];
  const isChineseSaid =
    text
      .replace(/\s/g, '')
      .replace(ofTransferInChinese, '')
      .replace(/\P{Script=Han}/gu, '') === '';
  const isSent = moneyNoun.test(text);
  return (
    isChineseSaid &&
    beside.every(
      (word) =>
        word.length === 1 ||
        ofTransfer.test(word) ||
        doneWithMoney.test(word) ||
        (isSent && sentOrMade.test(word)),
    )
  );
}

function placesOf(line: ReadLine, text: string, list: WordList): Place[] {
  const place = findWord(text, list);
  return place ? [{ line, ...place }] : [];
}

const isSentence = ({ words }: ReadLine) => words.length >= sentenceWords;

const found = (verdict: 'matches' | 'differs', { line, from, to }: Place): Finding => ({
  ...{ verdict, read: line.text.slice(from, to) },
  box: placeOf(line, from, to).box,
});
