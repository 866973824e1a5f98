import type { CartMetadata } from '../cart-metadata.ts';
import { missing } from '../draft-problems.ts';
import type { ProductDraft, ProductProblem } from '../product-draft.ts';
import { boxContent, boxLine } from './lines/box-line.ts';
import { selectionCode } from './lines/flavour-code.ts';
import type { KindProduct } from './lines/line-kind.ts';
import type { KitchenGroup, ProductFamily } from './product-family.ts';
import type { ProductKind, StoredParts } from './product-kind.ts';

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
  ...boxLine,

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

  catalogueChoice: inCatalogueWords,

  family: null,
  namedFamilies,

  editor: 'box',
  pieceLetter: null,
  check,
  stored,
};

function inCatalogueWords({ mooncakeConfig }: KindProduct, metadata: CartMetadata): CartMetadata {
  const content = boxContent(metadata);
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
