import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { useCart } from '../../lib/cart-store.ts';
import { toast } from '../../ui/toast-store.ts';

const duration = 10_000;

/** Tells once, quietly, that this browser keeps no cart. */
export function CartKeeping() {
  const text = useMessages().cart;
  const { isKept } = useCart();
  const wasTold = useRef(false);

  const tell = useEffectEvent(() => {
    if (wasTold.current) return;
    wasTold.current = true;
    toast({ title: text.notKept, message: text.notKeptMessage, variant: 'warning', duration });
  });
  useEffect(() => {
    if (!isKept) tell();
  }, [isKept]);

  return null;
}
