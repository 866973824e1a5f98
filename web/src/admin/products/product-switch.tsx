import type { AdminProduct } from '@mooncake/domain/catalog/product-admin.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCommonTexts } from '../../i18n/use-admin-common-texts.ts';
import { useAdminProductsTexts } from '../../i18n/use-admin-products-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../ui/toast-store.ts';
import { productApi } from './product-api.ts';

export function ProductSwitch({ product: { id, name, isActive } }: { product: AdminProduct }) {
  const text = useAdminProductsTexts();
  const common = useCommonTexts();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: productApi.setActive,
    onError: () => toast({ title: common.error, message: text.failed.status, variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['catalogue'] }),
  });

  return (
    <span className="inline-flex items-center gap-2.5">
      <Switch
        label={text.onSale(name)}
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
