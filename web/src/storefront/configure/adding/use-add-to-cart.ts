import type { Product } from '@mooncake/domain/products/product';
import { useLanguage } from '../../../i18n/language-context.ts';
import { inLanguage } from '../../../shared/in-language.ts';
import { notFetched, tellNotFetched } from '../../../shared/tell-not-fetched.ts';
import { dismissToastsAbout } from '../../../ui/toast/toast-store.ts';
import { openConfigurator } from '../open-configurator.ts';

/** Puts a ready product into the cart, or opens the box that must be filled first; says so when neither can be done. */
export function useAddToCart() {
  const { language, messages } = useLanguage();
  const text = messages.product;

  return async (product: Product) => {
    try {
      if (product.configurator !== null) {
        await openConfigurator(product);
        return dismissToastsAbout(notFetched);
      }
      const { putIntoCart } = await import('./put-into-cart.ts');
      const name = inLanguage(language, product.name, product.nameZh);
      await putIntoCart(product, null, { title: text.added, message: text.addedMessage(name) });
    } catch {
      tellNotFetched(messages);
    }
  };
}
