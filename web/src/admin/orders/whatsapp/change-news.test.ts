import { describe, expect, it } from 'vitest';
import { changeNews } from './change-news.ts';
import { composeMessage } from './compose-message.ts';
import { messageOrder, shop } from './message.testing.ts';

const rawang = { name: 'Pick up from Rawang', nameZh: '万挠自取' };
const share = { name: 'KL Share Delivery fees', nameZh: '吉隆坡分摊运费送货' };
const anotherDay = {
  changes: [
    { field: 'batch', before: 'Batch 18/9', after: 'Batch 21/9' },
    { field: 'batchDate', before: '2027-09-18', after: '2027-09-21' },
    { field: 'timeSlot', before: '9am - 11am', after: '2pm - 3:30pm' },
  ],
  addressChanged: false,
};

describe('what a message says of a moved order', () => {
  it('names the day and the time it had and has', () => {
    expect(changeNews(messageOrder('verified', 'pickup', { moved: anotherDay }))).toBe(
      [
        'Please note what changed:',
        'Date: Saturday, 18 September 2027 → Tuesday, 21 September 2027',
        'Time: 9am - 11am → 2pm - 3:30pm',
      ].join('\n'),
    );
  });

  it('speaks the language of the order, also of what was not there before, and tells the new address', () => {
    const moved = {
      changes: [
        { field: 'deliveryMethod', before: rawang, after: share },
        {
          field: 'timeSlot',
          before: null,
          after: { name: 'Time will inform later', nameZh: '时间另行通知' },
        },
      ],
      addressChanged: true,
    };
    expect(changeNews(messageOrder('verified', 'delivery', { language: 'zh', moved }))).toBe(
      [
        '请留意以下更改：',
        '方式：万挠自取 → 吉隆坡分摊运费送货',
        '时间：无 → 时间另行通知',
        '新地址：8, Jalan Bulan, 50000 Kuala Lumpur',
      ].join('\n'),
    );
  });

  it('says nothing where a customer has nothing to know', () => {
    const inside = {
      changes: [{ field: 'outsideStock', before: true, after: false }],
      addressChanged: false,
    };
    expect(changeNews(messageOrder('verified', 'pickup'))).toBeNull();
    expect(changeNews(messageOrder('verified', 'pickup', { moved: inside }))).toBeNull();
    // The address an order no longer has is nobody's news.
    const collected = { changes: [], addressChanged: true };
    expect(changeNews(messageOrder('verified', 'pickup', { moved: collected }))).toBeNull();
  });

  it.each(['unpaid', 'received', 'outsideStock', 'verified', 'ready'] as const)(
    'stands before everything else in the message of an order that is %s',
    (kind) => {
      const order = messageOrder(kind, 'pickup', { moved: anotherDay });
      expect(composeMessage(order, shop).split('\n\n')[1]).toBe(changeNews(order));
    },
  );

  it.each(['completed', 'cancelled'] as const)('is no news any more once the order is %s', (kind) => {
    const order = messageOrder(kind, 'pickup', { moved: anotherDay });
    expect(composeMessage(order, shop)).not.toContain('what changed');
  });
});
