import { refuse } from '@mooncake/domain/refusal';
import type { InviteRequest, InviteResponse } from '@mooncake/domain/staff/staff.contract';
import { type Actor, recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { insertInvitation } from '../links/invitations.ts';
import { lockForLink } from '../links/team-links.ts';

type InviteDeps = Pick<Deps, 'db' | 'events' | 'clock'> & { config: Pick<Deps['config'], 'publicUrl'> };

/** Invites someone who has no account yet; an earlier link to the same address stops working. */
export async function inviteStaff(
  { config, db, events, clock }: InviteDeps,
  { email, role }: InviteRequest,
  actor: Actor,
): Promise<InviteResponse> {
  const now = clock();
  const { signupUrl, expiresAt } = await db.transaction().execute(async (trx) => {
    await lockForLink(trx, actor);
    const account = await trx
      .selectFrom('admin_users')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .executeTakeFirst();
    if (account) throw refuse('staff.email_taken', { email });

    await trx
      .deleteFrom('admin_invitations')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
      .where('is_accepted', '=', false)
      .execute();
    const invitedBy = typeof actor === 'string' ? null : actor.id;
    const invitation = await insertInvitation(trx, {
      email,
      role,
      invitedBy,
      publicUrl: config.publicUrl,
      now,
    });
    await recordAudit(trx, {
      actor,
      action: 'staff.invited',
      subject: ['invitation', invitation.id],
      details: { email, role },
      now,
    });
    return invitation;
  });
  events.publish('staff');
  return { signupUrl, expiresAt: expiresAt.toISOString() };
}

/** Takes an open invitation back; one that was accepted or withdrawn already is left alone. */
export async function withdrawInvitation(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  invitationId: string,
  actor: Actor,
): Promise<void> {
  const withdrawn = await db
    .deleteFrom('admin_invitations')
    .where('id', '=', invitationId)
    .where('is_accepted', '=', false)
    .returning('email')
    .executeTakeFirst();
  if (!withdrawn) return;
  await recordAudit(db, {
    actor,
    action: 'staff.invitation_withdrawn',
    subject: ['invitation', invitationId],
    details: { email: withdrawn.email },
    now: clock(),
  });
  events.publish('staff');
}
