import { expect, test } from 'vitest';
import { createTestApp } from '../app.testing.ts';
import { createTestDatabase } from '../testing/test-database.testing.ts';

const database = await createTestDatabase();

test('the page that shows the API comes with everything it needs, from here', async () => {
  const { app } = await createTestApp(database);
  const page = await app.request('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');

  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(
    ([, found]) => found ?? '',
  );
  expect(addresses.length).toBeGreaterThanOrEqual(5);
  for (const address of new Set(addresses)) {
    expect(address).toMatch(/^\/api\//);
    const { status, headers } = await app.request(address);
    expect(status, address).toBe(200);
    expect(headers.get('content-type'), address).toMatch(/^(text\/(css|javascript)|application\/json)/);
  }
});

test('a slash at the end of the address leads to the page all the same', async () => {
  const { app } = await createTestApp(database);
  const answer = await app.request('/api/docs/');
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/api/docs']);
});

test('the page that shows the API loosens no rule of the shop', async () => {
  const { app } = await createTestApp(database);
  const { headers } = await app.request('/api/docs');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
});

test('only the files of the page are served beside it', async () => {
  const { app } = await createTestApp(database);
  for (const name of ['index.html', 'package.json', 'swagger-initializer.js', '../main.js']) {
    expect((await app.request(`/api/docs/${name}`)).status, name).toBe(404);
  }
});
