import type { SetupStep } from '@mooncake/domain/setup/setup.contract';

/** Where each step is done; settings are led to by their field. */
export const stepPaths: Readonly<Record<SetupStep, string>> = {
  contacts: '/admin/settings#shopName',
  payment: '/admin/settings#bank.bankName',
  places: '/admin?tab=pickup-slots&part=methods',
  products: '/admin?tab=products',
  dates: '/admin?tab=batch-management',
  test_order: '/',
  colleague: '/admin/team',
  backup: '/admin/settings#nightlyBackups',
};
