import type { PickupBatch } from '@mooncake/domain/delivery/delivery-method';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import { someSettings } from '@mooncake/domain/settings/settings.testing';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, renderInOffice } from '../orders/orders.testing.tsx';
import { PosterScreen } from './poster-screen.tsx';

const aDate = (day: number): PickupBatch => ({
  id: `b-${day}`,
  batchName: `Batch ${day}/9`,
  batchNameZh: '',
  batchDate: `2027-09-${String(day).padStart(2, '0')}`,
  orderUntil: day === 13 ? '2027-09-10T12:00:00.000Z' : null,
  deliveryMethodIds: [],
});

async function openPoster(batches: readonly PickupBatch[], changes: Partial<PublicSettings> = {}) {
  answerCalls((path) =>
    path === '/api/pickup-batches'
      ? Response.json({ batches })
      : Response.json({ ...someSettings(), ...changes }),
  );
  renderInOffice(<PosterScreen />);
  const poster = await screen.findByRole('article');
  return (poster.textContent ?? '').replace(/\s+/g, ' ');
}

it('tells name, dates and address in both languages, the nearest date first', async () => {
  const words = await openPoster([aDate(17), aDate(13)]);
  for (const part of ['Moon Kitchen', '月亮厨房', 'Scan to order 扫码下单', window.location.host]) {
    expect(words).toContain(part);
  }
  expect(words).toContain('order until 10 Sept, 8:00');
  expect(words.indexOf('13 Sept 2027')).toBeLessThan(words.indexOf('17 Sept 2027'));
  expect(words.indexOf('13 Sept 2027')).toBeGreaterThan(0);
  await screen.findByRole('img', { name: /QR code to the shop/ });
});

it('names eight dates and counts the rest', async () => {
  const words = await openPoster(Array.from({ length: 11 }, (_, index) => aDate(index + 10)));
  expect(words).toContain('and 3 more in the shop 另有 3 个日期，见网店');
  expect(words).not.toContain('18 Sept 2027');
});

it('says where the dates are when there is none', async () => {
  expect(await openPoster([])).toContain('Dates are in the shop. 日期请见网店。');
});

it('says so on the paper while the shop is a demo', async () => {
  expect(await openPoster([])).not.toContain('Sample');
  cleanup();
  expect(await openPoster([], { isSample: true })).toContain('Sample of a demo shop 演示商店示例');
});
