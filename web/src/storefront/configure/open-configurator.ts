import type { Product } from '@mooncake/domain/products/product';
import type { ComponentType } from 'react';
import type { ConfiguratorProps } from './configurator-props.ts';
import { kindDialogs } from './kind-dialogs.ts';

type Open = { product: Product; Configurator: ComponentType<ConfiguratorProps> };

let open: Open | null = null;
let lastRequest = 0;
const listeners = new Set<() => void>();

/** Fetches the dialog in which a box of this product is filled and opens it; rejects when it cannot be fetched. */
export async function openConfigurator(product: Product) {
  lastRequest += 1;
  const request = lastRequest;
  const fetchDialog = kindDialogs[product.configurator ?? ''];
  if (!fetchDialog) throw new Error(`there is no dialog for ${product.productType}`);
  const Configurator = await fetchDialog();
  // A customer who has gone on to another page or product meanwhile is not called back.
  if (request === lastRequest) show({ product, Configurator });
}

export function closeConfigurator() {
  lastRequest += 1;
  show(null);
}

export const currentConfigurator = () => open;

export function subscribeToConfigurator(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: Open | null) {
  open = next;
  for (const listener of listeners) listener();
}
