import { refuse } from '@mooncake/domain/refusal';
import type { ResetLinkResponse, ResetRequest, ResetResponse } from '@mooncake/domain/staff/staff.contract';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { hashToken, newToken } from '../links/secret-token.ts';
import { lockForLink } from '../links/team-links.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';
import { endSessionsOf } from './sessions.ts';

type LinkDeps = Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'publicUrl'> };

const validityMs = 24 * 60 * 60 * 1000;

/** A link with which a member sets a new password, once; the link before it stops working. */
export async function makeResetLink(
  { config, db, clock }: LinkDeps,
  staffId: string,
  actor: Actor,
): Promise<ResetLinkResponse> {
  const token = newToken();
  const now = clock();
  const expiresAt = new Date(now.getTime() + validityMs);
  await db.transaction().execute(async (trx) => {
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
    await trx
      .insertInto('password_resets')
      .values({ token_hash: hashToken(token), admin_user_id: staffId, expires_at: expiresAt })
      .execute();
    await recordAudit(trx, { actor, action: 'staff.reset_link_made', subject: ['staff', staffId], now });
  });
  return {
    resetUrl: `${config.publicUrl}/admin/reset-password?token=${token}`,
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
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  { token, password, confirmation }: ResetRequest,
): Promise<ResetResponse> {
  const member = await findResetMember(db, token, clock());
  checkNewPassword({ name: member.name, password, confirmation }, member.email);
  const passwordHash = await hashPassword(password);

  const now = clock();
  await db.transaction().execute(async (trx) => {
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
    await recordAudit(trx, {
      actor: member,
      action: 'staff.password_reset',
      subject: ['staff', member.id],
      now,
    });
  });
  events.publish('staff');
  return { email: member.email, name: member.name };
}
