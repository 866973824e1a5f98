import { type CartItem, insertItemAt, removeItem } from '@mooncake/domain/cart/cart';
import { useLanguage } from '../../i18n/language-context.ts';
import { changeCart } from '../../lib/cart-store.ts';
import { useCartTexts } from '../../shared/cart/cart.texts.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { cartHeadingId, removeButtonId } from './element-ids.ts';

const undoDuration = 6000;

/** Takes a line out and offers it back for a while, at its old place. */
export function useRemoveLine(announce: (words: string) => void) {
  const { language } = useLanguage();
  const text = useCartTexts();

  return async (item: CartItem, isByKey: boolean) => {
    const name = inLanguage(language, item.name, item.nameZh);
    let place = -1;
    await changeCart((cart) => {
      place = cart.items.findIndex(({ id }) => id === item.id);
      return removeItem(cart, item.id);
    });
    if (place === -1) return;

    const putBack = async () => {
      await changeCart((cart) => insertItemAt(cart, item, place));
      announce(text.undone(name));
      focusOn(removeButtonId(item.id));
    };
    // The button that was pressed is gone; a key finds the way back at once, a pointer stays on the page.
    if (!isByKey) focusOn(cartHeadingId);
    toast({
      title: text.removed,
      message: name,
      duration: undoDuration,
      action: { label: text.undo, run: () => void putBack(), takesFocus: isByKey },
    });
  };
}

const focusOn = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });
