import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentCart } from '../../lib/cart-store.ts';
import { aProduct } from '../../shared/catalogue/page-data.testing.ts';
import { productsQuery } from '../../shared/catalogue/queries.ts';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { broken, choose, fillCart, healthy, never, openCheckout } from './open-checkout.testing.tsx';

const toastsShown = () => shownToasts().map(({ title, message, variant }) => [title, message, variant]);

beforeEach(fillCart);

describe('the delivery methods', () => {
  const warning = [
    'Warning',
    'Some delivery options may not be fully loaded. Please refresh if needed.',
    'warning',
  ];

  it('fail with a warning, the reason and two methods to look at', async () => {
    openCheckout({ '/api/delivery-methods': broken });
    await waitFor(() => expect(toastsShown()).toContainEqual(warning));
    expect(screen.getByText(/^Failed to load delivery options\. An unexpected error occurred/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
    expect(screen.getAllByRole('radio').map((radio) => radio.hasAttribute('disabled'))).toEqual([true, true]);
  });

  it('are given eight seconds, not more', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openCheckout({ '/api/delivery-methods': never });
    await screen.findByText('Loading delivery options...');
    await act(() => vi.advanceTimersByTimeAsync(7500));
    expect(toastsShown()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(toastsShown()).toContainEqual(warning);
  });
});

describe('a warning about the methods', () => {
  it('goes when they come after all', async () => {
    let isBroken = true;
    openCheckout({
      '/api/delivery-methods': () => (isBroken ? broken() : Response.json(healthy['/api/delivery-methods'])),
    });
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    isBroken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('radio', { name: /Pick up from Rawang/, checked: false });
    await waitFor(() => expect(toastsShown()).toEqual([]));
  });
});

describe('what belongs to a method', () => {
  it('says when the dates do not load', async () => {
    openCheckout({ '/api/pickup-batches': broken });
    await waitFor(() =>
      expect(toastsShown()).toEqual([['Error', 'Failed to load available dates', 'destructive']]),
    );
  });

  it('says when the stock does not load, and lists no date without it', async () => {
    openCheckout({ '/api/availability': broken });
    await choose(/Pick up from Rawang/);
    expect(await screen.findByText('Failed to load stock information')).toBeTruthy();
    expect(toastsShown()).toEqual([]);
    expect(screen.queryByRole('radio', { name: /Batch 13\/9/ })).toBeNull();
  });
});

describe('a reservation', () => {
  it('the server cannot make is told at the button, and nothing typed is lost', async () => {
    openCheckout({ '/api/checkout/holds': broken });
    await fillForm();
    fireEvent.click(screen.getByRole('button', { name: 'Proceed to Payment (RM 50.00)' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('ErrorAn unexpected error occurred. Please try again.');
    expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Tan Ah Hua');
  });

  it('at a new price tells it once, also where the catalogue told it first', async () => {
    const dearer = aProduct({ priceSen: 6000 });
    const refused = {
      code: 'cart.price_changed',
      title: 'Prices changed',
      details: { seenTotalSen: 5000, newTotalSen: 6000 },
      requestId: 'r',
    };
    let refuse = () => {};
    const refusal = new Promise<Response>((resolve) => {
      refuse = () => resolve(Response.json(refused, { status: 409 }));
    });
    let sendCatalogue = () => {};
    const catalogue = new Promise<Response>((resolve) => {
      sendCatalogue = () => resolve(Response.json({ products: [dearer] }));
    });
    const queries = openCheckout({ '/api/checkout/holds': () => refusal, '/api/products': () => catalogue });
    const told = () => screen.queryAllByText(/The price has changed/);
    await fillForm();
    fireEvent.click(screen.getByRole('button', { name: 'Proceed to Payment (RM 50.00)' }));
    act(() => void queries.setQueryData(productsQuery.queryKey, [dearer]));
    await waitFor(() => expect(told()).toHaveLength(1));

    refuse();
    await screen.findByRole('button', { name: 'Accept RM 60.00 and continue' });
    expect(told()).toHaveLength(1);
    sendCatalogue();
    await waitFor(() => expect(currentCart().cart.items.map(({ priceSen }) => priceSen)).toEqual([6000]));
    expect(told()).toHaveLength(1);
  });
});

async function fillForm() {
  await choose(/Pick up from Rawang/);
  await choose(/Batch 13\/9/);
  await choose(/9am - 11am/);
  for (const [label, value] of [
    [/^Name/, 'Tan Ah Hua'],
    [/^Phone Number/, '012-345 6789'],
    [/^Instagram/, '@tan'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}
