import * as z from 'zod/mini';

export const staffRoles = ['admin', 'employee'] as const;
export const staffRoleSchema = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRoleSchema>;

const everybody = ['admin', 'employee'] as const;
const adminsOnly = ['admin'] as const;

/** Who may do what in the back office. Every route of the server and every screen names one of these. */
export const rolesAllowed = {
  use_back_office: everybody,
  work_with_orders: everybody,
  review_receipts: everybody,
  reconcile_payments: everybody,
  see_summary: everybody,
  export_data: everybody,
  manage_catalogue: everybody,
  manage_batches: everybody,
  see_statistics: everybody,
  see_customers: everybody,
  see_audit: everybody,
  erase_customers: adminsOnly,
  manage_team: adminsOnly,
  edit_settings: adminsOnly,
} as const satisfies Record<string, readonly StaffRole[]>;
export type StaffAction = keyof typeof rolesAllowed;

export function mayDo(role: StaffRole, action: StaffAction): boolean {
  return rolesAllowed[action].some((allowed) => allowed === role);
}
