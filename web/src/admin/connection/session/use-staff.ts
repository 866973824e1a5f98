import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import { useContext } from 'react';
import { StaffContext } from './staff-context.ts';

/** The signed-in member; only behind the guard, where there always is one. */
export function useStaff(): StaffMember {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('Only the screens behind the guard know who is signed in.');
  return staff;
}
