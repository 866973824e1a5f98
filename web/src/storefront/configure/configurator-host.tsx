import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closeConfigurator, currentConfigurator, subscribeToConfigurator } from './open-configurator.ts';

/** Marks the step in the browser's history that an open dialog is. */
const configuring = 'configuring';

/** Where the dialog of the product being configured appears; leaving the page leaves the dialog too. */
export function ConfiguratorHost() {
  const open = useSyncExternalStore(subscribeToConfigurator, currentConfigurator, () => null);
  useEffect(() => closeConfigurator, []);
  useBackToClose(open !== null);

  return open && <open.Configurator product={open.product} onClose={closeConfigurator} />;
}

/** On a phone, back means away with what lies on top; so an open dialog is a step of its own in the history. */
function useBackToClose(isOpen: boolean) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isStep = state === configuring;
  const wasStep = useRef(isStep);

  useEffect(() => {
    if (wasStep.current && !isStep) closeConfigurator();
    wasStep.current = isStep;
  }, [isStep]);

  const follow = useEffectEvent((hasDialog: boolean) => {
    if (hasDialog && !isStep) void navigate({ pathname, search, hash }, { state: configuring });
    // Closed by its button, or gone with a reload: the step goes with it.
    if (!hasDialog && isStep) void navigate(-1);
  });
  useEffect(() => follow(isOpen), [isOpen]);
}
