import { type Workbook, writeWorkbook } from './write-workbook.ts';
import type { FromWriter, ToWriter } from './xlsx-file.ts';

const rows: Workbook['rows'] = [];
const post = (message: FromWriter) => process.send?.(message);

// Nobody is left to write for.
process.on('disconnect', () => process.exit(0));
process.on('message', async (message: ToWriter) => {
  if ('rows' in message) rows.push(...message.rows);
  else post({ file: await writeWorkbook({ ...message, rows }) });
});
