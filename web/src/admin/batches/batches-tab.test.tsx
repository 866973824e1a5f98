import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { aBatch, aSlot, rawang } from './batches.testing.ts';
import {
  answer,
  down,
  openMore,
  press,
  serveBatches,
  template,
  toasts,
  type,
} from './batches-tab.testing.ts';
import { BatchesTab } from './batches-tab.tsx';

serveBatches();

describe('the batches', () => {
  it('that cannot be loaded say so, and come when asked again', async () => {
    let isDown = true;
    answer({
      '/batches': () => (isDown ? down() : Response.json({ batches: [aBatch()], deliveryMethods: [rawang] })),
    });
    renderInOffice(<BatchesTab />);
    await toasts('Error / Failed to load batch data');
    isDown = false;
    await press('Try Again');
    expect(await screen.findByText('Batch 13/9')).toBeTruthy();
  });

  it('are told apart by their stock', async () => {
    const stocks = [80, 40, 10, 0].map((availableStock, index) =>
      aBatch({ id: `b${index}`, batchName: `B${index}`, availableStock }),
    );
    const unset = aBatch({ id: 'b9', batchName: 'B9', limitQuantity: 0, availableStock: 0 });
    answer({
      '/batches': () => Response.json({ batches: [...stocks, unset], deliveryMethods: [rawang] }),
    });
    renderInOffice(<BatchesTab />);
    expect(await screen.findAllByText('Scarcest: Mochi, 2 boxes left')).toHaveLength(4);
    for (const words of ['Available', 'Limited', 'Low Stock', 'Sold Out', 'No limits set']) {
      expect(await screen.findByText(words)).toBeTruthy();
    }
  });

  it('are found by name, date and method', async () => {
    const kepong = { ...rawang, id: '00000000-0000-4000-8000-00000000000b', name: 'Kepong Pick up' };
    const other = aBatch({ id: 'other', batchName: 'Night', deliveryMethodIds: [kepong.id] });
    answer({
      '/batches': () => Response.json({ batches: [aBatch(), other], deliveryMethods: [rawang, kepong] }),
    });
    renderInOffice(<BatchesTab />);
    await screen.findByText('Night');
    type('Search batches', 'rawang');
    expect(screen.queryByText('Night')).toBeNull();
    type('Search batches', 'nobody');
    expect(screen.getByText('No batch matches your search')).toBeTruthy();
  });
});

describe('a batch', () => {
  it('needs a name and a date', async () => {
    renderInOffice(<BatchesTab />);
    await press('New Batch');
    await press('Create Batch');
    expect(screen.getAllByText('Batch name and date are required')).toHaveLength(2);
    expect(toastsShown()).toEqual([]);
  });

  it('half typed is not thrown away by Escape unasked; untouched, or from a template alone, it is', async () => {
    renderInOffice(<BatchesTab />);
    const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
    const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });
    await press('New Batch');
    pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();

    await press('New Batch');
    await screen.findByRole('option', { name: 'Standard Rawang' });
    type('Start from a template', template.id);
    pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();

    await press('New Batch');
    type('Batch name', 'Moon');
    pressEscape();
    expect(question()).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Keep editing' })[0] as HTMLElement);
    expect(screen.getByLabelText<HTMLInputElement>('Batch name').value).toBe('Moon');
    type('Batch name', '');
    pressEscape();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that cannot be saved says so in its form, and nothing typed is lost', async () => {
    renderInOffice(<BatchesTab />);
    await press('New Batch');
    type('Batch name', 'New one');
    type('Date', '2090-09-20');
    answer({ '/batches': down });
    await press('Create Batch');
    await toasts('Error / Failed to save batch', 'Error / Failed to load batch data');
    expect(within(screen.getByRole('alert')).getByText('Failed to save batch')).toBeTruthy();
    expect((screen.getByLabelText('Batch name') as HTMLInputElement).value).toBe('New one');
  });

  it('that a colleague saved first is overwritten only on purpose', async () => {
    const theirs = aBatch({ batchName: 'Theirs', version: 2 });
    const sent: unknown[] = [];
    renderInOffice(<BatchesTab />);
    await press(/^Edit/);
    type('Batch name', 'Mine');
    answer({
      '/batches': () => Response.json({ batches: [theirs], deliveryMethods: [rawang] }),
      [`/batches/${theirs.id}`]: (body) => {
        sent.push((body as { version: number }).version);
        return sent.length === 1
          ? refusal('batch.changed_meanwhile', { version: theirs.version })
          : Response.json({ batch: theirs });
      },
    });
    await press('Save');
    expect(await screen.findByText(/A colleague saved this batch/)).toBeTruthy();
    expect((screen.getByLabelText('Batch name') as HTMLInputElement).value).toBe('Mine');
    await waitFor(() => expect(screen.getAllByText('Theirs').length).toBeGreaterThan(0));
    await press('Show the newer version');
    await waitFor(() =>
      expect((screen.getByLabelText('Batch name') as HTMLInputElement).value).toBe('Theirs'),
    );
    await press('Save');
    await waitFor(() => expect(sent).toEqual([aBatch().version, theirs.version]));
  });

  it('starts with the methods of a template', async () => {
    renderInOffice(<BatchesTab />);
    await press('New Batch');
    const box = () => screen.getByRole('checkbox', { name: rawang.name }) as HTMLInputElement;
    expect(box().checked).toBe(false);
    await screen.findByRole('option', { name: 'Standard Rawang' });
    type('Start from a template', template.id);
    expect(box().checked).toBe(true);
  });

  it('is hidden only after one more question', async () => {
    answer({ '/status': down });
    renderInOffice(<BatchesTab />);
    fireEvent.click(await screen.findByRole('switch'));
    expect(screen.getByText(/Existing orders are unaffected/)).toBeTruthy();
    expect(toastsShown()).toEqual([]);
    await press('Disable');
    await toasts('Error / Failed to update batch status');
  });

  it('with orders cannot be deleted', async () => {
    answer({
      '/batches': () => Response.json({ batches: [aBatch({ orders: 3 })], deliveryMethods: [rawang] }),
    });
    renderInOffice(<BatchesTab />);
    await openMore(/^Delete/);
    expect(screen.getByText('This batch has 3 orders and cannot be deleted.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('that got orders meanwhile is refused by the server, with the reason', async () => {
    answer({ [`/batches/${aBatch().id}`]: () => refusal('batch.has_orders', { orders: 2 }) });
    renderInOffice(<BatchesTab />);
    await openMore(/^Delete/);
    await press('Delete');
    await toasts('Error / Failed to delete batch · This batch has 2 orders and cannot be deleted.');
    expect(screen.getByRole('alert').textContent).toContain('This batch has 2 orders');
  });

  it('keeps a time slot configuration that could not be saved on the screen', async () => {
    let sent: unknown;
    answer({
      '/slots': (body) => {
        sent = body;
        return down();
      },
    });
    renderInOffice(<BatchesTab />);
    await press(/^Time Slots/);
    fireEvent.click(await screen.findByRole('checkbox', { name: '9am - 11am' }));
    await press('Save Time Slots');
    await toasts('Error / Failed to save time slot configuration');
    expect(sent).toEqual({
      slots: [{ timeSlotId: aSlot().id, isActive: false, capacity: null }],
      version: aBatch().version,
    });
    expect((screen.getByRole('checkbox', { name: '9am - 11am' }) as HTMLInputElement).checked).toBe(false);
  });

  it('is copied once when the button is pressed twice', async () => {
    let copies = 0;
    answer({
      '/duplicate': () => {
        copies += 1;
        return Response.json({ batch: aBatch({ batchName: 'Batch 13/9 (Copy)' }) });
      },
    });
    renderInOffice(<BatchesTab />);
    await press(/^More/);
    const button = screen.getByRole('button', { name: /^Duplicate/ });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect(toastsShown()[0]).toContain('Batch 13/9 (Copy)');
    expect(copies).toBe(1);
  });

  it('is told as copied although the first answer was lost', async () => {
    let copies = 0;
    answer({
      '/duplicate': () => {
        copies += 1;
        if (copies === 1) throw new TypeError('Failed to fetch');
        return Response.json({ batch: aBatch({ batchName: 'Batch 13/9 (Copy)' }) });
      },
    });
    renderInOffice(<BatchesTab />);
    await openMore(/^Duplicate/);
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect(toastsShown()[0]).toContain('Batch 13/9 (Copy)');
  });

  it('is not copied without a word when that fails', async () => {
    answer({ '/duplicate': down });
    renderInOffice(<BatchesTab />);
    await openMore(/^Duplicate/);
    await toasts('Error / Failed to duplicate batch');
  });
});

describe('templates', () => {
  it('are saved once when the button is pressed twice', async () => {
    let saved = 0;
    answer({
      '/batch-templates': (body) => {
        if (body) saved += 1;
        return Response.json({ templates: [template] });
      },
    });
    renderInOffice(<BatchesTab />);
    await press('Templates');
    type('Template name', 'Evenings');
    fireEvent.click(await screen.findByRole('checkbox', { name: rawang.name }));
    const button = screen.getByRole('button', { name: 'Create Template' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect(saved).toBe(1);
  });

  it('can be created only with a name and a method', async () => {
    renderInOffice(<BatchesTab />);
    await press('Templates');
    const create = () => screen.getByRole('button', { name: 'Create Template' }) as HTMLButtonElement;
    await waitFor(() => expect(create().disabled).toBe(true));
    type('Template name', 'Mornings');
    expect(create().disabled).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: rawang.name }));
    expect(create().disabled).toBe(false);
    type('Template name', '  ');
    expect(create().disabled).toBe(true);
  });
});
