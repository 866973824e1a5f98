import type { Page, Request } from '@playwright/test';
import { alterAnswer } from '../../support/alter-answer.ts';
import { holdRequests } from '../../support/held-requests.ts';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { inviteByApi, signIn } from '../../support/staff.ts';

async function expectTrueFooter(page: Page) {
  const footer = page.getByRole('contentinfo');
  for (const words of ['Database Online', 'Storage Active', 'Security Protected', 'Admin Panel v1.0.0']) {
    await expect(footer.getByText(words)).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Customer Site' })).toHaveAttribute('href', '/');
}

// What is done on them is tried on a desktop, where it works the same.
test('on a phone the menu leads to every screen of the back office, and each of them fits', {
  tag: '@phone',
}, async ({ page, speak }) => {
  await speak('en');
  await signIn(page);

  const choose = async (menu: string, address: string) => {
    await page.getByRole('button', { name: menu }).click();
    // Only now does it speak the language of the screen that follows.
    const before = await page.title();
    await page.getByRole('dialog').locator(`a[href="/admin${address}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === `/admin${address}`);
    await expect(page).not.toHaveTitle(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };

  await test.step('the footer tells the true state, and long words fit', async () => {
    await page.goto('/admin?tab=settings');
    await expectTrueFooter(page);
    await expect(page).toHaveTitle(/^Orders · /);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    // English words are the wider ones: what stands beside a name must not take its room.
    await choose('Menu', '?tab=batch-management');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectReadableHeadings(page, 'batch management');
    // What the owner writes may have no place to break at.
    await alterAnswer<{ deliveryMethods: object[] }>(page, '**/api/admin/delivery-methods', (answer) => ({
      deliveryMethods: answer.deliveryMethods.map((method) => ({ ...method, name: link, description: link })),
    }));
    await page.goto('/admin?tab=pickup-slots&part=methods');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expectNotWider(page, 'the delivery methods');
    await page.unroute('**/api/admin/delivery-methods');
  });

  await test.step('every screen of the back office fits a phone', async () => {
    await page.getByRole('button', { name: '中文' }).click();
    for (const { address, isLookedAt } of screens) {
      await choose('菜单', address);
      await expectToFit(page, address);
      if (isLookedAt) await expectAccessible(page);
    }
    for (const paper of ['slips', 'labels', 'kitchen']) {
      await page.goto(`/admin/print/${paper}`);
      await expectToFit(page, paper);
    }
    // The three are drawn alike; what is on them is looked at where they are printed.
    await expectAccessible(page);
  });
});

const link = 'https://www.google.com/maps/place/Moon+Kitchen,+12+Jalan+Besar,+48000+Rawang,+Selangor/@3.31';
/** The others have journeys of their own on a phone. */
const screens = [
  { address: '?tab=orders', isLookedAt: true },
  { address: '?tab=batch-summary', isLookedAt: false },
  { address: '?tab=batch-management', isLookedAt: true },
  { address: '?tab=pickup-slots', isLookedAt: false },
  { address: '?tab=products', isLookedAt: false },
  { address: '?tab=categories', isLookedAt: true },
  { address: '/statistics', isLookedAt: false },
  { address: '/customers', isLookedAt: true },
  { address: '/audit', isLookedAt: true },
  { address: '/team', isLookedAt: true },
  { address: '/settings', isLookedAt: true },
];

async function expectToFit(page: Page, screen: string) {
  await expect(page.getByRole('main')).toContainText(/\S/);
  await expect(page.locator('.animate-spin:visible, .shimmer:visible')).toHaveCount(0);
  await expectNotWider(page, screen);
  await expectReadableHeadings(page, screen);
}

async function expectNotWider(page: Page, screen: string) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${screen} is wider than the window`).toBe(0);
}

/** A heading squeezed to a letter or a word per line is as good as none. */
async function expectReadableHeadings(page: Page, screen: string) {
  const squeezed = await page.locator('h1, h2, h3, h3 > span').evaluateAll((headings) =>
    headings.flatMap((heading) =>
      [...heading.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getClientRects().length > 3 ? [node.textContent] : [];
      }),
    ),
  );
  expect(squeezed, `headings of ${screen} that take more than three lines`).toEqual([]);
}

const someone = () => `${crypto.randomUUID().slice(0, 8)}@late.example`;

async function openTeam(page: Page) {
  await page.goto('/admin/team');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
}

test('the state of the server is told truly; one tab asks and listens for all, and nothing is missed', async ({
  page,
  context,
  request,
  speak,
  expectComplaints,
}) => {
  expectComplaints(/ERR_FAILED.*\/api\/readyz$/);
  await speak('en');
  await signIn(page);

  await test.step('a server that cannot be reached is named, and tried again', async () => {
    let onLooked: () => void = () => undefined;
    const looked = new Promise<void>((resolve) => (onLooked = resolve));
    await page.route('**/api/readyz', async (route) => {
      await looked;
      await route.abort();
    });
    // The first version had a tab called settings; it shows the orders.
    await page.goto('/admin?tab=settings');
    await expect(page.getByText('Initializing Admin Authentication...')).toBeVisible();
    onLooked();
    await expect(page.getByRole('heading', { name: 'Connection Issue' })).toBeVisible();
    await expect(page.getByText('Connection attempts: 1')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Failed to refresh connection')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await page.unroute('**/api/readyz');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('Welcome back, Head Baker')).toBeVisible();
  });

  await test.step('the footer tells the true state, and the tabs are gone through by key', async () => {
    await expectTrueFooter(page);
    await expect(page).toHaveTitle(/^Orders · /);
    await page.getByRole('tab', { name: 'Orders' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveTitle(/^Categories · /);
    await page.goto('/admin');
    await expect(page).toHaveTitle(/^Categories · /);
  });

  const events = '**/api/admin/events*';
  const tabs = [listeningOf(page)];
  const streams = () => tabs.reduce((sum, tab) => sum + tab.streams(), 0);
  const second = await context.newPage();
  tabs.push(listeningOf(second));

  await test.step('a change before the stream is open reaches the leading tab and those that follow it', async () => {
    const stream = await holdRequests(context, events);
    const asked = page.waitForRequest(events);
    await openTeam(page);
    await asked;
    expect(tabs[0]?.healthChecks()).toBeGreaterThan(0);
    await openTeam(second);

    const email = someone();
    await inviteByApi(request, email, 'employee');
    await expect(page.getByText(email)).toHaveCount(0);
    stream.letThrough();
    await expect(page.getByText(email)).toBeVisible();
    await expect(second.getByText(email)).toBeVisible();
    await context.unroute(events);
  });

  await test.step('one tab asks and listens for all', async () => {
    // A leader too busy to answer is relieved by the newcomer: either may lead, never both.
    await expect.poll(streams).toBe(1);
    const email = someone();
    await inviteByApi(request, email, 'employee');
    await expect(second.getByText(email)).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expect.poll(streams).toBe(1);
  });

  await test.step('a change while the lead goes from one tab to the next reaches all that are left', async () => {
    const third = await context.newPage();
    tabs.push(listeningOf(third));
    await openTeam(third);
    // Whoever leads at the very look that finds one stream: a moment later it may be nobody.
    let leading: typeof tabs = [];
    await expect
      .poll(() => {
        leading = tabs.filter((tab) => tab.streams() > 0);
        return streams();
      })
      .toBe(1);
    const left = tabs.filter((tab) => !leading.includes(tab));
    const streamsLeft = () => left.reduce((sum, tab) => sum + tab.streams(), 0);

    const stream = await holdRequests(context, events);
    for (const leader of leading) await leader.page.close();
    await expect.poll(streamsLeft).toBe(1);
    const email = someone();
    await inviteByApi(request, email, 'employee');
    for (const tab of left) await expect(tab.page.getByText(email)).toHaveCount(0);
    stream.letThrough();
    for (const tab of left) await expect(tab.page.getByText(email)).toBeVisible();
    await expect.poll(streamsLeft).toBe(1);
  });
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
  return { page, streams: () => streams.size, healthChecks: () => healthChecks };
}
