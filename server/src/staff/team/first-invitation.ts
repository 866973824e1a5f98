import type { Db, Trx } from '../../database/connect.ts';
import { takeLock } from '../../database/locks.ts';
import { insertInvitation } from '../links/invitations.ts';

type FirstInvitationOptions = { email: string; publicUrl: string; now: Date };

/** A server that fails and starts all night must not leave a link in every line of its log. */
const maxOpenLinks = 5;

/**
 * The link with which the first admin signs up, while nobody can sign in as one; null afterwards.
 * Only the token's hash is kept, so each call makes a new link. The ones before stay good: another server on
 * the same shop may have printed them, and somebody may be reading them. Signing up with one closes the others.
 */
export function firstInvitation(
  db: Db,
  { email, publicUrl, now }: FirstInvitationOptions,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await takeLock(trx, 'firstInvitation');
    const admin = await trx
      .selectFrom('admin_users')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_verified', '=', true)
      .where('is_active', '=', true)
      .limit(1)
      .executeTakeFirst();
    if (admin) return null;

    await closeOlderLinks(trx, email.toLowerCase());
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

/** Makes room for one more link; a mistyped address that was corrected keeps none. */
async function closeOlderLinks(trx: Trx, email: string): Promise<void> {
  const openLinks = trx
    .selectFrom('admin_invitations')
    .where('invited_by', 'is', null)
    .where('role', '=', 'admin')
    .where('is_accepted', '=', false);
  const latest = openLinks
    .select('id')
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(maxOpenLinks - 1);
  await trx
    .deleteFrom('admin_invitations')
    .where('id', 'in', openLinks.select('id'))
    .where('id', 'not in', latest)
    .execute();
}
