import type { AdminCategory } from '@mooncake/domain/categories/category-admin.contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls, refusal, renderInOffice, toastsShown } from '../orders/orders.testing.tsx';
import { CategoriesTab } from './categories-tab.tsx';

const mooncake: AdminCategory = {
  id: '00000000-0000-4000-8000-00000000000a',
  name: 'Mooncake',
  nameZh: '月饼',
  description: 'Baked',
  color: '#fef3c7',
  icon: '',
  sortOrder: 3,
  isActive: true,
  products: 2,
  version: 4,
};

/** Opens the tab on one category; `change` answers everything that is no list. */
async function openTab(change: (path: string, body: unknown) => Response | null = () => null) {
  const calls = answerCalls((path, body) => {
    const isList = path === '/api/admin/categories' && body === undefined;
    return isList ? Response.json({ categories: [mooncake] }) : change(path, body);
  });
  renderInOffice(<CategoriesTab />);
  await screen.findByRole('button', { name: 'Edit Mooncake' });
  return calls;
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('a list that cannot be loaded says so, and is asked for again', async () => {
  let isDown = true;
  answerCalls(() => (isDown ? refusal('internal', {}, 500) : Response.json({ categories: [mooncake] })));
  renderInOffice(<CategoriesTab />);
  await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to load categories']));
  isDown = false;
  press('Try Again');
  expect(await screen.findByText('2 products')).toBeTruthy();
});

test('a name is required, at its field and in words', async () => {
  await openTab();
  press('Add Category');
  press('Save');
  expect(toastsShown()).toEqual(['Validation Error / Category name is required']);
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Category name is required')).toBeTruthy();
});

test('a form that was typed into asks before it is thrown away, one that was not closes at once', async () => {
  await openTab();
  const pressEscape = () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' });
  press('Edit Mooncake');
  pressEscape();
  expect(screen.queryByRole('dialog')).toBeNull();
  press('Edit Mooncake');
  type('Name', 'Moon');
  pressEscape();
  press('Discard');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a new one has the usual colour, goes to the end, and reads what was typed', async () => {
  const sent: unknown[] = [];
  await openTab((_path, body) => {
    sent.push(body);
    return Response.json({ category: { ...mooncake, name: 'Gift' } });
  });
  press('Add Category');
  expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe('#3b82f6');
  expect(screen.getByLabelText<HTMLInputElement>('Sort order').value).toBe('4');
  type('Name', 'Gift');
  type('Colour', 'A1B');
  type('Sort order', 'many');
  press('Save');
  await waitFor(() => expect(toastsShown()).toEqual(['Category created / Gift']));
  expect(sent).toMatchObject([{ name: 'Gift', color: '#aa11bb', sortOrder: 0, isActive: true }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the badge follows the colour and the name while they are typed', async () => {
  await openTab();
  press('Add Category');
  type('Name', 'Gift');
  type('Colour', '#112233');
  const badge = screen.getByText('Gift').parentElement;
  expect(badge?.style.backgroundColor).toMatch(/#112233|rgb\(17, 34, 51\)/);
  expect(badge?.style.color).toMatch(/#ffffff|rgb\(255, 255, 255\)/);
});

test('what is no colour is told at its field and not sent', async () => {
  const calls = await openTab();
  press('Edit Mooncake');
  type('Colour', 'blueish');
  press('Save');
  expect(screen.getByText('This is not a colour. Use six digits after #.')).toBeTruthy();
  expect(calls.mock.calls.every(([, options]) => options?.method !== 'PUT')).toBe(true);
});

test('a save that fails says why and keeps what was typed', async () => {
  await openTab(() => refusal('category.name_taken', { name: 'Snowskin' }));
  press('Edit Mooncake');
  type('Name', 'Snowskin');
  press('Save');
  await waitFor(() =>
    expect(toastsShown()).toEqual([
      'Error / Failed to save category · Another category is already called "Snowskin".',
    ]),
  );
  expect(screen.getByText('Another category is already called "Snowskin".')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Snowskin');
});

test('of two editors the slower is told, and may save over it', async () => {
  const versions: unknown[] = [];
  await openTab((_path, body) => {
    const { version } = body as { version: number };
    versions.push(version);
    return version === 4
      ? refusal('category.changed_meanwhile', { version: 9 })
      : Response.json({ category: mooncake });
  });
  press('Edit Mooncake');
  type(/^Description/, 'Mine');
  press('Save');
  expect(await screen.findByText(/A colleague saved this category/)).toBeTruthy();
  press('Save mine instead');
  await waitFor(() => expect(versions).toEqual([4, 9]));
  await waitFor(() => expect(toastsShown()).toContain('Category updated / Mooncake'));
});

test('of two editors the slower may look at the newer version first', async () => {
  await openTab(() => refusal('category.changed_meanwhile', { version: 9 }));
  press('Edit Mooncake');
  type(/^Description/, 'Mine');
  press('Save');
  await screen.findByText(/A colleague saved this category/);
  press('Show the newer version');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Description/).value).toBe('Baked'));
});

test('a switch that fails says so', async () => {
  await openTab(() => refusal('internal', {}, 500));
  fireEvent.click(screen.getByRole('switch', { name: 'Mooncake is offered to customers' }));
  await waitFor(() => expect(toastsShown()).toEqual(['Error / Failed to update category status']));
});

test('a category with products cannot be deleted, and says how many there are', async () => {
  await openTab(() => refusal('category.has_products', { products: 2 }));
  press('Delete Mooncake');
  expect(screen.getByText('"Mooncake" will be deleted. This cannot be undone.')).toBeTruthy();
  press('Delete');
  await waitFor(() =>
    expect(toastsShown()).toEqual([
      expect.stringMatching(/^Error \/ Failed to delete category · 2 products belong to this category/),
    ]),
  );
  expect(screen.getByText(/2 products belong to this category/)).toBeTruthy();
});
