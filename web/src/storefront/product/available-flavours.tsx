import { formatRinggit } from '@mooncake/domain/money';
import type { BoxFlavour, FixedFlavour, Product } from '@mooncake/domain/products/product';
import { useLanguage } from '../../i18n/language-context.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { FlavourCard } from './flavour-card.tsx';
import { FlavourEntry } from './flavour-entry.tsx';
import { FlavourGroup } from './flavour-group.tsx';
import { useProductPageTexts } from './product-page.texts.ts';

/** What may go into the box, or what is always in it; nothing for a product that is just itself. */
export function AvailableFlavours({ product }: { product: Product }) {
  if (product.pieces.length > 0) return <PieceOptions {...product} />;
  if (product.mooncakeConfig) return <BoxFlavours {...product.mooncakeConfig} />;
  return product.fixedFlavours.length > 0 && <FixedFlavours flavours={product.fixedFlavours} />;
}

type BoxFlavoursProps = { flavours: readonly BoxFlavour[]; basePriceSen: number; yolkPriceSen: number };

function BoxFlavours({ flavours, basePriceSen, yolkPriceSen }: BoxFlavoursProps) {
  const { language } = useLanguage();
  const text = useProductPageTexts();
  return (
    <FlavourCard
      title={text.availableFlavours}
      note={text.boxPrices(formatRinggit(basePriceSen), formatRinggit(yolkPriceSen))}
    >
      {grouped(flavours, ({ generalFlavourCategory }) => generalFlavourCategory).map(
        ([category, members]) => (
          <FlavourGroup key={category} group={category}>
            {members.map((flavour) => (
              <FlavourEntry
                key={flavour.id}
                {...flavour}
                description={inLanguage(language, flavour.description, flavour.descriptionZh)}
                mark={flavour.hasYolkOption && text.yolkOption}
              />
            ))}
          </FlavourGroup>
        ),
      )}
    </FlavourCard>
  );
}

function PieceOptions({ pieces, configurator }: Pick<Product, 'pieces' | 'configurator'>) {
  const { perUnit } = useLanguage().messages.product;
  const text = useProductPageTexts();
  return (
    <FlavourCard title={text.availableOptions} note={text.pieceNotes[configurator ?? ''] ?? ''}>
      {grouped(pieces, ({ group }) => group).map(([group, members]) => (
        <FlavourGroup key={group} group={group}>
          {members.map((option) => (
            <FlavourEntry
              key={option.id}
              {...option}
              code={option.id}
              price={
                <>
                  <b className="text-ink tabular-nums">{formatRinggit(option.priceSen)}</b> {perUnit.piece}
                </>
              }
            />
          ))}
        </FlavourGroup>
      ))}
    </FlavourCard>
  );
}

function FixedFlavours({ flavours }: { flavours: readonly FixedFlavour[] }) {
  const text = useProductPageTexts();
  return (
    <FlavourCard title={text.insideBox} note={text.insideBoxNote(flavours.length)}>
      <FlavourGroup>
        {flavours.map((flavour) => (
          <FlavourEntry key={flavour.name} {...flavour} />
        ))}
      </FlavourGroup>
    </FlavourCard>
  );
}

/** Flavours by the group they belong to, groups in the order they first appear. */
function grouped<Flavour, Group>(flavours: readonly Flavour[], groupOf: (flavour: Flavour) => Group) {
  const groups = new Set(flavours.map(groupOf));
  return [...groups].map(
    (group) => [group, flavours.filter((flavour) => groupOf(flavour) === group)] as const,
  );
}
