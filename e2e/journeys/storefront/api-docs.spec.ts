import { alterAnswer } from '../../support/alter-answer.ts';
import { expect, test } from '../../support/shop-test.ts';

type Operation = { operationId: string; tags: string[] };
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

/**
 * One operation with all it refers to. Of the others, which are folded away under their parts, the page shows
 * nothing, and yet to read them takes it several times as long as everything else.
 */
function abridged({ paths, components, ...rest }: Description, operationId: string): Description {
  const schemas: Record<string, object> = {};
  const keepAllNamedIn = (thing: object) => {
    for (const [, name = ''] of JSON.stringify(thing).matchAll(/#\/components\/schemas\/([^"]+)/g)) {
      const schema = components.schemas[name];
      if (!schema || name in schemas) continue;
      schemas[name] = schema;
      keepAllNamedIn(schema);
    }
  };
  keepAllNamedIn({ ...components, schemas: {} });
  const short = Object.entries(paths).map(([path, operations]) => {
    const kept = Object.entries(operations).map(([method, operation]) => {
      if (operation.operationId !== operationId) return [method, { ...operation, ...nothingInside }];
      keepAllNamedIn(operation);
      return [method, operation];
    });
    return [path, Object.fromEntries(kept)];
  });
  return { ...rest, paths: Object.fromEntries(short), components: { ...components, schemas } };
}

const nothingInside = { parameters: [], requestBody: undefined, responses: {} };

test('the page of the API opens an operation with its refusals', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await alterAnswer<Description>(page, '**/api/openapi.json', (whole) => abridged(whole, 'createHold'));
  await page.goto('/api/docs#/Checkout/createHold');
  await expect(page.getByText('batch.short_of_stock').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /Mooncake shop/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeHidden();
  // Everything comes from the shop itself, and nothing is wider than the screen.
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
