import type { AdminCategory } from '@mooncake/domain/catalog/category-admin.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAdminCategoriesTexts } from '../../i18n/use-admin-categories-texts.ts';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { categoryApi } from './category-api.ts';

export function CategorySwitch({ category: { id, name, isActive } }: { category: AdminCategory }) {
  const text = useAdminCategoriesTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: categoryApi.setActive,
    onError: () => toast({ title: common.error, message: text.failed.status, variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });

  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
        label={text.toggleNamed(name)}
        hidesLabel
        isOn={isActive}
        isBusy={change.isPending}
        onChange={(isOn) => change.mutate({ id, isActive: isOn })}
      />
      <span aria-hidden="true" className="text-muted">
        {isActive ? common.active : common.inactive}
      </span>
    </span>
  );
}
