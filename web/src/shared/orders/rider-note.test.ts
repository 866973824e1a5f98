import { expect, test } from 'vitest';
import { riderNote } from './rider-note.ts';

test('a rider reads where, when and for which order', () => {
  const facts = {
    shopName: 'Moon Kitchen',
    place: { name: 'Our kitchen', address: '1, Jalan Contoh, Rawang' },
    batchDate: '2027-09-19',
    timeSlot: '2pm - 3:30pm',
    orderNumber: 'CHM004217',
  };
  expect(riderNote(facts).split('\n')).toEqual([
    'Collect from: Moon Kitchen, Our kitchen',
    '1, Jalan Contoh, Rawang',
    'When: Sunday, 19 September 2027, 2pm - 3:30pm',
    'Order number: CHM004217',
  ]);
  expect(riderNote({ ...facts, timeSlot: null })).toContain('When: Sunday, 19 September 2027\n');
});
