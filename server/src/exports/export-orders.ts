import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { refuse } from '@mooncake/domain/refusal';
import { maxOrdersInWorkbook, type OrderExportQuery } from '@mooncake/domain/summary/export.contract';
import type { Db } from '../database/connect.ts';
import { csvFile } from './csv-file.ts';
import { findOrdersToExport } from './find-orders.ts';
import { orderColumns } from './order-columns.ts';
import { xlsxFile } from './xlsx-file.ts';

/**
 * Any number of orders, written while they are read. The first is read before there is a file: what is
 * wrong from the start must be an answer, not a file that ends after its headings.
 */
export async function ordersAsCsv(db: Db, query: OrderExportQuery) {
  const orders = findOrdersToExport(db, query);
  const first = await orders.next();
  return csvFile(orderColumns, withFirst(first, orders));
}

async function* withFirst<Item>(first: IteratorResult<Item>, others: AsyncGenerator<Item>) {
  if (first.done) return;
  yield first.value;
  yield* others;
}

/** As many orders as a workbook can take. */
export async function ordersAsXlsx(db: Db, query: OrderExportQuery, max = maxOrdersInWorkbook) {
  return xlsxFile('Orders 订单', orderColumns, atMost(max, findOrdersToExport(db, query)));
}

async function* atMost(max: number, orders: AsyncIterable<AdminOrder>) {
  let count = 0;
  for await (const order of orders) {
    if (count === max) throw refuse('export.too_large', { max });
    count += 1;
    yield order;
  }
}
