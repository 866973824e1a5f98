import { lineTotalSen, stepQuantity } from '@mooncake/domain/cart/cart';
import { acceptPrice, type LineReview } from '@mooncake/domain/cart/review-cart';
import { formatRinggit } from '@mooncake/domain/money';
import { useLanguage } from '../../i18n/language-context.ts';
import { changeCart, currentCart } from '../../lib/cart-store.ts';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { CartLine } from './cart-line.tsx';
import { useAnnouncer } from './use-announcer.tsx';
import { useRemoveLine } from './use-remove-line.ts';

/** The lines of the cart; what happens to them is also said aloud. */
export function CartLines({ lines }: { lines: readonly LineReview[] }) {
  const { language } = useLanguage();
  const text = useCartTexts();
  const { announce, announcer } = useAnnouncer();
  const removeLine = useRemoveLine(announce);
  const gone = lines.filter(({ verdict }) => verdict === 'gone').length;
  const repriced = lines.filter(({ verdict }) => verdict === 'repriced').length;

  const nameOf = ({ item }: LineReview) => inLanguage(language, item.name, item.nameZh);

  const step = async (line: LineReview, by: 1 | -1) => {
    await changeCart((cart) => stepQuantity(cart, line.item.id, by));
    const quantity = currentCart().cart.items.find(({ id }) => id === line.item.id)?.quantity;
    if (quantity === undefined) return;
    const priceSen = line.verdict === 'repriced' ? line.newPriceSen : line.item.priceSen;
    announce(text.nowQuantity(nameOf(line), quantity, formatRinggit(lineTotalSen({ priceSen, quantity }))));
  };

  const accept = async (line: LineReview, priceSen: number) => {
    await changeCart((cart) => acceptPrice(cart, line.item.id, priceSen));
    announce(text.priceAccepted(nameOf(line), formatRinggit(priceSen)));
  };

  return (
    <div className="min-w-0">
      {announcer}
      <div role="status">
        {gone + repriced > 0 && (
          <p className="mb-4 font-semibold text-crust-deep">{text.attention(gone, repriced)}</p>
        )}
      </div>
      <ul aria-label={text.lines} className="grid gap-4 md:gap-5">
        {lines.map((line) => (
          <li key={line.item.id}>
            <CartLine
              line={line}
              onStep={(by) => void step(line, by)}
              onRemove={(isByKey) => void removeLine(line.item, isByKey)}
              onAcceptPrice={(priceSen) => void accept(line, priceSen)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
