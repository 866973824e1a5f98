import { describe, expect, it } from 'vitest';
import { tabsOf } from '../dashboard/tab-names.ts';
import { navigationOf } from './navigation.ts';

const member = { id: 'x', name: 'Mei', email: 'mei@example.com' };
const namesFor = (role: 'admin' | 'employee') => navigationOf({ ...member, role }).map(({ name }) => name);

describe('the menu of the back office', () => {
  it('shows an employee what both roles may do', () => {
    expect(namesFor('employee')).toEqual(['dashboard', 'money', 'statistics', 'customers', 'audit']);
  });

  it('shows an admin everything', () => {
    expect(namesFor('admin')).toEqual([
      'dashboard',
      'money',
      'statistics',
      'customers',
      'audit',
      'team',
      'settings',
    ]);
  });

  it('shows both roles every tab of the dashboard', () => {
    const every = ['orders', 'batch-summary', 'batch-management', 'pickup-slots', 'products', 'categories'];
    expect(tabsOf({ role: 'employee' })).toEqual(every);
    expect(tabsOf({ role: 'admin' })).toEqual(every);
  });
});
