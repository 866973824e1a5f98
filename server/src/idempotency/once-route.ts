import { createHash } from 'node:crypto';
import { idempotencyHeader, idempotencyKeyPattern } from '@mooncake/domain/idempotency';
import { refuse } from '@mooncake/domain/refusal';
import type { Topic } from '@mooncake/domain/topic';
import type * as z from 'zod/mini';
import type { AppContext } from '../app-env.ts';
import type { ChangeDeps } from '../audit/change.ts';
import type { Trx } from '../database/connect.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { takeLock } from '../database/locks.ts';
import {
  defineRoute,
  type InputSchemas,
  type Inputs,
  type Route,
  type RouteDefinition,
  type Schema,
} from '../http/define-route.ts';
import { HttpProblem } from '../http/problems/http-problem.ts';
import { staffOf } from '../http/staff-of.ts';
import { hashKey, seal, unseal } from './sealed-answer.ts';

const keptMs = 24 * 60 * 60 * 1000;

/**
 * A route of staff that does a thing once, however often it is asked under the same Idempotency-Key: the change, the
 * key and the answer are one transaction, and whoever asks again is given that answer. The handler works with the
 * parts it is given, whose database is that transaction. A refusal is not kept: asked again, it may be possible.
 */
export function defineOnceRoute<
  Given extends ChangeDeps,
  ResponseSchema extends Schema,
  Schemas extends InputSchemas = Record<never, never>,
>(
  deps: Given,
  definition: Omit<RouteDefinition<Schemas, ResponseSchema>, 'takesKey'>,
  handle: (inputs: Inputs<Schemas>, c: AppContext, deps: Given) => Promise<z.output<ResponseSchema>>,
): Route {
  const route = defineRoute<ResponseSchema, Schemas>(definition, (inputs, c) => handle(inputs, c, deps));
  return {
    ...route,
    takesKey: true,
    handle(inputs, c) {
      const key = keyOf(c);
      if (key === null) return route.handle(inputs, c);
      // Mounting validated the inputs with these very schemas.
      const work = (given: Given) => handle(inputs as Inputs<Schemas>, c, given);
      const asked = { memberId: staffOf(c).id, key, requestHash: hashOf(route, inputs) };
      return answerOnce(deps, asked, work);
    },
  };
}

/** Does a part of what was asked once; asked again under the same key, that part answers the same. */
export type OncePart<Given> = <Made>(part: string, work: (deps: Given) => Promise<Made>) => Promise<Made>;

/**
 * The same for a route whose parts succeed or fail each for itself: one transaction for all would hold their locks until
 * the last is done. Each part has a transaction of its own, with its share of the key.
 */
export function defineOnceEachRoute<
  Given extends ChangeDeps,
  ResponseSchema extends Schema,
  Schemas extends InputSchemas = Record<never, never>,
>(
  deps: Given,
  definition: Omit<RouteDefinition<Schemas, ResponseSchema>, 'takesKey'>,
  handle: (
    inputs: Inputs<Schemas>,
    c: AppContext,
    once: OncePart<Given>,
  ) => Promise<z.output<ResponseSchema>>,
): Route {
  const route = defineRoute<ResponseSchema, Schemas>(definition, (inputs, c) => {
    const key = keyOf(c);
    if (key === null) return handle(inputs, c, (_, work) => work(deps));
    const asked = { memberId: staffOf(c).id, requestHash: hashOf(definition, inputs) };
    return handle(inputs, c, (part, work) => answerOnce(deps, { ...asked, key: `${key} ${part}` }, work));
  });
  return { ...route, takesKey: true };
}

type Asked = { memberId: string; key: string; requestHash: string };

async function answerOnce<Given extends ChangeDeps, Made>(
  deps: Given,
  { memberId, key, requestHash }: Asked,
  work: (deps: Given) => Promise<Made>,
): Promise<Made> {
  const keyHash = hashKey(key);
  const { answer, topics } = await inTransaction(deps.db, async (trx) => {
    // The second press waits here for the first.
    await takeLock(trx, ['idempotencyKey', `${memberId} ${keyHash}`]);
    const earlier = await findEarlier(trx, { memberId, keyHash, now: deps.clock() });
    if (earlier && earlier.request_hash !== requestHash) throw refuse('idempotency.key_reused');
    // Sealed by this very work: the same request has the same kind of answer.
    if (earlier) return { answer: unseal(earlier.sealed_answer, key) as Made, topics: [] };

    const told: Topic[] = [];
    const events = { ...deps.events, publish: (...changed: Topic[]) => void told.push(...changed) };
    const made = await work({ ...deps, db: trx, events });
    const row = {
      request_hash: requestHash,
      sealed_answer: seal(made, key),
      expires_at: new Date(deps.clock().getTime() + keptMs),
    };
    await trx
      .insertInto('idempotency_keys')
      .values({ admin_user_id: memberId, key_hash: keyHash, ...row })
      // One that has expired and was not swept yet.
      .onConflict((conflict) => conflict.columns(['admin_user_id', 'key_hash']).doUpdateSet(row))
      .execute();
    return { answer: made, topics: [...new Set(told)] };
  });
  if (topics.length > 0) deps.events.publish(...topics);
  return answer;
}

function findEarlier(trx: Trx, { memberId, keyHash, now }: { memberId: string; keyHash: string; now: Date }) {
  return trx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'sealed_answer'])
    .where('admin_user_id', '=', memberId)
    .where('key_hash', '=', keyHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The key that was sent; null where there is none. */
function keyOf(c: AppContext): string | null {
  const key = c.req.header(idempotencyHeader);
  if (key === undefined) return null;
  if (idempotencyKeyPattern.test(key)) return key;
  const path = ['headers', idempotencyHeader];
  throw new HttpProblem('invalid_request', { issues: [{ path, code: 'invalid_format' }] });
}

/** What was asked, after the schemas: spaces and the order of fields in a body make no other request. */
function hashOf({ id }: Pick<Route, 'id'>, inputs: Record<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify([id, inputs]))
    .digest('hex');
}
