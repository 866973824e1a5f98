import { pictureMaxBytes } from '@mooncake/domain/products/picture-file';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { catchUploads } from '../../lib/api/upload.testing.ts';
import { answerCalls, refusal, renderInOffice } from '../orders/orders.testing.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { aPlainProduct } from './products.testing.ts';

const usualUploads = globalThis.XMLHttpRequest;
let sent: ReturnType<typeof catchUploads>;
let saved: unknown[];

beforeEach(() => {
  sent = catchUploads();
  saved = [];
  answerCalls((path, body) => {
    if (path === '/api/admin/categories') return Response.json({ categories: [] });
    saved.push(body);
    return saved.length > 1
      ? Response.json({ product: aPlainProduct() })
      : refusal('picture.not_found', { imageUrl: '/files/product-one.webp' });
  });
  renderInOffice(<ProductDialog product={aPlainProduct()} lastPlace={1} onClose={() => undefined} />);
});

afterEach(() => {
  globalThis.XMLHttpRequest = usualUploads;
});
const aFile = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText(/Add pictures/), { target: { files } });

test('the hint names the kinds and the size; other kinds are dropped without a word', async () => {
  expect(screen.getByText('JPG, PNG, WebP up to 20 MB each, at most 12 pictures')).toBeTruthy();
  choose(aFile('a.gif', 'image/gif'), aFile('b.pdf', 'application/pdf'), aFile('c.webp', 'image/webp'));
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['c.webp']));
  expect(screen.getAllByRole('listitem').length).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('each file shows how far it got, and fails for itself', async () => {
  choose(aFile('one.jpg'), aFile('two.png', 'image/png'));
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await waitFor(() => expect(save.disabled).toBe(true));
  await waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.progress(0.4);
  expect(await screen.findByText('Uploading 40%')).toBeTruthy();
  sent[0]?.answer(200, { imageUrl: '/files/product-one.webp' });
  await waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.answer(422, { code: 'picture.unreadable', title: '', details: {}, requestId: 'r' });
  expect(await screen.findByText(/The file seems damaged/)).toBeTruthy();
  expect(save.disabled).toBe(false);

  fireEvent.change(screen.getByLabelText('Words for picture 1'), { target: { value: 'Cut open' } });
  fireEvent.change(screen.getByLabelText('Chinese words for picture 1'), { target: { value: '切开' } });
  fireEvent.click(save);
  await waitFor(() => expect(saved).toHaveLength(1));
  const image = { imageUrl: '/files/product-one.webp', altText: 'Cut open', altTextZh: '切开' };
  expect(saved).toMatchObject([{ images: [image] }]);
  // The server no longer had it: told at its thumbnail, and left out the next time.
  expect(await screen.findAllByText(/A picture was removed meanwhile/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ images: [] });
});

test('a file that is too large is told at its thumbnail and not sent', async () => {
  const large = aFile('large.jpg');
  Object.defineProperty(large, 'size', { value: pictureMaxBytes + 1 });
  choose(large);
  expect(await screen.findByText(/Pictures may have up to 20 MB/)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('one that is taken back on its way is forgotten', async () => {
  choose(aFile('one.jpg'), aFile('two.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.getAllByRole('button', { name: /^Remove picture/ })).toHaveLength(1);
});

test('pictures that are dropped are taken too', async () => {
  const zone = screen.getByText('or drop them here');
  fireEvent.drop(zone, { dataTransfer: { files: [aFile('dropped.jpg')] } });
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['dropped.jpg']));
});
