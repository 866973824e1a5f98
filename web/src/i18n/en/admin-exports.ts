/** Taking orders and summaries along as files. */
export const adminExports = {
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
};
