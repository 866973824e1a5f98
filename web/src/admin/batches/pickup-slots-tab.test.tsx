import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { dismissToast, shownToasts } from '../../ui/toast/toast-store.ts';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { aBatch, aSlot, rawang } from './batches.testing.ts';
import { PickupSlotsTab } from './pickup-slots-tab.tsx';

const limit = {
  productId: '00000000-0000-4000-8000-0000000000f1',
  productName: 'Mochi',
  productNameZh: '麻糬',
  isProductActive: true,
  unit: 'boxes',
  limitQuantity: 10,
  currentQuantity: 4,
  availableStock: 6,
};
const down = () => refusal('internal', {}, 500);
const lists = {
  batches: () => Response.json({ batches: [aBatch()], deliveryMethods: [rawang] }),
  limits: () => Response.json({ limits: [limit] }),
  slots: () => Response.json({ deliveryMethods: [rawang], timeSlots: [aSlot({ orders: 2 }), unused] }),
};
const unused = aSlot({ id: '00000000-0000-4000-8000-0000000000b2', timeSlot: '7pm - 9pm' });

let answers: Record<string, (body: unknown) => Response>;

beforeEach(() => {
  answers = {
    '/batches': lists.batches,
    '/limits': lists.limits,
    '/time-slots': lists.slots,
  };
  answerCalls((path, body) => {
    const [end] = Object.keys(answers)
      .filter((name) => path.endsWith(name))
      .sort((a, b) => b.length - a.length);
    return answers[end ?? '']?.(body) ?? refusal('not_found', {}, 404);
  });
});

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toasts = (...expected: string[]) => waitFor(() => expect(toastsShown()).toEqual(expected));
const openSlots = () => fireEvent.click(screen.getByRole('tab', { name: 'Time Slots' }));

describe('product limits', () => {
  it('that cannot be loaded say so', async () => {
    answers['/limits'] = down;
    renderInOffice(<PickupSlotsTab />);
    await toasts('Error / Failed to load product limits');
    answers['/limits'] = lists.limits;
    await press('Try Again');
    expect(await screen.findByText('Mochi')).toBeTruthy();
  });

  it('stay where they are while the numbers change', async () => {
    const tart = { ...limit, productId: '00000000-0000-4000-8000-0000000000f2', productName: 'Tart' };
    const larger = { ...tart, limitQuantity: 90 };
    answers['/limits'] = () => Response.json({ limits: [limit, tart] });
    answers[`/limits/${tart.productId}`] = () => {
      // The largest limit first, as the server arranges them.
      answers['/limits'] = () => Response.json({ limits: [larger, limit] });
      return Response.json({ limits: [larger, limit] });
    };
    const rows = () => screen.getAllByText(/^(Mochi|Tart)$/).map(({ textContent }) => textContent);
    renderInOffice(<PickupSlotsTab />);
    await press('Edit limit of Tart');
    expect(rows()).toEqual(['Mochi', 'Tart']);
    type('Limit of Tart', '90');
    await press('Save');
    expect((await screen.findAllByText('90')).length).toBeGreaterThan(0);
    expect(rows()).toEqual(['Mochi', 'Tart']);
  });

  it('are whole numbers of 0 or more', async () => {
    const sent: unknown[] = [];
    answers[`/limits/${limit.productId}`] = (body) => {
      sent.push(body);
      return Response.json({ limits: [limit] });
    };
    renderInOffice(<PickupSlotsTab />);
    await press('Edit limit of Mochi');
    for (const wrong of ['', '-1', '1.5', 'ten']) {
      type('Limit of Mochi', wrong);
      await press('Save');
      expect(screen.getByText('Please enter a valid quantity')).toBeTruthy();
    }
    expect(sent).toEqual([]);
    type('Limit of Mochi', '0');
    await press('Save');
    await toasts('Limit Updated / Mochi: 0');
    expect(sent).toEqual([{ limitQuantity: 0 }]);
  });

  it('are typed at once, and lead back to where they were asked for', async () => {
    answers[`/limits/${limit.productId}`] = () => Response.json({ limits: [limit] });
    renderInOffice(<PickupSlotsTab />);
    const focused = () => document.activeElement;
    const edit = () => screen.getByRole('button', { name: 'Edit limit of Mochi' });
    await press('Edit limit of Mochi');
    const field = screen.getByLabelText<HTMLInputElement>('Limit of Mochi');
    expect(focused()).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 2]);
    await press('Cancel');
    expect(focused()).toBe(edit());

    await press('Edit limit of Mochi');
    type('Limit of Mochi', '20');
    await press('Save');
    await waitFor(() => expect(focused()).toBe(edit()));
  });

  it('lead nobody back who has gone on to something else', async () => {
    answers[`/limits/${limit.productId}`] = () => Response.json({ limits: [limit] });
    renderInOffice(<PickupSlotsTab />);
    await press('Edit limit of Mochi');
    await press('Save');
    const batch = screen.getByLabelText('Batch');
    batch.focus();
    await screen.findByRole('button', { name: 'Edit limit of Mochi' });
    expect(document.activeElement).toBe(batch);
  });

  it('say when they cannot be saved, at the field too', async () => {
    answers[`/limits/${limit.productId}`] = down;
    renderInOffice(<PickupSlotsTab />);
    await press('Edit limit of Mochi');
    type('Limit of Mochi', '20');
    await press('Save');
    await toasts('Error / Failed to update product limit');
    expect(screen.getByText('Failed to update product limit')).toBeTruthy();
  });

  it('below what is sold explain themselves', async () => {
    const oversold = { ...limit, limitQuantity: 3, availableStock: 0 };
    answers['/limits'] = () => Response.json({ limits: [oversold] });
    renderInOffice(<PickupSlotsTab />);
    expect(
      await screen.findByText('1 more than the limit is sold: no new sales, all orders stay.'),
    ).toBeTruthy();
  });

  it('need a batch', async () => {
    answers['/batches'] = () => Response.json({ batches: [], deliveryMethods: [rawang] });
    renderInOffice(<PickupSlotsTab />);
    expect(await screen.findByText('No batches yet')).toBeTruthy();
  });
});

describe('time slots', () => {
  it('that cannot be loaded say so', async () => {
    renderInOffice(<PickupSlotsTab />);
    answers['/time-slots'] = down;
    openSlots();
    await toasts('Error / Failed to load data');
  });

  it('need a method and a time', async () => {
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    await press('Add Time Slot');
    fireEvent.click(screen.getAllByRole('button', { name: 'Add Time Slot' }).at(-1) as HTMLElement);
    expect(screen.getAllByText('Please fill in all required fields')).toHaveLength(2);
    expect(toastsShown()).toEqual([]);
  });

  it('half typed are not thrown away unasked', async () => {
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    await press('Add Time Slot');
    type('Time slot', '9am');
    fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeTruthy();
  });

  it('that cannot be added say so in their form', async () => {
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    await press('Add Time Slot');
    type('Delivery method', rawang.id);
    type('Time slot', '11am - 1pm');
    type('Orders at most', '0');
    const add = () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Add Time Slot' }).at(-1) as HTMLElement);
    add();
    expect(screen.getByText('Please enter a valid quantity')).toBeTruthy();
    type('Orders at most', '3');
    answers['/time-slots'] = down;
    add();
    await waitFor(() => expect(toastsShown()).toContain('Error / Failed to add time slot'));
    expect(screen.getByRole('alert').textContent).toContain('Failed to add time slot');
  });

  it('have a note in both languages, which can be mended', async () => {
    const sent: unknown[] = [];
    const noted = { ...unused, note: 'Side gate', noteZh: '侧门' };
    answers['/time-slots'] = () => Response.json({ deliveryMethods: [rawang], timeSlots: [noted] });
    answers[`/time-slots/${unused.id}`] = (body) => {
      sent.push(body);
      return Response.json({ timeSlot: noted });
    };
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    expect(await screen.findByText('Side gate')).toBeTruthy();
    await press('Edit 7pm - 9pm');
    fireEvent.change(screen.getByLabelText(/^Note \(Chinese\)/), { target: { value: '后门' } });
    await press('Save');
    await waitFor(() => expect(sent).toMatchObject([{ note: 'Side gate', noteZh: '后门' }]));
  });

  it('of a method that is switched off say that it is', async () => {
    const off = { ...rawang, isActive: false };
    answers['/time-slots'] = () => Response.json({ deliveryMethods: [off], timeSlots: [unused] });
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    expect(await screen.findByText('Not offered')).toBeTruthy();
  });

  it('that cannot be switched say so', async () => {
    answers[`/time-slots/${unused.id}`] = down;
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    fireEvent.click(await screen.findByRole('switch', { name: '7pm - 9pm is offered' }));
    await toasts('Error / Failed to update time slot');
  });

  it('that cannot be deleted say so', async () => {
    answers[`/time-slots/${unused.id}`] = down;
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    await press('Delete 7pm - 9pm');
    await press('Delete');
    await toasts('Error / Failed to delete time slot');
  });

  it('that are switched or deleted say what happened to which', async () => {
    answers[`/time-slots/${unused.id}`] = () => Response.json({ timeSlot: { ...unused, isActive: false } });
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    fireEvent.click(await screen.findByRole('switch', { name: '7pm - 9pm is offered' }));
    await toasts(
      'Time Slot Updated / 7pm - 9pm is switched off: it is offered no more, and its orders keep their time.',
    );
    for (const { id } of shownToasts()) dismissToast(id);
    answers[`/time-slots/${unused.id}`] = lists.slots;
    await press('Delete 7pm - 9pm');
    await press('Delete');
    await toasts('Time Slot Deleted / 7pm - 9pm of Pick up from Rawang was deleted.');
  });

  it('say so in Chinese too', async () => {
    const later = aSlot({ timeSlot: 'Time will inform later', timeSlotZh: '时间另行通知' });
    answers['/time-slots'] = () => Response.json({ deliveryMethods: [rawang], timeSlots: [later] });
    answers[`/time-slots/${later.id}`] = lists.slots;
    renderInOffice(<PickupSlotsTab />, '/', 'zh');
    fireEvent.click(screen.getByRole('tab', { name: '时段' }));
    await press('删除 时间另行通知');
    await press('删除');
    await toasts('时段已删除 / 万挠自取 的 时间另行通知 已删除。');
  });

  it('with orders are switched off instead of deleted', async () => {
    renderInOffice(<PickupSlotsTab />);
    openSlots();
    await press('Delete 9am - 11am');
    expect(screen.getByText(/2 orders are in this time slot. Switch it off instead/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });
});

describe('the parts', () => {
  it('are opened by a link', async () => {
    answers['/delivery-methods'] = () => Response.json({ deliveryMethods: [] });
    renderInOffice(<PickupSlotsTab />, '/admin?tab=pickup-slots&part=methods');
    expect(await screen.findByRole('button', { name: 'Add Delivery Method' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Delivery Methods' }).getAttribute('aria-selected')).toBe('true');
  });
});
