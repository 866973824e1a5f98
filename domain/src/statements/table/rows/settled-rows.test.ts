import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from '../read-rows.testing.ts';

describe('a transfer that did not go through', () => {
  const statuses = ['Void', 'Not successful', 'Bounced', 'On hold', 'Unposted', 'Refunded', 'Whatever'];
  it.each(['Failed', 'PENDING', 'Gagal', '交易失败', ...statuses])('is no payment: %s', (status) => {
    const rows = [
      ['Date', 'Description', 'Status', 'Amount'],
      [date, 'CHM004217', 'Successful', '48.00'],
      [date, 'CHM004218', status, '12.00'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 1, rows: [3] } });
  });

  it.each([
    'Payment failed',
    'Payment unsuccessful',
    'Menunggu kelulusan',
    'Pending clearance',
    'Belum dibayar',
    'Awaiting approval',
    'Whatever',
    '对方未收款',
    '等待对方收款',
  ])('is none where most rows or all say so: %s', (status) => {
    const headings = ['Date', 'Description', 'Amount', 'Status'];
    const body = ['a', 'b', 'c'].map((name) => [date, `CREDIT ${name}`, '50.00', status]);
    const one = [date, 'CREDIT d', '48.00', 'Successful'];
    expect(read([headings, one, ...body])).toMatchObject({
      came: [4800],
      leftOut: { count: 3, rows: [3, 4, 5] },
    });
    expect(read([headings, ...body])).toMatchObject({ came: [], leftOut: { count: 3 } });
  });

  it.each([
    'Successful',
    'Transaction successful',
    'Success - Instant',
    'Payment successful, thank you',
    'Received in full',
    'Auto-credited',
    'SUCC',
    'Final',
    'Payment received',
    'Booked',
    'Processed',
    'Telah diterima',
    'Transaksi berjaya',
    '支付成功',
    '已收款',
    '交易完成',
  ])('is another than one that says it did: %s', (status) => {
    const rows = [
      ['Date', 'Description', 'Credit', 'Status'],
      [date, 'CHM004217', '48.00', status],
    ];
    expect(read(rows)).toMatchObject({ came: [4800], leftOut: { count: 0 } });
  });

  it.each(['State', 'Result'])('is not seen in a column of something else, called %s', (heading) => {
    const rows = [
      ['Date', 'Description', 'Credit', heading],
      [date, 'CHM004217', '48.00', 'Selangor'],
      [date, 'CHM004218', '12.00', 'Johor'],
    ];
    expect(read(rows)).toMatchObject({ came: [4800, 1200], leftOut: { count: 0 } });
  });
});

describe('a status nobody knows', () => {
  const table = (...statuses: string[]) => [
    ['Date', 'Description', 'Amount', 'Status'],
    ...statuses.map((status, at) => [date, `CREDIT ${at}`, '50.00', status]),
  ];

  it('is asked about, the commonest first', () => {
    const found = read(table('ACSP', '00', 'Successful', '00', 'Failed', ' 00 ', ''));
    expect(found).toMatchObject({
      came: [5000, 5000],
      unknownStatuses: ['00', 'ACSP'],
      leftOut: { count: 5 },
    });
  });

  it('means that the money arrived once somebody says so, of no other', () => {
    const found = read(table('ACSP', '00', '00', 'Failed'), { arrivedWords: ['00', 'Failed'] });
    expect(found).toMatchObject({
      came: [5000, 5000],
      unknownStatuses: ['00', 'ACSP'],
      leftOut: { count: 2 },
    });
  });

  it('is no sentence, and there are ten at most', () => {
    const codes = Array.from({ length: 12 }, (_, at) => `code ${at}`);
    expect(read(table('x'.repeat(41), ...codes)).unknownStatuses).toEqual(codes.slice(0, 10));
  });

  it('is not looked for where no heading speaks of a status', () => {
    const rows = [
      ['Date', 'Description', 'Amount', 'Branch'],
      [date, 'CREDIT', '50.00', '00'],
    ];
    expect(read(rows)).toMatchObject({ came: [5000], unknownStatuses: [] });
  });
});
