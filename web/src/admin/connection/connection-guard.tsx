import { type ReactNode, useEffect, useState } from 'react';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { useLineState } from '../live/line-context.ts';
import { WaitingPage } from '../shell/waiting-page.tsx';
import { ConnectionIssue } from './connection-issue.tsx';
import { initTimeout } from './health.ts';

/**
 * Nothing of the back office is drawn before the server answered once. Later failures only hang a notice
 * above the page: what somebody is typing must not vanish because a check failed.
 */
export function ConnectionGuard({ children }: { children: ReactNode }) {
  const { health } = useLineState();
  const [wasReady, setWasReady] = useState(false);
  const [isTimedOut, setIsTimedOut] = useState(false);
  const text = useAdminTexts().connection;
  const isReady = wasReady || health?.isHealthy === true;

  useEffect(() => {
    if (health?.isHealthy) setWasReady(true);
  }, [health]);

  useEffect(() => {
    if (health) return setIsTimedOut(false);
    const timer = setTimeout(() => setIsTimedOut(true), initTimeout);
    return () => clearTimeout(timer);
  }, [health]);

  if (!isReady && health) return <ConnectionIssue />;
  if (!isReady && !isTimedOut) return <WaitingPage words={text.initializing} />;
  const problem = health ? (health.isHealthy ? null : text.lost) : isTimedOut ? text.timeout : null;
  return (
    <>
      {problem && (
        <div className="sticky top-0 z-50 p-2">
          <Notice title={problem} isAlert />
        </div>
      )}
      {children}
    </>
  );
}
