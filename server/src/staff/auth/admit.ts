import { refuse } from '@mooncake/domain/refusal';
import { mayDo } from '@mooncake/domain/staff/role';
import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import type { AppContext } from '../../app-env.ts';
import type { Deps } from '../../deps.ts';
import type { Admit } from '../../http/define-route.ts';
import { readSessionCookie } from './session-cookie.ts';
import { findSignedIn } from './sessions.ts';

type SessionDeps = Pick<Deps, 'config' | 'db' | 'clock'>;

/** Lets those pass who are signed in and whose role may do what the route is for. */
export function createAdmit(deps: SessionDeps): Admit {
  return async (c, action) => {
    const member = await whoIsSignedIn(deps, c);
    if (!member) throw refuse('staff.sign_in_required');
    if (!mayDo(member.role, action)) throw refuse('staff.not_allowed');
    c.set('staff', member);
  };
}

export async function whoIsSignedIn(
  { config, db, clock }: SessionDeps,
  c: AppContext,
  { isActivity = true } = {},
): Promise<StaffMember | null> {
  const token = readSessionCookie(c, config);
  return token === null ? null : findSignedIn(db, token, { now: clock(), isActivity });
}
