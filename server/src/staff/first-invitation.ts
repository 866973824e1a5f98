import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';
import { insertInvitation } from './invitations.ts';

type FirstInvitationOptions = { email: string; publicUrl: string; now: Date };

/** Servers starting together take turns, so that only the last link printed is open. */
const firstInvitationLock = 4_810_003;

/**
 * The link with which the first admin signs up, while nobody can sign in as one; null afterwards.
 * Only the token's hash is kept, so each call makes a new link and closes the one before.
 */
export function firstInvitation(
  db: Db,
  { email, publicUrl, now }: FirstInvitationOptions,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${firstInvitationLock})`.execute(trx);
    const admin = await trx
      .selectFrom('admin_users')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_verified', '=', true)
      .where('is_active', '=', true)
      .limit(1)
      .executeTakeFirst();
    if (admin) return null;

    await trx
      .deleteFrom('admin_invitations')
      .where('invited_by', 'is', null)
      .where('role', '=', 'admin')
      .where('is_accepted', '=', false)
      .execute();
    const { signupUrl } = await insertInvitation(trx, {
      email,
      role: 'admin',
      invitedBy: null,
      publicUrl,
      now,
    });
    return signupUrl;
  });
}
