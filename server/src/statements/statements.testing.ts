import { randomUUID } from 'node:crypto';
import { ringgitDigits } from '@mooncake/domain/money';
import type {
  BankPayment,
  MoneyOverview,
  PaymentState,
  PaymentsResponse,
  StatementImportResponse,
  StatementPreview,
} from '@mooncake/domain/statements/statements.contract';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { openBackOffice } from '../orders/admin/admin-orders.testing.ts';
import type { TestDatabase } from '../testing/test-database.testing.ts';

const headings = 'Date,Description,Credit,Balance';
type FileBytes = string | Uint8Array<ArrayBuffer>;
type Row = readonly [date: string, text: string, ringgit: string, balance?: string];

/** A statement of an invented bank. */
export const statementOf = (...rows: readonly Row[]) =>
  [
    headings,
    ...rows.map(([date, text, ringgit, balance = '']) => `${date},${text},${ringgit},${balance}`),
  ].join('\n');

/** The back office with a bank that sends statements. */
export async function openMoneyDesk(
  database: TestDatabase,
  options: Parameters<typeof openBackOffice>[1] = {},
) {
  const office = await openBackOffice(database, options);
  const { app, headers, ask } = office;

  async function send(
    path: string,
    file: FileBytes | null,
    fields: Record<string, string> = {},
    key = randomUUID(),
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (file !== null) form.set('statement', new Blob([file]), 'statement.csv');
    const init = {
      method: 'POST',
      body: form,
      headers: { ...headers, 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': key },
    };
    const answer = await app.request(`/api/admin/money/statements${path}`, init, {});
    return { status: answer.status, json: (await answer.json()) as unknown };
  }

  const preview = async (file: FileBytes | null, fields?: Record<string, string>) => {
    const { status, json } = await send('/preview', file, fields);
    return { status, json, seen: json as StatementPreview };
  };
  /** Confirms whatever was recognised. */
  async function take(file: FileBytes, name = 'Bank Purnama'): Promise<StatementImportResponse> {
    const { seen } = await preview(file);
    const { status, json } = await send('', file, { name, mapping: JSON.stringify(seen.mapping) });
    if (status !== 200) throw new Error(`the statement was refused: ${JSON.stringify(json)}`);
    return json as StatementImportResponse;
  }
  const overview = async (days = 3) => (await ask('GET', `/money?days=${days}`)).json as MoneyOverview;
  const list = async (state: PaymentState) =>
    ((await ask('GET', `/money/payments?state=${state}`)).json as PaymentsResponse).payments;
  const settle = ({ id, version }: Pick<BankPayment, 'id' | 'version'>, decision: object) =>
    ask('PUT', `/money/payments/${id}`, { version, decision });
  const verify = async (payments: readonly Pick<BankPayment, 'id' | 'version'>[]) =>
    ask('POST', '/money/verify-exact', { payments: payments.map(({ id, version }) => ({ id, version })) });
  const takeBack = (statementId: string) => ask('DELETE', `/money/statements/${statementId}`);
  return { ...office, send, preview, take, takeBack, overview, list, settle, verify };
}

/** What came in is what the groups come to, to the sen. */
export function addsUp({ cameInSen, matchedSen, setAsideSen, openSen, states }: MoneyOverview): boolean {
  const sum = Object.values(states).reduce((total, { amountSen }) => total + amountSen, 0);
  return cameInSen === sum && cameInSen === matchedSen + setAsideSen + openSen;
}

/** Neither payments nor orders, and boxes for everybody. */
export async function emptyTheDesk(db: Db) {
  await sql`truncate statements, statement_lines, statement_mappings, bank_payments, payment_shares`.execute(
    db,
  );
  await db.deleteFrom('orders').execute();
  await db.updateTable('product_batch_limits').set({ taken: 0, limit_quantity: 50 }).execute();
  await db.updateTable('batch_time_slots').set({ booked: 0, capacity: null }).execute();
}

/** The same in the September of the statements, with orders placed on its first day. */
export async function openDesk(database: TestDatabase) {
  const opened = await openMoneyDesk(database, { clock: () => new Date('2026-09-20T04:00:00Z') });
  /** With a receipt. */
  const anOrder = async (quantity = 1) => {
    const { id } = await opened.aPaidOrder({ quantity });
    const at = new Date('2026-09-01T04:00:00Z');
    await database.db
      .updateTable('orders')
      .set({ created_at: at, payment_uploaded_at: at })
      .where('id', '=', id)
      .execute();
    const order = await opened.look(id);
    return { ...order, ringgit: ringgitDigits(order.totalSen) };
  };
  return { ...opened, anOrder };
}
