import type { Product } from '@mooncake/domain/products/product';
import { productKind } from '@mooncake/domain/products/product-kind';
import type { ComponentType } from 'react';
import type { ConfiguratorProps } from './configurator-props.ts';

type Open = { product: Product; Configurator: ComponentType<ConfiguratorProps> };

let open: Open | null = null;
let lastRequest = 0;
const listeners = new Set<() => void>();

/** Fetches the dialog in which a box of this product is filled and opens it; rejects when it cannot be fetched. */
export async function openConfigurator(product: Product) {
  lastRequest += 1;
  const request = lastRequest;
  const Configurator = productKind(product) === 'yam' ? await yamDialog() : await boxBuilderDialog();
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

const boxBuilderDialog = async () => (await import('./box/box-builder-dialog.tsx')).BoxBuilderDialog;
const yamDialog = async () => (await import('./yam/yam-dialog.tsx')).YamDialog;

function show(next: Open | null) {
  open = next;
  for (const listener of listeners) listener();
}
