/** Statements of invented banks, each with its own ways; every one says that RM 48 and RM 1,096.50 came, and RM 300 went. */
export const banks = {
  'a letterhead, credit and debit, a running balance': [
    ['Bank Purnama Berhad'],
    ['Account Number :', '5123-0099-1'],
    ['Statement period', '01/09/2026 - 30/09/2026'],
    [],
    ['Date', 'Description', 'Debit (RM)', 'Credit (RM)', 'Balance (RM)'],
    ['03/09/2026', 'FUND TRF CHM004217 TAN MEI LING', '', '48.00', '1,048.00'],
    ['04/09/2026', 'UTILITY BILL', '300.00', '', '748.00'],
    ['14/09/2026', 'IBG CHM 004-218', '', '1,096.50', '1,844.50'],
    ['', 'Total', '300.00', '1,144.50', ''],
  ],
  'signed amounts with the comma of the continent': [
    ['Booking date', 'Sender name', 'Purpose', 'Amount', 'Currency'],
    ['03.09.2026', 'TAN MEI LING', 'chm004217', '48,00', 'MYR'],
    ['04.09.2026', 'TENAGA', 'bill', '-300,00', 'MYR'],
    ['14.09.2026', 'LIM AH KOW', 'CHM 004218', '1.096,50', 'MYR'],
  ],
  'a mark beside the amount, in Chinese': [
    ['序号', '交易日期', '摘要', '对方户名', '借贷标志', '交易金额', '账户余额'],
    ['1', '2026-09-03', 'CHM004217', '陈美玲', '贷', '48.00', '1048.00'],
    ['2', '2026-09-04', '电费', '电力公司', '借', '300.00', '748.00'],
    ['3', '2026-09-14', 'CHM004218', '林亚九', '贷', '1096.50', '1844.50'],
  ],
  'marks inside the amount, in Malay': [
    ['Tarikh', 'Butiran Transaksi', 'Amaun', 'Baki'],
    ['03 Sep 26', 'DUITNOW CHM004217', '48.00 CR', '1,048.00 CR'],
    ['04 Sep 26', 'BIL ELEKTRIK', '300.00 DR', '748.00 CR'],
    ['14 Sep 26', 'DUITNOW CHM004218', '1,096.50 CR', '1,844.50 CR'],
  ],
  'no headings at all': [
    ['03/09/2026', 'CHM004217', '', '48.00', '1048.00'],
    ['04/09/2026', 'BILL', '300.00', '', '748.00'],
    ['14/09/2026', 'CHM004218', '', '1096.50', '1844.50'],
  ],
  'two amounts told apart in brackets, and an empty column called credit': [
    [
      'DATE',
      'BRANCH',
      'DESCRIPTION',
      "SENDER'S / BENEFICIARY'S NAME",
      'CREDIT CARD NO.',
      'AMOUNT (DR)',
      'AMOUNT (CR)',
      'BALANCE',
    ],
    ['03-09-2026', '101', 'CHM004217', 'TAN MEI LING', '', '', '48.00', '1,048.00'],
    ['04-09-2026', '101', 'BILL', 'TENAGA', '', '300.00', '', '748.00'],
    ['14-09-2026', '101', 'CHM004218', 'LIM AH KOW', '', '', '1,096.50', '1,844.50'],
  ],
  'a wallet with words for in and out': [
    ['交易时间', '交易类型', '交易对方', '商品', '收/支', '金额(令吉)', '当前状态'],
    ['2026-09-03 10:12:13', '转账', '陈美玲', 'chm004217', '收入', 'RM48.00', '已收钱'],
    ['2026-09-04 08:00:00', '消费', '电力公司', '电费', '支出', 'RM300.00', '支付成功'],
    ['2026-09-14 23:59:59', '转账', '林亚九', 'CHM004218', '收入', 'RM1096.50', '已收钱'],
  ],
  'the month first and brackets': [
    ['Posted', 'Reference', 'Value'],
    ['09/03/2026', 'CHM004217', '48.00'],
    ['09/04/2026', 'bill', '(300.00)'],
    ['09/14/2026', 'CHM004218', '1,096.50'],
  ],
} as const;
