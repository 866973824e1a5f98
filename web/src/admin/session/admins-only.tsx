import { mayDo, type StaffAction } from '@mooncake/domain/staff/role';
import type { ReactNode } from 'react';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useStaff } from './use-staff.ts';

/** Says plainly that a page is not for this role; the server refuses its calls all the same. */
export function AdminsOnly({ action, children }: { action: StaffAction; children: ReactNode }) {
  const { role } = useStaff();
  const { adminsOnly } = useCommonTexts();
  const { backToDashboard } = useAdminTexts().shell;
  if (mayDo(role, action)) return children;
  return (
    <EmptyState title={<span role="alert">{adminsOnly}</span>}>
      <ButtonLink to="/admin">{backToDashboard}</ButtonLink>
    </EmptyState>
  );
}
