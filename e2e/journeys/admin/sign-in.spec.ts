import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/shop-test.ts';
import { asStaff, expectDone, inviteByApi, newColleague, signIn, signInAs } from '../../support/staff.ts';

const signInButton = /^(Sign In|登录)$/;
const freshEmail = () => `${randomUUID().slice(0, 8)}@journeys.example`;

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: signInButton }).click();
}

test('an invited person joins by phone, signs in and out, and is led back to where they were going', {
  tag: '@phone',
}, async ({ page, request, speak, expectComplaints }) => {
  await speak('en');
  const email = freshEmail();
  const link = await inviteByApi(request, email, 'admin');
  const chosen = randomUUID();

  await test.step('an invited person joins, signs in and out', async () => {
    await page.goto(link);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible(page);

    const name = page.getByLabel('Your name');
    const password = page.getByLabel('Password', { exact: true });
    const confirmation = page.getByLabel('Confirm password');
    const create = page.getByRole('button', { name: 'Create Account' });
    await name.fill('New Hand');
    await password.fill('password123');
    await confirmation.fill('password123');
    await create.click();
    await expect(page.locator('form').getByText(/most common passwords/)).toBeVisible();
    await expect(name).toHaveValue('New Hand');

    await password.fill(chosen);
    await confirmation.fill(chosen);
    await create.click();
    const signedUp = page.getByRole('article').filter({ hasText: 'Signup successful' });
    await signedUp.filter({ hasText: 'Welcome to the admin team! You can now sign in.' }).waitFor();
    await expect(page).toHaveURL(/\/admin\/login$/);

    await fillSignIn(page, { email: email.toUpperCase(), password: chosen });
    const signedIn = page.getByRole('article').filter({ hasText: 'Login successful' });
    await signedIn.filter({ hasText: 'Welcome to the admin dashboard' }).waitFor();
    await expect(page.getByText('Welcome back, New Hand')).toBeVisible();

    // On a phone leaving is in the drawer.
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);

    await page.goto(link);
    await page.getByText('This invitation link is invalid or has expired').waitFor();
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  await test.step('the guard leads a stranger to the door and back to where they were going', async () => {
    await speak('zh');
    await page.goto('/admin/team');
    await expect(page).toHaveURL(/\/admin\/login\?next=/);
    await expect(page.getByRole('heading', { name: '后台登录' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('电子邮箱').fill(email);
    await page.getByLabel('密码').fill(chosen);
    await page.getByRole('button', { name: signInButton }).click();
    await expect(page.getByRole('heading', { name: '团队', exact: true })).toBeVisible();

    // An address from outside is never followed.
    await page.goto('/admin/login?next=https://elsewhere.example/admin');
    await expect(page).toHaveURL(/\/admin$/);
  });
  // A common password and a used link are answers the browser notes as errors, and so are refusals of what a
  // screen asked for as its member left.
  expectComplaints(
    / 422 .*\/api\/staff\/signup$/,
    / 410 .*\/api\/staff\/invitation$/,
    / 401 .*\/api\/admin\//,
  );
});

test('who is not or no longer of the team finds the door closed, and is told so there', async ({
  page,
  request,
  speak,
  expectComplaints,
}) => {
  await speak('en');
  const colleague = await newColleague(request);

  await test.step('a signup without a token leads to the sign-in', async () => {
    await page.goto('/admin/signup');
    await expect(page.getByRole('heading', { name: 'Invalid Access' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to sign-in' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });

  await test.step('a sign-in that fails is told at the form', async () => {
    const nobody = { email: freshEmail(), password: 'not the right one' };
    await fillSignIn(page, nobody);
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expect(page.locator('form').getByText('Invalid email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(nobody.email);
    await expectAccessible(page);
  });

  await test.step('a failed logout is told and the session stays', async () => {
    await fillSignIn(page, colleague);
    await expect(page.getByText(`Welcome back, ${colleague.name}`)).toBeVisible();
    await page.route('**/api/staff/sign-out', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Failed to log out. Please try again.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin$/);
    await page.unroute('**/api/staff/sign-out');
    await page.goto('/admin/login');
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step('whoever leaves finds the door closed behind them', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText('Logged out')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/login$/);
  });

  await test.step('an employee is told that a page is for admins', async () => {
    await signIn(page, { role: 'employee' });
    await page.goto('/admin/team');
    const told = page.getByRole('main').getByRole('alert');
    await expect(told).toContainText('Only admins may open this page.');
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/nothing-here');
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
  });

  await test.step('a disabled colleague is out at once, wherever they are', async () => {
    await signInAs(page, colleague);
    await page.goto('/admin');
    await expect(page.getByText(`Welcome back, ${colleague.name}`)).toBeVisible();

    const team = (await (await request.get('/api/admin/team', { headers: asStaff() })).json()) as {
      members: { id: string; email: string }[];
    };
    const id = team.members.find((member) => member.email === colleague.email)?.id;
    const member = `/api/admin/team/members/${id}`;
    await expectDone(await request.patch(member, { data: { isActive: false }, headers: asStaff() }));
    await expect(page).toHaveURL(/\/admin\/login/);
  });
  // Refusals are answers the browser notes as errors, also of whatever a screen asks for as its member goes.
  expectComplaints(
    / 401 .*\/api\/staff\/sign-in$/,
    /ERR_FAILED.*\/api\/staff\/sign-out$/,
    / 401 .*\/api\/admin\//,
  );
});
