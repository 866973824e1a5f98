import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { dismissToast, shownToasts } from './ui/toast/toast-store.ts';

// What must appear is waited for however busy the machine is; the limit only ends a wait that would never end.
configure({ asyncUtilTimeout: 30_000 });

// All files share one page: none finds what another left there.
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) dismissToast(id);
});
