import { defineTexts } from '../../i18n/define-texts.ts';

/** By the dialog in which the box is filled. */
type PieceNotes = Readonly<Record<string, string>>;

export const [useProductPageTexts] = defineTexts({
  en: {
    breadcrumb: 'Breadcrumb',
    enlarge: (picture: string) => `Enlarge image: ${picture}`,
    /** The main button, by what pressing it involves. */
    addBy: {
      add: 'Add to Cart',
      customize: 'Customize & Add to Cart',
      configure: 'Configure & Add to Cart',
    },
    offSale: 'This product has just gone off sale.',
    continueShopping: 'Continue Shopping',
    viewCart: 'View Cart',
    notFound: 'Product Not Found',
    notFoundMessage: 'The requested product could not be found.',
    availableFlavours: 'Available Flavours',
    boxPrices: (base: string, withYolk: string) => `Choose any four: ${base}, or ${withYolk} with any yolk.`,
    yolkOption: 'Yolk optional',
    availableOptions: 'Available Options',
    pieceNotes: { yam: 'Boxes of 2 or 4 pieces, each priced by what you choose.' } as PieceNotes,
    insideBox: 'Inside the Box',
    insideBoxNote: (count: number) => `One of each: ${count} flavours in every box.`,
  },
  zh: {
    breadcrumb: '页面路径',
    enlarge: (picture) => `放大图片：${picture}`,
    addBy: {
      add: '加入购物车',
      customize: '自选口味并加入购物车',
      configure: '选择组合并加入购物车',
    },
    offSale: '此产品刚刚停售。',
    continueShopping: '继续选购',
    viewCart: '查看购物车',
    notFound: '找不到产品',
    notFoundMessage: '找不到您要的产品。',
    availableFlavours: '可选口味',
    boxPrices: (base, withYolk) => `任选四个：${base}；任何一个加蛋黄，整盒 ${withYolk}。`,
    yolkOption: '可加蛋黄',
    availableOptions: '可选款式',
    pieceNotes: { yam: '每盒 2 个或 4 个，按所选款式计价。' },
    insideBox: '盒中口味',
    insideBoxNote: (count) => `每盒 ${count} 种口味，各一个。`,
  },
});
