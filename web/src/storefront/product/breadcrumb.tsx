import { useMessages } from '../../i18n/language-context.ts';
import { Link } from '../../ui/link.tsx';
import { useProductPageTexts } from './product-page.texts.ts';

export function Breadcrumb({ name }: { name: string }) {
  const { products } = useMessages().product;
  const { breadcrumb } = useProductPageTexts();
  return (
    <nav aria-label={breadcrumb} className="mb-2 text-muted md:mb-5">
      <ol className="flex items-center gap-2">
        <li>
          <Link
            to="/#products"
            className="inline-flex min-h-11 items-center text-crust underline-offset-4 hover:underline"
          >
            {products}
          </Link>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page" className="min-w-0 truncate">
          {name}
        </li>
      </ol>
    </nav>
  );
}
