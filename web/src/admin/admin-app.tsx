import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Routes } from 'react-router';
import { useMessages } from '../i18n/language-context.ts';
import { Toaster } from '../ui/toast/toaster.tsx';
import { useAdminTexts } from './admin.texts.ts';
import { ResetScreen } from './auth/reset-screen.tsx';
import { SignInScreen } from './auth/sign-in-screen.tsx';
import { SignupScreen } from './auth/signup-screen.tsx';
import { type AdminConnection, openAdminConnection } from './connection/admin-connection.ts';
import { ConnectionContext } from './connection/connection-context.ts';
import { ConnectionGuard } from './connection/connection-guard.tsx';
import { StaffGuard } from './connection/session/staff-guard.tsx';
import { watchRefusals } from './connection/session/watch-refusals.ts';
import { WaitingPage } from './lib/waiting-page.tsx';
import { NotFound, printPages, screens } from './screens.ts';
import { AdminShell } from './shell/admin-shell.tsx';

/** The back office: its auth, its guards and, behind them, its screens. */
export function AdminApp() {
  const text = useMessages().shell;
  const line = useAdminConnection();
  const { initializing } = useAdminTexts().connection;
  useAdminRoom();
  const wholePage = (Screen: ComponentType) => (
    <Suspense fallback={<WaitingPage words={text.loading} />}>
      <Screen />
    </Suspense>
  );

  return (
    <>
      {line ? (
        <ConnectionContext value={line}>
          <ConnectionGuard>
            <Routes>
              <Route path="login" element={<SignInScreen />} />
              <Route path="signup" element={<SignupScreen />} />
              <Route path="reset-password" element={<ResetScreen />} />
              <Route element={<StaffGuard />}>
                <Route element={<AdminShell />}>
                  {screens.map(({ path, Screen }) => (
                    <Route key={path} path={path} element={<Screen />} />
                  ))}
                </Route>
                {printPages.map(({ path, Screen }) => (
                  <Route key={path} path={path} element={wholePage(Screen)} />
                ))}
              </Route>
              <Route path="*" element={wholePage(NotFound)} />
            </Routes>
          </ConnectionGuard>
        </ConnectionContext>
      ) : (
        <WaitingPage words={initializing} />
      )}
      <Toaster label={text.notifications} dismissLabel={text.dismiss} side="left" />
    </>
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
