import { refuse } from '@mooncake/domain/refusal';
import type { SignInRequest, StaffMember } from '@mooncake/domain/staff/staff.contract';
import { type ChangeDeps, change } from '../../audit/change.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { afterMissDelay } from '../../visitors/miss-delay.ts';
import { verifyPassword } from './passwords.ts';
import { endSession, startSession } from './sessions.ts';
import { forgetGuesses, limitGuess } from './sign-in-limits.ts';
import { rememberDevice } from './staff-devices.ts';

type Visitor = { address: string; device: string | null; earlierToken: string | null };
type SignedIn = { staff: StaffMember; token: string; expiresAt: Date; device: string };

/** Opens a session for the right password of an active member; every other case looks the same. */
export async function signIn(
  deps: ChangeDeps,
  { email, password }: SignInRequest,
  { address, device: known, earlierToken }: Visitor,
): Promise<SignedIn> {
  const { db, clock } = deps;
  const guess = { email, address, device: known };
  await limitGuess({ db, clock }, guess);

  // A wrong password for an account that exists is written down, which takes its time.
  const account = await afterMissDelay(() => findByPassword({ db, clock }, { email, password }));
  await forgetGuesses({ db, clock }, guess);
  const { id, name, role } = account;
  // A stream opened under the earlier session has nothing to listen for any more.
  const topics = earlierToken === null ? [] : (['staff'] as const);
  return change(deps, { actor: account, action: 'staff.signed_in', topics }, async (trx, now) => {
    if (earlierToken !== null) await endSession(trx, earlierToken);
    const session = await startSession(trx, { staffId: id, now });
    const device = await rememberDevice(trx, { known, staffId: id, now });
    return {
      result: { staff: { id, name, email: account.email, role }, ...session, device },
      audit: { subject: ['staff', id] },
    };
  });
}

async function findByPassword(deps: Pick<Deps, 'db' | 'clock'>, { email, password }: SignInRequest) {
  const account = await deps.db
    .selectFrom('admin_users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'is_active', 'is_verified'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !isRight || !account.is_active || !account.is_verified) {
    if (account) await noteFailure(deps, account);
    throw refuse('staff.sign_in_failed');
  }
  return account;
}

async function noteFailure(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  account: { id: string },
): Promise<void> {
  await recordAudit(db, {
    actor: 'unknown',
    action: 'staff.sign_in_failed',
    subject: ['staff', account.id],
    now: clock(),
  });
}
