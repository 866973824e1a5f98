import { refuse } from '@mooncake/domain/refusal';
import type { SignInRequest, StaffMember } from '@mooncake/domain/staff/staff.contract';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { forgetRate, limitRate } from '../http/rate-limit.ts';
import { verifyPassword } from './passwords.ts';
import { endSession, startSession } from './sessions.ts';

/** A forgotten password needs a few tries; a guessed one needs millions. */
const perAccount = { name: 'sign-in-account', times: 10, seconds: 900 };
const perAddress = { name: 'sign-in-address', times: 30, seconds: 900 };

type Visitor = { address: string; earlierToken: string | null };
type SignedIn = { staff: StaffMember; token: string; expiresAt: Date };

/** Opens a session for the right password of an active member; every other case looks the same. */
export async function signIn(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  { email, password }: SignInRequest,
  { address, earlierToken }: Visitor,
): Promise<SignedIn> {
  await limitRate({ db, clock }, perAddress, address);
  await limitRate({ db, clock }, perAccount, email);

  const account = await db
    .selectFrom('admin_users')
    .select(['id', 'name', 'email', 'role', 'password_hash', 'is_active', 'is_verified'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .executeTakeFirst();
  const isRight = await verifyPassword(account?.password_hash ?? null, password);
  if (!account || !isRight || !account.is_active || !account.is_verified) {
    if (account) await noteFailure({ db, clock }, account);
    throw refuse('staff.sign_in_failed');
  }

  // Only guessing is slowed down, not a busy team behind one address.
  await forgetRate(db, perAccount, email);
  await forgetRate(db, perAddress, address);
  if (earlierToken !== null) await endSession(db, earlierToken);
  const now = clock();
  const session = await startSession(db, { staffId: account.id, now });
  await recordAudit(db, { actor: account, action: 'staff.signed_in', subject: ['staff', account.id], now });
  // A stream opened under the earlier session has nothing to listen for any more.
  if (earlierToken !== null) events.publish('staff');
  const { id, name, role } = account;
  return { staff: { id, name, email: account.email, role }, ...session };
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
