import type { Category } from '@mooncake/domain/categories/category';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { En, Zh } from '../../ui/language-run.tsx';

type CategoryFilterProps = {
  categories: readonly Category[];
  chosen: Category | null;
  onChoose: (name: string | null) => void;
};

export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const text = useMessages().home;
  return (
    <fieldset
      aria-label={text.filterLabel}
      className="strip -mx-4.5 flex min-w-0 max-w-[calc(100%+2.25rem)] gap-2.5 overflow-x-auto px-4.5 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      <Chip isChosen={chosen === null} onChoose={() => onChoose(null)}>
        {text.allProducts}
      </Chip>
      {categories.map(({ id, name, nameZh }) => (
        <Chip key={id} isChosen={chosen?.id === id} onChoose={() => onChoose(name)}>
          <En>{name}</En> {nameZh && <Zh className="opacity-75">{nameZh}</Zh>}
        </Chip>
      ))}
    </fieldset>
  );
}

type ChipProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Chip({ isChosen, onChoose, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'inline-flex min-h-11 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full border px-4.5 transition-colors duration-150',
        isChosen
          ? 'border-ink bg-ink text-on-night'
          : 'border-line bg-card hover:border-gold hover:bg-amber-wash',
      )}
    >
      {children}
    </button>
  );
}
