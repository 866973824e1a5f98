import { randomUUID } from 'node:crypto';
import { isRefusal } from '@mooncake/domain/refusal';
import { sumOfBatches } from '@mooncake/domain/summary/batch-summary';
import type { SummaryResponse } from '@mooncake/domain/summary/summary.contract';
import { describe, expect, test } from 'vitest';
import { furnishShop } from '../checkout/checkout.testing.ts';
import { connect } from '../database/connect.ts';
import { generateOrders } from '../database/generate/generate-orders.ts';
import { mochiEntry, openBackOffice } from '../orders/admin/admin-orders.testing.ts';
import { storeMixBox } from '../orders/admin/stored-mix-box.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';
import { ordersAsCsv, ordersAsXlsx } from './export-orders.ts';
import { orderColumns } from './order-columns.ts';
import { unzip } from './zip.testing.ts';

const database = await createTestDatabase();
const { db } = database;
await furnishShop(db);
await generateOrders(db, { count: 600, seed: 5, now: new Date('2089-12-31T12:00:00Z') });

async function exporting() {
  const office = await openBackOffice(database, { clock: () => new Date('2090-01-01T18:30:00Z') });
  const fetchFile = async (path: string) => {
    const answer = await office.app.request(`/api/admin/exports/${path}`, { headers: office.headers }, {});
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const lines = async (path: string) => parseCsv((await fetchFile(path)).bytes.toString('utf8'));
  return { ...office, fetchFile, lines };
}

/** Reads CSV by the letter of RFC 4180: a quote opens, two quotes are one, CRLF ends a record. */
function parseCsv(text: string): string[][] {
  const cells = text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g);
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') records.push([]);
  }
  return records.filter((record) => record.length > 0);
}

const nasty = {
  name: '=HYPERLINK("http://example.com","Tan")',
  phone: '0120345678',
  email: '',
  instagram: '@mooncakes',
  facebook: '',
  notes: 'Line one\r\n"quoted", 贺卡',
  deliveryAddress: '',
};

describe('orders as CSV', () => {
  test('that cannot be read are a fault, not a file without orders', async () => {
    const nowhere = connect('postgres://shop@127.0.0.1:1/shop');
    await expect(async () => ordersAsCsv(nowhere.db, {})).rejects.toThrow('ECONNREFUSED');
    await nowhere.close();
  });

  test('is UTF-8 with a mark, Windows line ends, a dated name, and is kept by nobody', async () => {
    const { fetchFile } = await exporting();
    const { status, headers, bytes } = await fetchFile('orders.csv');
    expect(status).toBe(200);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = bytes.toString('utf8');
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.split('\n').every((line, at, all) => line.endsWith('\r') || at === all.length - 1)).toBe(
      true,
    );
    expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    // Half past six in the evening of New Year's Day is already the second in the kitchen.
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="orders-2090-01-02.csv"');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
  });

  test('holds every order once, the newest first, beyond any page', async () => {
    const { lines } = await exporting();
    const [headings, ...records] = await lines('orders.csv');
    expect(headings).toEqual(orderColumns.map(({ heading }) => heading));
    const orders = await db
      .selectFrom('orders')
      .select('order_number')
      .orderBy('created_at', 'desc')
      .execute();
    expect(orders.length).toBeGreaterThan(500);
    expect(records.map(([number]) => number)).toEqual(orders.map(({ order_number }) => order_number));
    expect(records.every((record) => record.length === orderColumns.length)).toBe(true);
  });

  test('says what a customer wrote without running it, and keeps a phone a text', async () => {
    const { lines, enter, shop } = await exporting();
    const order = await enter(mochiEntry(shop, 2, { customer: nasty }));
    const [headings = [], record = []] = await lines(`orders.csv?search=${order.orderNumber}`);
    const cell = (start: string) => record[headings.findIndex((heading) => heading.startsWith(start))];
    expect(cell('Order number')).toBe(order.orderNumber);
    expect(cell('Customer')).toBe(`'${nasty.name}`);
    expect(cell('Instagram')).toBe("'@mooncakes");
    expect(cell('Phone')).toBe('012-034 5678');
    expect(cell('Special instructions')).toBe(nasty.notes);
    expect(cell('Products')).toContain(`2 × ${shop.mochi.name} ${shop.mochi.name_zh}`);
    expect(cell('Order status')).toBe('Pending 待处理');
    expect(cell('Batch date')).toBe(order.batch?.batchDate);
    expect(cell('Total')).toBe(((shop.mochi.price_sen * 2) / 100).toFixed(2));
    // By the kitchen's clock, eight hours after UTC.
    expect(cell('Ordered at')).toBe(
      new Date(Date.parse(order.createdAt) + 28_800_000).toISOString().slice(0, 16).replace('T', ' '),
    );
    await db.deleteFrom('orders').where('id', '=', order.id).execute();
  });

  test('tells the crusts of a stored Mix box apart where they share a name', async () => {
    const { lines } = await exporting();
    const id = await storeMixBox(db, ['S1', 'C3', 'S1', 'C3']);
    const { order_number } = await db
      .selectFrom('orders')
      .select('order_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [headings = [], record = []] = await lines(`orders.csv?search=${order_number}`);
    const products = record[headings.findIndex((heading) => heading.startsWith('Products'))];
    expect(products).toContain(
      '(2 × C3 White Lotus 白莲蓉 no yolk 无蛋黄, 2 × S1 White Lotus 白莲蓉 no yolk 无蛋黄)',
    );
  });

  test('can be narrowed to a batch, a status and days of the kitchen', async () => {
    const { lines, shop } = await exporting();
    const numbers = async (query: string) =>
      (await lines(`orders.csv?${query}`)).slice(1).map(([number]) => number);
    const orders = await db.selectFrom('orders').selectAll().orderBy('created_at', 'desc').execute();
    const expected = (match: (order: (typeof orders)[number]) => boolean) =>
      orders.filter(match).map(({ order_number }) => order_number);
    const dayOf = ({ created_at }: { created_at: Date }) =>
      new Date(created_at.getTime() + 28_800_000).toISOString().slice(0, 10);

    const batchId = shop.batch('13/9').id;
    expect(await numbers(`batchId=${batchId}`)).toEqual(expected((o) => o.pickup_batch_id === batchId));
    const dead = expected((o) => o.payment_status === 'rejected' || o.order_status === 'cancelled');
    expect(dead.length).toBeGreaterThan(20);
    expect(await numbers('status=rejected')).toEqual(dead);
    const [from, to] = ['2089-12-10', '2089-12-12'];
    const some = expected((o) => dayOf(o) >= from && dayOf(o) <= to);
    expect(some.length).toBeGreaterThan(20);
    expect(await numbers(`from=${from}&to=${to}`)).toEqual(some);
    expect(await numbers('from=2091-01-01')).toEqual([]);
  });

  test('leaves a line in the audit log, without what was searched for', async () => {
    const { fetchFile, member } = await exporting();
    await fetchFile('orders.csv?status=verified&search=tan');
    await fetchFile('orders.xlsx?from=2089-12-31');
    const entries = await db
      .selectFrom('audit_log')
      .select(['action', 'details'])
      .where('actor_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      { action: 'orders.exported', details: { format: 'csv', status: 'verified', searched: true } },
      { action: 'orders.exported', details: { format: 'xlsx', from: '2089-12-31' } },
    ]);
  });

  test('refuses a day or status that does not exist', async () => {
    const { fetchFile } = await exporting();
    for (const query of ['from=2090-02-30', 'status=lost', 'batchId=13']) {
      expect((await fetchFile(`orders.csv?${query}`)).status).toBe(400);
    }
  });
});

describe('orders as XLSX', () => {
  test('keeps texts as texts, amounts as numbers and dates as dates', async () => {
    const { fetchFile, enter, shop } = await exporting();
    const order = await enter(mochiEntry(shop, 2, { customer: nasty }));
    const { headers, bytes } = await fetchFile(`orders.xlsx?search=${order.orderNumber}`);
    await db.deleteFrom('orders').where('id', '=', order.id).execute();
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="orders-2090-01-02.xlsx"');

    const files = unzip(bytes);
    const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
    expect(sheet).not.toContain('<f>');
    const texts = Array.from(
      (files['xl/sharedStrings.xml'] ?? '').matchAll(/<t[^>]*>([^<]*)<\/t>/g),
      ([, text]) =>
        (text ?? '')
          .replaceAll('&quot;', '"')
          .replaceAll('&gt;', '>')
          .replaceAll('&lt;', '<')
          .replaceAll('&amp;', '&'),
    );
    const cellOf = (start: string) => {
      const column = orderColumns.findIndex(({ heading }) => heading.startsWith(start));
      const [, attributes = '', value = ''] =
        new RegExp(`<c r="${String.fromCharCode(65 + column)}2"([^>]*)><v>([^<]*)</v>`).exec(sheet) ?? [];
      return attributes.includes('t="s"') ? texts[Number(value)] : Number(value);
    };
    expect(cellOf('Customer')).toBe(nasty.name);
    expect(cellOf('Phone')).toBe('012-034 5678');
    expect(cellOf('Delivery method')).toContain(order.deliveryMethod?.nameZh);
    expect(cellOf('Total')).toBe((shop.mochi.price_sen * 2) / 100);
    expect(cellOf('Boxes')).toBe(2);
    // Days since 30 December 1899, as spreadsheets count them.
    const days = (moment: number) => (moment - Date.UTC(1899, 11, 30)) / 86_400_000;
    expect(cellOf('Batch date')).toBe(days(Date.parse(`${order.batch?.batchDate}T00:00:00Z`)));
    expect(cellOf('Ordered at')).toBeCloseTo(days(Date.parse(order.createdAt) + 28_800_000), 6);
    expect(files['xl/styles.xml']).toContain('&quot;RM&quot; #,##0.00');
  });

  test('is refused where a workbook would be too large, and says how many fit', async () => {
    const refused = await ordersAsXlsx(db, {}, 500).catch((error: unknown) => error);
    expect(isRefusal(refused, 'export.too_large') && refused.facts).toEqual({ max: 500 });
    await expect(ordersAsXlsx(db, {}, 600)).resolves.toBeInstanceOf(Buffer);
  });
});

describe('the summary as a file', () => {
  test('has every number of the summary once at each level, with the overall at the end', async () => {
    const { ask, lines } = await exporting();
    const { batches } = (await ask('GET', '/summary?include=verified')).json as SummaryResponse;
    const [headings = [], ...records] = await lines('summary.csv?include=verified');
    const at = (start: string) => headings.findIndex((heading) => heading.startsWith(start));
    const total = (level: string, column: string) =>
      records
        .filter(([row = '', batch]) => row.startsWith(level) && batch !== 'All batches 所有批次')
        .reduce((sum, record) => sum + Number(record[at(column)]), 0);
    const { totalOrders, totalBoxes, totalPieces, products } = sumOfBatches(batches);
    expect(total('Batch', 'Orders')).toBe(totalOrders);
    for (const level of ['Batch', 'Product']) {
      expect([level, total(level, 'Boxes')]).toEqual([level, totalBoxes]);
      expect([level, total(level, 'Pieces')]).toEqual([level, totalPieces]);
    }
    const flavours = products.flatMap(({ variations }) =>
      variations.flatMap((variation) => variation.flavours),
    );
    expect(total('Flavor', 'Pieces')).toBe(flavours.reduce((sum, { quantity }) => sum + quantity, 0));
    expect(total('Piece', 'Pieces')).toBe(totalPieces);
    const pieceOf = (batch: string, code: string, yolk: string) =>
      records
        .filter((record) => record[0]?.startsWith('Piece') && record[1] === batch)
        .filter((record) => record[at('Code')] === code && record[at('Yolk')]?.startsWith(yolk))
        .map((record) => Number(record[at('Pieces')]));
    const withYolk = flavours.filter(({ flavourId }) => flavourId === 'S1Y');
    expect(pieceOf('All batches 所有批次', 'S1', 'with yolk')).toEqual([
      withYolk.reduce((sum, { quantity }) => sum + quantity, 0),
    ]);
    const last = records.findLast(([row = '']) => row.startsWith('Batch')) ?? [];
    expect([last[1], Number(last[at('Boxes')])]).toEqual(['All batches 所有批次', totalBoxes]);
    const [flavour] = flavours;
    expect(records.some((record) => record.includes(flavour?.nameZh ?? ''))).toBe(true);
  });

  test('of one batch has no overall, and comes as a workbook too', async () => {
    const { fetchFile, lines, shop } = await exporting();
    const query = `batchId=${shop.batch('13/9').id}`;
    const records = (await lines(`summary.csv?${query}`)).slice(1);
    expect(new Set(records.map(([, batch]) => batch))).toEqual(new Set([shop.batch('13/9').batch_name]));
    const { headers, bytes } = await fetchFile(`summary.xlsx?${query}`);
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="batch-summary-2090-01-02.xlsx"');
    expect(unzip(bytes)['xl/worksheets/sheet1.xml']).toContain(`<row r="${records.length + 1}"`);
    expect((await lines(`summary.csv?batchId=${randomUUID()}`)).slice(1)).toEqual([]);
  });
});
