import type { AdminMethod } from '@mooncake/domain/delivery/method-admin.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../../orders/orders.testing.tsx';
import { rawang } from '../batches.testing.ts';
import { DeliveryMethods } from './delivery-methods.tsx';

const rider: AdminMethod = {
  ...rawang,
  id: '00000000-0000-4000-8000-00000000000b',
  name: 'Book your own rider',
  nameZh: '自行安排骑手',
  sortOrder: 2,
  isPickup: false,
  needsAddress: true,
  orders: 3,
  version: 7,
};

/** Opens the screen on these methods; `change` answers everything that is no list. */
async function openScreen(
  methods: readonly AdminMethod[] = [rawang, rider],
  change: (path: string, body: unknown) => Response | null = () => null,
) {
  answerCalls((path, body) => {
    const isList = path === '/api/admin/delivery-methods' && body === undefined;
    return isList ? Response.json({ deliveryMethods: methods }) : change(path, body);
  });
  renderInOffice(<DeliveryMethods />);
  await screen.findByRole('button', { name: 'Add Delivery Method' });
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));

test('a list that cannot be loaded says so, and is asked for again', async () => {
  let isDown = true;
  answerCalls(() => (isDown ? refusal('internal', {}, 500) : Response.json({ deliveryMethods: [rawang] })));
  renderInOffice(<DeliveryMethods />);
  await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to load delivery methods']));
  isDown = false;
  press('Try Again');
  expect(await screen.findByRole('button', { name: 'Edit Pick up from Rawang' })).toBeTruthy();
});

test('a method says how it works, where, and what it still lacks', async () => {
  await openScreen([
    { ...rawang, slots: 0 },
    { ...rider, batches: 0 },
    { ...rider, id: 'off', name: 'Off', isActive: false, slots: 0, batches: 0 },
  ]);
  const [first, second, third] = screen.getAllByRole('listitem').map((item) => item.textContent ?? '');
  expect(first).toContain('1, Jalan Bulan, 48000 Rawang');
  expect(first).toContain('No times yet');
  expect(second).toContain('Asks for an address');
  expect(second).toContain('Not offered on any batch to come');
  expect(third).not.toMatch(/No times yet|Not offered on any/);
});

test('a new pickup needs both names and a place that can be found, each told at its field', async () => {
  await openScreen();
  press('Add Delivery Method');
  press('Save');
  expect(toastsShown()).toEqual(['Validation Error / Please look at the marked fields.']);
  const wrong = ['Name (English)', 'Name (Chinese)', 'Name of the place (English)', 'Address of the place'];
  for (const label of wrong) {
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  }
  tick('There is a place to come to');
  expect(screen.getByRole('alert').textContent).toBe(
    'Say where: a place to come to, or an address to ask for.',
  );
});

test('a new method goes to the end and is sent as it was typed', async () => {
  const sent: unknown[] = [];
  await openScreen([rawang, rider], (_path, body) => {
    sent.push(body);
    return Response.json({ deliveryMethod: { ...rawang, name: 'Ipoh night market' } });
  });
  press('Add Delivery Method');
  expect(screen.getByLabelText<HTMLInputElement>('Sort order').value).toBe('3');
  type('Name (English)', 'Ipoh night market');
  type('Name (Chinese)', '怡保夜市自取');
  type(/^Fee note \(English\)/, 'Free of charge');
  type('Name of the place (English)', 'Stall 12');
  type('Address of the place', 'Jalan Dato Tahwil Azar');
  type(/^Link to a map/, 'maps');
  press('Save');
  expect(screen.getByText('This is not a link that begins with https://')).toBeTruthy();
  type(/^Link to a map/, 'https://maps.example.com/12');
  press('Save');
  await waitFor(() => expect(toastsShown()).toContain('Delivery method created / Ipoh night market'));
  expect(sent).toMatchObject([
    {
      name: 'Ipoh night market',
      nameZh: '怡保夜市自取',
      feeNote: 'Free of charge',
      isPickup: true,
      slotChoice: 'choose',
      needsAddress: false,
      sortOrder: 3,
      isActive: true,
      place: { name: 'Stall 12', mapUrl: 'https://maps.example.com/12', mapImageUrl: null },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a delivery asks for an address, and needs no place', async () => {
  const sent: unknown[] = [];
  await openScreen([rawang], (_path, body) => {
    sent.push(body);
    return Response.json({ deliveryMethod: rider });
  });
  press('Add Delivery Method');
  type('Name (English)', 'Round through Ipoh');
  type('Name (Chinese)', '怡保送货');
  type('Pickup or delivery', 'delivery');
  type('Time', 'fixed');
  tick('There is a place to come to');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([{ isPickup: false, needsAddress: true, slotChoice: 'fixed', place: null }]);
});

test('a place that two methods share is mended for both, unless staff say otherwise', async () => {
  const sent: unknown[] = [];
  await openScreen([rawang, rider], (_path, body) => {
    sent.push(body);
    return Response.json({ deliveryMethod: rawang });
  });
  const mend = async (address: string) => {
    press('Edit Pick up from Rawang');
    expect(screen.queryByRole('checkbox', { name: /^Change the place of/ })).toBeNull();
    type('Address of the place', address);
  };
  await mend('2, Jalan Bulan');
  press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await mend('3, Jalan Bulan');
  tick('Change the place of Book your own rider too');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { version: 1, movesSharedPlace: true, place: { address: '2, Jalan Bulan' } },
    { movesSharedPlace: false, place: { address: '3, Jalan Bulan' } },
  ]);
});

test('a colleague who saved first is not overwritten unasked', async () => {
  const sent: { version: number }[] = [];
  await openScreen([rawang], (_path, body) => {
    sent.push(body as { version: number });
    return sent.length === 1
      ? refusal('method.changed_meanwhile', { version: 5 }, 409)
      : Response.json({ deliveryMethod: rawang });
  });
  press('Edit Pick up from Rawang');
  type(/^Hint \(English\)/, 'Come by car');
  press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([1, 5]));
});

test('one in use is not asked about; one that is not is deleted', async () => {
  const removed: string[] = [];
  await openScreen([{ ...rawang, batches: 0 }, rider], (path) => {
    removed.push(path);
    return Response.json({ deliveryMethods: [] });
  });
  press('Delete Book your own rider');
  expect(within(screen.getByRole('dialog')).getByText(/3 orders and 1 batch to come/)).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  press('Delete Pick up from Rawang');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(removed).toEqual([`/api/admin/delivery-methods/${rawang.id}`]));
});
