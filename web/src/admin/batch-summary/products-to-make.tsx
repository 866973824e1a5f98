import type {
  NamedProduct,
  NamedVariation,
  ProductSummary,
  VariationSummary,
} from '@mooncake/domain/summary/summary.contract';
import { BothNames } from '../../shared/orders/both-names.tsx';
import { FlavourRow } from './flavour-row.tsx';
import { GroupName } from './group-name.tsx';
import { useAdminSummaryTexts } from './summary.texts.ts';

export function ProductsToMake({ products }: { products: readonly (ProductSummary | NamedProduct)[] }) {
  const text = useAdminSummaryTexts();
  return (
    <div>
      <h4 className="font-semibold text-lg">{text.products}</h4>
      <ul className="mt-3 grid items-start gap-4 lg:grid-cols-2 2xl:grid-cols-3">
        {products.map((product) => (
          <li key={product.name} className="rounded-xl border border-line p-4 md:p-5">
            <Product product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Product({
  product: { name, boxes, pieces, showsVariations, variations },
}: {
  product: ProductSummary | NamedProduct;
}) {
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-5 gap-y-1">
        <h5 className="font-display text-lg leading-tight">
          <GroupName name={name} />
        </h5>
        <Counts boxes={boxes} pieces={pieces} isLeading />
      </div>
      <div className="mt-3 grid gap-4">
        {variations.map((variation) => (
          <Variation key={variation.name} variation={variation} isNamed={showsVariations} />
        ))}
      </div>
    </>
  );
}

function Variation({
  variation,
  isNamed,
}: {
  variation: VariationSummary | NamedVariation;
  isNamed: boolean;
}) {
  const { name, nameZh, boxes, pieces, flavours } = variation;
  return (
    <div>
      {isNamed && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3">
          <p className="font-semibold">
            <BothNames name={name} nameZh={nameZh} />
          </p>
          <Counts boxes={boxes} pieces={pieces} />
        </div>
      )}
      {flavours.length > 0 && (
        <ul className="mt-1 divide-y divide-line">
          {flavours.map((flavour) => (
            <FlavourRow key={`${flavour.flavourId} ${flavour.name} ${flavour.hasYolk}`} flavour={flavour} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Counts({
  boxes,
  pieces,
  isLeading = false,
}: {
  boxes: number;
  pieces: number;
  isLeading?: boolean;
}) {
  const text = useAdminSummaryTexts();
  return (
    <p className="whitespace-nowrap text-muted">
      {text.boxCount(boxes)} ·{' '}
      <strong className={isLeading ? 'text-xl text-ink tabular-nums' : 'text-ink tabular-nums'}>
        {text.pieceCount(pieces)}
      </strong>
    </p>
  );
}
