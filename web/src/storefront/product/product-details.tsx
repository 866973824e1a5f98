import { picturesOf } from '@mooncake/domain/products/pictures';
import type { Product } from '@mooncake/domain/products/product';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { AvailableFlavours } from './available-flavours.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPictures } from './product-pictures.tsx';

export function ProductDetails({ product }: { product: Product }) {
  const { language } = useLanguage();
  const name = inLanguage(language, product.name, product.nameZh);

  return (
    <div className="page-width pt-3 pb-20 md:pt-7">
      <Breadcrumb name={name} />
      <div className="grid gap-7 md:grid-cols-2 md:gap-12">
        <ProductPictures name={name} pictures={picturesOf(product)} />
        <ProductFacts product={product} />
      </div>
      <AvailableFlavours product={product} />
    </div>
  );
}
