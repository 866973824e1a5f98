import { describe, expect, it } from 'vitest';
import { changeNews } from './change-news.ts';
import { messageOrder } from './message.testing.ts';

const pickup = messageOrder('verified', 'pickup');

describe('what a message says of a moved order', () => {
  it('names the day and the time it had and has', () => {
    const later = { id: 'b2', batchName: 'Batch 21/9', batchDate: '2027-09-21' };
    expect(changeNews(pickup, { ...pickup, batch: later, timeSlot: '2pm - 3:30pm' })).toBe(
      [
        'Please note what changed:',
        'Date: Saturday, 18 September 2027 → Tuesday, 21 September 2027',
        'Time: 9am - 11am → 2pm - 3:30pm',
      ].join('\n'),
    );
  });

  it('speaks the language of the order, also of what was not there before', () => {
    const delivery = messageOrder('verified', 'delivery', { language: 'zh' });
    expect(changeNews(pickup, delivery)).toBe(
      [
        '请留意以下更改：',
        '方式：万挠自取 → 吉隆坡分摊运费送货',
        '时间：9am - 11am → 时间另行通知',
        '地址：无 → 8, Jalan Bulan, 50000 Kuala Lumpur',
      ].join('\n'),
    );
  });

  it('says nothing where nothing changed', () => {
    expect(changeNews(pickup, pickup)).toBeNull();
  });
});
