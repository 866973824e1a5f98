import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { refuse } from '@mooncake/domain/refusal';
import { mostOrdersInWorkbook, type OrderExportQuery } from '@mooncake/domain/summary/export.contract';
import type { Db } from '../database/connect.ts';
import { csvFile } from './csv-file.ts';
import { findOrdersToExport } from './find-orders.ts';
import { orderColumns } from './order-columns.ts';
import { xlsxFile } from './xlsx-file.ts';

/** Any number of orders, written while they are read. */
export function ordersAsCsv(db: Db, query: OrderExportQuery) {
  return csvFile(orderColumns, findOrdersToExport(db, query));
}

/** As many orders as a workbook can take. */
export async function ordersAsXlsx(db: Db, query: OrderExportQuery, most = mostOrdersInWorkbook) {
  const orders: AdminOrder[] = [];
  for await (const order of findOrdersToExport(db, query)) {
    if (orders.length === most) throw refuse('export.too_large', { most });
    orders.push(order);
  }
  return xlsxFile('Orders 订单', orderColumns, orders);
}
