import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { answerCalls, renderInOffice } from '../orders.testing.tsx';
import { LateDialog } from './late-dialog.tsx';

const notFetched = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const reloadName = { en: 'Reload', zh: '重新加载' };

/** Opens a dialog whose code never comes, as often as it is asked to. */
function opener(language: 'en' | 'zh', load: () => Promise<ComponentType<{ onClose: () => void }>>) {
  const onMissing = vi.fn();
  const onClose = vi.fn();
  const open = () =>
    renderInOffice(<LateDialog load={load} props={{ onClose }} onMissing={onMissing} />, '/', language)
      .unmount;
  return { open, onMissing, onClose };
}

it.each(['en', 'zh'] as const)(
  'is fetched again once; then, in %s, a fresh page is offered',
  async (language) => {
    answerCalls(() => new Response('ok'));
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    const { open, onMissing, onClose } = opener(language, () => notFetched());
    const leave = open();
    await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    leave();

    open();
    const button = await screen.findByRole('button', { name: reloadName[language] });
    expect(onMissing).toHaveBeenCalledTimes(1);
    fireEvent.click(button);
    expect(reload).toHaveBeenCalledTimes(1);
    // The address still names the dialog, which the fresh page opens.
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('is left without a fresh page where somebody does not want one', async () => {
  answerCalls(() => new Response('ok'));
  const { open, onMissing, onClose } = opener('en', () => notFetched());
  const leave = open();
  await waitFor(() => expect(onMissing).toHaveBeenCalled());
  leave();
  open();
  await screen.findByRole('button', { name: 'Reload' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('offers no fresh page without a network, which could not bring it', async () => {
  answerCalls(() => null);
  const { open, onMissing } = opener('en', () => notFetched());
  const leave = open();
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  leave();
  open();
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens where the second try brings it', async () => {
  let tries = 0;
  const { open, onMissing } = opener('en', () => {
    tries += 1;
    return tries < 2 ? notFetched() : Promise.resolve(() => <p>The order</p>);
  });
  const leave = open();
  await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(1));
  leave();
  open();
  expect(await screen.findByText('The order')).toBeTruthy();
});
