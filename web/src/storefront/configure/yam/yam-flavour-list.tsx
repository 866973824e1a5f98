import { piecesOf, remainingPieces, type YamBox } from '@mooncake/domain/products/kinds/yam-box';
import type { PieceFlavour } from '@mooncake/domain/products/product';
import { GroupedFlavours } from '../grouped-flavours.tsx';
import { YamFlavourRow } from './yam-flavour-row.tsx';

const groups = ['classic', 'new'] as const satisfies PieceFlavour['group'][];

type YamFlavourListProps = {
  box: YamBox;
  flavours: readonly PieceFlavour[];
  onSet: (flavour: PieceFlavour, pieces: number) => void;
};

/** The pieces on offer, the classics before the new ones. */
export function YamFlavourList({ box, flavours, onSet }: YamFlavourListProps) {
  const hasRoom = remainingPieces(box) > 0;

  return (
    <div>
      <GroupedFlavours groups={groups} flavours={flavours} groupOf={({ group }) => group}>
        {(flavour) => (
          <YamFlavourRow
            key={flavour.id}
            flavour={flavour}
            pieces={piecesOf(box, flavour.id)}
            hasRoom={hasRoom}
            onSet={(pieces) => onSet(flavour, pieces)}
          />
        )}
      </GroupedFlavours>
    </div>
  );
}
