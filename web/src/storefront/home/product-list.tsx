import type { Category } from '@mooncake/domain/categories/category';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { ApiProblem } from '../../lib/api/api-problem.ts';
import { failedWithoutData } from '../../lib/api/failed-without-data.ts';
import { productsQuery, settingsQuery } from '../../shared/catalogue/queries.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { FallbackCards } from './fallback-cards.tsx';
import { LazyOpeningDay } from './lazy-opening-day.tsx';
import { PlaceholderCard } from './placeholder-card.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductsLoading } from './products-loading.tsx';
import { useFailureToast } from './use-failure-toast.ts';

type ProductListProps = { categories: readonly Category[]; chosen: Category | null };

/** The cards of the chosen category; when the catalogue did not come, one card to look at and a way to try again. */
export function ProductList({ categories, chosen }: ProductListProps) {
  const { language, messages } = useLanguage();
  const products = useQuery(productsQuery);
  const text = messages.home;
  const { data: settings } = useQuery(settingsQuery);
  const opensOn = settings?.opensOn;
  const isMissing = failedWithoutData(products);
  useFailureToast(isMissing, { title: text.warning, message: text.productsNotLoaded, variant: 'warning' });

  if (isMissing) {
    return (
      <>
        <LoadFailed
          message={text.productsNotLoaded}
          retryLabel={messages.shell.tryAgain}
          onRetry={() => products.refetch()}
        />
        <div className={gridClass}>
          {isUnreadable(products.error) ? <FallbackCards /> : <PlaceholderCard />}
        </div>
      </>
    );
  }

  if (products.isPending) return <ProductsLoading />;
  if (products.data?.length === 0) {
    const unknown = text.betweenSeasons;
    return (
      <EmptyState title={text.noProducts}>
        <Suspense fallback={unknown}>
          {opensOn ? <LazyOpeningDay day={opensOn} otherwise={unknown} /> : unknown}
        </Suspense>
      </EmptyState>
    );
  }

  const shown = (products.data ?? []).filter(({ category }) => chosen === null || category === chosen.name);
  if (chosen && shown.length === 0) {
    return <EmptyState title={text.noProductsIn(inLanguage(language, chosen.name, chosen.nameZh))} />;
  }
  return (
    <>
      {opensOn && (
        <Suspense>
          <LazyOpeningDay
            day={opensOn}
            className="rounded-xl border border-gold bg-amber-wash px-4 py-3 text-lg"
          />
        </Suspense>
      )}
      <ul className={gridClass}>
        {shown.map((product) => (
          <li key={product.id} className="grid">
            <ProductCard
              product={product}
              category={categories.find(({ name }) => name === product.category)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** An answer came, but not one anybody understands. */
const isUnreadable = (error: unknown) =>
  error instanceof ApiProblem && error.code === 'broken_answer' && error.status < 400;

const gridClass = 'mt-5 grid gap-5 md:grid-cols-2 md:gap-7';
