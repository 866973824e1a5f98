import type { AdminCategory } from '@mooncake/domain/categories/category-admin.contract';
import { ActiveSwitch } from '../lib/active-switch.tsx';
import { useAdminCategoriesTexts } from './categories.texts.ts';
import { categoryApi } from './category-api.ts';

export function CategorySwitch({ category: { id, name, isActive } }: { category: AdminCategory }) {
  const text = useAdminCategoriesTexts();
  return (
    <ActiveSwitch
      id={id}
      label={text.toggleNamed(name)}
      isActive={isActive}
      setActive={categoryApi.setActive}
      failed={text.failed.status}
      topics={['catalogue']}
    />
  );
}
