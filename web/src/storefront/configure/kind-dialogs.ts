import type { ComponentType } from 'react';
import type { ConfiguratorProps } from './configurator-props.ts';

/** The dialogs in which boxes are filled, by the name their kind calls for; each is fetched when it is opened. */
export const kindDialogs: Readonly<Record<string, () => Promise<ComponentType<ConfiguratorProps>>>> = {
  box: async () => (await import('./box/box-builder-dialog.tsx')).BoxBuilderDialog,
  yam: async () => (await import('./yam/yam-dialog.tsx')).YamDialog,
};
