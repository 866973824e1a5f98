import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { aBatch, rawang } from './batches/batches.testing.ts';
import { BatchesTab } from './batches/batches-tab.tsx';
import { DeliveryMethods } from './batches/methods/delivery-methods.tsx';
import { TimeSlots } from './batches/slots/time-slots.tsx';
import { CategoriesTab } from './categories/categories-tab.tsx';
import { CustomersScreen } from './customers/customers-screen.tsx';
import { MoneyDialog } from './orders/money/money-dialog.tsx';
import { answerCalls, renderInOffice } from './orders/orders.testing.tsx';
import { BoxLabelsScreen } from './print/box-labels-screen.tsx';
import { KitchenSheetScreen } from './print/kitchen-sheet-screen.tsx';
import { PackingSlipsScreen } from './print/packing-slips-screen.tsx';
import { ProductsTab } from './products/products-tab.tsx';
import { TeamScreen } from './team/team-screen.tsx';

const nothing = {
  products: [],
  categories: [],
  batches: [],
  methods: [],
  deliveryMethods: [],
  templates: [],
  orders: [],
};

it.each<[string, ComponentType, { button: string; dialog: string }]>([
  ['products', ProductsTab, { button: 'Add your first product', dialog: 'Add Product' }],
  ['categories', CategoriesTab, { button: 'Add your first category', dialog: 'Add Category' }],
  ['batches', BatchesTab, { button: 'Plan your first date', dialog: 'New Batch' }],
  ['methods', DeliveryMethods, { button: 'Add your first delivery method', dialog: 'Add Delivery Method' }],
])('without %s the screen has the button that fills it', async (_, Screen, { button, dialog }) => {
  answerCalls(() => Response.json(nothing));
  renderInOffice(<Screen />);
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: dialog });
});

it.each<[string, ComponentType]>([
  ['kitchen sheet', KitchenSheetScreen],
  ['packing slips', PackingSlipsScreen],
  ['box labels', BoxLabelsScreen],
])('without orders the %s says what comes there, and where to begin', async (_, Screen) => {
  answerCalls(() => Response.json(nothing));
  renderInOffice(<Screen />);
  await screen.findByText('Once customers have ordered for a date, what to bake and to pack comes here.');
  const begin = screen.getByRole('link', { name: 'Plan dates in Batch Management' });
  expect(begin.getAttribute('href')).toBe('/admin?tab=batch-management');
});

it('a batch without orders has no slips to print', async () => {
  answerCalls(() => Response.json(nothing));
  renderInOffice(<PackingSlipsScreen />, '/admin/print/slips?batch=00000000-0000-4000-8000-000000000000');
  expect(await screen.findByText('Nothing to print')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
});

it('a method without times says what belongs there, and its button has the method chosen', async () => {
  const market = { ...rawang, id: '00000000-0000-4000-8000-0000000000c9', name: 'Ipoh night market' };
  answerCalls(() => Response.json({ deliveryMethods: [rawang, market], timeSlots: [] }));
  renderInOffice(<TimeSlots />);
  const [, second] = await screen.findAllByText(/The hours customers can choose stand here/);
  expect(second).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add the first time of Ipoh night market' }));
  const form = within(await screen.findByRole('dialog', { name: 'New time slot' }));
  expect(form.getByLabelText<HTMLSelectElement>('Delivery method').value).toBe(market.id);
});

it.each([
  ['the first batch', [], /It starts with 0 of every product/],
  ['a later one', [aBatch()], /It gets the limits of your latest batch/],
])('of %s the form says truly where its limits come from', async (_, batches, lead) => {
  answerCalls(() => Response.json({ ...nothing, batches }));
  renderInOffice(<BatchesTab />);
  fireEvent.click(await screen.findByRole('button', { name: 'New Batch' }));
  const form = within(await screen.findByRole('dialog', { name: 'New Batch' }));
  form.getByText(lead);
});

it('without templates their dialog says what one is good for', async () => {
  answerCalls(() => Response.json(nothing));
  renderInOffice(<BatchesTab />);
  fireEvent.click(await screen.findByRole('button', { name: 'Templates' }));
  await screen.findByText(/No templates yet\. Methods and times you use again and again/);
});

it('without invitations the team says who will stand there', async () => {
  answerCalls(() => Response.json({ members: [], invitations: [] }));
  renderInOffice(<TeamScreen />);
  await screen.findByText(/Whoever you invite above stands here until they have signed in/);
});

it('before a search the customers page shows what to type, and why nobody is listed', () => {
  renderInOffice(<CustomersScreen />);
  screen.getByText(/For example: Tan, 012-345 6789 or CHM004217/);
  screen.getByText(/Nobody is listed unasked/);
});

it('without money to return its list says what will stand there', async () => {
  answerCalls(() => Response.json({ orders: [], total: 0, isTotalExact: true, page: 1, pageSize: 200 }));
  renderInOffice(<MoneyDialog onClose={() => undefined} onOpen={() => undefined} />);
  await screen.findByText(/with amount and customer, until you mark the money as returned/);
});
