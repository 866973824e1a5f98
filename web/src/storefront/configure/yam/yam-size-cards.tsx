import { type YamBoxSize, yamBoxSizes } from '@mooncake/domain/products/kinds/lines/yam-metadata';
import { piecesOf, type YamBox } from '@mooncake/domain/products/kinds/yam-box';
import type { PieceFlavour } from '@mooncake/domain/products/product';
import { classNames } from '../../../ui/class-names.ts';
import { cakeKinds } from '../cake-kinds.ts';
import { useConfigureTexts } from '../configure.texts.ts';
import { FlavourPicture } from '../flavour-picture.tsx';
import '../box/gift-box.css';

type YamSizeCardsProps = {
  box: YamBox;
  flavours: readonly PieceFlavour[];
  onChoose: (size: YamBoxSize) => void;
};

/** The two box sizes; the chosen one fills before the customer's eyes. */
export function YamSizeCards({ box, flavours, onChoose }: YamSizeCardsProps) {
  const text = useConfigureTexts().yam;
  const pieces = flavours.flatMap((flavour) =>
    Array.from({ length: piecesOf(box, flavour.id) }, () => flavour),
  );

  return (
    <fieldset>
      <legend className="font-display text-lg">{text.size}</legend>
      <p className="mt-0.5 mb-3 text-muted leading-snug">{text.note}</p>
      <div className="grid grid-cols-2 gap-3">
        {yamBoxSizes.map((size) => (
          <label
            key={size}
            className={classNames(
              'relative flex cursor-pointer flex-col items-center gap-3 rounded-xl border-2 p-3.5 transition-colors duration-150 hover:border-gold has-focus-visible:outline-3 has-focus-visible:outline-gold has-focus-visible:outline-offset-2',
              box.size === size ? 'border-crust bg-amber-wash' : 'border-line bg-card',
            )}
          >
            <PieceBox size={size} pieces={box.size === size ? pieces : []} />
            <span className="flex items-center gap-2.5 font-semibold">
              <input
                type="radio"
                name="yam-box-size"
                checked={box.size === size}
                onChange={() => onChoose(size)}
                className="size-5 accent-crust outline-none"
              />
              {text.boxOf(size)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PieceBox({ size, pieces }: { size: YamBoxSize; pieces: readonly PieceFlavour[] }) {
  const places = Array.from({ length: size }, (_, index) => ({ index, flavour: pieces[index] }));

  return (
    <span className="grid h-30 place-items-center">
      <span aria-hidden="true" className="gift-box grid grid-cols-2 gap-1.5 p-2">
        {places.map(({ index, flavour }) => (
          <span key={index} className="gift-box-well relative block size-11 rounded-full">
            {flavour && (
              <span key={flavour.id} className="cake-in block size-full">
                <FlavourPicture imageUrl={flavour.imageUrl} kind={cakeKinds[flavour.group]} />
                {flavour.hasYolk && (
                  <span className="yolk-mark absolute top-0 right-0 size-3.5 rounded-full" />
                )}
              </span>
            )}
          </span>
        ))}
      </span>
    </span>
  );
}
