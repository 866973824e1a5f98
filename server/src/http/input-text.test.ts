import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { createCounter, furnishShop, mochiHold } from '../checkout/checkout.testing.ts';
import { aReceipt, submit } from '../orders/submission.testing.ts';
import { addSignedIn, call } from '../staff/staff.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();
const shop = await furnishShop(database.db);
const id = '7f9c2ba4-e88f-427d-a4f0-1e6c5b5e0001';
const refused = { status: 400, json: { code: 'invalid_request' } };

async function signedIn() {
  const { app } = await createTestApp(database);
  const { headers } = await addSignedIn(database.db);
  return (path: string, sent: { method?: string; body?: unknown } = {}) =>
    call(app, path, { ...sent, headers });
}

test.each([
  ['a zero in a query', '/api/admin/orders?search=%00'],
  ['a zero in the query of a CSV file', '/api/admin/exports/orders.csv?search=%00'],
  ['a zero in the query of a workbook', '/api/admin/exports/orders.xlsx?search=a%00'],
  ['the year 0 in the query of a CSV file', '/api/admin/exports/orders.csv?from=0000-01-01'],
  ['the year 0 in a query', '/api/admin/statistics?from=0000-01-01&to=0000-01-02'],
  ['a zero in a path', '/api/products/%00'],
])('%s is refused', async (_case, path) => {
  expect(await (await signedIn())(path)).toMatchObject(refused);
});

const form = { batchName: 'Kepong', batchDate: '2090-09-13', orderUntil: null, deliveryMethodIds: [] };
const batch = { ...form, id, isActive: true, slots: [] };

test.each([
  ['a zero', { batchName: 'a\0b' }, 'batchName', 'invalid_text'],
  ['half a surrogate pair', { batchName: '\ud83e' }, 'batchName', 'invalid_text'],
  ['a moment in the year 0', { orderUntil: '0000-01-01T00:00:00Z' }, 'orderUntil', 'custom'],
])('%s in JSON is refused, with its place', async (_case, change, field, code) => {
  const answer = await (await signedIn())('/api/admin/batches', {
    method: 'POST',
    body: { ...batch, ...change },
  });
  expect(answer).toMatchObject({
    status: 400,
    json: { code: 'invalid_request', details: { issues: [{ path: ['body', field], code }] } },
  });
});

test('a number the database has no room for is refused', async () => {
  const ask = await signedIn();
  const body = { notes: '', version: 2 ** 31 };
  expect(await ask(`/api/admin/orders/${id}/notes`, { method: 'PUT', body })).toMatchObject({
    status: 400,
    json: { details: { issues: [{ path: ['body', 'version'], code: 'number_out_of_range' }] } },
  });
});

test('a zero in a form is refused, and the hold can still become an order', async () => {
  const customer = (await createCounter(database)).browser();
  const { holdId } = (await customer.hold(mochiHold(shop))).body;
  const receipt = await aReceipt();
  expect(await submit(customer, holdId, receipt, { name: 'Tan\0' })).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_request',
      details: { issues: [{ path: ['form', 'name'], code: 'invalid_text' }] },
    },
  });
  expect((await submit(customer, holdId, receipt)).status).toBe(200);
});
