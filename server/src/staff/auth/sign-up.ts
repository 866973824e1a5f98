import { randomUUID } from 'node:crypto';
import { refuse } from '@mooncake/domain/refusal';
import type { SignupRequest, SignupResponse } from '@mooncake/domain/staff/staff.contract';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Trx } from '../../database/connect.ts';
import { findOpenInvitation } from '../links/invitations.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';

/** Turns an invitation into an account, once; email and role are the invitation's. */
export async function signUp(deps: ChangeDeps, request: SignupRequest): Promise<SignupResponse> {
  // Looked at before hashing: strangers with made-up tokens cost nothing.
  const invitation = await findOpenInvitation(deps.db, request.token, deps.clock());
  checkNewPassword(request, invitation.email);
  const passwordHash = await hashPassword(request.password);

  const account = { id: randomUUID(), name: request.name.trim() };
  const asked = { actor: account, action: 'staff.joined', topics: ['staff'] } as const;
  await change(deps, asked, async (trx, now) => {
    await useUp(trx, invitation.id, now);
    const added = await trx
      .insertInto('admin_users')
      .values({
        ...account,
        email: invitation.email,
        password_hash: passwordHash,
        role: invitation.role,
        organization_id: invitation.organization_id,
        is_verified: true,
      })
      // Somebody with this address joined meanwhile, through another invitation.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw refuse('invitation.invalid');
    // Every server that started before the first admin printed a link; one account is enough for an address.
    await trx
      .deleteFrom('admin_invitations')
      .where('email', '=', invitation.email)
      .where('is_accepted', '=', false)
      .execute();
    return { audit: { subject: ['staff', account.id], details: { role: invitation.role } } };
  });
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
