import { refuse } from '@mooncake/domain/refusal';
import type { SignupRequest, SignupResponse } from '@mooncake/domain/staff/staff.contract';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Trx } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { findOpenInvitation } from '../links/invitations.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';

/** Turns an invitation into an account, once; email and role are the invitation's. */
export async function signUp(
  { db, events, clock }: Pick<Deps, 'db' | 'events' | 'clock'>,
  request: SignupRequest,
): Promise<SignupResponse> {
  // Looked at before hashing: strangers with made-up tokens cost nothing.
  const invitation = await findOpenInvitation(db, request.token, clock());
  checkNewPassword(request, invitation.email);
  const passwordHash = await hashPassword(request.password);

  const now = clock();
  await db.transaction().execute(async (trx) => {
    await useUp(trx, invitation.id, now);
    const account = await trx
      .insertInto('admin_users')
      .values({
        name: request.name.trim(),
        email: invitation.email,
        password_hash: passwordHash,
        role: invitation.role,
        organization_id: invitation.organization_id,
        is_verified: true,
      })
      // Somebody with this address joined meanwhile, through another invitation.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!account) throw refuse('invitation.invalid');
    // Every server that started before the first admin printed a link; one account is enough for an address.
    await trx
      .deleteFrom('admin_invitations')
      .where('email', '=', invitation.email)
      .where('is_accepted', '=', false)
      .execute();
    await recordAudit(trx, {
      actor: account,
      action: 'staff.joined',
      subject: ['staff', account.id],
      details: { role: invitation.role },
      now,
    });
  });
  events.publish('staff');
  return { email: invitation.email };
}

/** Of any number of people with the same link, one gets past here. */
async function useUp(trx: Trx, invitationId: string, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('admin_invitations')
    .set({ is_accepted: true })
    .where('id', '=', invitationId)
    .where('is_accepted', '=', false)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw refuse('invitation.invalid');
}
