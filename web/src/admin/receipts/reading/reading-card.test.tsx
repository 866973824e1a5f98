import type { ReceiptReading } from '@mooncake/domain/receipts/reading/receipt-reading.contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aReview, openReview, press } from '../review.testing.tsx';
import { aReading } from './reading.testing.ts';

const notFound = { verdict: 'not-found', read: null, box: null } as const;

beforeEach(() => localStorage.clear());

async function show(reading: ReceiptReading | null, sameFileOrders = aReview().sameFileOrders) {
  const review = openReview(() => null, aReview({ reading, sameFileOrders }));
  await screen.findByRole('heading', { name: /CHM123456/ });
  return review;
}

const card = () => screen.getByRole('region', { name: 'What the shop read' });
const lines = () =>
  within(card())
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

it('says the verdict and each part in words, not in colour alone', async () => {
  const amount = { verdict: 'differs', read: 'RM 14.00', box: null } as const;
  await show(aReading({ amount, date: notFound }, { verdict: 'does-not-match' }));
  expect(within(card()).getByRole('status').textContent).toBe('Does not match');
  expect(lines()).toEqual([
    'differsread: RM 14.00',
    'matches',
    'matches',
    'not found',
    'matches',
    'foundFT26091700451',
  ]);
});

it('marks what matches but has to be looked at again', async () => {
  const account = { verdict: 'matches', read: '7731', box: null, isDoubtful: true } as const;
  await show(aReading({ account }, { verdict: 'please-look' }));
  expect(within(card()).getByRole('status').textContent).toBe('Please look');
  expect(lines()[2]).toBe('matches, but look again');
});

it('says of a PDF why it is looked at, though every part matches', async () => {
  const whole = { read: '1', box: null, verdict: 'matches', isDoubtful: true } as const;
  const review = aReview({ reading: aReading({ amount: whole }, { verdict: 'please-look' }) });
  const why = /A PDF may show something else than it says/;
  openReview(() => null, { ...review, receipt: review.receipt && { ...review.receipt, kind: 'pdf' } });
  await screen.findByRole('heading', { name: /CHM123456/ });
  expect(card().textContent).toMatch(why);
  cleanup();
  await show(aReading({ amount: whole }, { verdict: 'please-look' }));
  expect(card().textContent).not.toMatch(why);
});

it('says what nobody taught the shop to read, and shades it on the picture', async () => {
  const box = { left: 0.1, top: 0.8, width: 0.3, height: 0.05 };
  const notUnderstood = [
    { read: 'standing', box },
    { read: 'every month', box: null },
    { read: 'standing', box: { ...box, top: 0.9 } },
  ];
  await show(aReading({ notUnderstood }, { verdict: 'please-look' }));
  expect(card().textContent).toContain('Not known here: "standing", "every month"');
  expect(lines()).toHaveLength(6);
  fireEvent.load(await screen.findByAltText('Receipt of CHM123456'));
  expect(document.querySelectorAll('[data-not-known]').length).toBe(2);
});

it('says that something could not be read, once, and shades it', async () => {
  const box = { left: 0.1, top: 0.8, width: 0.3, height: 0.05 };
  const notUnderstood = [
    { read: '', box },
    { read: 'standing', box: null },
    { read: '', box: { ...box, top: 0.9 } },
  ];
  await show(aReading({ notUnderstood }, { verdict: 'please-look' }));
  expect(screen.getAllByText('Something here could not be read, or was laid over the picture')).toHaveLength(
    1,
  );
  expect(card().textContent).toContain('Not known here: "standing"');
  fireEvent.load(await screen.findByAltText('Receipt of CHM123456'));
  expect(document.querySelectorAll('[data-not-known]').length).toBe(2);
});

it.each(['everything-matches', 'please-look', 'does-not-match'] as const)(
  'says %s in the head of the panel and on the card',
  async (verdict) => {
    await show(aReading({}, { verdict }));
    const words = { 'everything-matches': 'Everything matches', 'please-look': 'Please look' };
    const said = screen.getAllByText({ ...words, 'does-not-match': 'Does not match' }[verdict]);
    expect(said.map((element) => card().contains(element))).toEqual([false, true]);
  },
);

it('tells once what differs, on the card and on the picture', async () => {
  const box = { left: 0.1, top: 0.8, width: 0.3, height: 0.05 };
  const amount = { verdict: 'differs', read: 'RM 14.00', box } as const;
  const notUnderstood = [{ read: 'RM 14.00', box }];
  await show(aReading({ amount, notUnderstood }, { verdict: 'does-not-match' }));
  expect(card().textContent).not.toContain('Not known here');
  fireEvent.load(await screen.findByAltText('Receipt of CHM123456'));
  expect(document.querySelectorAll('[data-not-known]').length).toBe(0);
});

it('names three similar orders, and the others when asked', async () => {
  const similarOrders = ['CHM000001', 'CHM000002', 'CHM000003', 'CHM000004', 'CHM000005'].map(
    (orderNumber, place) => ({ orderId: `${place}`, orderNumber, why: 'similar-picture' as const }),
  );
  await show(aReading({}, { verdict: 'please-look', similarOrders }));
  const named = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('button', { name: /^CHM/ })
      .map(({ textContent }) => textContent?.slice(0, 9));
  expect(named()).toEqual(['CHM000001', 'CHM000002', 'CHM000003']);
  fireEvent.click(screen.getByRole('button', { name: 'and 2 more' }));
  expect(named()).toHaveLength(5);
  expect(document.activeElement?.textContent).toContain('CHM000004');
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

it('links the order that shows the same transaction, and tells the same file once', async () => {
  const [first, second] = ['CHM000001', 'CHM000002'];
  const sameFile = [{ orderId: 'a', orderNumber: first, uploadedAt: '2026-09-01T10:00:00.000Z' }];
  const similarOrders = [
    { orderId: 'a', orderNumber: first, why: 'similar-picture' },
    { orderId: 'b', orderNumber: second, why: 'same-transaction' },
  ] as const;
  const { opened } = await show(
    aReading({}, { verdict: 'please-look', similarOrders: [...similarOrders] }),
    sameFile,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^This file was already used.*CHM000001/),
    expect.stringMatching(/^The same transaction number is on another order.*CHM000002/),
  ]);
  fireEvent.click(screen.getByRole('button', { name: /CHM000002/ }));
  expect(opened).toEqual(['b']);
});

it('says that it waits, and shows what was read when that comes by itself', async () => {
  const waiting = aReading({}, { state: 'waiting', verdict: null, findings: null });
  const { changeMeanwhile } = await show(waiting);
  expect(screen.getByText('The shop is reading this receipt...')).toBeDefined();
  await changeMeanwhile({ reading: aReading() });
  const read = await screen.findByRole('region', { name: 'What the shop read' });
  expect(within(read).getByRole('status').textContent).toBe('Everything matches');
  expect(screen.queryByText('The shop is reading this receipt...')).toBeNull();
});

it('is one quiet line where nothing reads, and nothing where it was decided unread', async () => {
  await show(aReading({}, { state: 'off', verdict: null, findings: null }));
  expect(
    screen.getByText('Receipts are not read here: the reader is not installed, or switched off.'),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Sort by/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /where it was read/ })).toBeNull();
  cleanup();
  await show(null);
  expect(screen.queryByText(/not read here/)).toBeNull();
});

it('draws boxes over the picture, until somebody puts them away, also the next time', async () => {
  await show(aReading());
  const boxes = () => document.querySelectorAll('[data-reading-boxes] g').length;
  fireEvent.load(await screen.findByAltText('Receipt of CHM123456'));
  expect(boxes()).toBe(6);
  press('b');
  expect(boxes()).toBe(0);
  cleanup();
  await show(aReading());
  fireEvent.load(await screen.findByAltText('Receipt of CHM123456'));
  expect(boxes()).toBe(0);
  fireEvent.click(screen.getAllByRole('button', { name: 'Show where it was read' })[0] as HTMLElement);
  expect(boxes()).toBe(6);
});

it('calls a box on the picture what the card calls its line, and names none that was not found', async () => {
  await show(aReading({ orderNumber: { verdict: 'not-found', read: null, box: null } }));
  fireEvent.load(await screen.findByAltText('Receipt of CHM123456'));
  const onPicture = [...document.querySelectorAll('[data-reading-boxes] text')].map(
    ({ textContent }) => textContent,
  );
  expect(onPicture).toEqual(['1', '3', '4', '5', '6']);
  const card = screen.getByRole('region', { name: 'What the shop read' });
  expect([...card.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    ...['1Amount', 'Order number', '3Our account', '4Date', '5Transfer done', '6Transaction number'],
  ]);
});

it('goes through the line by verdict where that is wished, also the next time', async () => {
  const { fetched } = await show(aReading());
  fireEvent.click(screen.getByRole('button', { name: 'Sort by verdict' }));
  expect(await screen.findByRole('button', { name: 'Sort by arrival' })).toBeDefined();
  expect(fetched.some((path) => path.endsWith('/review?sort=verdict'))).toBe(true);
  cleanup();
  const again = await show(aReading());
  expect(again.fetched[0]).toMatch(/\/review\?sort=verdict$/);
});
