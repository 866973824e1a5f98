import { addItem } from '@mooncake/domain/cart/add-item';
import { yamBoxOf } from '@mooncake/domain/cart/cart.testing';
import { newCartItem } from '@mooncake/domain/cart/new-cart-item';
import type { DeliveryMethod } from '@mooncake/domain/delivery/delivery-method';
import type { PickupPlace } from '@mooncake/domain/delivery/place';
import { yamProduct } from '@mooncake/domain/products/product.testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeCart, currentCart } from '../../lib/cart-store.ts';
import { aProduct } from '../../shared/catalogue/page-data.testing.ts';
import { productsQuery } from '../../shared/catalogue/queries.ts';
import { cartRefusals } from '../../shared/refusals/cart-refusals.texts.ts';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { batch, choose, fillCart, limit, method, openCheckout, slot } from './open-checkout.testing.tsx';

const kitchen: PickupPlace = {
  name: 'Our kitchen in Rawang',
  nameZh: '万挠厨房',
  address: '1, Jalan Contoh, Rawang',
  note: '',
  noteZh: '',
  mapUrl: null,
  mapImageUrl: null,
};
const rider: DeliveryMethod = {
  ...method,
  id: 'm-rider',
  name: 'Self-arrange delivery from Rawang (Grab/ Lalamove)',
  nameZh: '自行安排送货',
  isPickup: false,
  needsAddress: true,
  place: kitchen,
};

const date = (batchId: string, batchDate: string, canFulfill = true) => ({
  batchId,
  batchName: `Batch ${batchId}`,
  batchNameZh: '',
  batchDate,
  canFulfill,
  insufficientProducts: [],
  productLimits: [limit],
});
const answer = (body: unknown) => () => Response.json(body);
const dates = (...batches: object[]) => ({ '/api/availability': answer({ batches }) });
const times = (...timeSlots: object[]) => ({ '/api/time-slots': answer({ timeSlots }) });
const evening = { ...slot, id: 's-evening', timeSlot: '7pm - 9pm' };

const radio = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });
const press = () => fireEvent.click(screen.getByRole('button', { name: /^Proceed to Payment/ }));

beforeEach(fillCart);
describe('where there is nothing to choose', () => {
  it('the only date and the only time are taken', async () => {
    openCheckout({});
    await choose(/Pick up from Rawang/);
    await waitFor(async () => expect((await radio(/Batch 13\/9/)).checked).toBe(true));
    await waitFor(async () => expect((await radio(/9am - 11am/)).checked).toBe(true));
    expect(screen.queryByText('choose pickup or delivery, a date and a time')).toBeNull();
  });

  it('of several dates or times none is taken', async () => {
    openCheckout({ ...dates(date('a', '2027-09-13'), date('b', '2027-09-15')), ...times(slot, evening) });
    await choose(/Pick up from Rawang/);
    await choose(/Batch a/);
    expect((await radio(/9am - 11am/)).checked).toBe(false);
    expect((await radio(/7pm - 9pm/)).checked).toBe(false);
  });

  it('the only date is not taken when it cannot make the cart, nor the only time when it is full', async () => {
    openCheckout(dates(date('a', '2027-09-13', false)));
    await choose(/Pick up from Rawang/);
    expect((await radio(/Batch a/)).checked).toBe(false);
  });

  it('a full time stays open to another choice', async () => {
    openCheckout(times({ ...slot, isFull: true }));
    await choose(/Pick up from Rawang/);
    expect((await radio(/9am - 11am/)).checked).toBe(false);
  });
});

describe('a missing answer', () => {
  it('is told at its field and in one list, by no toast', async () => {
    openCheckout({});
    await radio(/Pick up from Rawang/);
    const early = 'enter your name';
    expect(screen.getAllByText(early)).toHaveLength(1);
    press();
    const link = await screen.findByRole('link', { name: 'Name Required: Please enter your name' });
    const list = link.closest('ul');
    expect(list && within(list).getAllByRole('link')).toHaveLength(4);
    expect(screen.getAllByText(/enter your name/)).toHaveLength(2);
    expect(screen.queryByText(early)).toBeNull();
    expect(shownToasts()).toEqual([]);
  });

  it('of the chooser is told at the first question without one, and leads there', async () => {
    openCheckout(dates(date('a', '2027-09-13'), date('b', '2027-09-15')));
    await choose(/Pick up from Rawang/);
    await radio(/Batch a/);
    press();
    const question = screen.getByRole('group', { name: /Choose a Date/ });
    const message = 'Please select pickup/delivery method and time slot';
    expect(within(question).getByText(message)).toBeTruthy();
    const link = screen.getByRole('link', { name: `Selection Required: ${message}` });
    expect(link.getAttribute('href')).toBe(`#${question.id}`);
  });
});

describe('stock', () => {
  const { productId, productName, productNameZh } = limit;
  const short = { productId, productName, productNameZh, needed: 1, available: 0 };

  it('names its products in the language of the reader', async () => {
    const soldOut = { ...date('19', '2027-09-19', false), insufficientProducts: [short] };
    openCheckout(dates(date('13', '2027-09-13'), soldOut), { language: 'zh' });
    await choose(/Pick up from Rawang/);
    fireEvent.click(await screen.findByRole('checkbox', { name: /显示所有日期/ }));
    expect(await radio(/Batch 13.*限定麻糬冰皮: 剩 9/)).toBeTruthy();
    expect(await radio(/缺货明细:\s*限定麻糬冰皮: 需要 1，剩余 0/)).toBeTruthy();
    expect(screen.getByText(/您需要 1/).closest('p')?.textContent).toContain('限定麻糬冰皮');
    expect(screen.queryByRole('radio', { name: /Exclusive Mochi/ })).toBeNull();
  });

  it('refused for a cart names the product in the language of the reader', () => {
    const scarce = { productName, productNameZh, limit: 4, boxes: 9 };
    const words = (language: 'en' | 'zh') => cartRefusals[language]['hold.scarce'](scarce).message;
    expect(words('en')).toContain(`9 boxes of ${productName}.`);
    expect(words('zh')).toContain(`9 盒 ${productNameZh}。`);
  });
});

describe('the year of the dates on a phone', () => {
  afterEach(() => void vi.useRealTimers());
  const onPhone = (name: RegExp) =>
    radio(name).then((input) => input.closest('label')?.querySelector('.md\\:hidden')?.textContent);

  it('is said once over dates of another year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T04:00:00Z') });
    openCheckout(dates(date('a', '2027-09-13'), date('b', '2027-09-15')));
    await choose(/Pick up from Rawang/);
    expect(await onPhone(/Batch a/)).toBe('Mon, 13 Sept');
    expect(screen.getByRole('group', { name: /Choose a Date 2027$/ })).toBeTruthy();
    await choose(/Batch a/);
    const details = screen.getByRole('region', { name: 'Delivery Details' });
    expect(details.querySelector('.md\\:hidden')?.textContent).toBe('Mon, 13 Sept 2027');
  });

  it('stands beside each where they are of two', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-12-17T04:00:00Z') });
    openCheckout(dates(date('a', '2027-12-31'), date('b', '2028-01-02')));
    await choose(/Pick up from Rawang/);
    expect(await onPhone(/Batch a/)).toBe('Fri, 31 Dec');
    expect(await onPhone(/Batch b/)).toBe('Sun, 2 Jan 2028');
    expect(screen.getByRole('group', { name: /Choose a Date$/ })).toBeTruthy();
  });
});

describe('a method', () => {
  const methods = { '/api/delivery-methods': answer({ deliveryMethods: [method, rider] }) };

  it.each(['en', 'zh'] as const)('has both its names wherever it is named, in %s', async (language) => {
    openCheckout(methods, { language });
    await choose(/Pick up from Rawang/);
    const details = await screen.findByRole('region', {
      name: language === 'en' ? 'Delivery Details' : '取货／送货资料',
    });
    expect(details.textContent).toContain('Pick up from Rawang 万挠自取');
  });

  it('says its dates and times inside its own option', async () => {
    const batches = [
      { ...batch, id: 'b-13', deliveryMethodIds: [method.id, rider.id], orderUntil: null },
      { ...batch, id: 'b-15', batchDate: '2027-09-15', deliveryMethodIds: [method.id], orderUntil: null },
    ];
    openCheckout({ ...methods, '/api/pickup-batches': answer({ batches }) });
    expect(await radio(/Pick up from Rawang 万挠自取.*on all dates/)).toBeTruthy();
    expect(await radio(/Self-arrange.*on 13\/9/)).toBeTruthy();
  });

  it('speaks of times for yam only where yam is sold', async () => {
    const yamTime = { ...slot, id: 's-yam', timeSlot: '5pm - 11pm', requiresTeochewYam: true };
    const queries = openCheckout({ ...methods, ...times(slot, yamTime) });
    expect(await radio(/Pick up from Rawang.*on/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /5pm - 11pm only/ })).toBeNull();
    const yam = { ...aProduct(), id: 'p-yam', productType: 'teochew_yam_special' as const };
    queries.setQueryData(productsQuery.queryKey, [aProduct(), yam]);
    expect(await radio(/Pick up from Rawang.*with yam mooncakes: 5pm - 11pm only/)).toBeTruthy();
  });

  it('says what the owner wrote of its fee and of its time, in the language of the reader', async () => {
    const market = {
      ...rider,
      id: 'm-ipoh',
      name: 'Ipoh round',
      nameZh: '怡保送货',
      place: null,
      feeNote: 'Free within Ipoh.',
      feeNoteZh: '怡保市内免运费。',
    };
    const only = {
      ...slot,
      deliveryMethodId: market.id,
      isPickup: false,
      timeSlot: 'After dark',
      timeSlotZh: '天黑以后',
      note: 'We ring twice.',
      noteZh: '我们会按两次铃。',
    };
    const dated = { ...batch, id: 'b-13', deliveryMethodIds: [market.id], orderUntil: null };
    openCheckout(
      {
        '/api/delivery-methods': answer({ deliveryMethods: [market] }),
        '/api/pickup-batches': answer({ batches: [dated] }),
        ...times(only),
      },
      { language: 'zh' },
    );
    await choose(/Ipoh round/);
    expect(await radio(/天黑以后.*我们会按两次铃。/)).toBeTruthy();
    const details = await screen.findByRole('region', { name: '取货／送货资料' });
    await waitFor(() => expect(details.textContent).toContain('天黑以后我们会按两次铃。'));
    expect(details.textContent).toContain('怡保市内免运费。');
    expect(document.body.textContent).not.toMatch(/After dark|We ring twice|Free within/);
  });

  it('whose time comes later says so to a cart with yam, and asks for the address, in Chinese', async () => {
    const share: DeliveryMethod = {
      ...rider,
      id: 'm-kl',
      name: 'KL Share Delivery fees',
      nameZh: '吉隆坡分摊运费送货',
      slotChoice: 'fixed',
      place: null,
    };
    const later = {
      ...slot,
      deliveryMethodId: share.id,
      isPickup: false,
      timeSlot: 'Time will inform later',
      timeSlotZh: '时间另行通知',
    };
    const box = newCartItem(yamProduct, yamBoxOf(2, { Y1: 2 }), '2');
    if (box) await changeCart((cart) => addItem(cart, box));
    const dated = { ...batch, id: 'b-13', deliveryMethodIds: [share.id], orderUntil: null };
    const queries = openCheckout(
      {
        '/api/delivery-methods': answer({ deliveryMethods: [share] }),
        '/api/pickup-batches': answer({ batches: [dated] }),
        ...times(later),
      },
      { language: 'zh' },
    );
    queries.setQueryData(productsQuery.queryKey, [aProduct(), yamProduct]);
    await choose(/KL Share/);
    const only = await screen.findByText('此方式只有一个时段：');
    expect(only.closest('p')?.textContent).toBe('此方式只有一个时段： 时间另行通知');
    expect(document.querySelector('input[name=time-slot]')).toBeNull();
    expect(screen.getByLabelText(/送货地址/)).toBeTruthy();
  });

  it('with a rider says where they collect, and that the customer pays them', async () => {
    openCheckout(methods);
    await choose(/Self-arrange/);
    const details = await screen.findByRole('region', { name: 'Delivery Details' });
    expect(details.textContent).toContain(
      'Your rider collects atOur kitchen in Rawang 万挠厨房1, Jalan Contoh',
    );
    expect(details.textContent).toContain('You book and pay your rider yourself.');
    expect(document.body.textContent).toContain(
      'Your rider is not included: you book and pay them yourself.',
    );
    expect(document.body.textContent).not.toContain('we arrange them with you');
    expect(document.body.textContent).not.toContain('we tell you the amount');
  });
});

it('the order is one line on a phone, which opens in place', async () => {
  openCheckout({});
  const line = await screen.findByRole('button', { name: 'Order Summary 1 box · RM 50.00' });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
});

it('a cart of too many boxes says so at the button, and nothing is held', async () => {
  const { cart } = currentCart();
  await changeCart(() => ({ ...cart, items: cart.items.map((item) => ({ ...item, quantity: 21 })) }));
  openCheckout({});
  await screen.findByText(/Your cart has 21 boxes; up to 20 can be ordered at once/);
  expect(screen.getByRole('button', { name: /^Proceed to Payment/ }).getAttribute('aria-disabled')).toBe(
    'true',
  );
});
