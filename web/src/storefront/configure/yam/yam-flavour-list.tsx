import { piecesOf, remainingPieces, type YamBox } from '@mooncake/domain/products/kinds/yam-box';
import type { PieceFlavour } from '@mooncake/domain/products/product';
import { flavourGroups } from '../../../i18n/flavour-groups.ts';
import { GroupHeading } from '../box/group-heading.tsx';
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
  const shown = groups
    .map((group) => ({ group, members: flavours.filter((flavour) => flavour.group === group) }))
    .filter(({ members }) => members.length > 0);

  return (
    <div>
      {shown.map(({ group, members }) => (
        <section key={group} className="mt-6 first:mt-0">
          <GroupHeading {...flavourGroups[group]} />
          <ul>
            {members.map((flavour) => (
              <YamFlavourRow
                key={flavour.id}
                flavour={flavour}
                pieces={piecesOf(box, flavour.id)}
                hasRoom={hasRoom}
                onSet={(pieces) => onSet(flavour, pieces)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
