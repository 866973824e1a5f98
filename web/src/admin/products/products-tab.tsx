import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { adminCategoriesQuery } from '../categories/category-api.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { DeleteProduct } from './delete-product.tsx';
import { adminProductsQuery } from './product-api.ts';
import { ProductCard } from './product-card.tsx';
import { ProductDialog } from './product-dialog.tsx';
import { useAdminProductsTexts } from './products.texts.ts';

type Open = { at: 'form'; product: AdminProduct | null } | { at: 'delete'; product: AdminProduct } | null;

export function ProductsTab() {
  const text = useAdminProductsTexts();
  const common = useCommonTexts();
  const products = useQuery(adminProductsQuery);
  const categories = useQuery(adminCategoriesQuery);
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  useLoadFailure(products, text.failed.load);

  const all = products.data ?? [];
  const shown = all.filter((product) => matches(product, search));

  return (
    <section className="grid gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-xl md:text-2xl">{text.title}</h2>
          {products.data && (
            <p role="status" className="mt-1 text-muted">
              {text.found(shown.length, all.length)}
            </p>
          )}
        </div>
        <Button onClick={() => setOpen({ at: 'form', product: null })}>
          <Icon name="plus" />
          {text.add}
        </Button>
      </div>
      <div className="max-w-md">
        <TextField id="product-search" type="search" label={text.search} value={search} onType={setSearch} />
      </div>

      {products.isPending && <Loading label={common.loading} />}
      {products.isError && (
        <LoadFailed
          message={text.failed.load}
          retryLabel={common.tryAgain}
          onRetry={() => products.refetch()}
        />
      )}
      {products.data && shown.length === 0 && all.length > 0 && <EmptyState title={text.nothingFound} />}
      {products.data && all.length === 0 && (
        <EmptyState
          title={text.empty}
          action={
            <Button look="outline" onClick={() => setOpen({ at: 'form', product: null })}>
              {text.addFirst}
            </Button>
          }
        >
          {text.emptyHint}
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              category={categories.data?.find(({ id }) => id === product.categoryId)}
              onEdit={() => setOpen({ at: 'form', product })}
              onDelete={() => setOpen({ at: 'delete', product })}
            />
          </li>
        ))}
      </ul>

      {open?.at === 'form' && (
        <ProductDialog product={open.product} lastPlace={lastPlace(all)} onClose={close} />
      )}
      {open?.at === 'delete' && <DeleteProduct product={open.product} onClose={close} />}
    </section>
  );
}

function matches({ name, nameZh, category }: AdminProduct, search: string): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const all = `${name} ${nameZh} ${category}`.toLowerCase();
  return words.every((word) => all.includes(word));
}

/** A new product goes to the end of the shelf. */
function lastPlace(products: readonly AdminProduct[]): number {
  return Math.max(0, ...products.map(({ sortOrder }) => sortOrder)) + 1;
}
