import type { BoxContent } from '@mooncake/domain/orders/contents/box-contents';
import { tellsYolkByName } from '@mooncake/domain/orders/contents/fixed-contents';
import { pieceTotals } from '@mooncake/domain/summary/piece-totals';
import type { ProductSummary, VariationSummary } from '@mooncake/domain/summary/summary.contract';
import { En, Zh } from '../../ui/language-run.tsx';
import { GroupName } from '../batch-summary/group-name.tsx';
import { Both } from './both.tsx';
import { CodeBadge, YolkMark } from './flavour-line.tsx';

/** One product to make; it stays whole on its page wherever a page can hold it. */
export function KitchenProduct({ product }: { product: ProductSummary }) {
  const { name, boxes, pieces, showsVariations, variations } = product;
  return (
    <section className="kitchen-product">
      <div className="kitchen-product-head">
        <h3>
          <GroupName name={name} />
        </h3>
        <Counts boxes={boxes} pieces={pieces} />
      </div>
      {variations.map((variation) => (
        <Variation key={variation.name} variation={variation} isNamed={showsVariations} />
      ))}
    </section>
  );
}

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

function Variation({ variation, isNamed }: { variation: VariationSummary; isNamed: boolean }) {
  const { name, nameZh, boxes, pieces, flavours } = variation;
  return (
    <>
      {isNamed && (
        <div className="kitchen-variation">
          <span aria-hidden="true" className="tick-box" />
          <h4>
            <En>{name}</En> <Zh>{nameZh}</Zh>
          </h4>
          <Counts boxes={boxes} pieces={pieces} />
        </div>
      )}
      {flavours.length > 0 && (
        <ul className="kitchen-flavours">
          {flavours.map((flavour) => (
            <Flavour key={`${flavour.flavourId} ${flavour.name} ${flavour.hasYolk}`} flavour={flavour} />
          ))}
        </ul>
      )}
    </>
  );
}

/** One piece to make, and how many; a total is not ticked off a second time. */
function Flavour({ flavour, isTotal = false }: { flavour: BoxContent; isTotal?: boolean }) {
  return (
    <li>
      {!isTotal && <span aria-hidden="true" className="tick-box" />}
      <CodeBadge {...flavour} />
      <span className="kitchen-flavour-names">
        <En>{flavour.name}</En> <Zh>{flavour.nameZh}</Zh>
        {!tellsYolkByName(flavour) && <YolkMark hasYolk={flavour.hasYolk} />}
      </span>
      <strong>{flavour.quantity}</strong>
    </li>
  );
}

function Counts({ boxes, pieces }: { boxes: number; pieces: number }) {
  return (
    <p className="kitchen-counts">
      <span>
        {boxes} <Both say={(text) => text.boxWord(boxes)} />
      </span>
      <span>
        <strong>{pieces}</strong> <Both say={(text) => text.pieceWord(pieces)} />
      </span>
    </p>
  );
}
