import { expect, expectAccessible, languages, sizeOf, test } from '../../support/shop-test.ts';

const words = {
  en: { title: 'Oops! Page not found', home: 'Return to Home' },
  zh: { title: '哎呀！找不到页面', home: '返回首页' },
} as const;

for (const language of languages) {
  test(`a wrong address leads home, in ${language}`, { tag: sizeOf[language] }, async ({
    page,
    speak,
    expectComplaints,
  }) => {
    await speak(language);
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: words[language].title })).toBeVisible();
    await expectAccessible(page);

    // The browser itself notes the 404 it was sent; that is the point of this journey.
    expectComplaints(/404/);
    await page.getByRole('link', { name: words[language].home }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
