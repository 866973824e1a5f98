import { refuse } from '@mooncake/domain/refusal';
import { mayDo } from '@mooncake/domain/staff/role';
import type { ChangeLine } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Trx } from '../../database/connect.ts';

/**
 * Keeps whoever makes a link on the team until the link is written down, in the order in which changes of the team
 * take their locks: a link made while its maker is being disabled is either ended with the others or never made.
 */
export async function lockForLink(trx: Trx, actor: Actor, memberId: string | null = null): Promise<void> {
  if (typeof actor === 'string') return;
  const rows = await trx
    .selectFrom('admin_users')
    .select(['id', 'role', 'is_active'])
    .where('id', 'in', [actor.id, ...(memberId === null ? [] : [memberId])])
    .orderBy('id')
    .forUpdate()
    .execute();
  const maker = rows.find(({ id }) => id === actor.id);
  if (!maker?.is_active || !mayDo(maker.role, 'manage_team')) throw refuse('staff.sign_in_required');
}

/** Ends every open link this member made: invitations, and links to set a colleague's password. Answers what the log says. */
export async function endLinksOf(trx: Trx, staffId: string): Promise<ChangeLine[]> {
  const ended = await trx
    .deleteFrom('admin_invitations')
    .where('invited_by', '=', staffId)
    .where('is_accepted', '=', false)
    .returning(['id', 'email'])
    .execute();
  // Only the log remembers who made a link to a password.
  await trx
    .deleteFrom('password_resets')
    .where('admin_user_id', 'in', (eb) =>
      eb
        .selectFrom('audit_log')
        .select((of) => of.cast<string>('subject_id', 'uuid').as('id'))
        .where('action', '=', 'staff.reset_link_made')
        .where('actor_id', '=', staffId)
        .where('subject_id', 'is not', null),
    )
    .execute();
  return ended.map(({ id, email }) => ({
    action: 'staff.invitation_withdrawn',
    subject: ['invitation', id],
    details: { email },
  }));
}
