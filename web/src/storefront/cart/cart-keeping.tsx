import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { useCart } from '../../lib/cart-store.ts';
import { toast } from '../../ui/toast/toast-store.ts';

const duration = 10_000;

/** Tells once, quietly, that this browser keeps no cart. */
export function CartKeeping() {
  const { language } = useLanguage();
  const { isKept } = useCart();
  const wasTold = useRef(false);

  const tell = useEffectEvent(async () => {
    if (wasTold.current) return;
    wasTold.current = true;
    const { cartTexts } = await import('../../shared/cart/cart.texts.ts');
    const { notKept, notKeptMessage } = cartTexts[language];
    const words = { title: notKept, message: notKeptMessage };
    toast({ ...words, variant: 'warning', duration, outlivesPage: true });
  });
  useEffect(() => {
    if (!isKept) void tell();
  }, [isKept]);

  return null;
}
