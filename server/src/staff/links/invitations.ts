import { refuse } from '@mooncake/domain/refusal';
import type { StaffRole } from '@mooncake/domain/staff/role';
import type { InvitationResponse } from '@mooncake/domain/staff/staff.contract';
import type { Db, Trx } from '../../database/connect.ts';
import { findShopSettings } from '../../settings/settings.queries.ts';
import { hashToken, newToken } from './secret-token.ts';

const validityMs = 72 * 60 * 60 * 1000;

type NewInvitation = {
  email: string;
  role: StaffRole;
  /** Null for the first admin and for invitations from the terminal. */
  invitedBy: string | null;
  publicUrl: string;
  now: Date;
};

/** Writes an invitation down; its link exists only in the answer. */
export async function insertInvitation(
  trx: Trx,
  { email, role, invitedBy, publicUrl, now }: NewInvitation,
): Promise<{ id: string; signupUrl: string; expiresAt: Date }> {
  const token = newToken();
  const { id, expires_at } = await trx
    .insertInto('admin_invitations')
    .values({
      token_hash: hashToken(token),
      email: email.toLowerCase(),
      role,
      invited_by: invitedBy,
      expires_at: new Date(now.getTime() + validityMs),
      created_at: now,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { id, signupUrl: `${publicUrl}/admin/signup?token=${token}`, expiresAt: expires_at };
}

/** An invitation that can still be accepted, or a refusal that does not say why. */
export async function findOpenInvitation(db: Db, token: string, now: Date) {
  const invitation = await db
    .selectFrom('admin_invitations as i')
    .leftJoin('admin_organizations as o', 'o.id', 'i.organization_id')
    .select(['i.id', 'i.email', 'i.role', 'i.organization_id', 'o.name as organization'])
    .where('i.token_hash', '=', hashToken(token))
    .where('i.is_accepted', '=', false)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();
  if (!invitation) throw refuse('invitation.invalid');
  return invitation;
}

/** What the signup page shows: the shop stands for an organization nobody named. */
export async function presentInvitation(db: Db, token: string, now: Date): Promise<InvitationResponse> {
  const { email, role, organization } = await findOpenInvitation(db, token, now);
  return { email, role, organization: organization ?? (await findShopSettings(db)).shopName };
}
