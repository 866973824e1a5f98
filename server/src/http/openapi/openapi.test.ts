import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiRoutes } from '../../api-routes.ts';
import { createTestApp } from '../../app.testing.ts';
import { createTestDatabase } from '../../testing/test-database.testing.ts';
import { describedProblems } from './problem-schemas.ts';
import { problemsOfRoute } from './problems-of-route.ts';
import { tags } from './tags.ts';

const database = await createTestDatabase();

type Media = { schema: { $ref?: string; type?: string }; example?: unknown };
type Content = Record<string, Media>;
type Operation = {
  operationId: string;
  tags: string[];
  security: Record<string, unknown>[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, unknown>;
    responses: Record<string, { content: Content }>;
    securitySchemes: Record<string, { in: string; name: string }>;
  };
};

async function readApi(environment: Record<string, string> = {}) {
  const { app, deps } = await createTestApp(database, { environment });
  const document = (await (await app.request('/api/openapi.json')).json()) as Document;
  const routes = apiRoutes(deps).map((route) => {
    const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method];
    if (!operation) throw new Error(`${route.id} is not described`);
    return { ...route, operation };
  });
  return { document, routes };
}

test('every operation has a name of its own and stands under one feature', async () => {
  const { routes } = await readApi();
  const names = routes.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z]+([A-Z][a-z]*)*$/.test(name))).toEqual([]);
  for (const { operation } of routes) expect(Object.keys(tags)).toContain(operation.tags.join());
});

test('what goes in and out as JSON is a named schema', async () => {
  const { document, routes } = await readApi();
  const unnamed = routes.flatMap(({ id, operation: { requestBody, responses } }) =>
    [requestBody?.content, responses[200]?.content]
      .map((content) => content?.['application/json']?.schema)
      .filter((schema) => schema !== undefined && schema.$ref === undefined)
      .map(() => id),
  );
  expect(unnamed).toEqual([]);
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['AdminOrder', 'HoldRequest', 'OrderNumber', 'OrderStatus', 'Product']),
  );
});

test('every example would be accepted', async () => {
  const { routes } = await readApi();
  for (const { id, request, response, operation } of routes) {
    const sent = operation.requestBody?.content['application/json'];
    if (sent && request?.body) {
      expect(z.safeParse(request.body, sent.example).error?.issues, `request of ${id}`).toBeUndefined();
    }
    const answered = operation.responses[200]?.content?.['application/json'];
    if (answered) {
      expect(z.safeParse(response, answered.example).error?.issues, `answer of ${id}`).toBeUndefined();
    }
  }
});

test('the two ways to be known are the two cookies, named as they are sent', async () => {
  const { document, routes } = await readApi();
  expect(document.components.securitySchemes).toMatchObject({
    browser: { in: 'cookie', name: 'shop_browser' },
    staffSession: { in: 'cookie', name: 'staff_session' },
  });
  const securityOf = (wanted: string) => routes.find(({ id }) => id === wanted)?.operation.security;
  expect(securityOf('listProducts')).toEqual([]);
  expect(securityOf('listOwnOrders')).toEqual([{ browser: [] }, {}]);
  expect(securityOf('getSession')).toEqual([{ staffSession: [] }, {}]);
  for (const { path, operation } of routes.filter((route) => route.path.startsWith('/api/admin/'))) {
    expect(operation.security, path).toEqual([{ staffSession: [] }]);
  }

  const secure = await readApi({ PUBLIC_URL: 'https://shop.example.com' });
  expect(secure.document.components.securitySchemes.staffSession?.name).toBe('__Host-staff_session');
});

test('a refusal comes with its status, code and facts', async () => {
  const { document, routes } = await readApi();
  const changing = routes.find(({ id }) => id === 'changeOrderStatus');
  expect(Object.keys(changing?.operation.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '409', '422', '500', '503']),
  );
  expect(JSON.stringify(changing?.operation.responses[409])).toContain('order.changed_meanwhile');
  expect(document.components.schemas.OrderChangedMeanwhileProblem).toMatchObject({
    properties: {
      code: { const: 'order.changed_meanwhile' },
      details: { required: ['orderStatus', 'paymentStatus', 'version'] },
    },
  });
  expect(changing?.operation.responses[404]).toEqual({
    $ref: '#/components/responses/OrderNotFoundProblem',
  });
});

test('every refusal there is can be met somewhere', async () => {
  const { routes } = await readApi();
  const declared = new Set(routes.flatMap(problemsOfRoute));
  // Said of one order among many, and at an address that is no operation's.
  const elsewhere = [
    'approval.not_matching',
    'approval.earlier_unread',
    'approval.already_approved',
    'approval.undo_too_late',
    'method_not_allowed',
  ];
  expect([...describedProblems.keys()].filter((code) => !declared.has(code))).toEqual(elsewhere);
});
