import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { QuantityInput } from './quantity-input.tsx';

function Line({ onChange }: { onChange: (quantity: number) => void }) {
  const [quantity, setQuantity] = useState(1);
  const change = (next: number) => {
    setQuantity(next);
    onChange(next);
  };
  return <QuantityInput label="Quantity" problem="A whole number" quantity={quantity} onChange={change} />;
}

function open() {
  const changes: number[] = [];
  render(<Line onChange={(quantity) => changes.push(quantity)} />);
  const field = screen.getByLabelText<HTMLInputElement>('Quantity');
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, type, changes };
}

it('is empty while somebody types: Backspace, then 2, is 2', () => {
  const { field, type, changes } = open();
  type('');
  expect(field.value).toBe('');
  type('2');
  expect(field.value).toBe('2');
  expect(changes).toEqual([2]);
});

it.each(['', '0', '000', 'abc'])('is as before when it is left at "%s"', (nothing) => {
  const { field, type, changes } = open();
  type(nothing);
  fireEvent.blur(field);
  expect(field.value).toBe('1');
  expect(changes).toEqual([]);
});

it('takes digits alone, and no more than four', () => {
  const { field, type, changes } = open();
  type('1,234,567');
  expect(field.value).toBe('1234');
  type('５');
  expect(field.value).toBe('5');
  expect(changes).toEqual([1234, 5]);
});

it.each(['-', '-3', '−3', '3-', '2.5', 'abc'])(
  'refuses "%s" where it is typed, and changes nothing',
  (typed) => {
    const { field, type, changes } = open();
    type(typed);
    expect(field.value).toBe(typed);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('A whole number');
    expect(changes).toEqual([]);
    fireEvent.blur(field);
    expect(field.value).toBe('1');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
