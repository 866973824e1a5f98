import { findUnstorable } from '@mooncake/domain/stored-text';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { AppContext, AppEnv } from '../app-env.ts';
import type { Deps } from '../deps.ts';
import { isDiskFull } from '../storage/disk-full.ts';
import { clientAddress } from '../visitors/client-address.ts';
import { limitRate } from '../visitors/rate-limit.ts';
import { readForm, readJson } from './body/read-body.ts';
import { createUploadSlots, type UploadSlots } from './body/upload-slots.ts';
import type { Admit, Route, Schema } from './define-route.ts';
import { HttpProblem } from './problems/http-problem.ts';
import { sendJson } from './responses/json-response.ts';

/** Generous, because many phones share one address of their network. Files go to disk, not to memory. */
const publicUploads = { perSender: 30, inAll: 200 };
/** Slots of their own: however many strangers are sending, staff can. */
const staffUploads = { perSender: 6, inAll: 12 };

/** Enough to find the mistake; a body of nothing but mistakes must not make the answer larger than itself. */
const maxIssues = 20;

type MountDeps = Pick<Deps, 'config' | 'db' | 'storage' | 'trafficLimits' | 'clock' | 'log'> & {
  admit: Admit;
};

/** Puts every route on the app: limit, authenticate, validate, call, present. The body is read last. */
export function mountRoutes(app: Hono<AppEnv>, deps: MountDeps, routes: readonly Route[]) {
  const slots = { public: createUploadSlots(publicUploads), staff: createUploadSlots(staffUploads) };
  for (const route of routes) {
    const kind = route.access === 'public' ? 'public' : 'staff';
    app.on(route.method.toUpperCase(), route.path, async (c) => {
      if (route.limit) await limitVisits(deps, route, clientAddress(c, deps.config.trustedProxies));
      if (route.access !== 'public') await deps.admit(c, route.access.staff);
      const address = validateAddress(c, route);
      const answer = await (route.request?.form
        ? handleForm(c, { route, address, deps, slots: slots[kind] }).catch(explainFullDisk(c, route, deps))
        : route.handle({ ...address, ...(await validateBody(c, route)) }, c));
      return answer instanceof Response ? answer : sendJson(c, answer);
    });
  }
  refuseOtherMethods(app, routes);
}

async function limitVisits(
  { db, clock, trafficLimits }: MountDeps,
  { limit, isCheckout }: Route,
  address: string,
): Promise<void> {
  if (limit && isCheckout) trafficLimits.limit(limit, address, clock());
  else if (limit) await limitRate({ db, clock }, limit, address);
}

type Inputs = Record<string, unknown>;
type FormCall = { route: Route; address: Inputs; deps: MountDeps; slots: UploadSlots };

/** The file of a form lies on disk for as long as its request is answered. */
async function handleForm(c: AppContext, { route, address, deps, slots }: FormCall): Promise<unknown> {
  const slot = slots.take(c.get('staff')?.id ?? clientAddress(c, deps.config.trustedProxies));
  const form = await readForm(c, route, { storage: deps.storage, slot }).finally(slot.free);
  try {
    c.set('upload', form.upload);
    const fields = route.request?.form && validate(route.request.form, form.fields, 'form');
    return await route.handle({ ...address, form: fields }, c);
  } finally {
    await form.discard();
  }
}

/** Said in the route's own words, and to the log in the machine's. */
function explainFullDisk(c: AppContext, { diskFull }: Route, { log }: MountDeps) {
  return (error: unknown): never => {
    if (!diskFull || !isDiskFull(error)) throw error;
    log.error({ err: error, requestId: c.get('requestId') }, 'the disk is full');
    throw diskFull();
  };
}

function validateAddress(c: AppContext, { request = {} }: Route): Inputs {
  return {
    ...(request.params && { params: validate(request.params, c.req.param(), 'params') }),
    ...(request.query && { query: validate(request.query, c.req.query(), 'query') }),
  };
}

async function validateBody(c: AppContext, route: Route): Promise<Inputs> {
  const schema = route.request?.body;
  return schema ? { body: validate(schema, await readJson(c, route), 'body') } : {};
}

/** The one place every input passes: its shape by the schema, and nothing the database could not keep. */
function validate(schema: Schema, value: unknown, part: string): unknown {
  const result = z.safeParse(schema, value);
  const issues = result.success
    ? [findUnstorable(result.data)].filter((issue) => issue !== null)
    : result.error.issues;
  if (result.success && issues.length === 0) return result.data;
  throw new HttpProblem('invalid_request', {
    issues: issues.slice(0, maxIssues).map(({ path, code }) => ({ path: [part, ...path.map(String)], code })),
  });
}

function refuseOtherMethods(app: Hono<AppEnv>, routes: readonly Route[]) {
  for (const path of new Set(routes.map((route) => route.path))) {
    const allowed = routes.filter((route) => route.path === path).map(({ method }) => method.toUpperCase());
    app.all(path, () => {
      throw new HttpProblem('method_not_allowed', { allowed }, { Allow: allowed.join(', ') });
    });
  }
}
