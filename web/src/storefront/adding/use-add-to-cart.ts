import { addItem } from '@mooncake/domain/cart/cart';
import { newCartItem } from '@mooncake/domain/cart/new-cart-item';
import type { Product } from '@mooncake/domain/catalog/product';
import { useNavigate } from 'react-router';
import { useLanguage } from '../../i18n/language-context.ts';
import { changeCart } from '../../lib/cart-store.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { toast } from '../../ui/toast-store.ts';

const toastDuration = 2000;

/** Puts a ready product into the cart; one whose box must be filled first leads to its own page. */
export function useAddToCart() {
  const { language, messages } = useLanguage();
  const navigate = useNavigate();
  const text = messages.product;

  return async (product: Product) => {
    const item = newCartItem(product, null, String(Date.now()));
    if (!item) {
      await navigate(`/product/${product.slug}`);
      return;
    }
    await changeCart((cart) => addItem(cart, item));
    const name = inLanguage(language, product.name, product.nameZh);
    toast({ title: text.added, message: text.addedMessage(name), duration: toastDuration });
  };
}
