import { refuse } from '@mooncake/domain/refusal';
import type { InviteRequest, InviteResponse } from '@mooncake/domain/staff/staff.contract';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { insertInvitation } from '../links/invitations.ts';
import { lockForLink } from '../links/team-links.ts';

type InviteDeps = ChangeDeps & { config: Pick<Deps['config'], 'publicUrl'> };

/** Invites someone who has no account yet; an earlier link to the same address stops working. */
export async function inviteStaff(
  deps: InviteDeps,
  { email, role }: InviteRequest,
  actor: Actor,
): Promise<InviteResponse> {
  const asked = { actor, action: 'staff.invited', topics: ['staff'] } as const;
  const { signupUrl, expiresAt } = await change(deps, asked, async (trx, now) => {
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
      publicUrl: deps.config.publicUrl,
      now,
    });
    return {
      result: invitation,
      audit: { subject: ['invitation', invitation.id], details: { email, role } },
    };
  });
  return { signupUrl, expiresAt: expiresAt.toISOString() };
}

/** Takes an open invitation back; one that was accepted or withdrawn already is left alone. */
export async function withdrawInvitation(
  deps: ChangeDeps,
  invitationId: string,
  actor: Actor,
): Promise<void> {
  const asked = { actor, action: 'staff.invitation_withdrawn', topics: ['staff'] } as const;
  await change(deps, asked, async (trx) => {
    const withdrawn = await trx
      .deleteFrom('admin_invitations')
      .where('id', '=', invitationId)
      .where('is_accepted', '=', false)
      .returning('email')
      .executeTakeFirst();
    if (!withdrawn) return { audit: [] };
    return { audit: { subject: ['invitation', invitationId], details: { email: withdrawn.email } } };
  });
}
