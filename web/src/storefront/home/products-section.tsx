import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { failedWithoutData } from '../../lib/api/failed-without-data.ts';
import { categoriesQuery } from '../../shared/catalogue/queries.ts';
import { CategoryFilter } from './category-filter.tsx';
import { ProductList } from './product-list.tsx';
import { useFailureToast } from './use-failure-toast.ts';
import { ViewCartBar } from './view-cart-bar.tsx';

export const productsId = 'products';

export function ProductsSection() {
  const text = useMessages().home;
  const categories = useQuery(categoriesQuery);
  const [chosenName, setChosenName] = useState<string | null>(null);
  const chosen = categories.data?.find(({ name }) => name === chosenName) ?? null;
  useFailureToast(failedWithoutData(categories), {
    title: text.error,
    message: text.categoriesFailed,
    variant: 'destructive',
  });

  return (
    <section id={productsId} aria-labelledby="products-heading" className="page-width pt-10 pb-20 md:pt-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-5 md:mb-7">
        <h2 id="products-heading" className="text-3xl">
          {text.ourProducts}
        </h2>
        <CategoryFilter categories={categories.data ?? []} chosen={chosen} onChoose={setChosenName} />
      </div>
      <ProductList categories={categories.data ?? []} chosen={chosen} />
      <ViewCartBar />
    </section>
  );
}
