import { describe, expect, it } from 'vitest';
import { placesAhead, stepOf } from './grid-moves.ts';

const pressed = (key: string, held: object = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('stepOf', () => {
  it.each([
    ['ArrowUp', -1, 0],
    ['ArrowDown', 1, 0],
    ['ArrowLeft', 0, -1],
    ['ArrowRight', 0, 1],
    ['Enter', 1, 0],
  ])('%s leads %i down and %i across', (key, row, column) => {
    expect(stepOf(pressed(key))).toEqual({ row, column });
  });

  it('leads back with Shift and Enter, and leaves other keys alone', () => {
    expect(stepOf(pressed('Enter', { shiftKey: true }))).toEqual({ row: -1, column: 0 });
    for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey']) {
      expect(stepOf(pressed('ArrowLeft', { [held]: true }))).toBeNull();
    }
    expect(stepOf(pressed('Tab'))).toBeNull();
    expect(stepOf(pressed('7'))).toBeNull();
  });
});

describe('placesAhead', () => {
  it('goes on to the edge, and never over it', () => {
    const size = { rows: 3, columns: 2 };
    expect(placesAhead({ row: 0, column: 1 }, { row: 1, column: 0 }, size)).toEqual([
      { row: 1, column: 1 },
      { row: 2, column: 1 },
    ]);
    expect(placesAhead({ row: 0, column: 1 }, { row: 0, column: 1 }, size)).toEqual([]);
    expect(placesAhead({ row: 0, column: 0 }, { row: -1, column: 0 }, size)).toEqual([]);
  });
});
