import type { Category } from '@mooncake/domain/categories/category';
import type { AdminProduct } from '@mooncake/domain/products/form/product-admin.contract';
import { picturesOf } from '@mooncake/domain/products/pictures';
import { useLanguage } from '../../i18n/language-context.ts';
import { CategoryBadge } from '../../shared/catalogue/category-badge.tsx';
import { NoPicture } from '../../shared/catalogue/no-picture.tsx';
import { Picture } from '../../shared/catalogue/picture.tsx';
import { Price } from '../../shared/catalogue/price.tsx';
import { inLanguage } from '../../shared/in-language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { En, Zh } from '../../ui/language-run.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { ProductSwitch } from './product-switch.tsx';
import { useAdminProductsTexts } from './products.texts.ts';

const maxThumbnails = 6;

type ProductCardProps = {
  product: AdminProduct;
  category: Category | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

export function ProductCard({ product, category, onEdit, onDelete }: ProductCardProps) {
  const text = useAdminProductsTexts();
  const common = useCommonTexts();
  return (
    <Card as="article" className="flex h-full flex-col gap-4 p-4.5">
      <Thumbnails product={product} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-44">
          <h3 className="text-lg">
            <En>{product.name}</En>
          </h3>
          <Zh className="text-muted">{product.nameZh}</Zh>
        </div>
        <div className="shrink-0">
          <Price product={product} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
        {product.categoryId === null ? (
          <span>{text.noCategory}</span>
        ) : (
          <CategoryBadge name={product.category} category={category} />
        )}
        <span className="tabular-nums">{text.stock(product.stockQuantity)}</span>
        <span className="tabular-nums">{text.order(product.sortOrder)}</span>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t pt-3">
        <ProductSwitch product={product} />
        <span className="flex gap-2">
          <Button look="outline" size="small" aria-label={text.editNamed(product.name)} onClick={onEdit}>
            {common.edit}
          </Button>
          <Button look="quiet" size="small" aria-label={text.deleteNamed(product.name)} onClick={onDelete}>
            {common.delete}
          </Button>
        </span>
      </div>
    </Card>
  );
}

function Thumbnails({ product }: { product: AdminProduct }) {
  const { language } = useLanguage();
  const pictures = picturesOf(product).slice(0, maxThumbnails);
  return (
    <div className={classNames('grid grid-cols-6 gap-1.5', !product.isActive && 'opacity-55')}>
      {pictures.map(({ id, imageUrl, altText, altTextZh }) => (
        <div key={id} className="aspect-square overflow-hidden rounded-lg bg-flour">
          <Picture
            url={imageUrl}
            alt={inLanguage(language, altText, altTextZh) || product.name}
            sizes="96px"
          />
        </div>
      ))}
      {pictures.length === 0 && (
        <div className="aspect-square overflow-hidden rounded-lg">
          <NoPicture />
        </div>
      )}
    </div>
  );
}
