import { statusLogEntry } from '@mooncake/domain/orders/status/status-log';
import { expect, test } from 'vitest';
import { orderTexts } from '../../../shared/orders/order.texts.ts';
import { tellLogEntry } from './tell-log-entry.ts';

const entry = statusLogEntry({
  before: { orderStatus: 'payment_uploaded', paymentStatus: 'pending' },
  after: { orderStatus: 'ready_for_pickup', paymentStatus: 'pending' },
  reason: 'Packed | twice',
  at: new Date('2026-11-17T07:31:00Z'),
});

test('says what changed in the words of the reader, and nothing of what stayed', () => {
  expect(tellLogEntry(entry, orderTexts.en)).toBe(
    '[2026-11-17 15:31] Packed | twice · Payment Uploaded → Ready for Pickup',
  );
  expect(tellLogEntry(entry, orderTexts.zh)).toBe(
    `[2026-11-17 15:31] Packed | twice · ${orderTexts.zh.status.payment_uploaded} → ${orderTexts.zh.status.ready_for_pickup}`,
  );
});

test('leaves as it is what only looks like an entry', () => {
  const odd = '[2026-11-17 15:31] Old | order: baked -> eaten | payment: none -> some';
  expect(tellLogEntry(odd, orderTexts.en)).toBe(odd);
});
