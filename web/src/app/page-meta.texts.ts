import { defineTexts } from '../i18n/define-texts.ts';

export const [, pageMetaTexts] = defineTexts({
  en: {
    description: (shop: string) =>
      `${shop}: handmade mooncakes, fresh and preservative-free. Pre-order for pickup or delivery.`,
  },
  zh: {
    description: (shop) => `${shop}：新鲜手工月饼，不添加防腐剂，接受预订，可自取或送货。`,
  },
});
