import { picturesOf } from '@mooncake/domain/products/pictures';
import type { Product } from '@mooncake/domain/products/product';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { AvailableFlavours } from './available-flavours.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPictures } from './product-pictures.tsx';

type ProductDetailsProps = {
  product: Product;
  /** It was here when the page was opened. */
  isOffSale?: boolean;
};

export function ProductDetails({ product, isOffSale = false }: ProductDetailsProps) {
  const { language } = useLanguage();
  const name = inLanguage(language, product.name, product.nameZh);

  return (
    <div className="page-width pt-3 pb-20 md:pt-7">
      <Breadcrumb name={name} />
      <div className="grid gap-7 md:grid-cols-2 md:gap-12">
        <ProductPictures name={name} pictures={picturesOf(product)} />
        <ProductFacts product={product} isOffSale={isOffSale} />
      </div>
      <AvailableFlavours product={product} />
    </div>
  );
}
