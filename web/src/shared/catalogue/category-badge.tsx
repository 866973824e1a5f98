import type { Category } from '@mooncake/domain/categories/category';
import { categoryColours } from '@mooncake/domain/categories/category-colour';
import { Badge } from '../../ui/badge.tsx';
import { En, Zh } from '../../ui/language-run.tsx';

type CategoryBadgeProps = { name: string; category: Category | undefined; className?: string };

/** A category in its own colour, by both its names; one that is hidden or gone keeps its name, in grey. */
export function CategoryBadge({ name, category, className }: CategoryBadgeProps) {
  const { background, text } = categoryColours(category?.color);
  return (
    <Badge look="pill" className={className} style={{ backgroundColor: background, color: text }}>
      <En>{name}</En>
      {category?.nameZh && (
        <>
          <span aria-hidden="true" className="mx-1.5">
            ·
          </span>
          <Zh>{category.nameZh}</Zh>
        </>
      )}
    </Badge>
  );
}
