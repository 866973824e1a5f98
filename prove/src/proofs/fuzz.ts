import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { ask, hold, newAddress, order, wishFor } from '../buyer.ts';
import { knowRows } from '../fuzz/known-rows.ts';
import { aStatement, nearlyValid, type Sent, type World } from '../fuzz/nearly-valid.ts';
import { oddBody, oddField, oddHeader, oddPart } from '../fuzz/odd-values.ts';
import { atOnce, type Outcome, type Proof, partOf } from '../proof.ts';
import { findRoutes, type Route } from '../routes.ts';
import { inShop, megabytesOf, type Server, type Shop } from '../shop.ts';

const whole = { requests: 100_000 };
const askedAtOnce = 16;
const answerWithinMs = 5_000;
/** Beside other tests, where time does not count. */
const untimedMs = 60_000;
/** Half of what the alerts call too much; sixteen exports, photos and statements at once are the peak, not a leak. */
const peakMegabytes = 500;
const [someOrders, someMembers] = [30, 3];
/** Of the calls as an admin, and of the routes; a link or a password that nobody knows never goes well. */
const [mayTurnAway, mustGoWell] = [0.01, 3 / 4];
/** Each starts a process of its own, a quarter of a second of work: asked as often as the others they took half of the time. */
const startsProcess = ({ path }: Route) => /export|\.xlsx$|\/statements(\/preview)?$/.test(path);
const askedInstead = 5;
/** Of five requests to a route one is as the shop wants it, and not each of those can go well. */
const enoughTries = 50;

export const fuzz: Proof = {
  promise: 'Whatever is sent, the shop answers, and never with a fault of its own.',
  tried: `${whole.requests} requests to every route of the API, as a stranger and as an admin: wild ones, valid ones, and valid ones with one thing broken, forms with files among them`,
  guard: 'a table is missing',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    return inShop(1, async (shop, server) => {
      const { text } = await ask(`${server.url}/api/openapi.json`);
      const fields = [
        ...new Set(
          [...text.matchAll(/"properties":\{"(\w+)"|,"(\w+)":\{"type"/g)].flatMap(([, a, b]) => a ?? b ?? []),
        ),
      ];
      const routes = await findRoutes(server.url);
      const light = routes.filter((route) => !startsProcess(route));
      const admin = await shop.signIn({ role: 'admin' });
      const world = await furnish(shop, server, { admin, fields });
      if (isGuardOut) await sql`alter table pickup_time_slots rename to away`.execute(shop.db);
      const requests = partOf(whole.requests, share);
      const breaches: string[] = [];
      const wentWell = new Set<Route>();
      let [slowest, faults, asAdmin, turnedAway, done] = [0, 0, 0, 0, 0];
      await atOnce(Array(requests).keys(), askedAtOnce, async (at) => {
        const inTurn = routes[at % routes.length];
        const isSpared = inTurn && startsProcess(inTurn) && randomInt(askedInstead) > 0;
        const route = isSpared ? light[at % light.length] : inTurn;
        if (!route) return;
        const { method, action } = route;
        const isAdmin = Math.random() < 0.5;
        const sent = await requestFor(route, world);
        // Whoever signs out is turned away from then on: somebody else does.
        const isSigningOut = route.path.endsWith('/sign-out');
        const token = isSigningOut ? await shop.signIn({ role: 'admin' }) : admin;
        const cookies = [sent.visitor, isAdmin ? `staff_session=${token}` : ''].filter(Boolean).join('; ');
        const startedAt = performance.now();
        const answer = await ask(`${server.url}${sent.path}`, {
          method,
          headers: {
            ...{ 'x-forwarded-for': newAddress(), 'sec-fetch-site': 'same-origin' },
            ...(cookies !== '' && { cookie: cookies }),
            ...(typeof sent.body === 'string' && { 'content-type': sent.contentType }),
          },
          ...(sent.body !== undefined && { body: sent.body }),
          signal: AbortSignal.timeout(isTimed ? answerWithinMs : untimedMs),
        }).catch((error: unknown) => {
          breaches.push(`${method} ${sent.path}: ${String(error)}`);
          return null;
        });
        if (answer) {
          slowest = Math.max(slowest, performance.now() - startedAt);
          if (answer.status < 300) wentWell.add(route);
          if (answer.status >= 500 && (isTimed || answer.status !== 503)) {
            faults += 1;
            breaches.push(
              `${method} ${sent.path} answered ${answer.status}: ${String(sent.body).slice(0, 500)}`,
            );
          }
          if (isAdmin && action !== undefined) {
            asAdmin += 1;
            if (answer.status === 401) turnedAway += 1;
          }
        }
        done += 1;
        if (done % 10_000 === 0) say(`${done} of ${requests} sent`);
        if (done % 500 === 0 && !isGuardOut) await world.known.refresh();
      });
      const { peak } = await megabytesOf(server);
      const missed = routes.filter((route) => !wentWell.has(route));
      if (!isGuardOut)
        say(`never answered 2xx: ${missed.map(({ method, path }) => `${method} ${path}`).join(', ')}`);
      return {
        figures: `${requests} requests to ${routes.length} routes, ${wentWell.size} of them answered 2xx at least once: ${faults} faults, the slowest answer ${Math.round(slowest)} ms, peak memory ${peak} MB; the admin was turned away ${turnedAway} of ${asAdmin} times`,
        breaches: [
          ...breaches,
          ...(peak > peakMegabytes ? [`peak memory: ${peak} MB instead of ${peakMegabytes}`] : []),
          ...(turnedAway > asAdmin * mayTurnAway ? [`the admin was turned away ${turnedAway} times`] : []),
          ...(!isGuardOut &&
          requests > routes.length * enoughTries &&
          wentWell.size < routes.length * mustGoWell
            ? [`only ${wentWell.size} of ${routes.length} routes were ever answered 2xx`]
            : []),
        ],
      };
    });
  },
};

/** A shop with something of everything in it, so that whatever is named can exist. */
async function furnish(
  shop: Shop,
  server: Server,
  { admin, fields }: { admin: string; fields: readonly string[] },
): Promise<World> {
  const wish = await wishFor(shop, server, 1_000_000);
  for (let at = 0; at < someOrders; at += 1) await order(server, await hold(server, wish));
  const members = await shop.db.selectFrom('admin_users').select('id').execute();
  for (let at = 0; at < someMembers; at += 1) await shop.signIn({ role: 'employee' });
  const cart = cartSchema.parse(JSON.parse(wish.body));
  const spared = [...members.map(({ id }) => id), ...Object.values(cart), wish.productId];
  const headers = {
    ...{ cookie: `staff_session=${admin}`, 'sec-fetch-site': 'same-origin', 'x-forwarded-for': newAddress() },
  };
  const { settings } = settingsSchema.parse(
    JSON.parse((await ask(`${server.url}/api/admin/settings`, { headers })).text),
  );
  const form = new FormData();
  form.set('statement', new File([aStatement], 'bank.csv'));
  const preview = await ask(`${server.url}/api/admin/money/statements/preview`, {
    ...{ method: 'POST', headers, body: form },
  });
  const { mapping } = previewSchema.parse(JSON.parse(preview.text));
  return {
    server,
    wish,
    fields,
    settings,
    mapping: JSON.stringify(mapping),
    known: await knowRows(shop.db, spared),
  };
}

const cartSchema = z.object({ batchId: z.string(), deliveryMethodId: z.string(), timeSlotId: z.string() });
const settingsSchema = z.object({ settings: z.json() });
const previewSchema = z.object({ mapping: z.json() });

/** Two of five are wild, two have one thing broken, and one is as the shop wants it, so that there is something to break. */
async function requestFor(route: Route, world: World): Promise<Sent & { contentType: string }> {
  const kind = randomInt(5);
  if (kind >= 2) return { ...(await nearlyValid(route, world, kind < 4)), contentType: 'application/json' };
  const query = Math.random() < 0.5 ? '' : `?${oddField(world.fields)}=${oddPart()}`;
  const hasBody = !['GET', 'DELETE'].includes(route.method);
  return {
    path: `${route.path.replaceAll(/\{\w+\}/g, oddPart)}${query}`,
    body: hasBody ? oddBody(world.fields) : undefined,
    ...{ visitor: '', contentType: Math.random() < 0.9 ? 'application/json' : oddHeader() },
  };
}
