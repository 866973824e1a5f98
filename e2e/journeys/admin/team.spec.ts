import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { newColleague, signIn } from '../../support/staff.ts';

test('an admin looks after the team', async ({ page, request, speak, browser, expectComplaints }) => {
  await speak('en');
  const colleague = await newColleague(request);
  await signIn(page);
  await page.goto('/admin/team');

  await test.step('an admin changes a role, disables a colleague and resets a password', async () => {
    const row = page.getByRole('listitem').filter({ hasText: colleague.email });
    await row.getByRole('combobox').selectOption('admin');
    await expect(page.getByText('Team updated')).toBeVisible();

    await row.getByRole('button', { name: 'Reset password' }).click();
    await page.getByRole('button', { name: 'Create reset link' }).click();
    await expect(page.getByText(`Password reset for ${colleague.name}`)).toBeVisible();
    const link = await page.locator('code').innerText();

    const theirs = await browser.newContext({ locale: 'en-MY', reducedMotion: 'reduce' });
    const their = await theirs.newPage();
    await their.goto(link);
    await expect(their.getByText(colleague.email)).toBeVisible();
    await expectAccessible(their);
    await their.getByLabel('Password', { exact: true }).fill('12345678');
    await their.getByLabel('Confirm password').fill('12345678');
    await their.getByRole('button', { name: 'Save password' }).click();
    await expect(their.getByText(/most common passwords/)).toBeVisible();
    const password = randomUUID();
    await their.getByLabel('Password', { exact: true }).fill(password);
    await their.getByLabel('Confirm password').fill(password);
    await their.getByRole('button', { name: 'Save password' }).click();
    await expect(their.getByText('Password changed')).toBeVisible();
    const token = new URL(link).searchParams.get('token');
    const used = await request.post('/api/staff/password-reset/check', { data: { token } });
    expect(used.status()).toBe(410);
    await theirs.close();

    await row.getByRole('switch').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'false');
    await row.getByRole('switch').click();
    await expect(row.getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  });

  await test.step('an admin invites somebody, and takes an invitation back', async () => {
    await expect(page.getByRole('heading', { name: 'Members' })).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Email').fill('no address');
    await page.getByRole('button', { name: 'Create invitation link' }).click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByLabel('Email').fill('admin@journeys.example');
    await page.getByRole('button', { name: 'Create invitation link' }).click();
    await expect(page.getByText(/admin@journeys\.example/).first()).toBeVisible();

    const email = `${randomUUID().slice(0, 8)}@journeys.example`;
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Role', { exact: true }).selectOption('admin');
    await page.getByRole('button', { name: 'Create invitation link' }).click();
    await expect(page.getByText(`Invitation for ${email}`)).toBeVisible();
    const link = await page.locator('code').first().innerText();
    expect(link).toContain('/admin/signup?token=');

    const open = page.getByRole('listitem').filter({ hasText: email });
    await open.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Invitation withdrawn')).toBeVisible();
    await expect(open).toHaveCount(0);
    const token = new URL(link).searchParams.get('token');
    const withdrawn = await request.post('/api/staff/invitation', { data: { token } });
    expect(withdrawn.status()).toBe(410);
  });
  // A taken email is an answer the browser notes as an error.
  expectComplaints(/ 409 .*\/api\/admin\/team\/invitations$/);
});
