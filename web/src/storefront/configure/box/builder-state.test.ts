import type { BoxFlavour } from '@mooncake/domain/products/product';
import { expect, test } from 'vitest';
import { type BuilderAction, builderReducer, newBuilder, nextPosition } from './builder-state.ts';

const lotus: BoxFlavour = {
  id: 'S1',
  code: 'S1',
  name: 'White Lotus',
  nameZh: '白莲蓉',
  description: '',
  descriptionZh: '',
  generalFlavourCategory: 'Shanghai',
  hasYolkOption: true,
  imageUrl: null,
};

const chooseLotus: BuilderAction = { type: 'choose', flavour: lotus, hasYolk: false };
const after = (...actions: BuilderAction[]) => actions.reduce(builderReducer, newBuilder);
const navigationOf = ({ box }: ReturnType<typeof after>) => box.selections.map(({ position }) => position);

test('mooncakes fill the lowest free places', () => {
  expect(navigationOf(after(chooseLotus, chooseLotus))).toEqual([1, 2]);
  const refilled = after(
    chooseLotus,
    chooseLotus,
    chooseLotus,
    { type: 'remove', position: 2 },
    { type: 'remove', position: 1 },
    chooseLotus,
  );
  expect(navigationOf(refilled)).toEqual([1, 3]);
});

test('a place pointed at gets the next mooncake, and only that one', () => {
  const aimed = after({ type: 'aim', position: 3 });
  expect(nextPosition(aimed)).toBe(3);
  const placed = [chooseLotus, chooseLotus].reduce(builderReducer, aimed);
  expect(navigationOf(placed)).toEqual([1, 3]);
  expect(nextPosition(placed)).toBe(2);
});

test('pointing at a taken place changes nothing but says so', () => {
  const state = after(chooseLotus, { type: 'aim', position: 1 });
  expect(state.last).toEqual({ kind: 'taken', position: 1 });
  expect(nextPosition(state)).toBe(2);
});

test('a full box refuses a fifth mooncake', () => {
  const state = after(chooseLotus, chooseLotus, chooseLotus, chooseLotus, chooseLotus);
  expect(navigationOf(state)).toEqual([1, 2, 3, 4]);
  expect(state.last).toEqual({ kind: 'full' });
  expect(nextPosition(state)).toBeNull();
});

test('each step tells what happened', () => {
  const placed = after({ type: 'choose', flavour: lotus, hasYolk: true });
  expect(placed.last).toMatchObject({ kind: 'placed', selection: { position: 1, hasYolk: true } });
  expect(builderReducer(placed, { type: 'remove', position: 1 }).last).toEqual({
    kind: 'removed',
    position: 1,
  });
});
