import type { Product } from '@mooncake/domain/products/product';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { CategoryBadge } from '../../shared/catalogue/category-badge.tsx';
import { Price } from '../../shared/catalogue/price.tsx';
import { categoriesQuery } from '../../shared/catalogue/queries.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { AddToCartButton } from '../configure/adding/add-to-cart-button.tsx';
import { FeatureList } from './feature-list.tsx';
import { useProductPageTexts } from './product-page.texts.ts';

/** What it is, what it costs, and the way into the cart. */
export function ProductFacts({ product, isOffSale }: { product: Product; isOffSale: boolean }) {
  const { language } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const text = useProductPageTexts();

  return (
    <div className="flex flex-col items-start gap-4 md:gap-5">
      <CategoryBadge
        name={product.category}
        category={categories.find((category) => category.name === product.category)}
      />
      <h1 className="text-3xl [overflow-wrap:anywhere]">
        <En>{product.name}</En>{' '}
        <Zh className="mt-1.5 block font-normal text-lg text-muted tracking-wider">{product.nameZh}</Zh>
      </h1>
      <Price product={product} size="large" />
      <p className="max-w-prose whitespace-pre-line text-base">
        {inLanguage(language, product.description, product.descriptionZh)}
      </p>
      <FeatureList features={inLanguage(language, product.features, product.featuresZh)} />
      <div className="mt-2 grid w-full max-w-lg grid-cols-[4fr_3fr] gap-3 sm:grid-cols-2">
        {isOffSale ? (
          <p role="alert" className="col-span-2 rounded-xl border border-gold/70 bg-amber-wash px-4 py-3">
            {text.offSale}
          </p>
        ) : (
          <AddToCartButton product={product} size="large" className="col-span-2">
            {text.addBy[product.adding]}
          </AddToCartButton>
        )}
        <ButtonLink to="/" look="outline" className="min-h-12 px-3">
          {text.continueShopping}
        </ButtonLink>
        <ButtonLink to="/cart" look="outline" className="min-h-12 px-3">
          {text.viewCart}
        </ButtonLink>
      </div>
    </div>
  );
}
