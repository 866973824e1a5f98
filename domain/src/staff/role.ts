import * as z from 'zod/mini';

export const staffRoles = ['admin', 'employee'] as const;
export const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRoleSchema>;

/** What only some roles may do; everything else in the back office is open to both. */
const rolesAllowed = {
  manage_team: ['admin'],
  edit_settings: ['admin'],
  work_with_orders: ['admin', 'employee'],
  manage_catalogue: ['admin', 'employee'],
  manage_batches: ['admin', 'employee'],
  see_statistics: ['admin', 'employee'],
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffAction = keyof typeof rolesAllowed;

export function mayDo(role: StaffRole, action: StaffAction): boolean {
  return rolesAllowed[action].some((allowed) => allowed === role);
}
