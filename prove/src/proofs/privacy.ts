import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, ask, hold, newAddress, order, orderNumberOf, wishFor } from '../buyer.ts';
import { atOnce, type Outcome, type Proof, partOf } from '../proof.ts';
import { findRoutes } from '../routes.ts';
import { inShop, type Server } from '../shop.ts';

const whole = { customers: 40, lookups: 20_000 };
const askedAtOnce = 16;
const listenMs = 2_000;

/** A customer whose every word is found again wherever it turns up. */
function aCanary() {
  const word = () => `canary${randomUUID().replaceAll('-', '')}`;
  const phone = `011-${randomInt(10_000_000, 99_999_999)}`;
  return {
    ...{ name: word(), phone, email: `${word()}@example.com`, instagram: word(), facebook: word() },
    ...{ notes: word(), deliveryAddress: word() },
  };
}
type Placed = { canary: ReturnType<typeof aCanary>; number: string; held: Answer };

export const privacy: Proof = {
  promise: 'A stranger never reads a name, phone, address or note of a customer, wherever they look.',
  tried: `${whole.customers} customers with a canary in every field; every public address and page, the stream, the log, the names of files and ${whole.lookups} odd lookups`,
  guard: 'whoever knows the number is taken for the customer',
  async run({ share, isGuardOut, say }): Promise<Outcome> {
    return inShop(
      1,
      async (shop, server) => {
        const customers = partOf(whole.customers, share);
        const wish = await wishFor(shop, server, customers);
        const placed: Placed[] = [];
        const stream = listen(server);
        for (let at = 0; at < customers; at += 1) {
          const held = await hold(server, wish);
          const canary = aCanary();
          placed.push({ canary, held, number: orderNumberOf(await order(server, held, canary)) });
        }
        const breaches: string[] = [];
        const secrets = placed.flatMap(({ canary }) => [
          ...Object.values(canary),
          canary.phone.replaceAll(/\D/g, ''),
          canary.phone.replaceAll(/\D/g, '').slice(1),
        ]);
        const search = (place: string, text: string) => {
          const leaked = secrets.filter((secret) => text.includes(secret));
          if (leaked.length > 0)
            breaches.push(`${place} told ${leaked.length} secrets, ${leaked[0]} among them`);
        };

        let tried = 0;
        const visit = async (path: string, init: RequestInit = {}) => {
          const headers = {
            ...Object.fromEntries(new Headers(init.headers)),
            'x-forwarded-for': newAddress(),
          };
          const { status, text } = await ask(`${server.url}${path}`, {
            ...{ ...init, headers },
            signal: AbortSignal.timeout(listenMs),
          }).catch(() => ({ status: 0, text: '' }));
          tried += 1;
          search(`${init.method ?? 'GET'} ${path}`, text);
          return status;
        };

        const routes = (await findRoutes(server.url)).filter(({ method }) => method === 'GET');
        const names = placed.flatMap(({ number, held }) => [number, number.toLowerCase(), holdIdIn(held)]);
        const pages = [
          '/',
          '/cart',
          '/checkout',
          '/check-status',
          '/order-summary/{number}',
          '/privacy',
          '/admin',
        ];
        say(`${routes.length} addresses and ${pages.length} pages`);
        for (const path of [...routes.map((route) => route.path), ...pages]) {
          const filled = /\{\w+\}/.test(path)
            ? names.slice(0, 30).map((name) => path.replaceAll(/\{\w+\}/g, name))
            : [path];
          await atOnce(filled, askedAtOnce, async (one) => void (await visit(one)));
        }

        let answered = 0;
        const lookups = partOf(whole.lookups, share);
        await atOnce(Array(lookups).keys(), askedAtOnce, async (at) => {
          const customer = placed[at % placed.length];
          if (!customer) return;
          const lookup = isGuardOut
            ? { orderNumber: customer.number, phone: customer.canary.phone }
            : oddLookup(at, customer, placed[(at + 1) % placed.length] ?? customer);
          const status = await visit('/api/orders/lookup', {
            ...{
              method: 'POST',
              body: JSON.stringify(lookup),
              headers: { 'content-type': 'application/json' },
            },
          });
          if (status === 200) answered += 1;
          if (at % 2_000 === 1_999) say(`${at + 1} of ${lookups} lookups`);
        });
        search('the stream', await stream());
        search('the log', await shop.readLog());
        search('the names of files', (await shop.fileNames()).join('\n'));
        return {
          figures: `${secrets.length} secrets, ${tried} answers searched (${answered} of ${lookups} lookups found something): ${breaches.length} leaks`,
          breaches,
        };
      },
      { logLevel: 'debug' },
    );
  },
};

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
