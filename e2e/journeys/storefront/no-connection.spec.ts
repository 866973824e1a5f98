import { expect, expectAccessible, failedRequest, languages, sizeOf, test } from '../../support/shop-test.ts';

const words = {
  en: { check: 'Check Status', away: 'No connection' },
  zh: { check: '查询订单', away: '没有网络连接' },
} as const;

for (const language of languages) {
  const text = words[language];

  test(`losing the network while changing screens leaves the shop standing, in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, context, speak, expectComplaints }) => {
    await speak(language);
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: text.check }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text.away);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/check-status');
    expectComplaints(failedRequest, /check-status-screen/);
  });
}
