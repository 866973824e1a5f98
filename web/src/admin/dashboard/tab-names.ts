import { mayDo, type StaffAction } from '@mooncake/domain/staff/role';
import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import * as z from 'zod/mini';

const tabNames = [
  'orders',
  'batch-summary',
  'batch-management',
  'pickup-slots',
  'products',
  'categories',
] as const;
export type TabName = (typeof tabNames)[number];

export const tabActions: Readonly<Record<TabName, StaffAction>> = {
  orders: 'work_with_orders',
  'batch-summary': 'see_summary',
  'batch-management': 'manage_batches',
  'pickup-slots': 'manage_batches',
  products: 'manage_catalogue',
  categories: 'manage_catalogue',
};

/** The tabs this member has a use for. */
export const tabsOf = ({ role }: Pick<StaffMember, 'role'>) =>
  tabNames.filter((name) => mayDo(role, tabActions[name]));

/** A remembered tab; the first version had one called 'settings', which shows the orders now. */
export const tabSchema = z.pipe(
  z.enum([...tabNames, 'settings']),
  z.transform((name): TabName => (name === 'settings' ? 'orders' : name)),
);
