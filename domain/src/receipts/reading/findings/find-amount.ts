import { formatRinggit } from '../../../money.ts';
import type { Finding } from '../receipt-reading.contract.ts';
import { hasWord, wordList } from './confusions.ts';
import { isClaim, isHarmless } from './contradictions/harmless-amount.ts';
import { labelAbove, labelBeside } from './find-label.ts';
import { placeOf, type ReadLine } from './read-lines.ts';
import { type ReadMoney, readMoney } from './read-money.ts';

/** What an amount is, by the words beside or above it. */
type Role = 'transfer' | 'total' | 'other' | 'unnamed';

const otherWords = wordList(`
  balance bal baki available tersedia fee fees charge charges caj yuran limit had remaining remainder cashback rebate
  rebat points mata ganjaran reward rewards discount diskaun tax sst gst cukai savings simpanan voucher baucar rate
  outstanding tertunggak minimum maximum reference rujukan remark remarks note notes nota details butiran description
  daily harian saved earn earned win bonus subtotal due payable requested request diminta refund refunded dikembalikan
  original asal estimated anggaran approx held reserved today instalment installment ansuran monthly
  bulanan month months week weekly weeks year yearly years annual tahunan tahun minggu mingguan credit credited income deposit reload
  余额 结余 手续费 服务费 费用 限额 可用 剩余 优惠 折扣 返现 税 备注 附言
  应付 应缴 待付 分期 每月 个月 每年 请求 请款 原价 退款 预计 充值`);
/** What is still to be paid was not paid, and what an order costs is no transfer. */
const notPaidYet =
  /\b(?:(?:to|will|must) (?:be )?pa(?:y|id)|pay now|perlu dibayar|order (?:total|amount)|money in)\b/i;
/** `12 x RM 104.00`, `RM 104.00 / month`, `RM 104.00 CR`: not what left an account now. */
const partBefore = /(?:\d\s*[x×]|\b(?:of|daripada))\s*$/i;
const partAfter =
  /^\s*(?:\/|per\b|each\b|sebulan|setiap|monthly|CR\b|[x×]\s*\d|refund|(?:of|daripada) (?:RM|MYR)|k\b|每|起)/i;
/** Above an amount this may be the head of the page, or the name of a field the payer wrote into: that is a doubt. */
const pageHead =
  /^\W*(?:(?:transaction|transfer|payment) details|details|butiran(?: (?:transaksi|pindahan|pembayaran))?)\W*$/i;
/** `Had harian berjaya dikemas kini`: what was done is no name of the amount under it. */
const done = /\b(?:success\w*|berjaya|completed|selesai|updated|dikemas ?kini)\b|成功|已完成|已更新/i;
/** `Total over 12 months`, `Amount x 12`, `Batch total`: only a part of it may have been paid now. */
const severalWords =
  /(?<!\p{L})(?:over|for|in|of|selama|untuk|dalam|daripada)\s+\d{1,3}(?!\d|[./:-])|(?<!\p{L})(?:months?|years?|weeks?|bulan|tahun|minggu|setahun|sebulan|seminggu|combined|gabungan|batch|kumpulan|cumulative|terkumpul|(?:to|until) date|so far|setakat|orders|pesanan|recipients|payees|shares|two|three|four|five|six|seven|eight|nine|ten|twelve|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|[x×])(?!\p{L})|全 ?年|累 ?计|合 ?并|批|[两二三四五六七八九十几多] ?(?:个|笔|份|人)/iu;
/** What nothing but the amount of a transfer is called. */
const bareLabel =
  /^\W*(?:(?:(?:transfer|transaction|payment|paid) )?amount(?: (?:transferred|paid|sent))?|amaun(?: (?:pindahan|bayaran|transaksi))?|(?:转账|付款|支付|交易)?金额)\W*(?:(?:RM|MYR)\W*)?$/i;
const totalWords = wordList('total keseluruhan grand 总 合计 共');
const transferWords = wordList(`
  amount amaun jumlah nilai paid dibayar bayaran payment transferred transfer dipindahkan pindahan pemindahan sent
  dihantar debited charged deducted received diterima 金额 数额 转账 付款 支付 收到`);
const incomingWords = wordList('received diterima 收到');

/** So much taller than all others is the amount the whole receipt is about; a comma alone makes one a quarter taller. */
const tallerBy = 1.5;
const surelyRead = 40;
const labelRead = 60;

/** With a label that nobody could read, it may be anything: a fee, a price before a discount. */
type Amount = ReadMoney & { role: Role; label: string; isLabelUnread: boolean };

/** The amount in words. */
const inWords = wordList('ringgit 令吉 零吉 马币');
/** No bank takes more, in sen, for a transfer. */
const highestFee = 500;

/**
 * The amount that was transferred. Balance, fee and limit are amounts as well, so what it is called decides first,
 * then which is the largest; where that leaves a doubt, the doubt is told.
 */
export function findAmount(lines: readonly ReadLine[], expectedSen: number): Finding {
  const amounts = namedAmounts(lines);
  const finding = judgeAmounts(
    amounts.filter(({ role }) => role !== 'other'),
    expectedSen,
  );
  const isDoubtful =
    isContradicted(amounts, expectedSen) ||
    amounts.some((amount) => isAmount(amount, expectedSen) && isOfSeveral(amount)) ||
    lines.some(({ text }) => hasWord(text, inWords));
  return finding.verdict === 'matches' && isDoubtful ? { ...finding, isDoubtful } : finding;
}

/**
 * Whether another amount on the page may be what was sent: after a discount, a share, the half of it. Only what surely is
 * a balance, fee or limit is not, and the sum with the fee.
 */
function isContradicted(amounts: readonly Amount[], expectedSen: number): boolean {
  const harmless = amounts.filter(({ label }) => isHarmless(label));
  const withFee = harmless.flatMap(({ sen }) =>
    sen !== null && sen <= highestFee ? [expectedSen + sen] : [],
  );
  return amounts.some(
    (amount) =>
      !harmless.includes(amount) &&
      (amount.currency !== 'none' || isClaim(amount.label)) &&
      !isAmount(amount, expectedSen) &&
      !(amount.sen === null && isCutAmount(amount, expectedSen)) &&
      !(amount.role === 'total' && amount.sen !== null && withFee.includes(amount.sen)),
  );
}

function judgeAmounts(amounts: readonly Amount[], expectedSen: number): Finding {
  const whole = amounts.filter(({ sen }) => sen !== null);
  const named = whole.filter(({ role }) => role === 'transfer');
  const unnamed = whole.filter(({ role, currency }) => role === 'unnamed' && currency !== 'none');
  const totals = whole.filter(({ role }) => role === 'total');

  if (named.length > 0) return judge(named, expectedSen);
  const main = [...unnamed, ...totals];
  if (main.length > 0) return judgeMain(main, expectedSen);
  const bare = whole.find((amount) => isAmount(amount, expectedSen));
  if (bare) return matching(bare, true);
  const cut = amounts.find((amount) => isCutAmount(amount, expectedSen));
  return cut ? matching(cut, true) : { verdict: 'not-found', read: null, box: null };
}

function judge(amounts: readonly Amount[], expectedSen: number): Finding {
  const [other] = amounts.filter((amount) => !isAmount(amount, expectedSen)).sort(bySureness);
  const [right] = amounts.filter((amount) => isAmount(amount, expectedSen)).sort(bySureness);
  if (!other) return right ? matching(right, false) : { verdict: 'not-found', read: null, box: null };
  // A second reading that nobody could read well is no second amount.
  if (right && other.confidence < surelyRead) return matching(right, true);
  // `Amount RM 110.00`, and a line about what may be transferred in a day.
  const others = amounts.filter((amount) => !isAmount(amount, expectedSen));
  if (right && bareLabel.test(right.label) && others.every(({ label }) => isSentence(label)))
    return matching(right, true);
  return differing(other);
}

const isSentence = (label: string) => label.trim().split(/\s+/).length >= 4;

/** None of them says what it is: they agree, or the largest is meant; a doubt either way where it is the right one. */
function judgeMain(amounts: readonly Amount[], expectedSen: number): Finding {
  const right = amounts.filter((amount) => isAmount(amount, expectedSen));
  const others = amounts.filter((amount) => !isAmount(amount, expectedSen));
  if (others.length === 0 || right.length === 0) return judge(amounts, expectedSen);
  const [tallestRight] = right.toSorted(byHeight);
  const [tallestOther] = others.toSorted(byHeight);
  const [first] = amounts.toSorted((a, b) => a.line - b.line);
  if (tallestOther && tallestOther === first && isTaller(tallestOther, right)) return differing(tallestOther);
  return tallestRight ? matching(tallestRight, true) : differing(others[0] ?? amounts[0]);
}

function namedAmounts(lines: readonly ReadLine[]): Amount[] {
  const amounts = readMoney(lines);
  const isAllRinggit =
    amounts.some(({ currency }) => currency === 'ringgit') &&
    amounts.every(({ currency }) => currency !== 'foreign');
  const linesWithMoney = new Set(amounts.map(({ line }) => line));
  let before: ReadMoney | undefined;
  return amounts.map((amount) => {
    const beside = labelBeside(lines, amount, before?.line === amount.line ? before.to : 0);
    before = amount;
    if (isPartOfOther(lines, amount, beside))
      return { ...amount, role: 'other', label: beside, isLabelUnread: false };
    const isNamedBeside =
      roleOf(beside) !== 'unnamed' || isClaim(beside) || linesWithMoney.has(amount.line - 1);
    const above = isNamedBeside ? '' : labelAbove(lines, amount);
    const isUnderHead = pageHead.test(above) || (roleOf(above) === 'other' && done.test(above));
    const label = isNamedBeside ? beside : isUnderHead ? '' : above;
    const isIncoming = amount.isIncoming || hasWord(label, incomingWords);
    // `DuitNow Transfer   RM 0.00`: the fee of the next column; nobody transfers nothing.
    const role = amount.sen === 0 ? 'other' : roleOf(label);
    const isLabelUnread =
      isUnderHead ||
      isOfSeveral({ role, label }) ||
      (roleOf(beside) === 'unnamed' && isHardlyRead(lines[amount.line], beside, amount.from));
    const isOwnMoney = isAllRinggit && amount.currency === 'none' && bareLabel.test(label);
    const currency = isOwnMoney ? 'ringgit' : amount.currency;
    return { ...amount, currency, isIncoming, role, label, isLabelUnread };
  });
}

/** The label of one transfer has no number: `Amount x 12`, `Jumlah 3 pesanan`. */
const isOfSeveral = ({ role, label }: Pick<Amount, 'role' | 'label'>) =>
  severalWords.test(label) || (role !== 'unnamed' && /\d/.test(label));

function isHardlyRead(line: ReadLine | undefined, label: string, to: number): boolean {
  if (!line || !/\p{L}/u.test(label)) return false;
  return placeOf(line, to - label.length, to - 1).confidence < labelRead;
}

function isPartOfOther(lines: readonly ReadLine[], { line, to }: ReadMoney, beside: string): boolean {
  return partBefore.test(beside) || partAfter.test(lines[line]?.text.slice(to) ?? '');
}

function roleOf(label: string): Role {
  if (hasWord(label, otherWords) || notPaidYet.test(label)) return 'other';
  if (hasWord(label, totalWords)) return 'total';
  return hasWord(label, transferWords) ? 'transfer' : 'unnamed';
}

function isAmount({ sen, currency }: Amount, expectedSen: number): boolean {
  return sen === expectedSen && currency !== 'foreign';
}

/** The point was not read, or never there: no other amount of the shop looks like it, but a person should look. */
function isCutAmount({ digits, currency }: Amount, expectedSen: number): boolean {
  if (currency !== 'ringgit') return false;
  return Number(digits) === expectedSen || Number(digits) * 100 === expectedSen;
}

const heightOf = ({ box }: Amount) => box?.height ?? 0;
const byHeight = (a: Amount, b: Amount) => heightOf(b) - heightOf(a);
const bySureness = (a: Amount, b: Amount) => b.confidence - a.confidence;
const isTaller = (amount: Amount, others: readonly Amount[]) =>
  others.every((other) => heightOf(amount) > tallerBy * heightOf(other));

/** `Amount (RM)` */
const ringgitLabel = /\((?:RM|MYR)\)[\s:]*$/i;

/** No bank here writes sen behind a comma, or a minus behind the currency: `RM 104,00`, `RM -104.00`. */
const oddlyWritten = /,\s*\S{2}(?:\s*(?:RM|MYR))?$|^\W*[A-Z.]{2,4}\s*[-–—]/i;

/** Without a currency it may be points, or another country's money; with a plus it came instead of going. */
function matching(amount: Amount, isDoubtful: boolean): Finding {
  const { text, box, confidence, currency, label, isIncoming, isLabelUnread } = amount;
  const isOfUnknownMoney = currency === 'none' && !ringgitLabel.test(label);
  const isUnsure =
    isDoubtful ||
    confidence < surelyRead ||
    isOfUnknownMoney ||
    isIncoming ||
    isLabelUnread ||
    oddlyWritten.test(text);
  return { verdict: 'matches', read: text, box, ...(isUnsure ? { isDoubtful: true } : {}) };
}

function differing(amount: Amount | undefined): Finding {
  if (!amount) return { verdict: 'not-found', read: null, box: null };
  const { sen, currency, text, box } = amount;
  return {
    verdict: 'differs',
    read: sen === null || currency === 'foreign' ? text : formatRinggit(sen),
    box,
  };
}
