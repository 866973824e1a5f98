import { mayDo, type StaffAction } from '@mooncake/domain/staff/role';
import type { StaffMember } from '@mooncake/domain/staff/staff.contract';

type NavigationItem = {
  path: string;
  name: 'dashboard' | 'money' | 'statistics' | 'customers' | 'audit' | 'team' | 'settings';
  action: StaffAction;
};

const navigation: readonly NavigationItem[] = [
  { path: '/admin', name: 'dashboard', action: 'use_back_office' },
  { path: '/admin/money', name: 'money', action: 'reconcile_payments' },
  { path: '/admin/statistics', name: 'statistics', action: 'see_statistics' },
  { path: '/admin/customers', name: 'customers', action: 'see_customers' },
  { path: '/admin/audit', name: 'audit', action: 'see_audit' },
  { path: '/admin/team', name: 'team', action: 'manage_team' },
  { path: '/admin/settings', name: 'settings', action: 'edit_settings' },
];

/** The screens this member has a use for. */
export const navigationOf = ({ role }: StaffMember) => navigation.filter(({ action }) => mayDo(role, action));
