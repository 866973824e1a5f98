import type { BankPayment } from '@mooncake/domain/statements/statements.contract';
import { useState } from 'react';
import { AsideDialog } from './aside-dialog.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { ReopenDialog } from './reopen-dialog.tsx';

type Opened = { kind: 'match' | 'aside' | 'reopen'; payment: BankPayment };

/** The dialogs of a list of payments; they stay while what is decided in them leaves the list. */
export function usePaymentDialogs() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return {
    /** What the buttons of a row do. */
    actionsOf: (payment: BankPayment) => ({
      onMatch: () => setOpened({ kind: 'match', payment }),
      onSetAside: () => setOpened({ kind: 'aside', payment }),
      onReopen: () => setOpened({ kind: 'reopen', payment }),
    }),
    dialogs: (
      <>
        {opened?.kind === 'match' && <MatchDialog payment={opened.payment} onClose={close} />}
        {opened?.kind === 'aside' && <AsideDialog payment={opened.payment} onClose={close} />}
        {opened?.kind === 'reopen' && <ReopenDialog payment={opened.payment} onClose={close} />}
      </>
    ),
  };
}
