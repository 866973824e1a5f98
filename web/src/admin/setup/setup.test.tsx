import type { SetupResponse } from '@mooncake/domain/setup/setup.contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { OwnShopSection } from './own-shop-section.tsx';
import { SetupChecklist } from './setup-checklist.tsx';

const demo: SetupResponse = {
  done: ['payment'],
  hasDuitNow: true,
  methodsWithoutAddress: [],
  isDismissed: false,
  sample: { orders: 120, products: 9, batches: 11, members: 2, realOrders: 0, payingCustomers: 0 },
};

/** A server with one list, which can be put away. */
function serve(setup: SetupResponse, onStart: () => Response = () => new Response(null, { status: 500 })) {
  const asked: { path: string; body: unknown }[] = [];
  let kept = setup;
  answerCalls((path, body) => {
    if (body !== undefined) asked.push({ path, body });
    if (path.endsWith('/own-shop')) return onStart();
    if (path.endsWith('/dismissal')) kept = { ...kept, ...(body as Pick<SetupResponse, 'isDismissed'>) };
    return Response.json(kept);
  });
  return asked;
}

it('names the next step, and opens into all of them, ticked from the data', async () => {
  serve(demo);
  renderInOffice(<SetupChecklist />);
  await screen.findByText('1 of 8 done');
  const next = screen.getByRole('link', { name: 'Next: Names and contacts' });
  expect(next.getAttribute('href')).toBe('/admin/settings#shopName');
  fireEvent.click(screen.getByRole('button', { name: /Before you open/ }));
  const steps = within(screen.getByRole('list')).getAllByRole('link');
  expect(steps.map(({ textContent }) => /\((done|to do)\)/.exec(textContent ?? '')?.[1])).toEqual([
    'to do',
    'done',
    ...Array.from({ length: 6 }, () => 'to do'),
  ]);
});

it('says at its line what a step lacks, in the language that is read', async () => {
  serve({
    ...demo,
    hasDuitNow: false,
    methodsWithoutAddress: [
      { name: 'Pick up from Rawang', nameZh: '万挠自取' },
      { name: 'Kepong Pick up', nameZh: '甲洞自取' },
    ],
  });
  renderInOffice(<SetupChecklist />);
  fireEvent.click(await screen.findByRole('button', { name: /Before you open/ }));
  screen.getByText('DuitNow is not set up yet');
  screen.getByText('Without your address: Pick up from Rawang, Kepong Pick up');
});

it('leads to the methods themselves, not to the first part of their screen', async () => {
  serve(demo);
  renderInOffice(<SetupChecklist />);
  fireEvent.click(await screen.findByRole('button', { name: /Before you open/ }));
  const places = screen.getByRole('link', { name: /^Places and methods/ });
  expect(places.getAttribute('href')).toBe('/admin?tab=pickup-slots&part=methods');
});

it('is put away for good, and comes back from the settings', async () => {
  const asked = serve(demo);
  renderInOffice(
    <>
      <SetupChecklist />
      <OwnShopSection />
    </>,
  );
  fireEvent.click(await screen.findByRole('button', { name: /Before you open/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Hide this list' }));
  await waitFor(() => expect(toastsShown()).toContain('List hidden / You find it in the settings.'));
  await waitFor(() => expect(screen.queryByText('1 of 8 done')).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Show the list again' }));
  await screen.findByText('1 of 8 done');
  expect(asked.map(({ body }) => body)).toEqual([{ isDismissed: true }, { isDismissed: false }]);
});

it.each([
  [
    'all steps are done',
    { done: ['contacts', 'payment', 'places', 'products', 'dates', 'test_order', 'colleague', 'backup'] },
  ],
  ['it was put away', { isDismissed: true }],
] as const)('is not there once %s', async (_, change) => {
  serve({ ...demo, ...change } as SetupResponse);
  renderInOffice(
    <>
      <SetupChecklist />
      <OwnShopSection />
    </>,
  );
  await screen.findByRole('heading', { name: 'Your own shop' });
  expect(screen.queryByText('Before you open')).toBeNull();
});

const open = async () => {
  renderInOffice(<OwnShopSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Start my own shop' }));
  return within(await screen.findByRole('dialog'));
};

it('takes nothing away before the words are typed', async () => {
  const asked = serve(demo, () => Response.json({ orders: 120, products: 9, batches: 11, members: 2 }));
  const dialog = await open();
  fireEvent.click(dialog.getByRole('button', { name: 'Start my own shop' }));
  dialog.getByText('These are not the words');
  expect(asked).toEqual([]);

  fireEvent.click(dialog.getByRole('radio', { name: 'Keep them, I write over them' }));
  fireEvent.change(dialog.getByLabelText('Type "my own shop" to confirm'), {
    target: { value: 'My own shop' },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Start my own shop' }));
  await waitFor(() =>
    expect(toastsShown()).toContain('This is your own shop now / Next: your names and contacts.'),
  );
  expect(asked).toEqual([
    {
      path: '/api/admin/setup/own-shop',
      body: { confirmation: 'My own shop', realOrders: '', payingCustomers: '', keepsProducts: true },
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks for the number of real orders, also of one that came meanwhile', async () => {
  const setup = { ...demo, sample: { ...demo.sample, realOrders: 2 } };
  serve(setup, () => refusal('setup.real_orders', { realOrders: 3 }));
  const dialog = await open();
  fireEvent.change(dialog.getByLabelText(/my own shop/), { target: { value: 'my own shop' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start my own shop' }));
  dialog.getByText('This is not their number');
  fireEvent.change(dialog.getByLabelText(/There are 2 real orders/), { target: { value: '2' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start my own shop' }));
  await dialog.findByText(/Real orders in this shop: 3/);
});

it('says that somebody is paying right now, also who came after the screen was opened', async () => {
  const paying = (payingCustomers: number) => ({ ...demo, sample: { ...demo.sample, payingCustomers } });
  const server = { setup: demo };
  const asked: unknown[] = [];
  answerCalls((path, body) => {
    if (!path.endsWith('/own-shop')) return Response.json(server.setup);
    asked.push(body);
    return refusal('setup.customers_paying', { payingCustomers: 2 });
  });
  renderInOffice(<OwnShopSection />);
  const start = await screen.findByRole('button', { name: 'Start my own shop' });
  server.setup = paying(1);
  fireEvent.click(start);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('1 customer is paying right now');
  dialog.getByText(/bank details and contacts would vanish from their page/);
  fireEvent.change(dialog.getByLabelText(/my own shop/), { target: { value: 'my own shop' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start my own shop' }));
  dialog.getByText('This is not their number');
  expect(asked).toEqual([]);

  server.setup = paying(2);
  fireEvent.change(dialog.getByLabelText('To go on all the same, type 1'), { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Start my own shop' }));
  await dialog.findByText(/Customers at the payment right now: 2/);
  await dialog.findByText('2 customers are paying right now');
  expect(asked).toMatchObject([{ payingCustomers: '1' }]);
});
