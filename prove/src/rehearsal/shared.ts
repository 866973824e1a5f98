import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { availabilityResponseSchema } from '@mooncake/domain/stock/availability.contract';
import * as z from 'zod/mini';
import type { Db } from '../../../server/src/database/connect.ts';
import { ask, hold, newAddress, order, orderNumberOf, type Wish } from '../buyer.ts';
import { listen } from '../open-page.ts';
import { differing } from '../proof.ts';
import type { ShopServer } from './shop-servers.ts';
import { logFolder, until } from './stage.ts';

type Shared = { db: Db; wish: Wish; servers: readonly ShopServer[] };
type Trio = readonly [ShopServer, ShopServer, ShopServer];

/** For whatever is told at once, on a busy machine. */
const soonMs = 10_000;
/** Of links to sign up, from one address; server/src/staff/auth counts them. */
const linkTries = { allowed: 120, windowMs: 600_000 };

/** What one server knows the others know, though they share nothing but database and bucket. Nobody else buys meanwhile. */
export async function checkShared({
  db,
  wish,
  servers,
}: Shared): Promise<{ number: string; breaches: string[] }> {
  const [one, two, three] = servers;
  if (!one || !two || !three) throw new Error('There are three servers.');
  const trio: Trio = [one, two, three];
  const { number, breaches } = await shareAnOrder(trio, wish);
  return {
    number,
    breaches: [
      ...breaches,
      ...(await shareTidying(trio, wish, db)),
      ...(await shareLimits(trio)),
      ...(await shareInvitation(trio)),
    ],
  };
}

/** Held at one, paid at the next, asked for again at the third; open pages and the stock in memory follow at each. */
async function shareAnOrder(trio: Trio, wish: Wish): Promise<{ number: string; breaches: string[] }> {
  const pages = await Promise.all(trio.map((server) => listen(server)));
  const before = await Promise.all(trio.map((server) => takenAt(server, wish)));
  const heldAt = performance.now();
  const held = await hold(trio[0], wish);
  const everybodyHeard = () => pages.every(({ heardAt }) => heardAt >= heldAt);
  const breaches = await inTime('open pages of every server hearing of a hold', everybodyHeard);
  for (const { close } of pages) close();
  const numbers = [orderNumberOf(await order(trio[1], held)), orderNumberOf(await order(trio[2], held))];
  const after = await Promise.all(trio.map((server) => takenAt(server, wish)));
  return {
    number: numbers[0] ?? '',
    breaches: [
      ...breaches,
      ...differing('the number of an order at another server', numbers[1] ?? '', numbers[0] ?? ''),
      ...differing('boxes taken before', new Set(before).size, 1),
      ...differing('boxes taken at each server', after.join(), trio.map(() => (before[0] ?? 0) + 1).join()),
    ],
  };
}

/** What nobody paid for comes back once, though three servers look for it. */
async function shareTidying(trio: Trio, wish: Wish, db: Db): Promise<string[]> {
  const before = await takenAt(trio[0], wish);
  const { text } = await hold(trio[0], wish);
  const { holdId } = z.parse(z.object({ holdId: z.string() }), JSON.parse(text));
  const past = new Date(Date.now() - 60_000);
  await db.updateTable('holds').set({ expires_at: past }).where('id', '=', holdId).execute();
  const isReleased = async () => {
    const row = await db
      .selectFrom('holds')
      .select('released_at')
      .where('id', '=', holdId)
      .executeTakeFirst();
    return row?.released_at !== null;
  };
  const breaches = await inTime('a hold nobody paid for being released', isReleased, 3 * soonMs);
  const after = await Promise.all(trio.map((server) => takenAt(server, wish)));
  return [...breaches, ...differing('boxes taken after it', after.join(), trio.map(() => before).join())];
}

/** Who asks three servers in turn may not ask three times as often. */
async function shareLimits(trio: Trio): Promise<string[]> {
  const isLate = () => Date.now() % linkTries.windowMs > linkTries.windowMs - 60_000;
  await until('a new window of the limit', () => !isLate(), 2 * 60_000);
  const address = newAddress();
  let answered = 0;
  for (let time = 0; time < linkTries.allowed + 30; time += 1) {
    const { status } = await askForInvitation(trio[time % 3] ?? trio[0], 'x'.repeat(43), address);
    if (status !== 429) answered += 1;
  }
  return differing('tries of one address at three servers', answered, linkTries.allowed);
}

/** Each printed a link; with one of them the first admin signs up at another server, and the third's is spent. */
async function shareInvitation(trio: Trio): Promise<string[]> {
  const [mine, others] = [await printedToken(trio[0]), await printedToken(trio[1])];
  const known = await askForInvitation(trio[1], mine, newAddress());
  const password = 'Rehearsed-27-lanterns';
  const body = JSON.stringify({ token: mine, name: 'Wenjun', password, confirmation: password });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': newAddress() };
  const signedUp = await ask(`${trio[2].url}/api/staff/signup`, { method: 'POST', headers, body });
  const spent = await askForInvitation(trio[2], others, newAddress());
  return [
    ...differing('the invitation of one server at another', known.status, 200),
    ...differing('signing up with it', signedUp.status, 200),
    ...(spent.status === 200 ? ['the invitation of another server is still good'] : []),
  ];
}

function askForInvitation({ url }: ShopServer, token: string, address: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return ask(`${url}/api/staff/invitation`, { method: 'POST', headers, body: JSON.stringify({ token }) });
}

async function printedToken({ name }: ShopServer): Promise<string> {
  const log = await readFile(join(logFolder, `${name}.log`), 'utf8');
  return [...log.matchAll(/signup\?token=([\w-]+)/g)].at(-1)?.[1] ?? '';
}

async function takenAt({ url }: ShopServer, { productId, batchId }: Wish): Promise<number> {
  const { text } = await ask(`${url}/api/availability`, { headers: { 'x-forwarded-for': newAddress() } });
  const { batches } = z.parse(availabilityResponseSchema, JSON.parse(text));
  const limits = batches.find((batch) => batch.batchId === batchId)?.productLimits;
  return limits?.find((limit) => limit.productId === productId)?.currentQuantity ?? -1;
}

async function inTime(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  withinMs = soonMs,
): Promise<string[]> {
  return until(what, isSo, withinMs).then(
    () => [],
    (error: Error) => [error.message],
  );
}
