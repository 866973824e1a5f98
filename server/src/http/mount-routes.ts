import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import type { Deps } from '../deps.ts';
import type { AppContext, AppEnv } from './app-env.ts';
import { clientAddress } from './client-address.ts';
import type { Route, Schema } from './define-route.ts';
import { HttpProblem } from './http-problem.ts';
import { sendJson } from './json-answer.ts';
import { limitRate } from './rate-limit.ts';

const usualMaxBodyBytes = 64 * 1024;
/** Enough to find the mistake; a body of nothing but mistakes must not make the answer larger than itself. */
const maxIssues = 20;

type MountDeps = Pick<Deps, 'config' | 'db' | 'checkoutDb' | 'clock'>;

/** Puts every route on the app: limit, authenticate, validate, call, present. */
export function mountRoutes(app: Hono<AppEnv>, deps: MountDeps, routes: readonly Route[]) {
  for (const route of routes) {
    const limited = { db: route.isCheckout ? deps.checkoutDb : deps.db, clock: deps.clock };
    // Only asked of routes that read a body: looking for one is the dearest part of a small request.
    if (route.request?.body || route.request?.form)
      app.on(route.method.toUpperCase(), route.path, limitBody(route));
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      if (route.limit) await limitRate(limited, route.limit, clientAddress(c, deps.config.trustedProxies));
      if (route.access !== 'public') await route.access.admit(c);
      const answer = await route.handle(await validateInputs(c, route), c);
      return answer instanceof Response ? answer : sendJson(c, answer);
    });
  }
  refuseOtherMethods(app, routes);
}

function limitBody({ maxBodyBytes = usualMaxBodyBytes, tooLarge }: Route) {
  return bodyLimit({
    maxSize: maxBodyBytes,
    onError: () => {
      throw tooLarge?.() ?? new HttpProblem('payload_too_large', { maxBodyBytes });
    },
  });
}

async function validateInputs(c: AppContext, { request = {} }: Route) {
  return {
    ...(request.params && { params: validate(request.params, c.req.param(), 'params') }),
    ...(request.query && { query: validate(request.query, c.req.query(), 'query') }),
    ...(request.body && { body: validate(request.body, await readJson(c), 'body') }),
    ...(request.form && { form: validate(request.form, await readForm(c), 'form') }),
  };
}

function validate(schema: Schema, value: unknown, part: string): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  const issues = result.error.issues
    .slice(0, maxIssues)
    .map(({ path, code }) => ({ path: [part, ...path.map(String)], code }));
  throw new HttpProblem('invalid_request', { issues });
}

async function readJson(c: AppContext): Promise<unknown> {
  const text = await c.req.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpProblem('invalid_request', { issues: [{ path: ['body'], code: 'invalid_json' }] });
  }
}

/** Read once and remembered by the request: the handler finds the file in the same form. */
async function readForm(c: AppContext): Promise<unknown> {
  try {
    return await c.req.parseBody();
  } catch {
    throw new HttpProblem('invalid_request', { issues: [{ path: ['form'], code: 'invalid_form' }] });
  }
}

function refuseOtherMethods(app: Hono<AppEnv>, routes: readonly Route[]) {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    app.all(path, () => {
      throw new HttpProblem('method_not_allowed', { allowed }, { Allow: allowed.join(', ') });
    });
  }
}
