import { hasWord, wordList } from './confusions.ts';
import type { ReadLine } from './read-lines.ts';

/**
 * Words of what looks like a receipt and is none, or not of money that has gone: the page before the transfer, a request,
 * a plan for later, money that came back, a sample. Beside a word of success they are no proof, but a reason to look.
 */
const cautionWords = wordList(`
  confirm slide swipe proceed preview review edit draft upload
  request requested requests requesting recurring repeating standing frequency schedule schedules instalment instalments installment
  installments monthly weekly yearly reversal reverse refund chargeback void voided disputed blocked suspended
  specimen demo template illustration simulation simulated duplicate
  sahkan draf pratonton semak permintaan permohonan arahan berulang kekerapan bulanan mingguan ansuran pembatalan pemulangan contohnya
  确认 確認 预览 預覽 草稿 请求 請求 申请 申請 提交 受理 定期 自动转账 设置 设定 分期 预计 預計 到期 上传 上傳 样本 範例 演示 测试 收款成功 充值 提现 冻结`);
const cautionPhrases =
  /\b(?:(?:enter|masukkan|key in)\b.{0,12}\b(?:tac|otp|pin|code|kod)|authori[sz]e with|please (?:transfer|pay)|sila (?:bayar|pindah\w*)|pay (?:within|now|later)|muat naik|will be (?:credited|received|sent|debited)|next (?:working|business|payment)|hari bekerja|test (?:mode|transaction|payment|transfer)|sample (?:receipt|only|copy)|not (?:a|an) (?:official )?receipt|bukan resit|bayaran balik|pay later)\b|^\W*(?:sample|test|contoh)\W*$|请(?:转账|付款|支付|輸入|输入)/i;

export const callsForCaution = (lines: readonly ReadLine[]): boolean =>
  lines.some(({ text }) => cautionPhrases.test(text) || hasWord(text, cautionWords));
