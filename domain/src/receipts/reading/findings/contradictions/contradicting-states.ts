import type { ReadLine } from '../read-lines.ts';

/** `Resident status: Malaysian` is one of a person. */
const stateLabels =
  /(?<!resident |residency |\p{L})(?:status|result|outcome|response|keputusan)(?!\p{L})|状态|狀態|结果|結果/iu;
/** A negation that is no number of something: `Account No.` is none. */
const negation =
  /\b(?:not|never|cannot|tidak|tak|belum|bukan|nothing)\b|n['’]t\b|\bno (?=\p{L})|[未不没沒无無]/iu;
const moneyOrSuccess =
  /money|fund|paid|pay(?:ing|ment)|transfer|transact|debit|credit|deduct|success|complet|approv|authori[sz]|accept|receiv|releas|settl|process|honou?r|arriv|berjaya|lulus|selesai|kredit|bayar|pindah|wang|dana|transaksi|terima|款|账|賬|帐|钱|成功|完成|转|付|交易|通过|授权/iu;
/** A sentence about this very transfer that does not say it succeeded says something else of it. */
const ofThisTransfer =
  /\b(?:this|your) (?:transfer|transaction|payment|money|funds?)\b|\b(?:transaksi|pindahan|pembayaran|bayaran|wang) (?:ini|anda)\b|(?:您的|此|该|本|这)(?:次|笔)?(?:转账|交易|付款|款项)/iu;
/** What every receipt may say below: nothing about what became of this one. */
const courtesy = /^\W*(?:if|jika|sekiranya|thank|thanks|terima kasih)\b|^\s*(?:如|谢谢|感谢)/iu;

export const isStateRow = ({ text }: ReadLine): boolean => stateLabels.test(text);

/** Whether a line says of the transfer what is no success: in a row for its state, by a negation, or in a sentence. */
export function contradictsSuccess(
  lines: readonly ReadLine[],
  saysSuccess: (line: ReadLine) => boolean,
): boolean {
  return lines.some((line, index) => {
    const { text } = line;
    const label = stateLabels.exec(text);
    if (label) {
      const isAlone = !/[\p{L}\d]/u.test(text.slice(label.index + label[0].length));
      const value = isAlone ? lines[index + 1] : line;
      if (!saysSuccess(line) && !(value && saysSuccess(value))) return true;
    }
    if (courtesy.test(text)) return false;
    const isDenied = negation.test(text) && moneyOrSuccess.test(text);
    return (
      isDenied ||
      (ofThisTransfer.test(text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')) &&
        !saysSuccess(line))
    );
  });
}
