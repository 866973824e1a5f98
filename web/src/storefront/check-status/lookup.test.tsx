import type { Language } from '@mooncake/domain/language';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '../../i18n/first-page/en.ts';
import { zh } from '../../i18n/first-page/zh.ts';
import { LanguageProvider } from '../../i18n/language-provider.tsx';
import { somePageData } from '../../shared/catalogue/page-data.testing.ts';
import { fillQueries } from '../../shared/catalogue/queries.ts';
import { memoryHistory } from '../../ui/router/router.testing.tsx';
import { Router } from '../../ui/router/router.tsx';
import { shownToasts } from '../../ui/toast/toast-store.ts';
import { holdKey } from '../checkout/hold-key.ts';
import { CheckStatusScreen } from './check-status-screen.tsx';
import { fullOrder } from './full-order.testing.ts';

/** The lookup answers like this; this browser has no orders. */
function answerWith(answer: () => Response) {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) =>
    String(path).endsWith('/lookup') ? answer() : Response.json({ orders: [] }),
  );
}

const problem = (status: number, code: string, details: object) =>
  Response.json({ code, title: code, details, requestId: 'r' }, { status });

function open(pageData = somePageData(), address = '/check-status', language: Language = 'en') {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  fillQueries(queries, pageData);
  const history = memoryHistory('/');
  history.navigate(address);
  render(
    <Router history={history}>
      <QueryClientProvider client={queries}>
        <LanguageProvider language={language} messages={{ en, zh }[language]}>
          <CheckStatusScreen />
        </LanguageProvider>
      </QueryClientProvider>
    </Router>,
  );
  return history;
}

function search(pageData = somePageData(), { number, phone } = { number: 'CHM123456', phone: '' }) {
  const history = open(pageData);
  fireEvent.change(screen.getByLabelText('Order Number'), { target: { value: number } });
  fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: phone } });
  fireEvent.click(screen.getByRole('button', { name: 'Check Status' }));
  return history;
}

const toastsShown = () => shownToasts().map(({ title, message }) => `${title} / ${message}`);

describe('a search', () => {
  it('says that it is under way', async () => {
    answerWith(() => problem(404, 'lookup.not_found', { searchedBy: 'order_number' }));
    search();
    expect(screen.getByRole('button', { name: 'Searching...' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeTruthy();
    const said = "We couldn't find an order with the provided order number";
    expect(screen.getByText(said)).toBeTruthy();
    expect(toastsShown()).toEqual([]);
  });

  it.each([
    ['order_number', 'CHM999999', '', "We couldn't find an order with the provided order number"],
    ['phone', '', '019-000 0000', "We couldn't find an order with the provided phone number"],
    ['both', 'CHM999999', '019-000 0000', 'Please check your order number and phone number'],
  ])(
    'by %s that finds nothing says so, and keeps what was typed',
    async (searchedBy, number, phone, said) => {
      answerWith(() => problem(404, 'lookup.not_found', { searchedBy }));
      search(somePageData(), { number, phone });
      expect(await screen.findByText(new RegExp(said))).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(screen.getByLabelText<HTMLInputElement>('Order Number').value).toBe(number);
      expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe(phone);
    },
  );

  it('tried too often says how long to wait', async () => {
    answerWith(() => problem(429, 'request.rate_limited', { retryAfterSeconds: 42 }));
    search();
    expect((await screen.findByRole('alert')).textContent).toContain('42 seconds');
    expect(screen.getByLabelText<HTMLInputElement>('Order Number').value).toBe('CHM123456');
  });

  it('that fails on the server is told at the form, and only there', async () => {
    answerWith(() => problem(500, 'internal', {}));
    search();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch order. Please try again.');
    expect(toastsShown()).toEqual([]);
  });

  it('answered with what nobody can read is told as unexpected', async () => {
    answerWith(() => new Response('<html>'));
    search();
    expect((await screen.findByRole('alert')).textContent).toContain('An unexpected error occurred');
    expect(toastsShown()).toEqual([]);
  });
});

describe('in Chinese, a search', () => {
  const check = (number: string) => {
    fireEvent.change(screen.getByLabelText('订单编号'), { target: { value: number } });
    fireEvent.click(screen.getByRole('button', { name: '查询' }));
  };

  it('needs something to go by, said at the fields and above them', async () => {
    answerWith(() => Response.json({ orders: [] }));
    open(somePageData(), '/check-status', 'zh');
    expect(screen.getByText('需要帮助？')).toBeTruthy();
    expect(screen.getByText(/回复时间：2-4 小时/)).toBeTruthy();
    check('   ');
    expect((await screen.findByRole('alert')).textContent).toContain('资料不足');
    const phone = screen.getByLabelText('电话号码');
    const said = document.getElementById(phone.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(said?.textContent).toContain('请输入订单编号或电话号码');
  });

  it('shows the order it found, and says that details are hidden', async () => {
    answerWith(() =>
      Response.json({ orders: [{ ...fullOrder, access: 'masked', customerName: 'T** A** H**' }] }),
    );
    open(somePageData(), '/check-status', 'zh');
    check('CHM004217');
    expect(await screen.findByRole('heading', { name: '订单处理中' })).toBeTruthy();
    expect(toastsShown()).toEqual(['找到订单！ / 以下是您订单的最新状态']);
    for (const shown of ['已上传付款收据', '部分资料已隐藏。']) {
      expect(document.body.textContent).toContain(shown);
    }
    expect(screen.getByRole('button', { name: '查询另一张订单' })).toBeTruthy();
  });
});

it('an order that was found is told below, not over the heading that says so too', async () => {
  answerWith(() => Response.json({ orders: [fullOrder] }));
  search();
  await waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Order Found!', standsBelow: true }]));
});

describe('an order that hides details', () => {
  const masked = { ...fullOrder, access: 'masked', customerName: 'T** A**' };

  it('says so, and leads to the field that would show them', async () => {
    answerWith(() => Response.json({ orders: [masked] }));
    search();
    fireEvent.click(await screen.findByRole('button', { name: 'See every detail' }));
    expect(screen.getByLabelText<HTMLInputElement>('Order Number').value).toBe('CHM123456');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone Number')));
  });

  it('promises no more than it shows in a list', async () => {
    answerWith(() => Response.json({ orders: [masked, { ...masked, orderNumber: 'CHM1*****' }] }));
    search();
    expect(await screen.findAllByText('View details')).toHaveLength(2);
    expect(screen.queryByText('Click to view full details')).toBeNull();
  });
});

describe('an order opened from a list', () => {
  const other = { ...fullOrder, orderNumber: 'CHM654321' };
  const back = (history: ReturnType<typeof memoryHistory>) => act(() => history.navigate(-1));
  const list = () => screen.findByRole('heading', { name: 'Multiple Orders Found' });
  const openOther = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /CHM654321/ }));
    await screen.findByRole('button', { name: 'Back to the list' });
  };

  beforeEach(() => answerWith(() => Response.json({ orders: [fullOrder, other] })));

  it('is a step: the way back leads to the list, the next one from the page', async () => {
    const history = search();
    await openOther();
    back(history);
    await list();
    expect(history.current().pathname).toBe('/check-status');
    back(history);
    expect(history.current().pathname).toBe('/');
  });

  it('is come back to by the way on, and left by the way back once more', async () => {
    const history = search();
    await openOther();
    back(history);
    await list();
    act(() => history.navigate(1));
    expect(await screen.findByRole('button', { name: 'Back to the list' })).toBeTruthy();
    expect(screen.getByText('CHM654321')).toBeTruthy();
    back(history);
    await list();
    back(history);
    expect(history.current().pathname).toBe('/');
  });

  it.each(['Back to the list', 'Check Another Order'])('is left by %s with its step', async (name) => {
    const history = search();
    await openOther();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Back to the list' })).toBeNull());
    back(history);
    expect(history.current().pathname).toBe('/');
  });

  it('leaves no step behind when a link leads away from it', async () => {
    const history = search();
    await openOther();
    fireEvent.click(screen.getByRole('link', { name: 'Place New Order' }));
    expect(history.current().pathname).toBe('/');
    back(history);
    expect(history.current()).toMatchObject({ pathname: '/check-status', state: null });
  });
});

it('a reservation never paid for is called unfinished, not missing', async () => {
  const hold = {
    holdId: '00000000-0000-4000-8000-000000000001',
    orderNumber: 'CHM123456',
    totalSen: 5000,
    expiresAt: new Date(Date.now() + 900_000).toISOString(),
    serverNow: new Date().toISOString(),
    canExtend: true,
  };
  window.localStorage.setItem(holdKey, JSON.stringify(hold));
  answerWith(() => problem(404, 'lookup.not_found', { searchedBy: 'order_number' }));
  search();
  expect(await screen.findByRole('heading', { name: 'Not finished yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go on with this order' })).toBeTruthy();
  expect(screen.queryByText(/couldn't find/)).toBeNull();
});

it('a shop without contacts asks nobody to message it', () => {
  const page = somePageData();
  answerWith(() => Response.json({ orders: [] }));
  search({ ...page, settings: { ...page.settings, whatsapp: '', instagram: '' } });
  expect(screen.queryByText(/Message us/)).toBeNull();
  expect(screen.queryByText(/Response time/)).toBeNull();
});

it('a link that opens no more than its number says so', async () => {
  answerWith(() => Response.json({ orders: [{ ...fullOrder, access: 'masked', customerName: 'T** A**' }] }));
  open(somePageData(), '/check-status#CHM004217');
  expect(await screen.findByText(/This link does not open the whole order/)).toBeTruthy();
  expect(screen.queryByText(/Some details are hidden/)).toBeNull();
});

it('a link in a message opens its order without anything typed', async () => {
  const key = '0123456789abcdef0123456789abcdef';
  const asked: unknown[] = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (path, init) => {
    if (!String(path).endsWith('/lookup')) return Response.json({ orders: [] });
    asked.push(JSON.parse(String(init?.body)));
    return Response.json({ orders: [fullOrder] });
  });
  open(somePageData(), `/check-status#CHM004217.${key}`);
  expect(await screen.findByText('012-345 6789')).toBeTruthy();
  expect(asked).toEqual([{ orderNumber: 'CHM004217', phone: '', key }]);
  expect(toastsShown()).toEqual([]);
});
