import type { CartMetadata } from '@mooncake/domain/products/cart-metadata';
import type { Product } from '@mooncake/domain/products/product';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/language-context.ts';
import { putIntoCart } from './adding/put-into-cart.ts';
import { useConfigureTexts } from './configure.texts.ts';

/** Words about what stands in the way; the moment tells the same problem met twice apart. */
export type Problem = { title: string; message: string; moment: number };

type FilledBox = { metadata: CartMetadata; said: string };

/** Puts a filled box of the product into the cart, and keeps the one problem a dialog shows. */
export function useAdding({ product, isOffSale }: { product: Product; isOffSale: boolean }) {
  const text = useConfigureTexts();
  const { added } = useMessages().product;
  const [problem, setProblem] = useState<Problem | null>(null);

  /** A second press finds the box on its way, or already there: the dialog takes a moment to close. */
  const isTaken = useRef(false);

  const report = (title: string, message: string) => setProblem({ title, message, moment: Date.now() });

  /** True when the box is in the cart. */
  const add = async ({ metadata, said }: FilledBox): Promise<boolean> => {
    if (isOffSale || isTaken.current) return false;
    isTaken.current = true;
    try {
      isTaken.current = await putIntoCart(product, metadata, { title: added, message: said });
      if (!isTaken.current) report(text.choiceChanged, text.choiceChangedMessage);
    } catch {
      // The cart could not be written; the box stays as it is and the button works again.
      isTaken.current = false;
      report(text.notAdded, text.notAddedMessage);
    }
    return isTaken.current;
  };

  const offSale: Problem = { title: text.offSale, message: text.offSaleMessage, moment: 0 };
  return { problem: isOffSale ? offSale : problem, report, clearProblem: () => setProblem(null), add };
}
