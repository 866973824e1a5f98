import { expect, languages, sizeOf, test } from '../../support/shop-test.ts';

for (const language of languages) {
  test(`a link sent by chat shows name, price and picture, in ${language}`, {
    tag: sizeOf[language],
  }, async ({ page, speak, request }) => {
    await speak(language);
    await page.goto('/product/shanghai-mooncakes');
    const meta = (property: string) =>
      page.locator(`meta[property="${property}"]`).first().getAttribute('content');

    expect(await meta('og:title')).toContain(language === 'en' ? 'Shanghai Mooncakes' : '上海月饼');
    expect(`${await meta('og:title')} ${await meta('og:description')}`).toContain('48.00');
    const picture = (await meta('og:image')) ?? '';
    expect(picture).toMatch(/^http/);
    const answer = await request.get(picture);
    expect(answer.ok()).toBe(true);
    expect(answer.headers()['content-type']).toContain('image/');
  });
}
