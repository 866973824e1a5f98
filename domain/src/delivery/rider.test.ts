import { expect, test } from 'vitest';
import { defaultDeliveryMethods } from './default-delivery-methods.ts';
import { isCollectedByRider, wayFees } from './rider.ts';

test('only where the customer arranges the delivery does a rider of theirs collect', () => {
  const told = defaultDeliveryMethods.map((method) => [method.name, isCollectedByRider(method)]);
  expect(told).toEqual([
    ['Pick up from Rawang', false],
    ['Self-arrange delivery from Rawang (Grab/ Lalamove)', true],
    ['Kepong Pick up', false],
    ['KL Share Delivery fees', false],
  ]);
});

test('only a delivery costs something beside the boxes', () => {
  expect(defaultDeliveryMethods.map((method) => [method.name, wayFees(method)])).toEqual([
    ['Pick up from Rawang', 'none'],
    ['Self-arrange delivery from Rawang (Grab/ Lalamove)', 'rider'],
    ['Kepong Pick up', 'none'],
    ['KL Share Delivery fees', 'arranged'],
  ]);
});
