import type { AdminCategory } from '@mooncake/domain/categories/category-admin.contract';
import type { ReactNode } from 'react';
import { CategoryBadge } from '../../shared/catalogue/category-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useAdminCategoriesTexts } from './categories.texts.ts';
import { CategorySwitch } from './category-switch.tsx';

type CategoryTableProps = {
  categories: readonly AdminCategory[];
  onEdit: (category: AdminCategory) => void;
  onDelete: (category: AdminCategory) => void;
};

/** One row each; on phones every row is a card. */
export function CategoryTable({ categories, onEdit, onDelete }: CategoryTableProps) {
  const text = useAdminCategoriesTexts();
  const common = useCommonTexts();
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <table className="block w-full text-left md:table">
        <caption className="sr-only">{text.title}</caption>
        <thead className="hidden border-line border-b bg-flour/60 md:table-header-group">
          <tr>
            <Heading>{text.name}</Heading>
            <Heading>{text.description}</Heading>
            <Heading>{text.products}</Heading>
            <Heading>{text.sortOrder}</Heading>
            <Heading>{common.status}</Heading>
            <Heading isHidden>{common.actions}</Heading>
          </tr>
        </thead>
        <tbody className="block divide-y divide-line md:table-row-group">
          {categories.map((category) => (
            <tr key={category.id} className="grid gap-2 p-4 md:table-row md:p-0">
              <Cell>
                <span className="inline-flex flex-wrap items-center gap-2">
                  <CategoryBadge name={category.name} category={category} />
                  {category.icon && <span className="text-muted">{category.icon}</span>}
                </span>
              </Cell>
              <Cell className="max-w-md text-muted">{category.description}</Cell>
              <Cell className="tabular-nums">{text.productCount(category.products)}</Cell>
              <Cell className="tabular-nums">
                <span className="text-muted md:hidden">{text.sortOrder}: </span>
                {category.sortOrder}
              </Cell>
              <Cell>
                <CategorySwitch category={category} />
              </Cell>
              <Cell className="md:text-right">
                <span className="inline-flex flex-wrap gap-2">
                  <Button
                    look="outline"
                    size="small"
                    aria-label={text.editNamed(category.name)}
                    onClick={() => onEdit(category)}
                  >
                    {common.edit}
                  </Button>
                  <Button
                    look="quiet"
                    size="small"
                    aria-label={text.deleteNamed(category.name)}
                    onClick={() => onDelete(category)}
                  >
                    {common.delete}
                  </Button>
                </span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Heading({ children, isHidden = false }: { children: string; isHidden?: boolean }) {
  return (
    <th scope="col" className="px-4 py-3 font-semibold text-sm text-muted">
      <span className={isHidden ? 'sr-only' : undefined}>{children}</span>
    </th>
  );
}

function Cell({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <td
      className={classNames(
        'block empty:hidden md:table-cell md:px-4 md:py-3 md:empty:table-cell',
        className,
      )}
    >
      {children}
    </td>
  );
}
