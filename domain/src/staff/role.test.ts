import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayDo, rolesAllowed, type StaffAction } from './role.ts';

const shared = [
  'use_back_office',
  'work_with_orders',
  'review_receipts',
  'reconcile_payments',
  'see_summary',
  'export_data',
  'manage_catalogue',
  'manage_batches',
  'see_statistics',
  'see_customers',
  'see_audit',
] as const satisfies StaffAction[];
const reserved = ['erase_customers', 'manage_team', 'edit_settings'] as const satisfies StaffAction[];

describe('mayDo', () => {
  it.each(reserved)('lets only an admin %s', (action) => {
    expect(mayDo('admin', action)).toBe(true);
    expect(mayDo('employee', action)).toBe(false);
  });

  it.each(shared)('lets both roles %s', (action) => {
    expect(mayDo('admin', action)).toBe(true);
    expect(mayDo('employee', action)).toBe(true);
  });

  it('never lets an employee do what an admin may not', () => {
    fc.assert(
      fc.property(fc.constantFrom<StaffAction>(...shared, ...reserved), (action) => {
        expect(mayDo('admin', action) || !mayDo('employee', action)).toBe(true);
      }),
    );
  });

  it('knows no other action', () => {
    expect(Object.keys(rolesAllowed).sort()).toEqual([...shared, ...reserved].sort());
  });
});
