import { describe, expect, it } from 'vitest';
import { defaultDeliveryMethods } from './default-delivery-methods.ts';
import type { DeliveryMethod, TimeSlot } from './delivery-method.ts';
import { deliveryMethodSchema, pickupBatchSchema, timeSlotSchema } from './delivery-method.ts';
import { batchesFor, slotsFor } from './time-slots.ts';

const methods: DeliveryMethod[] = defaultDeliveryMethods.map(({ slots: _, key: __, ...method }, index) => ({
  ...method,
  id: `m${index}`,
  sortOrder: index,
}));
const slots: TimeSlot[] = defaultDeliveryMethods.flatMap((method, index) =>
  method.slots.map((slot) => ({ ...slot, id: `${index}-${slot.timeSlot}`, deliveryMethodId: `m${index}` })),
);

function methodNamed(name: (typeof defaultDeliveryMethods)[number]['name']): DeliveryMethod {
  const method = methods.find((candidate) => candidate.name === name);
  if (!method) throw new Error(`no method named ${name}`);
  return method;
}

function offered(name: (typeof defaultDeliveryMethods)[number]['name'], cartHasYam: boolean) {
  const offer = slotsFor(methodNamed(name), slots, cartHasYam);
  return offer.choice === 'fixed'
    ? { fixed: offer.slot?.timeSlot ?? null }
    : { choose: offer.slots.map(({ timeSlot }) => timeSlot) };
}

describe('the four named methods', () => {
  it('fit the contracts', () => {
    expect(methods.map((method) => deliveryMethodSchema.parse(method))).toEqual(methods);
    expect(slots.map((slot) => timeSlotSchema.parse(slot))).toEqual(slots);
  });

  it('ask for an address where boxes are brought', () => {
    expect(methods.map(({ name, isPickup, needsAddress }) => [name, isPickup, needsAddress])).toEqual([
      ['Pick up from Rawang', true, false],
      ['Self-arrange delivery from Rawang (Grab/ Lalamove)', false, true],
      ['Kepong Pick up', true, false],
      ['KL Share Delivery fees', false, true],
    ]);
  });

  it.each([false, true])('Kepong has its one time without a choice (yam: %s)', (cartHasYam) => {
    expect(offered('Kepong Pick up', cartHasYam)).toEqual({ fixed: '7:30pm - 7:45pm' });
  });

  it.each([false, true])('KL share delivery tells the time later (yam: %s)', (cartHasYam) => {
    expect(offered('KL Share Delivery fees', cartHasYam)).toEqual({ fixed: 'Time will inform later' });
  });

  it('Rawang pickup has its evening for yam and the other times without', () => {
    expect(offered('Pick up from Rawang', true)).toEqual({ choose: ['5pm - 11pm'] });
    expect(offered('Pick up from Rawang', false)).toEqual({
      choose: ['9am - 11am', '2pm - 5pm', '7pm - 9pm'],
    });
  });

  it('riders from Rawang come in the evening for yam, else in the afternoon', () => {
    const name = 'Self-arrange delivery from Rawang (Grab/ Lalamove)';
    expect(offered(name, true)).toEqual({ choose: ['6:30pm - 7pm'] });
    expect(offered(name, false)).toEqual({ choose: ['2pm - 3:30pm'] });
  });
});

describe('slotsFor', () => {
  const kepong = methodNamed('Kepong Pick up');
  const rawang = methodNamed('Pick up from Rawang');

  it('offers nothing where the method has no slots', () => {
    expect(slotsFor(kepong, [], true)).toEqual({ choice: 'fixed', slot: null });
    expect(slotsFor(rawang, [], true)).toEqual({ choice: 'choose', slots: [] });
  });

  it('leaves out slots of the other way to hand over', () => {
    const turned = slots.map((slot) => ({ ...slot, isPickup: !slot.isPickup }));
    expect(slotsFor(kepong, turned, false)).toEqual({ choice: 'fixed', slot: null });
    expect(slotsFor(rawang, turned, false)).toEqual({ choice: 'choose', slots: [] });
  });
});

describe('batchesFor', () => {
  it("gives the method's batches, earliest first", () => {
    const batch = (id: string, batchDate: string, ...deliveryMethodIds: string[]) =>
      pickupBatchSchema.parse({
        id,
        batchName: id,
        batchNameZh: '',
        batchDate,
        deliveryMethodIds,
        orderUntil: null,
      });
    const batches = [
      batch('late', '2026-09-24', 'm0'),
      batch('other', '2026-09-17', 'm3'),
      batch('early', '2026-09-03', 'm0', 'm1'),
      batch('none', '2026-09-01'),
      batch('late too', '2026-09-24', 'm0'),
    ];
    expect(batchesFor({ id: 'm0' }, batches).map(({ id }) => id)).toEqual(['early', 'late', 'late too']);
    expect(batchesFor({ id: 'm3' }, batches).map(({ id }) => id)).toEqual(['other']);
    expect(batchesFor({ id: 'm9' }, batches)).toEqual([]);
  });
});

describe('the cut-off of a batch', () => {
  it.each([
    ['2026-09-15T18:00:00+08:00', true],
    ['2026-09-15T10:00:00.000Z', true],
    ['2026-09-15', false],
    ['soon', false],
  ])('%s is a moment: %s', (orderUntil, isMoment) => {
    const batch = {
      id: 'b',
      batchName: 'B',
      batchNameZh: '',
      batchDate: '2026-09-17',
      deliveryMethodIds: [],
      orderUntil,
    };
    expect(pickupBatchSchema.safeParse(batch).success).toBe(isMoment);
  });
});
