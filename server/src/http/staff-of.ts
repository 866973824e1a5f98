import { refuse } from '@mooncake/domain/refusal';
import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import type { AppContext } from '../app-env.ts';

/** Who is asking, on a route for staff: they were admitted before it was called. */
export function staffOf(c: AppContext): StaffMember {
  const member = c.get('staff');
  if (!member) throw refuse('staff.sign_in_required');
  return member;
}
