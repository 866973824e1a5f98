import { hasWord, wordList } from '../confusions.ts';

/** What surely is not what was transferred, whatever it amounts to. */
const harmlessWords = wordList(`
  balance bal baki fee fees charge charges caj yuran limit had tax sst gst cukai
  余额 结余 手续费 服务费 费用 限额 税`);
/** Whatever is called so may be what really left the account, also where a fee is spoken of. */
const claimWords = wordList(`
  amount amaun jumlah nilai paid dibayar bayaran total keseluruhan grand net nett bersih debit debited didebit final settled
  deducted ditolak sent received 金额 数额 实付 实际 扣款 总 合计 共 净`);

export const isClaim = (label: string) => hasWord(label, claimWords);

/** A balance, fee or limit, and nothing else. */
export const isHarmless = (label: string) => hasWord(label, harmlessWords) && !isClaim(label);
