import type { Box } from '@mooncake/domain/products/kinds/box-builder';
import { type BoxPosition, boxPositions } from '@mooncake/domain/products/kinds/lines/box-metadata';
import type { BoxFlavour } from '@mooncake/domain/products/product';
import { memo } from 'react';
import { useConfigureTexts } from '../configure.texts.ts';
import { BoxPlace } from './box-place.tsx';
import { selectionAt } from './builder-state.ts';
import './gift-box.css';

type BoxPictureProps = {
  box: Box;
  flavours: readonly BoxFlavour[];
  next: BoxPosition | null;
  onAim: (position: BoxPosition) => void;
  onRemove: (position: BoxPosition) => void;
};

/** The box of four as it will stand on the table. */
export const BoxPicture = memo(function BoxPicture(props: BoxPictureProps) {
  const { box, flavours, next, onAim, onRemove } = props;
  const text = useConfigureTexts().box;

  return (
    <ol
      aria-label={text.picture}
      className="gift-box mx-auto grid max-w-[20.5rem] grid-cols-2 gap-2.5 p-3 md:max-w-[26rem] md:gap-3.5 md:p-4"
    >
      {boxPositions.map((position) => {
        const selection = selectionAt(box, position);
        return (
          <BoxPlace
            key={position}
            position={position}
            selection={selection}
            flavour={flavours.find(({ id }) => id === selection?.flavourId)}
            isNext={position === next}
            onAim={onAim}
            onRemove={onRemove}
          />
        );
      })}
    </ol>
  );
});
