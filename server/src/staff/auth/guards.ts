import { refuse } from '@mooncake/domain/refusal';
import { mayDo } from '@mooncake/domain/staff/role';
import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import type { AppContext } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import type { Guard } from '../../http/define-route.ts';
import { readSessionCookie } from './session-cookie.ts';
import { findSignedIn } from './sessions.ts';

type GuardDeps = Pick<Deps, 'config' | 'db' | 'clock'>;

/** `staff` lets every signed-in member pass, `admin` only those who manage the team. */
export function createGuards(deps: GuardDeps): { staff: Guard; admin: Guard } {
  async function admit(c: AppContext): Promise<StaffMember> {
    const member = await whoIsSignedIn(deps, c);
    if (!member) throw refuse('staff.sign_in_required');
    c.set('staff', member);
    return member;
  }

  return {
    staff: {
      name: 'staff',
      async admit(c) {
        await admit(c);
      },
    },
    admin: {
      name: 'admin',
      async admit(c) {
        const { role } = await admit(c);
        if (!mayDo(role, 'manage_team')) throw refuse('staff.not_allowed');
      },
    },
  };
}

export async function whoIsSignedIn(
  { config, db, clock }: GuardDeps,
  c: AppContext,
  { isActivity = true } = {},
): Promise<StaffMember | null> {
  const token = readSessionCookie(c, config);
  return token === null ? null : findSignedIn(db, token, { now: clock(), isActivity });
}

/** Who is asking, behind a guard. */
export function staffOf(c: AppContext): StaffMember {
  const member = c.get('staff');
  if (!member) throw refuse('staff.sign_in_required');
  return member;
}
