import { expect, it } from 'vitest';
import { sortSlots } from './slot-order.ts';

const sorted = (...texts: string[]) =>
  sortSlots(texts.map((timeSlot) => ({ timeSlot }))).map(({ timeSlot }) => timeSlot);

it('sorts slots by the clock, not by the alphabet', () => {
  expect(sorted('7pm - 9pm', '5pm - 11pm', '12pm - 1pm', '2pm - 5pm', '9am - 11am')).toEqual([
    '9am - 11am',
    '12pm - 1pm',
    '2pm - 5pm',
    '5pm - 11pm',
    '7pm - 9pm',
  ]);
  expect(sorted('7:45pm - 8pm', '19:30 - 19:45', '12am - 1am')).toEqual([
    '12am - 1am',
    '19:30 - 19:45',
    '7:45pm - 8pm',
  ]);
});

it('sortSlots puts slots without a time last, the same start by its text', () => {
  expect(sorted('Time will inform later', '9am - 11am')).toEqual(['9am - 11am', 'Time will inform later']);
  expect(sorted('9am - 12pm', '9am - 11am')).toEqual(['9am - 11am', '9am - 12pm']);
});
