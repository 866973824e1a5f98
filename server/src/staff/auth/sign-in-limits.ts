import { refuse } from '@mooncake/domain/refusal';
import { accountWaitSeconds } from '@mooncake/domain/staff/sign-in-delay';
import type { Deps } from '../../deps.ts';
import { forgetRate, limitRate } from '../../visitors/rate-limit.ts';
import { hashToken } from '../links/secret-token.ts';
import { isKnownDevice } from './staff-devices.ts';

/** A forgotten password needs a few tries; a guessed one needs millions. */
const perAccountAndAddress = { name: 'sign-in-account', times: 10, seconds: 900 };
const perAddress = { name: 'sign-in-address', times: 30, seconds: 900 };
/** Somebody else may sit at a known browser. */
const perDevice = { name: 'sign-in-device', times: 10, seconds: 900 };
const forgottenMs = 24 * 60 * 60 * 1000;

type Guess = { email: string; address: string; device: string | null };
type LimitDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * Refuses whoever guesses too often. Nobody can shut a member out from afar: a browser that signed in before is
 * counted by itself, a stranger together with the network, and the account alone only ever makes strangers wait.
 */
export async function limitGuess(deps: LimitDeps, { email, address, device }: Guess): Promise<void> {
  if (await isKnownDevice(deps.db, device, email)) {
    await limitRate(deps, perDevice, `${device} ${email}`);
    return;
  }
  await limitRate(deps, perAddress, address);
  await limitRate(deps, perAccountAndAddress, `${address} ${email}`);
  await countForAccount(deps, email);
}

/** Starts counting anew after a right password: only guessing is slowed down, not a busy team behind one address. */
export async function forgetGuesses({ db }: LimitDeps, { email, address, device }: Guess): Promise<void> {
  await forgetRate(db, perDevice, `${device} ${email}`);
  await forgetRate(db, perAddress, address);
  await forgetRate(db, perAccountAndAddress, `${address} ${email}`);
  await db.deleteFrom('sign_in_failures').where('account_hash', '=', hashToken(email)).execute();
}

/** One guess after the other per account; one that has to wait does not count. */
async function countForAccount({ db, clock }: LimitDeps, email: string): Promise<void> {
  const now = clock();
  const account_hash = hashToken(email);
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('sign_in_failures')
      .where('last_at', '<=', new Date(now.getTime() - forgottenMs))
      .execute();
    const { failures, wait_until } = await trx
      .insertInto('sign_in_failures')
      .values({ account_hash, failures: 1, last_at: now, wait_until: now })
      .onConflict((conflict) =>
        conflict
          .column('account_hash')
          .doUpdateSet((eb) => ({ failures: eb('sign_in_failures.failures', '+', 1), last_at: now })),
      )
      .returning(['failures', 'wait_until'])
      .executeTakeFirstOrThrow();
    // Undone with the transaction.
    if (wait_until > now)
      throw refuse('request.rate_limited', { retryAfterSeconds: secondsUntil(wait_until, now) });

    const waitMs = accountWaitSeconds(failures) * 1000;
    if (waitMs === 0) return;
    await trx
      .updateTable('sign_in_failures')
      .set({ wait_until: new Date(now.getTime() + waitMs) })
      .where('account_hash', '=', account_hash)
      .execute();
  });
}

function secondsUntil(moment: Date, now: Date): number {
  return Math.ceil((moment.getTime() - now.getTime()) / 1000);
}
