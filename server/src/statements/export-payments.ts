import type { BankPayment, PaymentState } from '@mooncake/domain/statements/statements.contract';
import { maxOrdersInWorkbook } from '@mooncake/domain/summary/export.contract';
import type { Db } from '../database/connect.ts';
import { type Column, textCell } from '../exports/cell.ts';
import { xlsxFile } from '../exports/xlsx-file.ts';
import { listAllPayments } from './list-payments.ts';

/** The groups as the sheet says them, in both languages. */
const stateWords = {
  exact: 'Exact 完全吻合',
  likely: 'Likely 很可能',
  amount_differs: 'Amount differs 金额不符',
  paid_twice: 'Paid twice 重复付款',
  unknown: 'Unknown 未识别',
  matched: 'Matched 已核对',
  set_aside: 'Set aside 已搁置',
} as const satisfies Record<PaymentState, string>;

const columns: readonly Column<BankPayment>[] = [
  { heading: 'Paid on 付款日期', width: 14, cell: ({ paidOn }) => ({ date: paidOn }) },
  { heading: 'Amount 金额', width: 14, cell: ({ amountSen }) => ({ sen: amountSen }) },
  { heading: 'Group 分组', width: 22, cell: ({ state }) => ({ text: stateWords[state] }) },
  {
    heading: 'Orders 订单',
    width: 26,
    cell: ({ shares }) => textCell(shares.map(({ orderNumber }) => orderNumber).join(', ')),
  },
  { heading: 'Payer 付款人', width: 26, cell: ({ payer }) => textCell(payer) },
  { heading: 'Text 说明', width: 50, cell: ({ text }) => textCell(text) },
  { heading: 'Note 备注', width: 30, cell: ({ note }) => textCell(note) },
  { heading: 'Statement 对账单', width: 22, cell: ({ statementName }) => textCell(statementName) },
];

/** Every payment with where it stands; what banks and customers wrote stays text that no spreadsheet runs. */
export async function paymentsAsXlsx(db: Db, now: Date): Promise<Uint8Array> {
  return xlsxFile('Payments 付款', columns, listAllPayments(db, maxOrdersInWorkbook, now));
}
