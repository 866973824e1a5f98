import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Routes } from 'react-router';
import { useMessages } from '../i18n/language-context.ts';
import { useAdminTexts } from '../i18n/use-admin-texts.ts';
import { NotFoundScreen } from '../shared/not-found/not-found-screen.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { ResetScreen } from './auth/reset-screen.tsx';
import { SignInScreen } from './auth/sign-in-screen.tsx';
import { SignupScreen } from './auth/signup-screen.tsx';
import { type OfficeLine, openOfficeLine } from './connection/admin-connection.ts';
import { LineContext } from './connection/connection-context.ts';
import { ConnectionGuard } from './connection/connection-guard.tsx';
import { StaffGuard } from './connection/session/staff-guard.tsx';
import { watchRefusals } from './connection/session/watch-refusals.ts';
import { WaitingPage } from './lib/waiting-page.tsx';
import { screens, sheets } from './screens.ts';
import { AdminShell } from './shell/admin-shell.tsx';

/** The back office: its doors, its guards and, behind them, its screens. */
export function AdminApp() {
  const text = useMessages().shell;
  const line = useOfficeLine();
  const { initializing } = useAdminTexts().connection;
  useAdminRoom();

  return (
    <>
      {line ? (
        <LineContext value={line}>
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
                {sheets.map(({ path, Screen }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <Suspense fallback={<WaitingPage words={text.loading} />}>
                        <Screen />
                      </Suspense>
                    }
                  />
                ))}
              </Route>
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          </ConnectionGuard>
        </LineContext>
      ) : (
        <WaitingPage words={initializing} />
      )}
      <Toaster label={text.notifications} dismissLabel={text.dismiss} side="left" />
    </>
  );
}

function useOfficeLine(): OfficeLine | null {
  const queries = useQueryClient();
  const [line, setLine] = useState<OfficeLine | null>(null);
  useEffect(() => {
    const opened = openOfficeLine(queries);
    const stopWatching = watchRefusals(queries);
    setLine(opened);
    return () => {
      stopWatching();
      opened.close();
    };
  }, [queries]);
  return line;
}

/** The room's own colours hold for the whole page, dialogs included. */
function useAdminRoom() {
  useLayoutEffect(() => {
    document.documentElement.dataset.room = 'admin';
    return () => {
      delete document.documentElement.dataset.room;
    };
  }, []);
}
