import type { Product } from '@mooncake/domain/products/product';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/loading.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

type AddToCartButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & { product: Product };

/** Adds the product or opens its box; busy while the code for that is on its way. */
export function AddToCartButton({ product, className, children, ...rest }: AddToCartButtonProps) {
  const addToCart = useAddToCart();
  const [isBusy, setIsBusy] = useState(false);

  const press = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) return;
    // Not every browser focuses a clicked button, and the dialog gives focus back to where it was.
    currentTarget.focus();
    setIsBusy(true);
    await addToCart(product);
    setIsBusy(false);
  };

  return (
    <Button
      {...rest}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      className={classNames('relative', className)}
      onClick={(event) => void press(event)}
    >
      {isBusy && <Spinner className="absolute left-4 size-5" />}
      {children}
    </Button>
  );
}
