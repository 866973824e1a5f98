import { describe, expect, it } from 'vitest';
import { bannerLines, dayAndMonth, isAtNight, namesNoTime } from './banner-lines.ts';

const method = (id: string, changes: object = {}) => ({
  id,
  name: id,
  nameZh: '',
  description: '',
  descriptionZh: '',
  feeNote: '',
  feeNoteZh: '',
  sortOrder: 1,
  isPickup: true,
  slotChoice: 'choose' as const,
  needsAddress: false,
  place: null,
  ...changes,
});
const batch = (batchDate: string, ...deliveryMethodIds: string[]) => ({
  id: batchDate,
  batchName: batchDate,
  batchNameZh: '',
  batchDate,
  deliveryMethodIds,
  orderUntil: null,
});
const slot = (deliveryMethodId: string, timeSlot: string, changes: object = {}) => ({
  id: `${deliveryMethodId} ${timeSlot}`,
  deliveryMethodId,
  timeSlot,
  timeSlotZh: '',
  note: '',
  noteZh: '',
  isPickup: true,
  requiresTeochewYam: false,
  capacity: null,
  ...changes,
});

describe('the banner above the delivery chooser', () => {
  const rawang = method('rawang');
  const kepong = method('kepong', { slotChoice: 'fixed' });
  const batches = [batch('2027-09-21', 'rawang', 'kepong'), batch('2027-09-17', 'rawang')];
  const slots = [
    slot('rawang', '9am - 11am'),
    slot('rawang', '5pm - 11pm', { requiresTeochewYam: true }),
    slot('kepong', '7:30pm - 7:45pm'),
  ];

  it('names the one date and time of a special evening', () => {
    const [, line] = bannerLines([rawang, kepong], batches, slots);
    expect(line).toMatchObject({ dates: ['2027-09-21'], onlySlot: '7:30pm - 7:45pm', ownSlots: [] });
  });

  it('says "all dates" where a method serves every one, and tells the hours of yam', () => {
    const [line] = bannerLines([rawang, kepong], batches, slots);
    expect(line).toMatchObject({ dates: 'all', onlySlot: null, ownSlots: ['5pm - 11pm'] });
  });

  it('lists the dates as soon as one is left out', () => {
    const [line] = bannerLines([rawang], [...batches, batch('2027-09-19', 'kepong')], slots);
    expect(line?.dates).toEqual(['2027-09-17', '2027-09-21']);
  });

  it('has no dates to tell when no batch is open', () => {
    expect(bannerLines([rawang], [], slots)[0]?.dates).toEqual([]);
  });

  it('writes dates and hours as the shop speaks of them', () => {
    expect(dayAndMonth('2027-09-07')).toBe('7/9');
    expect([
      isAtNight('7:30pm - 7:45pm'),
      isAtNight('12pm'),
      isAtNight('7am'),
      isAtNight('2pm - 5pm'),
    ]).toEqual([true, false, false, false]);
    expect([namesNoTime('Time will inform later'), namesNoTime('5pm - 11pm')]).toEqual([true, false]);
  });
});
