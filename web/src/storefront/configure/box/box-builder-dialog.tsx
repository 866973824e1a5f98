import { formatRinggit } from '@mooncake/domain/money';
import {
  type Box,
  boxMetadata,
  emptyBox,
  isBoxComplete,
  stillOfferedBox,
} from '@mooncake/domain/products/kinds/box-builder';
import { boxPriceSen } from '@mooncake/domain/products/kinds/lines/box-line';
import { type BoxPosition, boxPositions } from '@mooncake/domain/products/kinds/lines/box-metadata';
import type { BoxFlavour, MooncakeConfig, Product } from '@mooncake/domain/products/product';
import { useCallback, useDeferredValue, useEffect, useReducer, useRef } from 'react';
import { useLanguage } from '../../../i18n/language-context.ts';
import { useSteady } from '../../../lib/use-steady.ts';
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
import { AddButton } from './add-button.tsx';
import { BoxPicture } from './box-picture.tsx';
import { type BuilderAction, builderReducer, newBuilder, nextPosition } from './builder-state.ts';
import { ChosenDots } from './chosen-dots.tsx';
import { FlavourList } from './flavour-list.tsx';
import { useBuilderWords } from './use-builder-words.ts';

export function BoxBuilderDialog({ product: opened, onClose }: ConfiguratorProps) {
  const current = useCurrentProduct(opened);
  const config = current.product.mooncakeConfig ?? opened.mooncakeConfig;
  return config && <BoxBuilder {...current} config={config} onClose={onClose} />;
}

const begunBoxes = keepBoxes<Box>();

type BoxBuilderProps = {
  product: Product;
  isOffSale: boolean;
  config: MooncakeConfig;
  onClose: () => void;
};

/** Four places, a list of flavours, a price: filled, it goes into the cart. */
function BoxBuilder({ product, isOffSale, config, onClose }: BoxBuilderProps) {
  const text = useConfigureTexts();
  const { language } = useLanguage();
  const [state, dispatch] = useReducer(builderReducer, product.id, (id) => ({
    ...newBuilder,
    box: stillOfferedBox(begunBoxes.begun(id) ?? emptyBox, config.flavours),
  }));
  // The count and the price are painted first, then the cakes.
  const drawn = useDeferredValue(state);
  const words = useBuilderWords(state);
  const close = useBackToClose(onClose);
  const { problem, report, clearProblem, add } = useAdding({ product, isOffSale });
  const addButton = useRef<HTMLButtonElement>(null);

  const { box } = state;
  useEffect(() => begunBoxes.keep(product.id, box), [product.id, box]);
  const count = box.selections.length;
  const missing = boxPositions.length - count;
  const isFull = isBoxComplete(box);
  const base = formatRinggit(config.basePriceSen);
  const prices = config.flavours.some(({ hasYolkOption }) => hasYolkOption)
    ? text.box.prices(base, formatRinggit(config.yolkPriceSen))
    : base;

  // The flavour button just pressed is now disabled; the way on takes the focus over.
  useEffect(() => {
    if (isFull) addButton.current?.focus({ preventScroll: true });
  }, [isFull]);

  const act = useSteady((action: BuilderAction) => {
    clearProblem();
    dispatch(action);
    const after = builderReducer(state, action);
    if (after.last?.kind === 'taken') report(text.box.taken, text.box.takenMessage);
  });
  const aim = useCallback((position: BoxPosition) => act({ type: 'aim', position }), [act]);
  const remove = useCallback((position: BoxPosition) => act({ type: 'remove', position }), [act]);
  const choose = useCallback(
    (flavour: BoxFlavour, hasYolk: boolean) => act({ type: 'choose', flavour, hasYolk }),
    [act],
  );

  const addToCart = async () => {
    const metadata = boxMetadata(box);
    if (!metadata || !(await add({ metadata, said: text.box.added }))) return;
    begunBoxes.forget(product.id);
    close();
  };

  return (
    <Dialog
      size="wide"
      title={text.box.title}
      lead={
        <span className="flex items-center gap-2 whitespace-nowrap">
          <ChosenDots of={boxPositions.length} count={count} />
          <span className="font-semibold text-ink">{text.box.chosen(count)}</span>
          <span aria-hidden="true" className="max-md:hidden">
            ·
          </span>
          <span className="max-md:sr-only">{inLanguage(language, product.name, product.nameZh)}</span>
        </span>
      }
      closeLabel={text.close}
      onClose={close}
      isStep
      closesOutside={count === 0}
      footer={
        <PriceFooter
          priceSen={boxPriceSen(config, box.selections)}
          hint={state.last === null ? prices : words.hint}
          problem={problem}
          announcement={words.announcement}
        >
          <AddButton ref={addButton} disabled={!isFull} onClick={() => void addToCart()}>
            {isFull ? text.addToCart : text.box.addAfter(missing)}
          </AddButton>
        </PriceFooter>
      }
    >
      <DialogBody className="md:grid-cols-[minmax(0,26rem)_1fr] md:gap-9">
        <div className="md:sticky md:top-0 md:self-start">
          <BoxPicture
            box={drawn.box}
            flavours={config.flavours}
            next={nextPosition(drawn)}
            onAim={aim}
            onRemove={remove}
          />
        </div>
        <div>
          <FlavourList
            flavours={config.flavours}
            countOf={({ id }) => box.selections.filter(({ flavourId }) => flavourId === id).length}
            isFull={isFull}
            onChoose={choose}
          />
        </div>
      </DialogBody>
    </Dialog>
  );
}
