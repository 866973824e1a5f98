import type { BoxFlavour } from '@mooncake/domain/products/product';
import { memo } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Button } from '../../../ui/button.tsx';
import { En, Zh } from '../../../ui/language-run.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { cakeKinds } from '../cake-kinds.ts';
import { CodedPicture } from '../coded-picture.tsx';
import { useConfigureTexts } from '../configure.texts.ts';

type FlavourRowProps = {
  flavour: BoxFlavour;
  count: number;
  isFull: boolean;
  /** The same function each time, so that a row is drawn again only when its own count changes. */
  onChoose: (flavour: BoxFlavour, hasYolk: boolean) => void;
};

export const FlavourRow = memo(function FlavourRow({ flavour, count, isFull, onChoose }: FlavourRowProps) {
  const text = useConfigureTexts().box;
  const { language } = useLanguage();
  const { code, name, nameZh, imageUrl, generalFlavourCategory, hasYolkOption } = flavour;
  const description = inLanguage(language, flavour.description, flavour.descriptionZh);
  // Two families may have a flavour of the same name; the code tells them apart.
  const spokenName = ` ${code} ${inLanguage(language, name, nameZh)}`;

  return (
    <li className="row-in-sight grid grid-cols-[auto_1fr_auto] items-center gap-x-3 border-line border-b py-2.5 last:border-b-0">
      <CodedPicture code={code} imageUrl={imageUrl} kind={cakeKinds[generalFlavourCategory]} />
      <div className="min-w-0 leading-snug">
        <En className="block font-semibold">{name}</En>
        <Zh className="text-muted">{nameZh}</Zh>
        {count > 0 && (
          <span className="ml-2 whitespace-nowrap rounded-full bg-amber-wash px-2 py-0.5 text-xs text-crust-deep">
            <span aria-hidden="true">×{count}</span>
            <VisuallyHidden>{text.inBox(count)}</VisuallyHidden>
          </span>
        )}
      </div>
      <div className="flex gap-2">
        <Button look="outline" size="compact" disabled={isFull} onClick={() => onChoose(flavour, false)}>
          <span>
            {text.plain}
            <VisuallyHidden>{spokenName}</VisuallyHidden>
          </span>
        </Button>
        {hasYolkOption && (
          <Button
            look="outline"
            size="compact"
            disabled={isFull}
            onClick={() => onChoose(flavour, true)}
            className="border-gold bg-amber-wash"
          >
            <span>
              {text.yolk}
              <VisuallyHidden>{spokenName}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
      {description && (
        <p className="col-span-2 col-start-2 mt-1 text-sm text-muted leading-snug">{description}</p>
      )}
    </li>
  );
});
