import { defineTexts } from '../../i18n/define-texts.ts';

/** Taking orders and summaries along as files. */
export const [useAdminExportsTexts] = defineTexts({
  en: {
    export: 'Export',
    title: 'Export orders',
    lead: 'The orders of the list as it is filtered now, newest first.',
    personal:
      'The file holds names, phones and addresses. Keep it safe; every export is written to the audit log.',
    from: 'From',
    to: 'To',
    daysHint: 'Days on which the orders were placed; leave empty for all.',
    daysProblem: 'The last day is before the first.',
    csv: 'CSV',
    excel: 'Excel',
    csvHint: 'opens in every spreadsheet program, any number of orders',
    excelHint: 'with real dates and amounts',
    preparing: 'Preparing...',
    failed: 'Download Failed',
    summaryAs: (format: string) => `Download the summary as ${format}`,
    ordersAs: (format: string) => `Download the orders as ${format}`,
  },
  zh: {
    export: '导出',
    title: '导出订单',
    lead: '按目前的筛选导出订单列表，最新的在前。',
    personal: '文件含有姓名、电话和地址，请妥善保管；每次导出都会记入操作记录。',
    from: '从',
    to: '到',
    daysHint: '按下单日期筛选；留空则导出全部。',
    daysProblem: '结束日期早于开始日期。',
    csv: 'CSV 文件',
    excel: 'Excel 文件',
    csvHint: '任何表格软件都能打开，订单数量不限',
    excelHint: '日期和金额可直接计算',
    preparing: '正在准备…',
    failed: '下载失败',
    summaryAs: (format) => `下载汇总（${format}）`,
    ordersAs: (format) => `下载订单（${format}）`,
  },
});
