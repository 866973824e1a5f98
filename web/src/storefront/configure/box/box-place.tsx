import type { BoxSelection } from '@mooncake/domain/products/kinds/box-builder';
import type { BoxPosition } from '@mooncake/domain/products/kinds/lines/box-metadata';
import { flavourCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import type { BoxFlavour } from '@mooncake/domain/products/product';
import { memo, useRef } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { cakeKinds } from '../cake-kinds.ts';
import { useConfigureTexts } from '../configure.texts.ts';
import { FlavourPicture } from '../flavour-picture.tsx';
import { useSelectionName } from './use-selection-name.ts';

type BoxPlaceProps = {
  position: BoxPosition;
  selection: BoxSelection | undefined;
  flavour: BoxFlavour | undefined;
  isNext: boolean;
  onAim: (position: BoxPosition) => void;
  onRemove: (position: BoxPosition) => void;
};

/** One of the four places: empty and waiting, or holding its mooncake. */
export const BoxPlace = memo(function BoxPlace(props: BoxPlaceProps) {
  const { position, selection, flavour, isNext, onAim, onRemove } = props;
  const text = useConfigureTexts().box;
  const { language } = useLanguage();
  const selectionName = useSelectionName();
  const place = useRef<HTMLButtonElement>(null);
  const name = selection && selectionName(selection);

  return (
    <li className="relative aspect-square">
      <button
        ref={place}
        type="button"
        aria-label={name ? text.position(position, name) : text.emptyPosition(position)}
        aria-pressed={isNext}
        onClick={() => onAim(position)}
        className="gift-box-well relative size-full rounded-full outline-offset-4"
      >
        {selection ? (
          <span key={selection.code} className="cake-in block size-full">
            <span className="gift-box-cup absolute inset-[1.5%] rounded-full" />
            <span className="absolute inset-[6%] block">
              <FlavourPicture
                imageUrl={flavour?.imageUrl ?? null}
                hasYolk={selection.hasYolk}
                kind={cakeKinds[selection.category]}
              />
            </span>
            <PlaceLabel
              code={flavourCode({ id: selection.code, name: selection.flavourName })}
              name={inLanguage(language, selection.flavourName, selection.flavourNameZh)}
            />
            {selection.hasYolk && (
              <span className="yolk-mark absolute top-[4%] right-[4%] size-7 rounded-full border-3 border-lacquer-deep" />
            )}
          </span>
        ) : (
          <span
            className={classNames(
              'grid size-full place-items-center rounded-full border-2 border-dashed font-display text-xl text-on-lacquer',
              isNext ? 'border-on-lacquer' : 'border-transparent',
            )}
          >
            {position}
          </span>
        )}
      </button>
      {selection && name && (
        <button
          type="button"
          aria-label={text.remove(position, name)}
          onClick={() => {
            onRemove(position);
            place.current?.focus();
          }}
          className="group -top-1 -left-1 absolute grid size-11 place-items-center rounded-full"
        >
          <span className="grid size-8 place-items-center rounded-full bg-on-night text-lacquer shadow-sm transition-colors duration-150 group-hover:bg-card">
            <Icon name="close" className="size-4.5" />
          </span>
        </button>
      )}
    </li>
  );
});

function PlaceLabel({ code, name }: { code: string; name: string }) {
  return (
    <span className="absolute inset-x-0 bottom-[7%] flex justify-center">
      <span className="flex max-w-[94%] items-baseline gap-1.5 rounded-full bg-card/95 px-2.5 py-0.5 text-ink shadow-sm">
        <b className="font-bold">{code}</b>
        <span className="truncate text-sm">{name}</span>
      </span>
    </span>
  );
}
