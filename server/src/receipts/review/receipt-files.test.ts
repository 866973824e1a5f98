import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { openBackOffice } from '../../orders/admin/admin-orders.testing.ts';
import { call } from '../../staff/staff.testing.ts';
import { parseStoredName } from '../../storage/stored-name.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';

const database = await createTestDatabase();

describe('receipt files', () => {
  test('are shown drawn anew, kept from doing anything, and the look is written down once', async () => {
    const { aPaidOrder, ask, audited } = await openBackOffice(database);
    const { id, receiptId } = await aPaidOrder({ file: 'slip' });
    const view = await ask('GET', `/receipts/${receiptId}/view`);
    await ask('GET', `/receipts/${receiptId}/view`);
    expect(view.json).toBe('drawn anew slip');
    expect(view.headers.get('Content-Type')).toBe('image/jpeg');
    expect(view.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(view.headers.get('Cache-Control')).toBe('private, no-store');
    expect(view.headers.get('Content-Disposition')).toBeNull();
    expect((await audited(id)).filter((action) => action === 'receipt.viewed')).toHaveLength(1);
  });

  test('are small where a list asks for it', async () => {
    const { app, headers, aPaidOrder, ask, deps } = await openBackOffice(database);
    const { receiptId } = await aPaidOrder();
    const drawn = await sharp({ create: { width: 1_200, height: 2_400, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const { display_key } = await database.db
      .selectFrom('receipts')
      .select('display_key')
      .where('id', '=', receiptId)
      .executeTakeFirstOrThrow();
    const name = parseStoredName(display_key ?? '');
    if (!name) throw new Error('the receipt has no display copy');
    await deps.storage.put(name, drawn);
    const small = await app.request(`/api/admin/receipts/${receiptId}/view?size=small`, { headers }, {});
    expect(small.headers.get('Content-Type')).toBe('image/jpeg');
    expect(await sharp(await small.arrayBuffer()).metadata()).toMatchObject({ width: 180, height: 360 });
    expect((await ask('GET', `/receipts/${receiptId}/view?size=huge`)).status).toBe(400);
  });

  test('that only come next in the line are not written down as looked at', async () => {
    const { aPaidOrder, ask, audited } = await openBackOffice(database);
    const { id, orderNumber } = await aPaidOrder();
    const before = await audited(id);
    // All that is fetched ahead of the turn.
    const review = await ask('GET', `/orders/${id}/review`);
    expect(review.json).toMatchObject({ orderNumber });
    expect(await audited(id)).toEqual(before);
  });

  test('can be downloaded as they came, under a name of ours, each time written down', async () => {
    const { aPaidOrder, ask, audited } = await openBackOffice(database);
    const { id, receiptId, orderNumber } = await aPaidOrder({ file: 'slip' });
    const original = await ask('GET', `/receipts/${receiptId}/original`);
    await ask('GET', `/receipts/${receiptId}/original`);
    expect(original.json).toBe('original slip');
    expect(original.headers.get('Content-Disposition')).toBe(
      `attachment; filename="receipt-${orderNumber}.jpg"`,
    );
    expect((await audited(id)).filter((action) => action === 'receipt.downloaded')).toHaveLength(2);
  });

  test('that are PDFs are never opened in the page', async () => {
    const { aPaidOrder, ask } = await openBackOffice(database);
    const { receiptId, orderNumber } = await aPaidOrder({ kind: 'pdf' });
    const view = await ask('GET', `/receipts/${receiptId}/view`);
    expect(view.headers.get('Content-Type')).toBe('application/pdf');
    expect(view.headers.get('Content-Disposition')).toBe(`attachment; filename="receipt-${orderNumber}.pdf"`);
  });

  test('are not served to strangers, nor when they do not exist', async () => {
    const { app, aPaidOrder, ask } = await openBackOffice(database);
    const { receiptId, id } = await aPaidOrder();
    for (const kind of ['view', 'original']) {
      expect((await call(app, `/api/admin/receipts/${receiptId}/${kind}`)).status).toBe(401);
      expect((await ask('GET', `/receipts/${id}/${kind}`)).status).toBe(404);
    }
  });
});
