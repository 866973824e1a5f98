import type { Sen } from '../../money.ts';
import type { CartMetadata } from '../cart-metadata.ts';
import { missing } from '../draft-problems.ts';
import type { MooncakeConfig } from '../product.ts';
import type { ProductDraft, ProductProblem } from '../product-draft.ts';
import { type BoxMetadata, boxMetadataSchema, boxPositions, boxType } from './box-metadata.ts';
import { selectionCode } from './flavour-code.ts';
import type { KitchenGroup, ProductFamily } from './product-family.ts';
import type { KindProduct, ProductKind, StoredParts } from './product-kind.ts';

function family(
  [prefix, slug, spellings]: readonly [prefix: string, slug: string, spellings: readonly string[]],
  pattern: RegExp,
  precedence: number,
  group: KitchenGroup,
): ProductFamily {
  return { prefix, pattern, precedence, group, known: { slug, spellings }, piecesPerBox: 1 };
}

const namedFamilies = [
  family(
    [
      'MX',
      'mix-shanghai-traditional',
      [
        'mixshanghaitraditional',
        'mixshanghaiandtraditional',
        'mixedshanghaitraditional',
        'mixedshanghaiandtraditional',
        'mixshanghaitraditionalmooncake',
        'mixshanghaitraditionalmooncakes',
      ],
    ],
    /\bmix/i,
    1,
    { name: 'Mix Shanghai + Traditional', nameZh: '上海传统混合', showsVariations: true, rank: 3 },
  ),
  family(['SH', 'shanghai-mooncakes', ['shanghaimooncakes', 'shanghaimooncake']], /\bshanghai/i, 2, {
    name: 'Shanghai',
    nameZh: '上海',
    showsVariations: false,
    rank: 2,
  }),
  family(
    ['TR', 'traditional-mooncake', ['traditionalmooncake', 'traditionalmooncakes']],
    /\btraditional/i,
    3,
    { name: 'Traditional', nameZh: '传统', showsVariations: false, rank: 1 },
  ),
];

/** A box of four mooncakes the customer chooses. */
export const box: ProductKind = {
  id: 'mooncake_box',

  unit: 'boxes',
  unitsEach: () => 1,
  piecesPerUnit: boxPositions.length,
  needsOwnSlot: false,

  adding: 'customize',
  configurator: 'box',
  priceLabel: (product) => ({
    isFrom: true,
    unit: 'box',
    priceSen: product.mooncakeConfig?.basePriceSen ?? product.priceSen,
  }),
  prices: ({ mooncakeConfig, priceSen }) =>
    mooncakeConfig ? [mooncakeConfig.basePriceSen, mooncakeConfig.yolkPriceSen] : [priceSen],
  pieces: () => [],

  priceSen: (product, metadata) => filledPriceSen(product, contentOf(metadata)),
  catalogueChoice: inCatalogueWords,
  isSameChoice: (one, other) => contentKey(one) === contentKey(other),
  namesTellYolk: false,
  choices: [{ type: boxType, schema: boxMetadataSchema, pieces: { list: 'selections' } }],

  family: null,
  namedFamilies,
  recognises: () => false,

  editor: 'box',
  pieceLetter: null,
  isComplete: ({ mooncakeConfig }) => mooncakeConfig !== null,
  check,
  stored,
};

function contentOf(metadata: CartMetadata | null): BoxMetadata | null {
  return boxMetadataSchema.safeParse(metadata).data ?? null;
}

function filledPriceSen({ mooncakeConfig }: KindProduct, content: BoxMetadata | null) {
  if (!mooncakeConfig || !content) return null;
  const isOffered = content.selections.every(({ code, hasYolk }) =>
    mooncakeConfig.flavours.some(
      (flavour) => selectionCode(flavour.code, hasYolk) === code && (flavour.hasYolkOption || !hasYolk),
    ),
  );
  return isOffered ? boxPriceSen(mooncakeConfig, content.selections) : null;
}

function inCatalogueWords({ mooncakeConfig }: KindProduct, metadata: CartMetadata): CartMetadata {
  const content = contentOf(metadata);
  if (!content) return metadata;
  return {
    type: content.type,
    selections: content.selections
      .map((selection) => {
        const flavour = mooncakeConfig?.flavours.find(
          ({ code }) => selectionCode(code, selection.hasYolk) === selection.code,
        );
        if (!flavour) return selection;
        return {
          flavor: flavour.name,
          flavorZh: flavour.nameZh,
          hasYolk: selection.hasYolk,
          code: selection.code,
          position: selection.position,
          category: flavour.generalFlavourCategory,
        };
      })
      .sort((a, b) => a.position - b.position),
  };
}

/** The contents as text: the order they were picked in does not matter, their places do. */
function contentKey(metadata: CartMetadata): string {
  return JSON.stringify(
    contentOf(metadata)
      ?.selections.toSorted((a, b) => a.position - b.position)
      .map(({ position, code, flavor, hasYolk }) => [position, code, flavor, hasYolk]) ?? metadata,
  );
}

function check({ box: filled }: ProductDraft): ProductProblem[] {
  const flavours = filled?.flavours ?? [];
  if (flavours.length === 0) return [{ path: 'box.flavours', problem: 'no_flavours' }];
  const codes = flavours.map(({ code }) => code.toUpperCase());
  return flavours.flatMap((flavour, at) => {
    const path = `box.flavours.${at}.`;
    const code = codes[at] ?? '';
    return [
      ...missing(path, flavour, ['code', 'name', 'nameZh']),
      // A trailing Y would mean "with yolk" on every label and in every cart.
      ...(code !== '' && !/^[A-Z]{1,2}\d{1,3}$/.test(code)
        ? [{ path: `${path}code`, problem: 'code' as const }]
        : []),
      ...(code !== '' && codes.indexOf(code) < at
        ? [{ path: `${path}code`, problem: 'taken' as const }]
        : []),
    ];
  });
}

function stored({ priceSen, box: filled }: ProductDraft): StoredParts {
  const flavours = (filled?.flavours ?? []).map(({ code, ...flavour }) => {
    const upper = code.toUpperCase();
    return { ...flavour, id: upper, code: upper };
  });
  const yolkPriceSen = filled?.yolkPriceSen ?? priceSen;
  return {
    priceSen,
    mooncakeConfig: { basePriceSen: priceSen, yolkPriceSen, flavours },
    pieces: [],
    fixedFlavours: [],
  };
}

/** One yolk makes the whole box a box with yolk. */
export function boxPriceSen(
  { basePriceSen, yolkPriceSen }: Readonly<Pick<MooncakeConfig, 'basePriceSen' | 'yolkPriceSen'>>,
  selections: readonly { readonly hasYolk: boolean }[],
): Sen {
  return selections.some(({ hasYolk }) => hasYolk) ? yolkPriceSen : basePriceSen;
}
