import {
  type Box,
  boxMetadata,
  emptyBox,
  placeInBox,
  removeFromBox,
} from '@mooncake/domain/products/kinds/box-builder';
import { boxPriceSen } from '@mooncake/domain/products/kinds/lines/box-line';
import type { BoxMetadata, BoxPosition } from '@mooncake/domain/products/kinds/lines/box-metadata';
import { boxPositions } from '@mooncake/domain/products/kinds/lines/box-metadata';
import { selectionCode } from '@mooncake/domain/products/kinds/lines/flavour-code';
import type { MooncakeConfig } from '@mooncake/domain/products/product';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { AddButton } from './add-button.tsx';
import { useNewOrderTexts } from './new-order.texts.ts';

type BoxFormProps = { config: MooncakeConfig; onAdd: (metadata: BoxMetadata) => void };

/** A box of four as staff fill it: a list for each place. */
export function BoxForm({ config, onAdd }: BoxFormProps) {
  const text = useNewOrderTexts();
  const [box, setBox] = useState(emptyBox);
  const [wasTried, setWasTried] = useState(false);
  const options = useFlavourOptions(config);
  const codeAt = (position: BoxPosition) =>
    box.selections.find((selection) => selection.position === position)?.code ?? '';
  const first = codeAt(1);

  const add = () => {
    const metadata = boxMetadata(box);
    setWasTried(metadata === null);
    if (!metadata) return;
    onAdd(metadata);
    setBox(emptyBox);
  };

  return (
    <div className="grid gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {boxPositions.map((position) => (
          <SelectField
            key={position}
            id={`new-order-place-${position}`}
            label={text.position(position)}
            value={codeAt(position)}
            onChoose={(code) => setBox(filled(box, config, position, code))}
            options={[{ value: '', label: text.chooseFlavour }, ...options]}
            problem={wasTried && codeAt(position) === '' ? text.chooseFlavour : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <AddButton priceSen={boxPriceSen(config, box.selections)} onAdd={add} />
        <Button
          look="quiet"
          disabled={first === ''}
          onClick={() =>
            setBox(
              boxPositions
                .filter((position) => codeAt(position) === '')
                .reduce((now, position) => filled(now, config, position, first), box),
            )
          }
        >
          {text.sameForAll}
        </Button>
      </div>
      {wasTried && (
        <p role="alert" className="text-seal">
          {text.incomplete}
        </p>
      )}
    </div>
  );
}

/** The box with this flavour in this place, or with the place empty. */
function filled(box: Box, { flavours }: MooncakeConfig, position: BoxPosition, code: string): Box {
  const emptied = removeFromBox(box, position);
  const chosen = flavours
    .flatMap((flavour) => [false, true].map((hasYolk) => ({ flavour, hasYolk })))
    .find(({ flavour, hasYolk }) => selectionCode(flavour.code, hasYolk) === code);
  if (!chosen) return emptied;
  const result = placeInBox(emptied, chosen.flavour, chosen.hasYolk, position);
  return result.problem ? emptied : result.box;
}

function useFlavourOptions({ flavours }: MooncakeConfig) {
  const { language } = useLanguage();
  const text = useNewOrderTexts();
  return flavours.flatMap(({ code, name, nameZh, hasYolkOption }) => {
    const plain = `${code} ${inLanguage(language, name, nameZh)}`;
    const withYolk = selectionCode(code, true);
    return [
      { value: code, label: plain },
      ...(hasYolkOption
        ? [{ value: withYolk, label: `${withYolk} ${text.withYolk(inLanguage(language, name, nameZh))}` }]
        : []),
    ];
  });
}
