import { expect, test } from 'vitest';
import { composeMessage } from './compose-message.ts';
import { messageOrder, shop } from './message.testing.ts';

const market = {
  id: 'ipoh',
  name: 'Ipoh night market',
  nameZh: '怡保夜市自取',
  description: 'Look for the moon lantern.',
  descriptionZh: '请找月亮灯笼。',
  feeNote: 'Free of charge',
  feeNoteZh: '免费',
  isPickup: true,
  needsAddress: false,
  place: {
    name: 'Stall 12',
    nameZh: '12 号摊位',
    address: 'Jalan Dato Tahwil Azar, Ipoh',
    note: 'Beside the fountain.',
    noteZh: '喷泉旁边。',
    mapUrl: 'https://maps.example.com/12',
    mapImageUrl: null,
  },
};
const noted = {
  timeSlot: 'After dark',
  timeSlotZh: '天黑以后',
  slotNote: 'Bring a bag.',
  slotNoteZh: '请自备袋子。',
};

test('a message says of any method what the owner wrote about it, place, time and fee', () => {
  const order = messageOrder('verified', 'pickup', { deliveryMethod: market, ...noted });
  expect(composeMessage(order, shop)).toContain(
    [
      'Ipoh night market',
      'Look for the moon lantern.',
      'Saturday, 18 September 2027, After dark',
      'Bring a bag.',
      'Stall 12: Jalan Dato Tahwil Azar, Ipoh',
      'Beside the fountain.',
      'https://maps.example.com/12',
      'Free of charge',
    ].join('\n'),
  );
  const unnumbered = { ...market, place: { ...market.place, address: '' } };
  expect(composeMessage({ ...order, deliveryMethod: unnumbered }, shop)).toContain('\nStall 12\nBeside');
  const inChinese = composeMessage({ ...order, language: 'zh' }, shop);
  for (const words of [
    '怡保夜市自取',
    '请找月亮灯笼。',
    '天黑以后',
    '请自备袋子。',
    '12 号摊位',
    '喷泉旁边。',
    '免费',
  ]) {
    expect(inChinese).toContain(words);
  }
});
