import { mayDo, type StaffAction } from '@mooncake/domain/staff/role';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { useAdminTexts } from '../../admin.texts.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useStaff } from './use-staff.ts';

/** Says plainly that a page is not for this role; the server refuses its calls all the same. */
export function AdminsOnly({ action, children }: { action: StaffAction; children: ReactNode }) {
  const { role } = useStaff();
  const { adminsOnly } = useCommonTexts();
  const { backToDashboard } = useAdminTexts().shell;
  if (mayDo(role, action)) return children;
  return (
    <div role="alert" className="rounded-card border border-line border-dashed px-6 py-14 text-center">
      <h1 className="text-xl">{adminsOnly}</h1>
      <ButtonLink to="/admin" className="mt-5">
        {backToDashboard}
      </ButtonLink>
    </div>
  );
}
