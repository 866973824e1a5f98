import { useEffect, useSyncExternalStore } from 'react';
import { closeConfigurator, currentConfigurator, subscribeToConfigurator } from './open-configurator.ts';

/** Where the dialog of the product being configured appears; leaving the page leaves the dialog too. */
export function ConfiguratorHost() {
  const open = useSyncExternalStore(subscribeToConfigurator, currentConfigurator, () => null);
  useEffect(() => closeConfigurator, []);

  return open && <open.Configurator product={open.product} onClose={closeConfigurator} />;
}
