import type { Product } from '@mooncake/domain/products/product';
import type { ComponentProps } from 'react';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { useAddToCart } from './use-add-to-cart.ts';

type AddToCartButtonProps = Omit<ComponentProps<typeof BusyButton>, 'onPress'> & { product: Product };

/** Adds the product or opens its box; busy while the code for that is on its way. */
export function AddToCartButton({ product, ...rest }: AddToCartButtonProps) {
  const addToCart = useAddToCart();
  return <BusyButton {...rest} onPress={() => addToCart(product)} />;
}
