import { refuse } from '@mooncake/domain/refusal';
import type { ResetLinkResponse, ResetRequest, ResetResponse } from '@mooncake/domain/staff/staff.contract';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { hashToken, newToken } from '../links/secret-token.ts';
import { lockForLink } from '../links/team-links.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

type LinkDeps = ChangeDeps & { config: Pick<Deps['config'], 'publicUrl'> };

const validityMs = 24 * 60 * 60 * 1000;

/** A link with which a member sets a new password, once; the link before it stops working. */
export async function makeResetLink(
  deps: LinkDeps,
  staffId: string,
  actor: Actor,
): Promise<ResetLinkResponse> {
  const token = newToken();
  // Nobody else sees a link, so there is no screen to tell.
  const asked = { actor, action: 'staff.reset_link_made', topics: [] } as const;
  const expiresAt = await change(deps, asked, async (trx, now) => {
    await lockForLink(trx, actor, staffId);
    const member = await trx
      .selectFrom('admin_users')
      .select('id')
      .where('id', '=', staffId)
      .where('is_verified', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (!member) throw refuse('staff.not_found');
    await trx.deleteFrom('password_resets').where('admin_user_id', '=', staffId).execute();
    const expires_at = new Date(now.getTime() + validityMs);
    await trx
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), admin_user_id: staffId, expires_at })
      .execute();
    return { result: expires_at, audit: { subject: ['staff', staffId] } };
  });
  return {
    resetUrl: `${deps.config.publicUrl}/admin/reset-password?token=${token}`,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Whose link it is, while it can be used. */
export async function findResetMember(db: Db, token: string, now: Date) {
  const member = await db
    .selectFrom('password_resets as r')
    .innerJoin('admin_users as u', 'u.id', 'r.admin_user_id')
    .select(['u.id', 'u.email', 'u.name'])
    .where('r.token_hash', '=', hashToken(token))
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  if (!member) throw refuse('staff.reset_link_invalid');
  return member;
}

/** Sets the new password, uses the link up and signs the member out everywhere. */
export async function resetPassword(
  deps: ChangeDeps,
  { token, password, confirmation }: ResetRequest,
): Promise<ResetResponse> {
  const member = await findResetMember(deps.db, token, deps.clock());
  checkNewPassword({ name: member.name, password, confirmation }, member.email);
  const passwordHash = await hashPassword(password);

  const asked = { actor: member, action: 'staff.password_reset', topics: ['staff'] } as const;
  await change(deps, asked, async (trx, now) => {
    const { numDeletedRows } = await trx
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (numDeletedRows !== 1n) throw refuse('staff.reset_link_invalid');
    await trx
      .updateTable('admin_users')
      .set({ password_hash: passwordHash })
      .where('id', '=', member.id)
      .execute();
    await endSessionsOf(trx, member.id);
    return { audit: { subject: ['staff', member.id] } };
  });
  return { email: member.email, name: member.name };
}
