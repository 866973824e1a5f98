import { Readable } from 'node:stream';
import { type OrderExportQuery, orderExportQuerySchema } from '@mooncake/domain/summary/export.contract';
import { summaryQuerySchema } from '@mooncake/domain/summary/summary.contract';
import * as z from 'zod/mini';
import type { AppContext } from '../app-env.ts';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { defineRoute, type Route } from '../http/define-route.ts';
import { staffOf } from '../http/staff-of.ts';
import { summariseOrders } from '../summary/summarise-orders.ts';
import { csvFile } from './csv-file.ts';
import { ordersAsCsv, ordersAsXlsx } from './export-orders.ts';
import { type ExportFormat, exportTypes, sendFile } from './send-file.ts';
import { summaryColumns, summaryRows } from './summary-columns.ts';
import { xlsxFile } from './xlsx-file.ts';

/** Files to take along. Taking customers' data out of the shop leaves a line in the audit log. */
export function exportRoutes(deps: Pick<Deps, 'db' | 'clock'>): Route[] {
  return [
    ordersRoute(deps, 'csv'),
    ordersRoute(deps, 'xlsx'),
    summaryRoute(deps, 'csv'),
    summaryRoute(deps, 'xlsx'),
  ];
}

type ExportDeps = Pick<Deps, 'db' | 'clock'>;

function ordersRoute(deps: ExportDeps, format: ExportFormat): Route {
  const { db, clock } = deps;
  const record = (c: AppContext, query: OrderExportQuery) => {
    // What was searched for may be somebody's name; that there was a search is enough.
    const { search, ...filters } = query;
    const details = { format, ...filters, ...(search && { searched: true }) };
    return recordAudit(db, {
      actor: staffOf(c),
      action: 'orders.exported',
      subject: ['orders', null],
      details,
      now: clock(),
    });
  };
  return defineRoute(
    {
      id: format === 'csv' ? 'exportOrdersAsCsv' : 'exportOrdersAsXlsx',
      method: 'get',
      path: `/api/admin/exports/orders.${format}`,
      access: { staff: 'export_data' },
      summary: `The matching orders as ${format.toUpperCase()}, newest first`,
      request: { query: orderExportQuerySchema },
      response: z.string(),
      refusals: format === 'xlsx' ? ['export.too_large'] : [],
      responseType: exportTypes[format],
    },
    async ({ query }, c) => {
      const content = await (format === 'csv' ? ordersAsCsv(db, query) : ordersAsXlsx(db, query));
      await record(c, query);
      return sendFile(c, { name: 'orders', format, now: clock(), content });
    },
  );
}

function summaryRoute(deps: ExportDeps, format: ExportFormat): Route {
  const { db, clock } = deps;
  return defineRoute(
    {
      id: format === 'csv' ? 'exportSummaryAsCsv' : 'exportSummaryAsXlsx',
      method: 'get',
      path: `/api/admin/exports/summary.${format}`,
      access: { staff: 'export_data' },
      summary: `The batch summary as ${format.toUpperCase()}`,
      request: { query: summaryQuerySchema },
      response: z.string(),
      responseType: exportTypes[format],
    },
    async ({ query }, c) => {
      const rows = summaryRows((await summariseOrders(db, query, clock())).batches);
      const content =
        format === 'csv'
          ? csvFile(summaryColumns, Readable.from(rows))
          : await xlsxFile('Summary 汇总', summaryColumns, rows);
      return sendFile(c, { name: 'batch-summary', format, now: clock(), content });
    },
  );
}
