import type { AdminCategory } from '@mooncake/domain/categories/category-admin.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { useAdminCategoriesTexts } from './categories.texts.ts';
import { adminCategoriesQuery } from './category-api.ts';
import { CategoryDialog } from './category-dialog.tsx';
import { CategoryTable } from './category-table.tsx';
import { DeleteCategory } from './delete-category.tsx';

type Open = { at: 'form'; category: AdminCategory | null } | { at: 'delete'; category: AdminCategory } | null;

export function CategoriesTab() {
  const text = useAdminCategoriesTexts();
  const common = useCommonTexts();
  const categories = useQuery(adminCategoriesQuery);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  useLoadFailure(categories, text.failed.load);

  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h2 className="text-xl md:text-2xl">{text.title}</h2>
          <p className="mt-1 text-muted">{text.lead}</p>
        </div>
        <Button onClick={() => setOpen({ at: 'form', category: null })}>
          <Icon name="plus" />
          {text.add}
        </Button>
      </div>

      {categories.isPending && <Loading label={common.loading} />}
      {categories.isError && (
        <LoadFailed
          message={text.failed.load}
          retryLabel={common.tryAgain}
          onRetry={() => categories.refetch()}
        />
      )}
      {categories.data?.length === 0 && (
        <EmptyState
          title={text.empty}
          action={
            <Button look="outline" onClick={() => setOpen({ at: 'form', category: null })}>
              {text.addFirst}
            </Button>
          }
        >
          {text.emptyHint}
        </EmptyState>
      )}
      {categories.data && categories.data.length > 0 && (
        <CategoryTable
          categories={categories.data}
          onEdit={(category) => setOpen({ at: 'form', category })}
          onDelete={(category) => setOpen({ at: 'delete', category })}
        />
      )}

      {open?.at === 'form' && (
        <CategoryDialog category={open.category} lastPlace={lastPlace(categories.data)} onClose={close} />
      )}
      {open?.at === 'delete' && <DeleteCategory category={open.category} onClose={close} />}
    </section>
  );
}

/** A new category goes to the end. */
function lastPlace(categories: readonly AdminCategory[] = []) {
  return Math.max(0, ...categories.map(({ sortOrder }) => sortOrder)) + 1;
}
