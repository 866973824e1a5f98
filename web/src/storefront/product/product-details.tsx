import { picturesOf } from '@mooncake/domain/catalog/pictures';
import type { Product } from '@mooncake/domain/catalog/product';
import { productKind } from '@mooncake/domain/catalog/product-kind';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { CategoryBadge } from '../../shared/catalogue/category-badge.tsx';
import { FeatureBadges } from '../../shared/catalogue/feature-badges.tsx';
import { PictureCarousel } from '../../shared/catalogue/picture-carousel.tsx';
import { Price } from '../../shared/catalogue/price.tsx';
import { categoriesQuery } from '../../shared/catalogue/queries.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { Link } from '../../ui/link.tsx';
import { useAddToCart } from '../adding/use-add-to-cart.ts';

const pictureSizes = '(min-width: 1228px) 566px, (min-width: 768px) 46vw, calc(100vw - 36px)';

export function ProductDetails({ product }: { product: Product }) {
  const { language, messages } = useLanguage();
  const { data: categories = [] } = useQuery(categoriesQuery);
  const addToCart = useAddToCart();
  const text = messages.product;
  const name = inLanguage(language, product.name, product.nameZh);

  return (
    <div className="page-width pt-4 pb-20 md:pt-8">
      <nav aria-label={text.breadcrumb} className="mb-4 flex items-center gap-2 text-muted md:mb-6">
        <Link
          to="/#products"
          className="inline-flex min-h-11 items-center text-crust underline-offset-4 hover:underline"
        >
          {text.products}
        </Link>
        <span aria-hidden="true">/</span>
        <span aria-current="page">{name}</span>
      </nav>
      <div className="grid gap-7 md:grid-cols-2 md:gap-12">
        <div className="aspect-4/3 overflow-hidden rounded-card bg-flour">
          <PictureCarousel
            name={name}
            pictures={picturesOf(product)}
            sizes={pictureSizes}
            urgency="leading"
            wrap={(picture, { imageUrl }, isReachable) => (
              <a
                href={imageUrl}
                tabIndex={isReachable ? 0 : -1}
                className="-outline-offset-4 block size-full cursor-zoom-in"
              >
                {picture}
              </a>
            )}
          />
        </div>
        <div className="flex flex-col items-start gap-4">
          <CategoryBadge
            name={product.category}
            category={categories.find((category) => category.name === product.category)}
          />
          <h1 className="text-[2.3rem] md:text-[3rem]">
            <En>{product.name}</En>{' '}
            <Zh className="mt-1 block font-normal text-[1.3rem] text-muted">{product.nameZh}</Zh>
          </h1>
          <Price product={product} />
          <p className="max-w-prose whitespace-pre-line">
            {inLanguage(language, product.description, product.descriptionZh)}
          </p>
          <FeatureBadges product={product} />
          <div className="mt-3 grid w-full gap-3 md:flex md:flex-wrap">
            {productKind(product) === 'standard' && (
              <Button className="min-h-12" onClick={() => void addToCart(product)}>
                {text.addToCart}
              </Button>
            )}
            <ButtonLink to="/" look="outline" className="min-h-12">
              {text.continueShopping}
            </ButtonLink>
            <ButtonLink to="/cart" look="outline" className="min-h-12">
              {text.viewCart}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
