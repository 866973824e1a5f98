import { lineTotalSen } from '@mooncake/domain/cart/cart';
import type { LineReview } from '@mooncake/domain/cart/review-cart';
import { formatRinggit, type Sen } from '@mooncake/domain/money';
import { useLanguage } from '../../i18n/language-context.ts';
import { BoxDetails } from '../../shared/cart/box-details.tsx';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { LineNames } from '../../shared/cart/line-names.tsx';
import { LinePicture } from '../../shared/cart/line-picture.tsx';
import { inLanguage } from '../../shared/in-language.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { removeButtonId } from './element-ids.ts';
import { LineNotice } from './line-notice.tsx';
import { LinePrice } from './line-price.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

type CartLineProps = {
  line: LineReview;
  onStep: (step: 1 | -1) => void;
  onRemove: (isByKey: boolean) => void;
  onAcceptPrice: (priceSen: Sen) => void;
};

export function CartLine({ line, onStep, onRemove, onAcceptPrice }: CartLineProps) {
  const { language } = useLanguage();
  const text = useCartTexts();
  const { item } = line;
  const name = inLanguage(language, item.name, item.nameZh);
  const isGone = line.verdict === 'gone';
  const priceSen = line.verdict === 'repriced' ? line.newPriceSen : item.priceSen;

  const remove = (
    <Button
      id={removeButtonId(item.id)}
      look="outline"
      aria-label={text.removeNamed(name)}
      // A press of a key counts no clicks.
      onClick={({ detail }) => onRemove(detail === 0)}
      className={isGone ? 'border-seal/40 max-sm:w-full' : 'max-sm:size-11 max-sm:p-0 sm:px-4'}
    >
      <Icon name="bin" className="size-4.5 text-seal" />
      <span className={isGone ? undefined : 'max-sm:hidden'}>{text.remove}</span>
    </Button>
  );

  return (
    <Card
      as="article"
      className={classNames('grid gap-4 p-4 md:p-5', line.verdict === 'repriced' && 'border-gold')}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-4 gap-y-3 md:grid-rows-[auto_1fr] md:gap-x-5">
        <LinePicture
          item={item}
          sizes="(min-width: 768px) 160px, 104px"
          className={classNames('w-26 md:row-span-2 md:w-40', isGone && 'grayscale')}
        />
        <div className="max-md:self-center">
          <LineNames item={item} as="h2" />
        </div>
        {item.metadata && (
          <div className="max-md:col-span-2">
            <BoxDetails metadata={item.metadata} />
          </div>
        )}
      </div>
      {line.verdict === 'repriced' && (
        <LineNotice
          look="warning"
          words={text.repriced(formatRinggit(item.priceSen), formatRinggit(priceSen))}
        >
          <Button
            look="outline"
            className="border-gold max-sm:w-full"
            aria-label={text.acceptPriceOf(formatRinggit(priceSen), name)}
            onClick={() => onAcceptPrice(priceSen)}
          >
            {text.acceptPrice(formatRinggit(priceSen))}
          </Button>
        </LineNotice>
      )}
      {isGone ? (
        <LineNotice look="gone" words={line.missing === 'product' ? text.goneProduct : text.goneChoice}>
          {remove}
        </LineNotice>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-3 border-line border-t pt-4">
          <QuantityStepper name={name} quantity={item.quantity} onStep={onStep} />
          {remove}
          <LinePrice
            priceSen={priceSen}
            quantity={item.quantity}
            totalSen={lineTotalSen({ priceSen, quantity: item.quantity })}
          />
        </div>
      )}
    </Card>
  );
}
