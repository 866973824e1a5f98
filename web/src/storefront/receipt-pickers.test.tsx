import type { FullOrder } from '@mooncake/domain/lookup/lookup.contract';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../i18n/first-page/en.ts';
import { LanguageProvider } from '../i18n/language-provider.tsx';
import { catchUploads } from '../lib/api/upload.testing.ts';
import { MemoryRouter } from '../ui/router/router.testing.tsx';
import { shownToasts } from '../ui/toast/toast-store.ts';
import { fullOrder } from './check-status/full-order.testing.ts';
import { ReceiptPart } from './check-status/receipt/receipt-part.tsx';
import { ownBrowser } from './check-status/status-api.ts';
import type { HoldRecord } from './checkout/hold-record.ts';
import { ReceiptCard } from './checkout/receipt/receipt-card.tsx';
import { useReceipt } from './checkout/receipt/use-receipt.ts';

const record: HoldRecord = {
  holdId: 'h-1',
  orderNumber: 'CHM004217',
  totalSen: 5000,
  expiresAt: '2027-09-01T02:15:00.000Z',
  serverNow: '2027-09-01T02:00:00.000Z',
  canExtend: true,
  receiptName: null,
  isPaymentConfirmed: false,
  held: null,
  offsetMs: 0,
  ended: null,
};
const order: FullOrder = {
  ...fullOrder,
  orderStatus: 'pending',
  receipt: null,
  canReplaceReceipt: true,
};

function CheckoutPlace() {
  return <ReceiptCard receipt={useReceipt(record)} isLocked={false} />;
}
const StatusPlace = ({
  of = order,
  onChanged = () => undefined,
}: {
  of?: FullOrder;
  onChanged?: () => void;
}) => <ReceiptPart order={of} proof={ownBrowser} onChanged={onChanged} />;

const show = (children: ReactNode) =>
  render(
    <MemoryRouter>
      <LanguageProvider language="en" messages={en}>
        {children}
      </LanguageProvider>
    </MemoryRouter>,
  );
const pick = (file: File) =>
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
const toastTitles = () => shownToasts().map(({ title }) => title);

const heads = {
  jpeg: [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0)),
  gif: [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
} as const;
type Inside = keyof typeof heads;
const aFile = (inside: Inside, name: string, type: string, size = 100) => {
  const rest = new Uint8Array(size - heads[inside].length);
  return new File([new Uint8Array(heads[inside]), rest], name, { type });
};

const fiveMegabytes = 5 * 1024 * 1024;
const wrongType = 'Invalid file type';
const tooLarge = 'File too large';
const files: [what: string, file: File, problem: string | null][] = [
  ['a photograph', aFile('jpeg', 'slip.jpg', 'image/jpeg'), null],
  ['a photograph under the name some phones use', aFile('jpeg', 'slip.jpg', 'image/jpg'), null],
  ['a photograph of a phone that names no type', aFile('jpeg', 'slip', ''), null],
  ['a screenshot', aFile('png', 'slip.png', 'image/png'), null],
  ['a screenshot that claims to be a photograph', aFile('png', 'slip.jpg', 'image/jpeg'), null],
  ['a document', aFile('pdf', 'slip.pdf', 'application/pdf'), null],
  ['a document without a type', aFile('pdf', 'slip.pdf', ''), null],
  ['exactly five megabytes', aFile('jpeg', 'slip.jpg', 'image/jpeg', fiveMegabytes), null],
  ['a byte more', aFile('jpeg', 'slip.jpg', 'image/jpeg', fiveMegabytes + 1), tooLarge],
  ['a byte more without a type', aFile('jpeg', 'slip', '', fiveMegabytes + 1), tooLarge],
  ['a moving picture', aFile('gif', 'slip.gif', 'image/gif'), wrongType],
  ['a moving picture that claims to be a photograph', aFile('gif', 'slip.jpg', 'image/jpeg'), wrongType],
  ['a moving picture without a type', aFile('gif', 'slip', ''), wrongType],
  ['a photograph that claims to be something else', aFile('jpeg', 'slip.heic', 'image/heic'), wrongType],
  ['an empty file', new File([], 'slip.jpg', { type: 'image/jpeg' }), wrongType],
];

describe.each([
  ['the checkout', CheckoutPlace],
  ['the status page', StatusPlace],
])('the receipt picker of %s', (_place, Place) => {
  it.each(files.filter(([, , problem]) => problem === null))('takes %s', async (_what, file) => {
    show(<Place />);
    pick(file);
    await screen.findByText(file.name);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(toastTitles()).toEqual(['File selected']);
  });

  it.each(files.filter(([, , problem]) => problem !== null))('refuses %s', async (_what, file, problem) => {
    show(<Place />);
    pick(file);
    expect((await screen.findByRole('alert')).textContent).toContain(problem);
    expect(screen.queryByText(file.name)).toBeNull();
    expect(toastTitles()).toEqual([]);
  });

  it('keeps the receipt when the next one is refused', async () => {
    show(<Place />);
    pick(aFile('jpeg', 'good.jpg', 'image/jpeg'));
    await screen.findByText('good.jpg');
    fireEvent.change(screen.getByLabelText('Choose another file'), {
      target: { files: [aFile('gif', 'bad.gif', 'image/gif')] },
    });
    await screen.findByRole('alert');
    expect(screen.getByText('good.jpg')).toBeTruthy();
  });

  it('lets go of a removed receipt', async () => {
    show(<Place />);
    pick(aFile('jpeg', 'slip.jpg', 'image/jpeg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.queryByText('slip.jpg')).toBeNull();
    expect(toastTitles()).toEqual(['File removed']);
  });

  it('takes a file dropped anywhere on the page', async () => {
    show(<Place />);
    expect(drop(document.body, aFile('jpeg', 'dropped.jpg', 'image/jpeg'))).toBe(false);
    await screen.findByText('dropped.jpg');
  });
});

describe('several receipt pickers on one page', () => {
  const sent: FullOrder = { ...order, receipt: fullOrder.receipt };

  it('leave a dropped file to the one that is unfolded', async () => {
    show(
      <>
        <StatusPlace of={sent} />
        <StatusPlace />
      </>,
    );
    drop(document.body, aFile('jpeg', 'dropped.jpg', 'image/jpeg'));
    expect((await screen.findByText('dropped.jpg')).closest('details')).toBeNull();
    expect(screen.getAllByText('dropped.jpg')).toHaveLength(1);
  });

  it('leave it to the one it is dropped on, and else to none', async () => {
    show(
      <>
        <StatusPlace />
        <StatusPlace />
      </>,
    );
    // The browser must not open the file and leave the shop, even where nobody takes it.
    expect(drop(document.body, aFile('jpeg', 'beside.jpg', 'image/jpeg'))).toBe(false);
    const [, second] = screen.getAllByLabelText('Choose a file');
    if (second) drop(second, aFile('jpeg', 'onto.jpg', 'image/jpeg'));
    await waitFor(() => expect(screen.getAllByText('onto.jpg')).toHaveLength(1));
    expect(screen.queryByText('beside.jpg')).toBeNull();
    expect(screen.getAllByLabelText('Choose a file')).toHaveLength(1);
  });
});

describe('a receipt for an order that was settled meanwhile', () => {
  const usualUploads = globalThis.XMLHttpRequest;
  afterEach(() => {
    globalThis.XMLHttpRequest = usualUploads;
  });

  it('is refused in words that outlive the form, and the order is read again', async () => {
    const uploads = catchUploads();
    let changes = 0;
    show(<StatusPlace onChanged={() => (changes += 1)} />);
    pick(aFile('jpeg', 'slip.jpg', 'image/jpeg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Send receipt' }));
    await waitFor(() => expect(uploads).toHaveLength(1));
    const details = { orderStatus: 'cancelled', paymentStatus: 'rejected' };
    uploads[0]?.answer(409, { code: 'receipt.not_replaceable', title: '', details, requestId: 'r' });
    await waitFor(() => expect(changes).toBe(1));
    expect(toastTitles()).toContain('This order is over');
  });
});

const drop = (target: Element, file: File) => fireEvent.drop(target, { dataTransfer: { files: [file] } });
