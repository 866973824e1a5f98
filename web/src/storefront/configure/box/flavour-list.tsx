import { type BoxFlavour, flavourCategories } from '@mooncake/domain/products/product';
import { GroupedFlavours } from '../grouped-flavours.tsx';
import { FlavourRow } from './flavour-row.tsx';

type FlavourListProps = {
  flavours: readonly BoxFlavour[];
  countOf: (flavour: BoxFlavour) => number;
  isFull: boolean;
  onChoose: (flavour: BoxFlavour, hasYolk: boolean) => void;
};

/** Every flavour on offer, by its general category. */
export function FlavourList({ flavours, countOf, isFull, onChoose }: FlavourListProps) {
  return (
    <GroupedFlavours
      groups={flavourCategories}
      flavours={flavours}
      groupOf={({ generalFlavourCategory }) => generalFlavourCategory}
    >
      {(flavour) => (
        <FlavourRow
          key={flavour.id}
          flavour={flavour}
          count={countOf(flavour)}
          isFull={isFull}
          onChoose={onChoose}
        />
      )}
    </GroupedFlavours>
  );
}
