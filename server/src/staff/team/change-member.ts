import { refuse } from '@mooncake/domain/refusal';
import type { AuditAction } from '@mooncake/domain/staff/audit.contract';
import { auditChanges } from '@mooncake/domain/staff/audit-changes';
import { mayDo, type StaffRole } from '@mooncake/domain/staff/role';
import type { MemberChange } from '@mooncake/domain/staff/staff.contract';
import { type ChangeDeps, change } from '../../audit/change.ts';
import type { Actor } from '../../audit/record-audit.ts';
import type { Trx } from '../../database/connect.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { endLinksOf } from '../links/team-links.ts';

type Member = { id: string; role: StaffRole; is_active: boolean; is_verified: boolean };

/** Disables, enables or gives another role; whoever is disabled is out at once with the links they made, and an admin always remains. */
export async function changeMember(
  deps: ChangeDeps,
  { staffId, changed, actor }: { staffId: string; changed: MemberChange; actor: Actor },
): Promise<void> {
  await change(deps, { actor, action: 'staff.role_changed', topics: ['staff'] }, async (trx) => {
    const team = await lockTeam(trx);
    const before = team.find(({ id }) => id === staffId);
    if (!before) throw refuse('staff.not_found');
    const after = {
      ...before,
      role: changed.role ?? before.role,
      is_active: changed.isActive ?? before.is_active,
    };
    const remaining = team.map((member) => (member.id === staffId ? after : member));
    if (isWorkingAdmin(before) && !remaining.some(isWorkingAdmin)) throw refuse('staff.last_admin');

    await trx
      .updateTable('admin_users')
      .set({ role: after.role, is_active: after.is_active })
      .where('id', '=', staffId)
      .execute();
    if (!after.is_active) await endSessionsOf(trx, staffId);
    const keepsLinks = after.is_active && mayDo(after.role, 'manage_team');
    const ended = keepsLinks ? [] : await endLinksOf(trx, staffId);
    const subject = ['staff', staffId] as const;
    const lines = actionsOf(before, after).map((action) => ({
      action,
      subject,
      details:
        action === 'staff.role_changed'
          ? { changes: auditChanges({ role: before.role }, { role: after.role }) }
          : { role: after.role },
    }));
    return { audit: [...ended, ...lines] };
  });
}

/** The whole team, by id: two admins who remove each other go one after the other. */
function lockTeam(trx: Trx): Promise<Member[]> {
  return trx
    .selectFrom('admin_users')
    .select(['id', 'role', 'is_active', 'is_verified'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

function isWorkingAdmin({ role, is_active, is_verified }: Member): boolean {
  return role === 'admin' && is_active && is_verified;
}

function actionsOf(before: Member, after: Member): AuditAction[] {
  const actions: AuditAction[] = [];
  if (before.is_active !== after.is_active) {
    actions.push(after.is_active ? 'staff.enabled' : 'staff.disabled');
  }
  if (before.role !== after.role) actions.push('staff.role_changed');
  return actions;
}
