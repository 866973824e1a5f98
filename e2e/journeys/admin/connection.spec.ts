import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, failedRequest, test } from '../../support/shop-test.ts';
import { inviteByApi, signIn } from '../../support/staff.ts';

test('a server that cannot be reached is named, and tried again', async ({
  page,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  await signIn(page);
  await page.route('**/api/readyz', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.getByText('Initializing Admin Authentication...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Connection Issue' })).toBeVisible();
  await expect(page.getByText('Connection attempts: 1')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Failed to refresh connection')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await page.unroute('**/api/readyz');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Welcome back, Head Baker')).toBeVisible();
  expectComplaints(failedRequest);
});

test('one tab asks and listens for all, and the next takes over when it closes', async ({
  page,
  request,
  speak,
}) => {
  await speak('en');
  await signIn(page);
  const first = listeningOf(page);
  await page.goto('/admin/team');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
  await expect.poll(first.streams).toBe(1);
  expect(first.healthChecks()).toBe(1);

  const second = await page.context().newPage();
  const other = listeningOf(second);
  await second.goto('/admin/team');
  await expect(second.getByRole('heading', { name: 'Members' })).toBeVisible();
  // A leader too busy to answer is relieved by the newcomer: either may lead, never both.
  const streams = () => first.streams() + other.streams();
  await expect.poll(streams).toBe(1);

  const email = `${Date.now()}-both@journeys.example`;
  await inviteByApi(request, email, 'employee');
  await expect(second.getByText(email)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect.poll(streams).toBe(1);

  const [leader, left] = first.streams() === 1 ? [page, second] : [second, page];
  await leader.close();
  await expect.poll((left === page ? first : other).streams).toBe(1);
  const later = `${Date.now()}-one@journeys.example`;
  await inviteByApi(request, later, 'employee');
  await expect(left.getByText(later)).toBeVisible();
});

/** What a tab asks of the server itself: streams it holds open now, and health checks so far. */
function listeningOf(page: Page) {
  const streams = new Set<Request>();
  let healthChecks = 0;
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname === '/api/readyz') healthChecks += 1;
    if (pathname === '/api/admin/events') streams.add(call);
  });
  page.on('requestfinished', (call) => void streams.delete(call));
  page.on('requestfailed', (call) => void streams.delete(call));
  return { streams: () => streams.size, healthChecks: () => healthChecks };
}

test('the footer tells the true state, and the menu leads everywhere', { tag: '@both' }, async ({
  page,
  speak,
  isMobile,
}) => {
  await speak('en');
  await signIn(page);
  await page.goto('/admin?tab=settings');
  const footer = page.getByRole('contentinfo');
  for (const words of ['Database Online', 'Storage Active', 'Security Protected', 'Admin Panel v1.0.0']) {
    await expect(footer.getByText(words)).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Customer Site' })).toHaveAttribute('href', '/');
  // The first version had a tab called settings; it shows the orders.
  await expect(page).toHaveTitle(/^Orders · /);

  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Categories' }).click();
  } else {
    await page.getByRole('tab', { name: 'Orders' }).focus();
    await page.keyboard.press('ArrowLeft');
  }
  await expect(page).toHaveTitle(/^Categories · /);
  await page.goto('/admin');
  await expect(page).toHaveTitle(/^Categories · /);
});
