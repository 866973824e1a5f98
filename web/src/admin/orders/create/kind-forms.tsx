import type { CartMetadata } from '@mooncake/domain/products/cart-metadata';
import type { Product } from '@mooncake/domain/products/product';
import type { ComponentType } from 'react';
import { BoxForm } from './box-form.tsx';
import { YamForm } from './yam-form.tsx';

type KindFormProps = { product: Product; onAdd: (metadata: CartMetadata) => void };

/** How staff fill a box, by the name its kind calls for. */
export const kindForms: Readonly<Record<string, ComponentType<KindFormProps>>> = {
  box: ({ product: { mooncakeConfig }, onAdd }) =>
    mooncakeConfig && <BoxForm config={mooncakeConfig} onAdd={onAdd} />,
  yam: ({ product: { pieces }, onAdd }) => <YamForm flavours={pieces} onAdd={onAdd} />,
};
