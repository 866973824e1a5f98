import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { windowHistory } from '../../ui/router/router.testing.tsx';
import { type History, Router, useLocation } from '../../ui/router/router.tsx';
import { FormDialog } from './form-dialog.tsx';

const before = window.location.href;
let history: History;
beforeEach(() => {
  history = windowHistory();
  history.navigate('/admin?tab=batches', { replace: true, state: 'carried' });
});
afterEach(() => window.history.replaceState(null, '', before));

const Here = () => <output>{useLocation().search}</output>;

function Form({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) {
  const [name, setName] = useState('');
  return (
    <FormDialog
      title="A form"
      closeLabel="Close"
      isTouched={name !== ''}
      onDiscard={onDiscard}
      onClose={onClose}
      footer={(leave) => (
        <button type="button" onClick={leave}>
          Cancel
        </button>
      )}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
    </FormDialog>
  );
}

/** What happened to the form, in order. */
let told: string[] = [];

/** Opens the form and types into it. */
function open(typed: string) {
  told = [];
  render(
    <LanguageProvider language="en" messages={en}>
      <Router history={history}>
        <Here />
        <Form onClose={() => told.push('closed')} onDiscard={() => told.push('discarded')} />
      </Router>
    </LanguageProvider>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: typed } });
}

/** The cross of a dialog has the name of its harmless button. */
const press = (name: string) => {
  const button = screen.getAllByRole('button', { name }).at(-1);
  if (button) fireEvent.click(button);
};
const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });
const ways: [string, () => unknown][] = [
  ['Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['its cross', () => press('Close')],
  ['its cancel button', () => press('Cancel')],
];

it.each(ways)('untouched, %s closes a form at once', (_, leave) => {
  open('');
  leave();
  expect(told).toEqual(['closed']);
});

it.each(ways)('half typed, %s asks before anything is lost', (_, leave) => {
  open('Mochi');
  leave();
  expect(question()).toBeTruthy();
  expect(told).toEqual([]);
  press('Keep editing');
  expect(question()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mochi');
  expect(told).toEqual([]);

  press('Cancel');
  press('Discard');
  expect(told).toEqual(['discarded', 'closed']);
});

/** The browser is at the page before by the time it tells of it. */
const goBack = () =>
  act(() => {
    window.history.replaceState({ state: null, key: 'orders' }, '', '/admin?tab=orders');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const expectSamePage = () => {
  expect(window.location.search).toBe('?tab=batches');
  const { state, key } = history.current();
  expect(state).toBe('carried');
  expect(window.history.state).toEqual({ state, key });
  expect(screen.getByText('?tab=batches')).toBeTruthy();
};

it('untouched, the way back closes a form and leaves the page where it was', () => {
  open('');
  goBack();
  expect(told).toEqual(['closed']);
  expectSamePage();
});

it('half typed, the way back asks, and once more takes the question away', () => {
  open('Mochi');
  goBack();
  expect(question()).toBeTruthy();
  goBack();
  expect(question()).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mochi');
  expect(told).toEqual([]);
  expectSamePage();
});

it('has a step to go back from, also as the first page of a visit', () => {
  window.history.replaceState(null, '', '/admin');
  open('Mochi');
  expect(window.history.state).toEqual({ state: null, key: 'first' });
});

it('has the browser ask before a reload loses what was typed', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  open('');
  expect(isAsked()).toBe(false);
  const name = screen.getByLabelText('Name');
  fireEvent.change(name, { target: { value: 'Mochi' } });
  expect(isAsked()).toBe(true);
  fireEvent.change(name, { target: { value: '' } });
  expect(isAsked()).toBe(false);
});
