import type { Random } from './random.testing.ts';

export type SampleLanguage = 'English' | 'Malay' | 'Chinese';
export type SampleState = 'success' | 'failed' | 'pending' | 'scheduled' | 'processing' | 'other';

type Choice = readonly [string, ...string[]];
type Words = Record<
  | 'amount'
  | 'balance'
  | 'fee'
  | 'limit'
  | 'from'
  | 'to'
  | 'account'
  | 'reference'
  | 'date'
  | 'transaction'
  | 'type'
  | 'typeValue'
  | 'status'
  | 'invoice'
  | 'thanks'
  | 'bank',
  Choice
> & { state: Record<SampleState, Choice> };

/** What banks and wallets call things, in several ways each. */
const words: Record<SampleLanguage, Words> = {
  English: {
    amount: ['Amount', 'Transfer Amount', 'Payment amount', 'Amount paid', 'Total amount'],
    balance: ['Available balance', 'Balance', 'Account balance after transfer', 'Wallet balance'],
    fee: ['Service charge', 'Transaction fee', 'Fee', 'Processing fee'],
    limit: ['Daily limit left', 'Remaining limit'],
    from: ['From', 'From account', 'Sender', 'Transfer from'],
    to: ['To', 'Recipient', 'Beneficiary name', 'Paid to', 'Transfer to'],
    account: ['Account number', 'Account No.', 'To account', 'Recipient account'],
    reference: ['Recipient reference', 'Reference', 'Payment details', 'Recipient Ref.'],
    date: ['Date', 'Date & time', 'Transaction date', 'Date/Time'],
    transaction: ['Transaction ID', 'Reference No.', 'Ref ID', 'Transaction No.', 'Reference number'],
    type: ['Transaction type', 'Method', 'Transfer type'],
    typeValue: ['DuitNow Transfer', 'Instant transfer', 'Fund Transfer'],
    status: ['Status', 'Transaction status'],
    invoice: ['Invoice', 'Order'],
    thanks: ['Thank you', 'Share receipt', 'Done', 'Note: this receipt is computer generated.'],
    bank: ['Bank Contoh', 'Sample Bank Berhad', 'Duit Maya', 'Bank Rakyat Contoh', 'Payu e-wallet'],
    state: {
      success: ['Transfer successful', 'Successful', 'Payment successful!', 'Completed', 'Success'],
      failed: ['Transfer failed', 'Unsuccessful', 'Payment failed', 'Declined', 'Rejected'],
      pending: ['Pending', 'Pending approval', 'Transfer pending'],
      scheduled: ['Scheduled', 'Transfer scheduled', 'Scheduled for later'],
      processing: ['Processing', 'In progress', 'Transfer is being processed'],
      other: [
        'Payee added successfully',
        'Daily limit updated successfully',
        'Favourite saved',
        'Authorise transaction',
      ],
    },
  },
  Malay: {
    amount: ['Jumlah', 'Amaun', 'Jumlah pindahan', 'Jumlah bayaran', 'Amaun Pindahan'],
    balance: ['Baki tersedia', 'Baki', 'Baki akaun', 'Baki dompet'],
    fee: ['Caj perkhidmatan', 'Yuran', 'Caj transaksi'],
    limit: ['Baki had harian', 'Had harian'],
    from: ['Daripada', 'Dari akaun', 'Pengirim'],
    to: ['Kepada', 'Penerima', 'Nama penerima', 'Bayar kepada'],
    account: ['Nombor akaun', 'No. Akaun', 'Akaun penerima', 'Ke akaun'],
    reference: ['Rujukan penerima', 'Butiran pembayaran', 'Rujukan Penerima'],
    date: ['Tarikh', 'Tarikh & masa', 'Tarikh transaksi'],
    transaction: ['No. Rujukan', 'ID Transaksi', 'Nombor rujukan', 'Rujukan transaksi'],
    type: ['Jenis transaksi', 'Kaedah'],
    typeValue: ['Pindahan DuitNow', 'Pindahan segera', 'Pindahan Dana'],
    status: ['Status', 'Status transaksi'],
    invoice: ['Invois', 'Pesanan'],
    thanks: ['Terima kasih', 'Kongsi resit', 'Selesai', 'Resit ini dijana oleh komputer.'],
    bank: ['Bank Contoh', 'Sample Bank Berhad', 'Duit Maya', 'Bank Kampung Contoh', 'Dompet Payu'],
    state: {
      success: ['Pindahan berjaya', 'Berjaya', 'Pembayaran berjaya', 'Transaksi berjaya'],
      failed: ['Pindahan gagal', 'Gagal', 'Tidak berjaya', 'Ditolak'],
      pending: ['Menunggu kelulusan', 'Dalam proses', 'Menunggu'],
      scheduled: ['Dijadualkan', 'Pindahan dijadualkan', 'Pembayaran berjadual'],
      processing: ['Sedang diproses', 'Dalam proses'],
      other: ['Penerima berjaya ditambah', 'Had harian berjaya dikemas kini', 'Luluskan transaksi'],
    },
  },
  Chinese: {
    amount: ['金额', '转账金额', '付款金额'],
    balance: ['可用余额', '余额'],
    fee: ['手续费', '服务费'],
    limit: ['每日限额'],
    from: ['付款人', '付款账户'],
    to: ['收款人', '转账至'],
    account: ['账号', '收款账户'],
    reference: ['收款人参考', '附言'],
    date: ['日期', '交易时间'],
    transaction: ['参考编号', '交易编号', '流水号'],
    type: ['交易类型'],
    typeValue: ['DuitNow 转账'],
    status: ['状态'],
    invoice: ['发票', '订单'],
    thanks: ['谢谢', '完成'],
    bank: ['Bank Contoh', 'Sample Bank Berhad', 'Duit Maya'],
    state: {
      success: ['转账成功', '交易成功', '支付成功'],
      failed: ['转账失败', '交易失败'],
      pending: ['待处理'],
      scheduled: ['已预约'],
      processing: ['处理中'],
      other: ['收款人添加成功', '限额修改成功', '请授权此交易'],
    },
  },
};

export type ReceiptWords = Record<Exclude<keyof Words, 'state'>, string> & { state: string };

/** One bank's choice of words. */
export function chooseWords(language: SampleLanguage, state: SampleState, random: Random): ReceiptWords {
  const { state: states, ...labels } = words[language];
  const chosen = Object.fromEntries(
    Object.entries(labels).map(([name, choice]) => [name, random.pick(choice)]),
  );
  return { ...(chosen as Record<keyof typeof labels, string>), state: random.pick(states[state]) };
}
