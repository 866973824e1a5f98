import type { Product } from '@mooncake/domain/products/product';
import { useLanguage } from '../../i18n/language-context.ts';
import { Badge } from '../../ui/badge.tsx';
import { inLanguage } from '../in-language.ts';

export function FeatureBadges({ product }: { product: Product }) {
  const { language, messages } = useLanguage();
  const features = inLanguage(language, product.features, product.featuresZh);
  if (features.length === 0) return null;
  return (
    <ul aria-label={messages.product.features} className="flex flex-wrap gap-2">
      {features.map((feature) => (
        <li key={feature}>
          <Badge>{feature}</Badge>
        </li>
      ))}
    </ul>
  );
}
