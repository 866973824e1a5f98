import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Routes } from 'react-router';
import { useMessages } from '../i18n/language-context.ts';
import { useAdminTexts } from '../i18n/use-admin-texts.ts';
import { NotFoundScreen } from '../shared/not-found/not-found-screen.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { ConnectionGuard } from './connection/connection-guard.tsx';
import { LineContext } from './live/line-context.ts';
import { type OfficeLine, openOfficeLine } from './live/office-line.ts';
import { screens, sheets } from './screens.ts';
import { StaffGuard } from './session/staff-guard.tsx';
import { watchRefusals } from './session/watch-refusals.ts';
import { AdminShell } from './shell/admin-shell.tsx';
import { WaitingPage } from './shell/waiting-page.tsx';
import { ResetScreen } from './sign-in/reset-screen.tsx';
import { SignInScreen } from './sign-in/sign-in-screen.tsx';
import { SignupScreen } from './sign-in/signup-screen.tsx';

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
