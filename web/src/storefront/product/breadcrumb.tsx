import { useMessages } from '../../i18n/language-context.ts';
import { Link } from '../../ui/link.tsx';

export function Breadcrumb({ name }: { name: string }) {
  const text = useMessages().product;
  return (
    <nav aria-label={text.breadcrumb} className="mb-2 text-muted md:mb-5">
      <ol className="flex items-center gap-2">
        <li>
          <Link
            to="/#products"
            className="inline-flex min-h-11 items-center text-crust underline-offset-4 hover:underline"
          >
            {text.products}
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
