import { pieceTotals } from '@mooncake/domain/summary/piece-totals';
import type { ProductSummary } from '@mooncake/domain/summary/summary.contract';
import { En, Zh } from '../../ui/language-run.tsx';
import { Both } from './both.tsx';
import { Flavour } from './kitchen-product.tsx';

/** Every piece once, over all products of the sheet: what the dough and the fillings are weighed by. */
export function KitchenPieces({ products }: { products: readonly ProductSummary[] }) {
  const { flavours, others } = pieceTotals(products);
  // With one product the list above says the same.
  if (products.length < 2) return null;
  return (
    <section className="kitchen-product">
      <div className="kitchen-product-head">
        <h3>
          <Both say={(text) => text.inAll} />
        </h3>
      </div>
      <ul className="kitchen-flavours">
        {flavours.map((flavour) => (
          <Flavour
            key={`${flavour.flavourId} ${flavour.name} ${flavour.hasYolk}`}
            flavour={flavour}
            isTotal
          />
        ))}
        {others.map(({ name, nameZh, pieces }) => (
          <li key={name}>
            <span className="kitchen-flavour-names">
              <En>{name}</En> <Zh>{nameZh}</Zh>
            </span>
            <strong>{pieces}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
