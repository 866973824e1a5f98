import type { YamBoxMetadata } from '@mooncake/domain/products/kinds/lines/yam-metadata';
import { yamBoxSizes } from '@mooncake/domain/products/kinds/lines/yam-metadata';
import {
  addYamPiece,
  chooseYamSize,
  emptyYamBox,
  piecesOf,
  remainingPieces,
  removeYamPiece,
  yamMetadata,
  yamPriceSen,
} from '@mooncake/domain/products/kinds/yam-box';
import type { PieceFlavour } from '@mooncake/domain/products/product';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { AddButton } from './add-button.tsx';
import { useNewOrderTexts } from './new-order.texts.ts';

type YamFormProps = { flavours: readonly PieceFlavour[]; onAdd: (metadata: YamBoxMetadata) => void };

/** A yam box as staff fill it: its size, then pieces of each flavour. */
export function YamForm({ flavours, onAdd }: YamFormProps) {
  const { language } = useLanguage();
  const text = useNewOrderTexts();
  const [box, setBox] = useState(emptyYamBox);
  const [wasTried, setWasTried] = useState(false);
  const remaining = remainingPieces(box);
  const sizes = yamBoxSizes.map((size) => ({ value: String(size), label: text.boxOf(size), size }));

  const add = () => {
    const result = yamMetadata(box, flavours);
    setWasTried(result.problem !== undefined);
    if (result.problem) return;
    onAdd(result.metadata);
    setBox(emptyYamBox);
  };
  const state = () => {
    if (box.size === null) return text.chooseSize;
    return remaining > 0 ? text.selectMore(remaining) : text.complete;
  };

  return (
    <div className="grid gap-4">
      <SelectField
        id="new-order-yam-size"
        label={text.boxSize}
        value={box.size === null ? '' : String(box.size)}
        onChoose={(chosen) => {
          const size = sizes.find(({ value }) => value === chosen)?.size;
          if (size) setBox(chooseYamSize(box, size));
        }}
        options={[{ value: '', label: text.boxSize }, ...sizes]}
        problem={wasTried && box.size === null ? text.chooseSize : undefined}
      />
      <ul className="grid gap-2">
        {flavours.map(({ id, name, nameZh }) => {
          const named = inLanguage(language, name, nameZh);
          const pieces = piecesOf(box, id);
          return (
            <li key={id} className="flex items-center gap-2">
              <span className="min-w-0 flex-1 leading-snug">{named}</span>
              <Button
                look="outline"
                size="compact"
                aria-label={text.less(named)}
                disabled={pieces === 0}
                onClick={() => setBox(removeYamPiece(box, id))}
              >
                <Icon name="minus" />
              </Button>
              <output aria-label={text.pieces(named)} className="w-8 text-center font-semibold tabular-nums">
                {pieces}
              </output>
              <Button
                look="outline"
                size="compact"
                aria-label={text.more(named)}
                disabled={remaining <= 0}
                onClick={() => setBox(addYamPiece(box, id))}
              >
                <Icon name="plus" />
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <AddButton priceSen={yamPriceSen(box, flavours)} onAdd={add} />
        <p role="status" className={wasTried && remaining !== 0 ? 'text-seal' : 'text-muted'}>
          {state()}
        </p>
      </div>
    </div>
  );
}
