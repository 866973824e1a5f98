import { describe, expect, it } from 'vitest';
import { aDay as date, readRows as read } from '../read-rows.testing.ts';

const first = ['Date', 'Description', 'Credit', 'Debit'];
const payment = [date, 'IN CHM004217', '50.00', ''];
const below = [date, 'OUT rent', '60.00', ''];

describe('headings again further down', () => {
  it('in another order: no row below is taken, and each is named', () => {
    const rows = [first, payment, ['Account: 2'], ['Date', 'Description', 'Debit', 'Credit'], below, payment];
    expect(read(rows)).toMatchObject({ came: [5000], unreadable: [5, 6] });
  });

  it('in the same order, as on each page of a long statement: the rows below count', () => {
    const rows = [first, payment, first, payment];
    expect(read(rows)).toMatchObject({ came: [5000, 5000], unreadable: [] });
  });

  it('in the first order again: the rows below that count', () => {
    const rows = [first, payment, ['Date', 'Description', 'Debit', 'Credit'], below, first, payment];
    expect(read(rows)).toMatchObject({ came: [5000, 5000], unreadable: [4] });
  });

  it('are not what somebody wrote about a payment', () => {
    const rows = [first, payment, ['', 'date of credit', '', ''], payment];
    expect(read(rows)).toMatchObject({ came: [5000, 5000], unreadable: [] });
  });
});
