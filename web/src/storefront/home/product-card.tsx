import type { Category } from '@mooncake/domain/categories/category';
import { picturesOf } from '@mooncake/domain/products/pictures';
import type { Product } from '@mooncake/domain/products/product';
import { useLanguage } from '../../i18n/language-context.ts';
import { CategoryBadge } from '../../shared/catalogue/category-badge.tsx';
import { FeatureBadges } from '../../shared/catalogue/feature-badges.tsx';
import { PictureCarousel } from '../../shared/catalogue/picture-carousel.tsx';
import { Price } from '../../shared/catalogue/price.tsx';
import { inLanguage } from '../../shared/in-language.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { En, Zh } from '../../ui/language-run.tsx';
import { Link } from '../../ui/link.tsx';
import { AddToCartButton } from '../configure/adding/add-to-cart-button.tsx';

const pictureSizes = '(min-width: 1228px) 552px, (min-width: 768px) 47vw, calc(100vw - 36px)';

type ProductCardProps = { product: Product; category: Category | undefined };

export function ProductCard({ product, category }: ProductCardProps) {
  const { language, messages } = useLanguage();
  const text = messages.product;
  const page = `/product/${product.slug}`;
  const name = inLanguage(language, product.name, product.nameZh);

  return (
    <Card as="article" className="flex flex-col transition-shadow duration-200 hover:shadow-md">
      <div className="relative aspect-4/3 bg-flour">
        <PictureCarousel
          name={name}
          pictures={picturesOf(product)}
          sizes={pictureSizes}
          wrap={(picture, _image, isReachable) => (
            <Link to={page} tabIndex={isReachable ? 0 : -1} className="-outline-offset-4 block size-full">
              {picture}
            </Link>
          )}
        />
        <CategoryBadge name={product.category} category={category} className="absolute top-3.5 left-3.5" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5 md:p-6">
        <div>
          <h3 className="text-xl [overflow-wrap:anywhere]">
            <En>{product.name}</En>
          </h3>
          <Zh className="text-muted">{product.nameZh}</Zh>
        </div>
        <FeatureBadges product={product} />
        <Price product={product} />
        <div className="mt-auto grid gap-3 pt-1 md:grid-cols-[auto_1fr]">
          <ButtonLink
            to={page}
            look="outline"
            className="order-last min-h-12 md:order-first"
            aria-label={text.viewDetailsOf(name)}
          >
            {text.viewDetails}
          </ButtonLink>
          <AddToCartButton product={product} className="min-h-12" aria-label={text.quickAddOf(name)}>
            {text.quickAdd}
          </AddToCartButton>
        </div>
      </div>
    </Card>
  );
}
