import { useAdminChange } from '../lib/use-admin-change.ts';
import { useSetupTexts } from './setup.texts.ts';
import { dismissSetup } from './setup-api.ts';

/** Puts the list away for every admin, or takes it out again. */
export function useDismissal() {
  const { hidden, hideFailed } = useSetupTexts();
  return useAdminChange({
    topics: ['settings'],
    send: dismissSetup,
    done: ({ isDismissed }) => (isDismissed ? { title: hidden.title, message: hidden.message } : null),
    failed: hideFailed,
  });
}
