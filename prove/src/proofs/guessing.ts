import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import {
  type Answer,
  aReceipt,
  ask,
  hold,
  newAddress,
  order,
  orderNumberOf,
  patiently,
  wishFor,
} from '../buyer.ts';
import { atOnce, type Outcome, type Proof, partOf, percentile } from '../proof.ts';
import { inShop, type Server, type Shop } from '../shop.ts';

const whole = { fromOneNetwork: 10_000, addresses: 1_000, fromEachAddress: 15 };
/** Most wait: a miss is answered after a sixth of a second. */
const askedAtOnce = 48;
/** What one network, and what everybody together at one target, may learn in one run: some dozens, not thousands. */
const mayBeAnswered = 150;
const comparedTimes = (isTimed: boolean) => (isTimed ? 25 : 2);
/** Two medians this near each other tell nobody anything. */
const equalWithin = 1.3;
/** Less than this the way to the shop hides. */
const hiddenMs = 5;

type Guess = (server: Server, address: string, target: string) => Promise<Answer>;

/** Whatever can be guessed, and by what: each sends one wrong guess at a target. */
const guesses: Readonly<Record<string, Guess>> = {
  lookup: lookUp,
  receipt: sendReceipt,
  'sign-in': (server, address) => signIn(server, address, memberAt(0)),
  invitation: (server, address) => post(server, '/api/staff/invitation', address, { token: someSecret() }),
};
/** In the order in which they joined. */
const memberAt = (at: number) => `member${at + 1}@example.com`;

export const guessing: Proof = {
  promise: 'Numbers, phones, passwords and links cannot be guessed, from one network or from a thousand.',
  tried: `${Object.keys(guesses).join(', ')}: ${whole.fromOneNetwork} guesses each from one network (/64), ${whole.fromEachAddress} from each of ${whole.addresses} addresses; answers and times of misses compared at lookup, receipt and sign-in, for what exists and what does not (who guesses an invitation names nothing that could exist)`,
  guard: 'the counters of limits forget what they counted',
  async run({ share, isGuardOut, isTimed, say }): Promise<Outcome> {
    return inShop(1, async (shop, server) => {
      const wish = await wishFor(shop, server, 10);
      const placeOrder = async () => orderNumberOf(await order(server, await hold(server, wish)));
      const real = await placeOrder();
      // Of its own, as lookup and receipt count what is tried at an order together.
      const other = await placeOrder();
      for (let at = 0; at < comparedTimes(isTimed); at += 1) await shop.signIn({ role: 'admin' });
      if (isGuardOut) await forgetCounts(shop);
      const breaches: string[] = [];
      let guessed = 0;
      let answered = 0;

      // All doors together: each waits nearly all of its time.
      const compared = await Promise.all(
        Object.entries(misses({ looked: real, sent: other })).map(async ([door, miss]) => {
          const { medians, breaches: told } = await compareMisses(server, door, miss, isTimed);
          breaches.push(...told);
          return `${door} ${medians.join(' and ')} ms`;
        }),
      );

      for (const [door, guess] of Object.entries(guesses)) {
        /** Sends so many, and counts those that were looked at. */
        const send = async (times: number, addressOf: (at: number) => string, target: () => string) => {
          let lookedAt = 0;
          await atOnce(Array(times).keys(), askedAtOnce, async (at) => {
            const { status } = await guess(server, addressOf(at), target());
            guessed += 1;
            if (status === 200) breaches.push(`a guess at the ${door} was right`);
            if (status >= 500 && (isTimed || status !== 503))
              breaches.push(`a guess at the ${door} was answered ${status}`);
            if (status !== 429) lookedAt += 1;
          });
          answered += lookedAt;
          return lookedAt;
        };
        const network = `2001:db8:${door.length}:2`;
        const inNetwork = () => `${network}:${someGroups(4)}`;
        const ofNetwork = await send(partOf(whole.fromOneNetwork, share), inNetwork, someNumber);
        if (ofNetwork > mayBeAnswered) breaches.push(`one network had ${ofNetwork} answers at the ${door}`);

        // A link is too long to be guessed by however many; the others have one target each.
        const each = partOf(whole.addresses, share);
        const addresses = Array.from({ length: each }, newAddress);
        const ofAll = await send(
          each * whole.fromEachAddress,
          (at) => addresses[at % each] ?? '',
          () => real,
        );
        if (door !== 'invitation' && ofAll > mayBeAnswered)
          breaches.push(`${each} addresses had ${ofAll} answers at one ${door}`);
        say(`${door}: one network had ${ofNetwork} answers, ${each} addresses ${ofAll}`);
      }
      return {
        figures: `${guessed} guesses, ${answered} of them looked at, none right; a miss takes, where the target exists and where it does not: ${compared.join(', ')}`,
        breaches,
      };
    });
  },
};

type Miss = (server: Server, isReal: boolean, at: number) => Promise<Answer>;

/** Wherever one may name what there is or is not, and be wrong about the rest; each from an address of its own. */
const misses = ({ looked, sent }: { looked: string; sent: string }): Readonly<Record<string, Miss>> => ({
  lookup: (server, isReal) => lookUp(server, newAddress(), isReal ? looked : someNumber()),
  receipt: (server, isReal) => sendReceipt(server, newAddress(), isReal ? sent : someNumber()),
  // Each account once, as too many guesses at one have to wait.
  'sign-in': (server, isReal, at) =>
    signIn(server, newAddress(), isReal ? memberAt(at) : `${randomUUID()}@example.com`),
});

/** Whether anybody could tell by answers or times what exists; who is known is asked as often as who is not, in turn. */
async function compareMisses(
  server: Server,
  door: string,
  miss: Miss,
  isTimed: boolean,
): Promise<{ medians: number[]; breaches: string[] }> {
  const times: [number[], number[]] = [[], []];
  const said = new Set<string>();
  for (let at = 0; at < comparedTimes(isTimed); at += 1) {
    for (const [which, isReal] of [true, false].entries()) {
      const answer = await patiently(isTimed, () => miss(server, isReal, at));
      times[which]?.push(answer.ms);
      said.add(`${answer.status} ${answer.text.replace(/"requestId":"[^"]+"/, '')}`);
    }
  }
  const medians = times.map((each) => percentile(each, 0.5));
  const [less, more] = [Math.min(...medians), Math.max(...medians)];
  const isTold = more - less > hiddenMs && more / Math.max(1, less) > equalWithin;
  return {
    medians,
    breaches: [
      ...(said.size === 1
        ? []
        : [`misses at the ${door} are answered in ${said.size} ways: ${[...said].join('; ')}`]),
      ...(isTimed && isTold ? [`misses at the ${door} take ${medians.join(' and ')} ms`] : []),
    ],
  };
}

async function forgetCounts({ db }: Shop): Promise<void> {
  await sql`create function forget_count() returns trigger language plpgsql as
    'begin new.count := 1; return new; end'`.execute(db);
  await sql`create trigger forget_count before insert or update on rate_limits
    for each row execute function forget_count()`.execute(db);
}

function lookUp(server: Server, address: string, number: string): Promise<Answer> {
  return post(server, '/api/orders/lookup', address, { orderNumber: number, phone: somePhone() });
}

async function sendReceipt({ url }: Server, address: string, number: string): Promise<Answer> {
  const form = new FormData();
  form.set('phone', somePhone());
  form.set('receipt', await aReceipt());
  const headers = { 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' };
  return ask(`${url}/api/orders/${number}/receipt`, { method: 'POST', headers, body: form });
}

function signIn(server: Server, address: string, email: string): Promise<Answer> {
  return post(server, '/api/staff/sign-in', address, { email, password: someSecret() });
}

function post({ url }: Server, path: string, address: string, body: object): Promise<Answer> {
  const headers = {
    ...{ 'content-type': 'application/json', 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' },
  };
  return ask(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

const somePhone = () => `013-${randomInt(1_000_000, 9_999_999)}`;
const someNumber = () => `CHM${randomInt(100_000, 999_999)}`;
const someSecret = () => randomBytes(32).toString('base64url');
const someGroups = (count: number) =>
  Array.from({ length: count }, () => randomInt(1, 65_535).toString(16)).join(':');
