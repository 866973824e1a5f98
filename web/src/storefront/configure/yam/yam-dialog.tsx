import {
  chooseYamSize,
  emptyYamBox,
  piecesOf,
  remainingPieces,
  setYamPieces,
  stillOfferedYamBox,
  type YamBox,
  yamMetadata,
  yamPriceSen,
} from '@mooncake/domain/products/kinds/yam-box';
import type { PieceFlavour } from '@mooncake/domain/products/product';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { useBackToClose } from '../../../ui/dialog/use-back-to-close.ts';
import type { ConfiguratorProps } from '../configurator-props.ts';
import { useConfigureTexts } from '../configure.texts.ts';
import { keepBoxes } from '../kept-boxes.ts';
import { PriceFooter } from '../price-footer.tsx';
import { useAdding } from '../use-adding.ts';
import { useCurrentProduct } from '../use-current-product.ts';
import { YamAddButton } from './yam-add-button.tsx';
import { YamFlavourList } from './yam-flavour-list.tsx';
import { YamSizeCards } from './yam-size-cards.tsx';

const begunBoxes = keepBoxes<YamBox>();

/** A size, then pieces until the box of that size is full. */
export function YamDialog({ product: opened, onClose }: ConfiguratorProps) {
  const { product, isOffSale } = useCurrentProduct(opened);
  const { pieces: flavours } = product;
  const texts = useConfigureTexts();
  const text = texts.yam;
  const { language } = useLanguage();
  const [box, setBox] = useState(() =>
    stillOfferedYamBox(begunBoxes.begun(product.id) ?? emptyYamBox, flavours),
  );
  useEffect(() => begunBoxes.keep(product.id, box), [product.id, box]);
  const [announcement, setAnnouncement] = useState('');
  const close = useBackToClose(onClose);
  const { problem, report, clearProblem, add } = useAdding({ product, isOffSale });

  const name = inLanguage(language, product.name, product.nameZh);
  const remaining = remainingPieces(box);

  const change = (next: YamBox, said: string) => {
    clearProblem();
    setBox(next);
    setAnnouncement(said);
  };

  const setPieces = (flavour: PieceFlavour, pieces: number) => {
    const next = setYamPieces(box, flavour.id, pieces);
    const spokenName = inLanguage(language, flavour.name, flavour.nameZh);
    change(
      next,
      next.size === null
        ? text.selectSize
        : text.counted(spokenName, piecesOf(next, flavour.id), remainingPieces(next)),
    );
  };

  const addToCart = async () => {
    const result = yamMetadata(box, flavours);
    if (result.problem === 'choose_size') report(text.selectSize, text.selectSizeMessage);
    else if (result.problem) report(text.invalid, text.invalidMessage(result.needed));
    else {
      const { metadata } = result;
      if (!(await add({ metadata, said: text.added(name, metadata.boxSize) }))) return;
      begunBoxes.forget(product.id);
      close();
    }
  };

  return (
    <Dialog
      title={text.title}
      lead={name}
      closeLabel={texts.close}
      onClose={close}
      isStep
      closesOutside={remaining === (box.size ?? 0)}
      footer={
        <PriceFooter
          priceSen={yamPriceSen(box, flavours)}
          hint={box.size !== null && remaining === 0 ? text.full : null}
          problem={problem}
          announcement={announcement}
        >
          <YamAddButton box={box} onAdd={() => void addToCart()} />
        </PriceFooter>
      }
    >
      <DialogBody>
        <YamSizeCards
          box={box}
          flavours={flavours}
          onChoose={(size) => change(chooseYamSize(box, size), text.sizeChosen(size))}
        />
        <YamFlavourList box={box} flavours={flavours} onSet={setPieces} />
      </DialogBody>
    </Dialog>
  );
}
