import { type BoxFlavour, flavourCategories } from '@mooncake/domain/products/product';
import { flavourGroups } from '../../../i18n/flavour-groups.ts';
import { FlavourRow } from './flavour-row.tsx';
import { GroupHeading } from './group-heading.tsx';

type FlavourListProps = {
  flavours: readonly BoxFlavour[];
  countOf: (flavour: BoxFlavour) => number;
  isFull: boolean;
  onChoose: (flavour: BoxFlavour, hasYolk: boolean) => void;
};

/** Every flavour on offer, by its general category. */
export function FlavourList({ flavours, countOf, isFull, onChoose }: FlavourListProps) {
  const groups = flavourCategories
    .map((category) => ({
      category,
      members: flavours.filter(({ generalFlavourCategory }) => generalFlavourCategory === category),
    }))
    .filter(({ members }) => members.length > 0);

  return groups.map(({ category, members }) => (
    <section key={category} className="mt-6 first:mt-0">
      <GroupHeading {...flavourGroups[category]} />
      <ul>
        {members.map((flavour) => (
          <FlavourRow
            key={flavour.id}
            flavour={flavour}
            count={countOf(flavour)}
            isFull={isFull}
            onChoose={(hasYolk) => onChoose(flavour, hasYolk)}
          />
        ))}
      </ul>
    </section>
  ));
}
