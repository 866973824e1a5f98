import { formatRinggit } from '@mooncake/domain/money';
import { flavourCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import type { PieceFlavour } from '@mooncake/domain/products/product';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { En, Zh } from '../../../ui/language-run.tsx';
import { cakeKinds } from '../cake-kinds.ts';
import { CodedPicture } from '../coded-picture.tsx';
import { useConfigureTexts } from '../configure.texts.ts';
import { StepButton } from '../step-button.tsx';

type YamFlavourRowProps = {
  flavour: PieceFlavour;
  pieces: number;
  hasRoom: boolean;
  onSet: (pieces: number) => void;
};

export function YamFlavourRow({ flavour, pieces, hasRoom, onSet }: YamFlavourRowProps) {
  const texts = useConfigureTexts();
  const { language } = useLanguage();
  const { name, nameZh, priceSen, imageUrl, group, hasYolk } = flavour;
  const spokenName = inLanguage(language, name, nameZh);

  return (
    <li className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-line border-b py-3 last:border-b-0">
      <CodedPicture
        code={flavourCode(flavour)}
        imageUrl={imageUrl}
        kind={cakeKinds[group]}
        hasYolk={hasYolk}
      />
      <div className="min-w-0 leading-snug">
        <En className="block font-semibold">{name}</En>
        <Zh className="block text-muted">{nameZh}</Zh>
        <span className="text-sm text-muted tabular-nums">
          {formatRinggit(priceSen)} {texts.perPiece}
        </span>
      </div>
      <fieldset aria-label={spokenName} className="flex items-center gap-1">
        <StepButton
          sign="−"
          label={texts.yam.less(spokenName)}
          isOff={pieces === 0}
          onStep={() => onSet(pieces - 1)}
        />
        <span className="w-7 text-center font-bold text-lg tabular-nums">{pieces}</span>
        <StepButton
          sign="+"
          label={texts.yam.more(spokenName)}
          isOff={!hasRoom}
          onStep={() => onSet(pieces + 1)}
        />
      </fieldset>
    </li>
  );
}
