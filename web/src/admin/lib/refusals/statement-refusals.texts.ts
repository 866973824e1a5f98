import type { SettlementProblem } from '@mooncake/domain/statements/matching/settle-payment';
import type { StatementProblem } from '@mooncake/domain/statements/statements.contract';
import { defineTexts } from '../../../i18n/define-texts.ts';
import type { RefusalWords } from '../../../shared/refusals/refusal-words.ts';

const fileProblems = {
  en: {
    empty: 'The file is empty.',
    not_a_table: 'This is not a table. Please download the statement from your bank as CSV or Excel (XLSX).',
    old_workbook:
      'This is an old Excel file (XLS) or one with a password. Please save it as XLSX without a password, or as CSV.',
    broken_workbook: 'The Excel file is damaged. Please download it from your bank again.',
    too_large_unpacked: 'The Excel file is far too large inside. Please download fewer days at a time.',
    too_many_rows: 'There are too many rows in the file. Please download fewer days at a time.',
    no_dates: 'No column with dates was found in it.',
    no_year:
      'The days in it have no year, and none stands above the table. Please download it with whole dates.',
    no_amounts: 'No column with amounts was found in it.',
  },
  zh: {
    empty: '文件是空的。',
    not_a_table: '这不是表格。请从银行下载 CSV 或 Excel（XLSX）格式的对账单。',
    old_workbook: '这是旧版 Excel 文件（XLS）或带密码的文件。请另存为不带密码的 XLSX 或 CSV。',
    broken_workbook: 'Excel 文件已损坏。请重新从银行下载。',
    too_large_unpacked: 'Excel 文件解压后太大。请分几次下载较少的天数。',
    too_many_rows: '文件的行数太多。请分几次下载较少的天数。',
    no_dates: '文件里找不到日期列。',
    no_year: '日期没有年份，表格上方也没有。请下载带完整日期的对账单。',
    no_amounts: '文件里找不到金额列。',
  },
} as const satisfies Record<'en' | 'zh', Record<StatementProblem, string>>;

const settlementProblems = {
  en: {
    no_orders: 'Choose at least one order.',
    order_twice: 'The same order was chosen twice.',
    shares_differ: 'The parts must come to exactly what was paid.',
    note_required: 'Please write why it is set aside.',
  },
  zh: {
    no_orders: '请至少选择一张订单。',
    order_twice: '同一张订单选了两次。',
    shares_differ: '各部分之和必须与付款金额完全相同。',
    note_required: '请写明搁置的原因。',
  },
} as const satisfies Record<'en' | 'zh', Record<SettlementProblem, string>>;

type Signs = readonly [comma: string, open: string, close: string];
/** The first of them, and that there may be more. */
const listOf = (numbers: readonly string[], payments: number, [comma, open, close]: Signs) =>
  numbers.length > 0
    ? `${open}${[...numbers, ...(payments > numbers.length ? ['…'] : [])].join(comma)}${close}`
    : '';

/** What to say about bank statements and their payments, which only staff see. */
export const [, statementRefusals] = defineTexts<RefusalWords<'statement' | 'payment'>>({
  en: {
    'statement.no_file': () => ({ title: 'No file', message: 'Please choose the file of your bank.' }),
    'statement.file_too_large': ({ limitBytes }) => ({
      title: 'File too large',
      message: `The file is larger than ${limitBytes / 1024 / 1024} MB. Please download fewer days at a time.`,
    }),
    'statement.unreadable': ({ problem }) => ({
      title: 'No statement',
      message: `${fileProblems.en[problem]} Nothing was taken.`,
    }),
    'statement.read_otherwise': ({ payments }) => ({
      title: 'Taken otherwise before',
      message: `${payments} of these rows were taken before with another day or amount. If that was wrong, take that statement back first; if not, please check the columns here.`,
    }),
    'statement.not_found': () => ({ title: 'Not found', message: 'This statement was taken back already.' }),
    'statement.decided': ({ payments, orderNumbers }) => ({
      title: 'In use',
      message: `${payments === 1 ? '1 of its payments is' : `${payments} of its payments are`} matched or set aside${listOf(orderNumbers, payments, [', ', ' (', ')'])}. Open them again first.`,
    }),
    'payment.not_found': () => ({ title: 'Not found', message: 'There is no such payment.' }),
    'payment.changed_meanwhile': () => ({
      title: 'Decided meanwhile',
      message:
        'A colleague, or you in another tab, has decided about this payment. That is what you see now.',
    }),
    'payment.not_exact': () => ({
      title: 'Not exact any more',
      message: 'The order was paid, changed or cancelled meanwhile. Please look at it.',
    }),
    'payment.held_by_order': ({ orderNumber, problem }) => ({
      title: 'Its order went on',
      message:
        problem === 'returned'
          ? `The money of ${orderNumber} was marked as returned, so it pays for nothing else.`
          : `${orderNumber} is ready or collected. Change its status there first, with a reason.`,
    }),
    'payment.settlement_invalid': ({ problem }) => ({
      title: 'Not possible',
      message: settlementProblems.en[problem],
    }),
  },
  zh: {
    'statement.no_file': () => ({ title: '没有文件', message: '请选择银行的文件。' }),
    'statement.file_too_large': ({ limitBytes }) => ({
      title: '文件太大',
      message: `文件超过 ${limitBytes / 1024 / 1024} MB。请分几次下载较少的天数。`,
    }),
    'statement.unreadable': ({ problem }) => ({
      title: '不是对账单',
      message: `${fileProblems.zh[problem]}没有导入任何内容。`,
    }),
    'statement.read_otherwise': ({ payments }) => ({
      title: '之前的读法不同',
      message: `其中 ${payments} 行之前以不同的日期或金额导入过。如果之前读错了，请先撤回那份对账单；否则请检查这里的列。`,
    }),
    'statement.not_found': () => ({ title: '找不到', message: '这份对账单已撤回。' }),
    'statement.decided': ({ payments, orderNumbers }) => ({
      title: '正在使用',
      message: `其中 ${payments} 笔付款已核对或搁置${listOf(orderNumbers, payments, ['、', '（', '）'])}。请先重新打开。`,
    }),
    'payment.not_found': () => ({ title: '找不到', message: '没有这笔付款。' }),
    'payment.changed_meanwhile': () => ({
      title: '已有人处理',
      message: '同事或你在另一个标签页已处理这笔付款，现在显示的是那个决定。',
    }),
    'payment.not_exact': () => ({
      title: '不再吻合',
      message: '订单在此期间已付款、修改或取消。请查看。',
    }),
    'payment.held_by_order': ({ orderNumber, problem }) => ({
      title: '订单已继续处理',
      message:
        problem === 'returned'
          ? `${orderNumber} 的款项已标记为退还，不能再用于其他订单。`
          : `${orderNumber} 已备好或已取走。请先在订单里更改状态并写明原因。`,
    }),
    'payment.settlement_invalid': ({ problem }) => ({
      title: '无法这样处理',
      message: settlementProblems.zh[problem],
    }),
  },
});
