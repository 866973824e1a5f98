import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../database/connect.ts';

type FirstInvitationOptions = { email: string; publicUrl: string; now: Date };

const validityMs = 72 * 60 * 60 * 1000;
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
    const token = randomBytes(32).toString('base64url');
    await trx
      .insertInto('admin_invitations')
      .values({
        token_hash: createHash('sha256').update(token).digest('hex'),
        email: email.toLowerCase(),
        role: 'admin',
        expires_at: new Date(now.getTime() + validityMs),
      })
      .execute();
    return `${publicUrl}/admin/signup?token=${token}`;
  });
}
