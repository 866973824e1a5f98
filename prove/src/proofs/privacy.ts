import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Answer, hold, newAddress, order, orderNumberOf, wishFor } from '../buyer.ts';
import { atOnce, type Outcome, type Proof, partOf } from '../proof.ts';
import { findRoutes } from '../routes.ts';
import { inShop, metricsToken, type Server, type Shop } from '../shop.ts';

const whole = { customers: 40, lookups: 20_000 };
const askedAtOnce = 16;
/** Enough, and no part of ten, or the same number comes with every odd phone and is soon looked up no more. */
const fewestCustomers = 7;
/** So much of a canary is no chance, should the rest be cut off. */
const tellingLength = 16;
const listenMs = 2_000;
/** So many lookups come before the limits on guessing would be reached. */
const limitsLastFor = 50;
const mustBeSearched = 0.95;
const answerWithinMs = { timed: 15_000, untimed: 100_000 };
const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

const word = () => `canary${randomUUID().replaceAll('-', '')}`;

/** A customer whose every word is found again wherever it turns up. */
function aCanary() {
  const phone = `011-${randomInt(10_000_000, 99_999_999)}`;
  return {
    ...{ name: word(), phone, email: `${word()}@example.com`, instagram: word(), facebook: word() },
    ...{ notes: word(), deliveryAddress: word() },
  };
}
/** What others write about a customer. */
const canaryNotes = () => ({ ofStaff: word(), toCustomer: word(), ofBank: word() });
type Placed = {
  canary: ReturnType<typeof aCanary>;
  notes: ReturnType<typeof canaryNotes>;
  number: string;
  held: Answer;
};

export const privacy: Proof = {
  promise: 'A stranger never reads a name, phone, address or note of a customer, wherever they look.',
  tried: `${whole.customers} customers with a canary in every field, in what staff wrote about and to them, in the bank’s lines, and in what the database says as it refuses an order; every public address in every method, every other as a stranger, and all of it as another customer’s browser too; every page, the stream, the metrics, the logs of servers and PostgreSQL, the names of files and ${whole.lookups} odd lookups`,
  guard: 'the shop takes every browser for the one that ordered',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    const preload = new URL('../any-browser.mjs', import.meta.url);
    return inShop(
      1,
      async (shop, server) => {
        const customers = Math.max(fewestCustomers, partOf(whole.customers, share));
        const wish = await wishFor(shop, server, customers, { isBrought: true });
        const placed: Placed[] = [];
        const stream = listen(server);
        let failed = '';
        for (let at = 0; at < customers; at += 1) {
          const held = await hold(server, wish);
          const canary = aCanary();
          if (at === 0) failed = await failToOrder(shop, () => order(server, held, canary));
          const number = orderNumberOf(await order(server, held, canary));
          placed.push({ canary, held, number, notes: canaryNotes() });
        }
        const breaches: string[] = [];
        const secrets = placed.flatMap((owner) => secretsOf(owner).map((secret) => ({ secret, owner })));
        const search = (place: string, text: string, asked?: Placed) => {
          // What is one's own is no secret.
          const leaked = secrets.filter(
            ({ secret, owner }) => owner !== asked && text.includes(secret.slice(0, tellingLength)),
          );
          if (leaked.length > 0)
            breaches.push(`${place} told ${leaked.length} secrets, ${leaked[0]?.secret} among them`);
        };

        // What failed is told to nobody else: whoever ordered is no exception.
        search('an order that failed', failed);
        await writeNotes(shop, placed);
        // A canary that was not kept could not be found anywhere.
        const { rows } = await sql<{ kept: string }>`
          select o::text || c::text as kept from orders o join customers c on c.id = o.customer_id`.execute(
          shop.db,
        );
        const kept = rows.map((row) => row.kept).join('\n');
        for (const { canary } of placed)
          for (const [field, word] of Object.entries(canary))
            if (!kept.includes(word)) breaches.push(`no order kept the ${field} ${word}`);

        const withinMs = isTimed ? answerWithinMs.timed : answerWithinMs.untimed;
        let [tried, toldToWait] = [0, 0];
        const visit = async (path: string, init: RequestInit = {}, asked?: Placed) => {
          const headers = {
            ...Object.fromEntries(new Headers(init.headers)),
            'x-forwarded-for': newAddress(),
            ...(asked && { cookie: asked.held.cookie, 'sec-fetch-site': 'same-origin' }),
          };
          const place = `${init.method ?? 'GET'} ${path}${asked ? ' as another customer' : ''}`;
          const heard = await hear(`${server.url}${path}`, { ...init, headers }, withinMs);
          // What is not read to its end was not searched; only a stream has none.
          if (!heard.isWhole && !path.includes('/events')) breaches.push(`${place} was not answered in time`);
          if (heard.status >= 500 && (isTimed || heard.status !== 503))
            breaches.push(`${place} was answered ${heard.status}`);
          search(place, heard.text, asked);
          // Whoever is told to wait has seen nothing.
          if (heard.status === 429) toldToWait += 1;
          else tried += 1;
          return heard.status;
        };
        /** A customer with an order, but not of what is asked for. */
        const strangerTo = (path: string) =>
          placed.find(({ number, held }) => !isAbout(path, [number, holdIdIn(held)]));

        const routes = await findRoutes(server.url);
        const names = placed.flatMap(({ number, held }) => [number, number.toLowerCase(), holdIdIn(held)]);
        const fill = (path: string) =>
          /\{\w+\}/.test(path) ? names.slice(0, 30).map((name) => path.replaceAll(/\{\w+\}/g, name)) : [path];
        const pages = [
          ...['/', '/cart', '/checkout', '/check-status', '/order-summary/{number}', '/privacy'],
          ...['/admin', '/admin/money', '/admin/customers', '/admin/audit'],
        ];
        say(`${routes.length} routes and ${pages.length} pages`);
        for (const path of pages)
          await atOnce(fill(path), askedAtOnce, async (one) => {
            await visit(one);
            await visit(one, {}, strangerTo(one));
          });
        for (const { path, method, action, example } of routes) {
          const body = JSON.stringify(example ?? {});
          // A public address is tried in every way, one of the back office as it is meant.
          for (const way of action === undefined ? everyMethod : [method]) {
            const hasBody = !['GET', 'HEAD', 'DELETE'].includes(way);
            const json = hasBody && { body, headers: { 'content-type': 'application/json' } };
            await atOnce(fill(path), askedAtOnce, async (one) => {
              await visit(one, { method: way, ...json });
              if (action === undefined && way === method)
                await visit(one, { method: way, ...json }, strangerTo(one));
            });
          }
        }
        const headers = { authorization: `Bearer ${metricsToken}` };
        const figuresOf = await hear(`${server.url}/api/metrics`, { headers }, withinMs);
        if (figuresOf.status !== 200) breaches.push(`the metrics were answered ${figuresOf.status}`);
        search('the metrics', figuresOf.text);

        let answered = 0;
        const [lookups, triedBefore] = [partOf(whole.lookups, share), tried];
        await atOnce(Array(lookups).keys(), askedAtOnce, async (at) => {
          const [customer, other, asking] = [0, 1, 2].map((next) => placed[(at + next) % placed.length]);
          if (!customer || !other) return;
          if (at % limitsLastFor === 0) await forgetLimits(shop);
          const lookup = {
            ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
            body: JSON.stringify(oddLookup(at, customer, other)),
          };
          const status = await visit('/api/orders/lookup', lookup, at % 3 === 0 ? asking : undefined);
          if (status === 200) answered += 1;
          if (at % 2_000 === 1_999) say(`${at + 1} of ${lookups} lookups`);
        });
        const searched = tried - triedBefore;
        if (searched < lookups * mustBeSearched)
          breaches.push(`only ${searched} of ${lookups} lookups were answered; the others were told to wait`);
        search('the stream', await stream());
        search('the log', await shop.readLog());
        const databaseLog = await shop.readDatabaseLog();
        if (databaseLog === '') breaches.push('PostgreSQL wrote no log that could be searched');
        search('the log of PostgreSQL', databaseLog);
        search('the names of files', (await shop.fileNames()).join('\n'));
        return {
          figures: `${secrets.length} secrets, ${tried} answers searched, and ${toldToWait} that only said to wait (${searched} of ${lookups} lookups searched, ${answered} found something): ${breaches.length} leaks`,
          breaches,
        };
      },
      { logLevel: 'debug', ...(isGuardOut && { preload }) },
    );
  },
};

/** Orders from a database that refuses the customer, and says why with all that was typed; gives the answer. */
async function failToOrder({ db }: Shop, orderOnce: () => Promise<Answer>): Promise<string> {
  await sql`create function quote_customer() returns trigger language plpgsql as
    $$begin raise exception 'invalid input: "%"', new using errcode = '22P02'; end$$`.execute(db);
  await sql`create trigger quote_customer before insert on customers
    for each row execute function quote_customer()`.execute(db);
  const { status, text } = await orderOnce();
  await sql`drop trigger quote_customer on customers`.execute(db);
  if (status !== 500) throw new Error(`an order that cannot be stored was answered ${status}`);
  return text;
}

/** What staff wrote about each order and to its customer, and what the bank says of its payment. */
async function writeNotes({ db }: Shop, placed: readonly Placed[]): Promise<void> {
  const { id: statement_id } = await db
    .insertInto('statements')
    .values({
      ...{ name: 'September', from_date: null, to_date: null, imported_at: new Date() },
      ...{ payments: placed.length, new_payments: placed.length },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { number, notes, canary } of placed) {
    await db
      .updateTable('orders')
      .set({ admin_notes: notes.ofStaff, customer_note: notes.toCustomer })
      .where('order_number', '=', number)
      .execute();
    await db
      .insertInto('bank_payments')
      .values({
        ...{ statement_id, paid_on: '2026-09-01', amount_sen: 5_000, set_aside_at: null },
        ...{ words: notes.ofBank, payer: canary.name },
      })
      .execute();
  }
}

/** Everything that was typed, and the phone in the other ways it is written. */
function secretsOf({ canary, notes }: Placed): string[] {
  const digits = canary.phone.replaceAll(/\D/g, '');
  return [...Object.values(canary), ...Object.values(notes), digits, digits.slice(1)];
}

const isAbout = (path: string, names: readonly string[]) =>
  names.some((name) => path.toLowerCase().includes(name.toLowerCase()));

/** As after a day: how often one may ask is proved elsewhere. */
async function forgetLimits({ db }: Shop): Promise<void> {
  await db.deleteFrom('rate_limits').execute();
}

/** Every pair but the right one: what is known of one customer, what is made up, and what normalisers make empty. */
function oddLookup(at: number, { number, canary }: Placed, other: Placed) {
  const numbers = [
    number,
    other.number,
    '',
    ' ',
    '-',
    '%',
    'CHM',
    'CHM______',
    number.slice(0, -1),
    `${number}0`,
  ];
  const phones = [
    '',
    ' ',
    '-',
    '+',
    '()',
    '%',
    '0',
    '60',
    '+60',
    '１１',
    canary.phone.slice(0, -1),
    other.canary.phone,
  ];
  const orderNumber = numbers[at % numbers.length] ?? '';
  const phone = phones[Math.floor(at / numbers.length) % phones.length] ?? '';
  const isRight = orderNumber === other.number && phone === other.canary.phone;
  return { orderNumber, phone: isRight ? '' : phone };
}

/** What came, and whether it came to its end; a stream is listened to for a while. */
async function hear(
  url: string,
  init: RequestInit,
  withinMs: number,
): Promise<{ status: number; text: string; isWhole: boolean }> {
  let [status, text] = [0, ''];
  try {
    const answer = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(url.includes('/events') ? listenMs : withinMs),
    });
    status = answer.status;
    text = [...answer.headers].join('\n');
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true });
    return { status, text, isWhole: true };
  } catch {
    return { status, text, isWhole: false };
  }
}

const holdIdIn = ({ text }: Answer): string => /"holdId":"([^"]+)"/.exec(text)?.[1] ?? '';

/** Reads the public stream until it is asked what it heard. */
function listen({ url }: Server): () => Promise<string> {
  const stop = new AbortController();
  let heard = '';
  const reading = (async () => {
    const answer = await fetch(`${url}/api/events?page=checkout`, { signal: stop.signal });
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) heard += decoder.decode(chunk, { stream: true });
  })().catch(() => undefined);
  return async () => {
    await pause(listenMs);
    stop.abort();
    await reading;
    return heard;
  };
}
