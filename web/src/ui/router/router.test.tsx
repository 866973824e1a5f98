import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { letOwnStepPass } from '../dialog/use-back-like-escape.ts';
import { Link } from '../link.tsx';
import { memoryHistory, windowHistory } from './router.testing.tsx';
import { matchPath, onTop, openDialogs, Redirect, Router, useLocation } from './router.tsx';

function Here() {
  const { pathname, search, hash, state, isFollowed } = useLocation();
  return <output>{JSON.stringify([`${pathname}${search}${hash}`, state, isFollowed])}</output>;
}

const here = () => JSON.parse(screen.getByRole('status').textContent ?? '');

function open(address: string, content = <Link to="/cart?from=home#top">cart</Link>) {
  const history = memoryHistory(address);
  render(
    <Router history={history}>
      <Here />
      {content}
    </Router>,
  );
  return history;
}

describe('matching a path', () => {
  it.each([
    ['/', '/', {}],
    ['/cart', '/cart/', {}],
    ['/cart', '/CART', {}],
    ['/product/:slug', '/product/mochi-snowskin', { slug: 'mochi-snowskin' }],
    ['/admin/*', '/admin', {}],
    ['/admin/*', '/admin/print/kitchen', {}],
    ['/admin/', '/admin', {}],
    ['*', '/anywhere/at/all', {}],
  ])('%s fits %s', (pattern, pathname, parts) => {
    expect(matchPath(pattern, pathname)).toEqual(parts);
  });

  it.each([
    ['/', '/cart'],
    ['/cart', '/cart/more'],
    ['/product/:slug', '/product/'],
    ['/product/:slug', '/product/a/b'],
    ['/admin/*', '/administration'],
  ])('%s does not fit %s', (pattern, pathname) => {
    expect(matchPath(pattern, pathname)).toBeNull();
  });
});

describe('a link', () => {
  it('is followed without leaving the page, and back leads back', () => {
    const history = open('/');
    const isLeft = fireEvent.click(screen.getByRole('link'));
    expect(isLeft).toBe(false);
    expect(here()).toEqual(['/cart?from=home#top', null, true]);
    act(() => history.navigate(-1));
    expect(here()).toEqual(['/', null, false]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is left to the browser when clicked with %o',
    (how) => {
      open('/');
      // Nobody leads a test's window anywhere.
      screen.getByRole('link').addEventListener('click', (event) => event.preventDefault(), { once: true });
      fireEvent.click(screen.getByRole('link'), how);
      expect(here()).toEqual(['/', null, false]);
    },
  );

  it('to where one is takes no step', () => {
    const history = open('/');
    fireEvent.click(screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    act(() => history.navigate(-1));
    expect(here()[0]).toBe('/');
  });
});

it('leads on by itself and leaves no step behind', () => {
  const history = memoryHistory('/');
  const Page = () => (useLocation().pathname === '/order-summary' ? <Redirect to="/cart" /> : <Here />);
  render(
    <Router history={history}>
      <Page />
    </Router>,
  );
  act(() => history.navigate('/order-summary'));
  expect(here()[0]).toBe('/cart');
  act(() => history.navigate(-1));
  expect(here()[0]).toBe('/');
});

describe('the history of the browser', () => {
  const before = window.location.href;
  afterEach(() => window.history.replaceState(null, '', before));

  it('takes back the step of a dialog that a reload has closed', () => {
    const go = vi.spyOn(window.history, 'go').mockImplementation(() => undefined);
    window.history.replaceState({ state: null, key: 'a' }, '');
    windowHistory();
    expect(go).not.toHaveBeenCalled();
    window.history.replaceState({ state: onTop, key: 'b' }, '');
    windowHistory();
    expect(go.mock.calls).toEqual([[-1]]);
    go.mockRestore();
  });

  it('keeps what a step carries, and tells of steps taken by the browser', () => {
    const history = windowHistory();
    const told = vi.fn();
    const stop = history.listen(told);
    history.navigate('/checkout?step=payment', { state: { fromOrder: true } });
    expect(told).toHaveBeenLastCalledWith(
      expect.objectContaining({
        pathname: '/checkout',
        search: '?step=payment',
        state: { fromOrder: true },
        isFollowed: true,
      }),
    );
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(told).toHaveBeenLastCalledWith(
      expect.objectContaining({ state: { fromOrder: true }, isFollowed: false }),
    );
    stop();
    history.navigate('/cart', { replace: true });
    expect(told).toHaveBeenCalledTimes(2);
    expect(history.current().pathname).toBe('/cart');
  });

  it('lets a dialog stay where the browser goes back, but not where the shop does', () => {
    const history = windowHistory();
    history.navigate('/admin?order=1', { replace: true });
    const told = vi.fn();
    const stop = history.listen(told);
    const stay = vi.fn(() => true);
    openDialogs.push(stay);
    const pop = () => window.dispatchEvent(new PopStateEvent('popstate'));
    pop();
    expect(stay).toHaveBeenLastCalledWith(expect.objectContaining({ search: '?order=1' }));
    expect(told).not.toHaveBeenCalled();

    letOwnStepPass();
    pop();
    expect(told).toHaveBeenCalledTimes(1);
    pop();
    expect(told).toHaveBeenCalledTimes(1);
    openDialogs.pop();
    stop();
  });
});
