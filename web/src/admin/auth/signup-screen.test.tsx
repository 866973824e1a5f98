import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { SignupScreen } from './signup-screen.tsx';

const invitation = { email: 'mei@example.com', role: 'employee', organization: 'Moon Kitchen' };
const address = `/admin/signup?token=${'x'.repeat(43)}`;

/** The form of somebody invited; `signup` answers what it sends. */
async function openForm(signup: () => Response | null) {
  const calls = answerCalls((path) =>
    path === '/api/staff/invitation'
      ? Response.json(invitation)
      : path === '/api/staff/signup'
        ? signup()
        : Response.json({}),
  );
  renderInOffice(<SignupScreen />, address);
  await screen.findByText(invitation.email);
  return () => calls.mock.calls.filter(([path]) => path === '/api/staff/signup').length;
}

function fill(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}
const isToldInForm = (words: string) =>
  screen.getAllByText(words).some((element) => element.closest('form') !== null);

it('an invitation that cannot be checked says so, and is tried again', async () => {
  let isDown = true;
  answerCalls(() => (isDown ? null : refusal('invitation.invalid', {}, 410)));
  renderInOffice(<SignupScreen />, address);
  await screen.findByText('Failed to validate invitation');
  expect(toastsShown()).toEqual(['Error / Failed to validate invitation']);
  isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() =>
    expect(toastsShown()).toContain('Invalid invitation / This invitation link is invalid or has expired'),
  );
});

it('what is wrong with the form is told at each field, and nothing is sent', async () => {
  const timesSent = await openForm(() => null);
  expect(screen.getByText('Employee')).toBeTruthy();
  fill({ Password: 'short', 'Confirm password': 'shorter' });
  expect(toastsShown()).toEqual(['Password mismatch / Passwords do not match']);
  expect(isToldInForm('Passwords do not match')).toBe(true);
  expect(isToldInForm('Password must be at least 8 characters long')).toBe(true);
  expect(isToldInForm('Please enter your name.')).toBe(true);
  fill({ 'Your name': 'New Hand', 'Confirm password': 'short' });
  expect(toastsShown()).toEqual(['Password too short / Password must be at least 8 characters long']);
  expect(timesSent()).toBe(0);
});

it.each([
  ['the server cannot finish', () => refusal('internal', {}, 500), 'Failed to create user account'],
  ['that does not reach the server', () => null, 'Network error. Please check your connection'],
])('a signup %s keeps the form', async (_, answer, told) => {
  const timesSent = await openForm(answer);
  fill({ 'Your name': 'New Hand', Password: 'moon over rawang', 'Confirm password': 'moon over rawang' });
  await waitFor(() => expect(toastsShown()).toEqual([`Signup failed / ${told}`]));
  expect(isToldInForm(told)).toBe(true);
  expect(timesSent()).toBe(1);
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('New Hand');
});
