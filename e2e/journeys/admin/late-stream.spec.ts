import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/held-requests.ts';
import { expect, test } from '../../support/shop-test.ts';
import { inviteByApi, signIn } from '../../support/staff.ts';

const someone = () => `${crypto.randomUUID().slice(0, 8)}@late.example`;

async function openTeam(page: Page) {
  await page.goto('/admin/team');
  await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
}

test('a change before the stream is open reaches the leading tab and those that follow it', async ({
  page,
  context,
  request,
  speak,
}) => {
  await speak('en');
  await signIn(page);
  const stream = await holdRequests(context, '**/api/admin/events');
  const asked = page.waitForRequest('**/api/admin/events');
  await openTeam(page);
  await asked;
  const follower = await context.newPage();
  await openTeam(follower);

  const email = someone();
  await inviteByApi(request, email, 'employee');
  await expect(page.getByText(email)).toHaveCount(0);
  stream.letThrough();
  await expect(page.getByText(email)).toBeVisible();
  await expect(follower.getByText(email)).toBeVisible();
});

test('a change while the lead goes from one tab to the next reaches all that are left', async ({
  page,
  context,
  request,
  speak,
}) => {
  await speak('en');
  await signIn(page);
  const open = page.waitForResponse('**/api/admin/events');
  await openTeam(page);
  await open;
  const [second, third] = [await context.newPage(), await context.newPage()];
  await openTeam(second);
  await openTeam(third);

  const stream = await holdRequests(context, '**/api/admin/events');
  const asked = context.waitForEvent('request', (call) => call.url().endsWith('/api/admin/events'));
  await page.close();
  await asked;
  const email = someone();
  await inviteByApi(request, email, 'employee');
  await expect(second.getByText(email)).toHaveCount(0);
  stream.letThrough();
  await expect(second.getByText(email)).toBeVisible();
  await expect(third.getByText(email)).toBeVisible();
});
