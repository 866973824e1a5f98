import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { refusal, toastsShown } from '../orders/orders.testing.tsx';
import { approved, aReview, forgetNotes, openReview, press } from './review.testing.tsx';

const seen = () => screen.findByRole('checkbox', { name: 'Seen in the bank account' });

afterEach(() => {
  forgetNotes();
});
describe('keys pressed before the receipt is there', () => {
  it('turn and download as soon as it is', async () => {
    const { asked } = openReview(() => null);
    press('ArrowRight');
    press('d');
    await screen.findByRole('heading', { name: /CHM222222/ });
    await waitFor(() => expect(asked).toEqual([{ path: '/original', body: undefined }]));
  });

  it('decide nothing about what nobody has seen', async () => {
    const { asked } = openReview(approved);
    press('s');
    press('a');
    await seen();
    expect(screen.getByRole('heading', { name: /CHM123456/ })).toBeTruthy();
    expect(asked).toEqual([]);
  });
});

it('a key pressed right after a download starts another', async () => {
  const { asked } = openReview(() => null);
  await seen();
  press('d');
  await waitFor(() => expect(asked).toHaveLength(1));
  await waitFor(() => expect(toastsShown()).toHaveLength(1));
  press('d');
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('the receipt review says when the receipt could not be downloaded', async () => {
  openReview(() => refusal('receipt.not_found', {}, 404));
  await seen();
  press('d');
  await waitFor(() => expect(toastsShown()).toEqual(['Download Failed / Failed to download receipt']));
});

it('a download that finds no session is the guard of the back office to tell', async () => {
  const { asked, queries } = openReview(() => refusal('staff.sign_in_required', {}, 401));
  await seen();
  press('d');
  await waitFor(() => expect(asked).toHaveLength(1));
  const heard = () =>
    queries
      .getMutationCache()
      .getAll()
      .map(({ state }) => isSignedOut(state.error));
  await waitFor(() => expect(heard()).toEqual([true]));
  expect(toastsShown()).toEqual([]);
});

it('hands a PDF over to be opened or downloaded', async () => {
  const { receipt } = aReview();
  openReview(approved, aReview({ receipt: receipt && { ...receipt, kind: 'pdf' } }));
  expect(await screen.findByText('This receipt is a PDF')).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Open PDF' });
  expect(link.getAttribute('href')).toMatch(/^blob:/);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(screen.queryByRole('button', { name: 'Rotate' })).toBeNull();
});
