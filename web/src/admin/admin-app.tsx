import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useMessages } from '../i18n/language-context.ts';
import '../styles/office.css';
import { matchPath, useLocation } from '../ui/router/router.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { useAdminTexts } from './admin.texts.ts';
import { type AdminConnection, openAdminConnection } from './connection/admin-connection.ts';
import { ConnectionContext } from './connection/connection-context.ts';
import { ConnectionGuard } from './connection/connection-guard.tsx';
import { StaffGuard } from './connection/session/staff-guard.tsx';
import { watchRefusals } from './connection/session/watch-refusals.ts';
import { lazyPart } from './lib/lazy-part.ts';
import { WaitingPage } from './lib/waiting-page.tsx';
import { NotFound, printPages, screens } from './screens.ts';
import { AdminShell } from './shell/admin-shell.tsx';

/** The back office: its auth, its guards and, behind them, its screens. */
export function AdminApp() {
  const text = useMessages().shell;
  const line = useAdminConnection();
  const { initializing } = useAdminTexts().connection;
  useAdminRoom();

  return (
    <>
      {line ? (
        <ConnectionContext value={line}>
          <ConnectionGuard>
            <Page />
          </ConnectionGuard>
        </ConnectionContext>
      ) : (
        <WaitingPage words={initializing} />
      )}
      <Toaster label={text.notifications} dismissLabel={text.dismiss} side="left" />
    </>
  );
}

const authPages = [{ path: 'login' }, { path: 'signup' }, { path: 'reset-password' }];
const AuthScreen = lazyPart(async () => (await import('./auth/auth-screen.tsx')).AuthScreen);

function Page() {
  const { pathname } = useLocation();
  const isHere = ({ path }: { path: string }) => matchPath(`/admin/${path}`, pathname) !== null;
  if (authPages.some(isHere)) return <WholePage Screen={AuthScreen} />;
  const screen = screens.find(isHere);
  const paper = printPages.find(isHere);
  if (!screen && !paper) return <WholePage Screen={NotFound} />;
  return (
    <StaffGuard>
      {screen && (
        <AdminShell>
          <screen.Screen />
        </AdminShell>
      )}
      {paper && <WholePage Screen={paper.Screen} />}
    </StaffGuard>
  );
}

function WholePage({ Screen }: { Screen: ComponentType }) {
  const { loading } = useMessages().shell;
  return (
    <Suspense fallback={<WaitingPage words={loading} />}>
      <Screen />
    </Suspense>
  );
}

function useAdminConnection(): AdminConnection | null {
  const queries = useQueryClient();
  const [line, setLine] = useState<AdminConnection | null>(null);
  useEffect(() => {
    const opened = openAdminConnection(queries);
    const stopWatching = watchRefusals(queries);
    setLine(opened);
    return () => {
      stopWatching();
      opened.close();
    };
  }, [queries]);
  return line;
}

/** The back office's own colours hold for the whole page, dialogs included. */
function useAdminRoom() {
  useLayoutEffect(() => {
    document.documentElement.dataset.area = 'admin';
    return () => {
      delete document.documentElement.dataset.area;
    };
  }, []);
}
