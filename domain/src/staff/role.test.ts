import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayDo, type StaffAction } from './role.ts';

const shared = ['work_with_orders', 'manage_catalogue', 'manage_batches', 'see_statistics'] as const;
const reserved = ['manage_team', 'edit_settings'] as const;

describe('mayDo', () => {
  it.each(reserved)('lets only an admin %s', (action) => {
    expect(mayDo('admin', action)).toBe(true);
    expect(mayDo('employee', action)).toBe(false);
  });

  it.each(shared)('lets both roles %s', (action) => {
    expect(mayDo('employee', action)).toBe(true);
  });

  it('never lets an employee do what an admin may not', () => {
    fc.assert(
      fc.property(fc.constantFrom<StaffAction>(...shared, ...reserved), (action) => {
        expect(mayDo('admin', action) || !mayDo('employee', action)).toBe(true);
      }),
    );
  });
});
