import { type ReactNode, useEffect, useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { useAdminTexts } from '../admin.texts.ts';
import { WaitingPage } from '../lib/waiting-page.tsx';
import { useLineState } from './connection-context.ts';
import { ConnectionIssue } from './connection-issue.tsx';
import { initTimeout } from './health.ts';

/**
 * Nothing of the back office is drawn before the server answered once. Later failures only hang a notice
 * above the page: what somebody is typing must not vanish because a check failed.
 */
export function ConnectionGuard({ children }: { children: ReactNode }) {
  const { health } = useLineState();
  const [isIn, setIsIn] = useState(false);
  const text = useAdminTexts().connection;
  const isHealthy = health?.isHealthy === true;

  // Whoever is in stays in; an answer that takes too long lets them in as well.
  useEffect(() => {
    if (isHealthy) return setIsIn(true);
    if (health) return;
    const timer = setTimeout(() => setIsIn(true), initTimeout);
    return () => clearTimeout(timer);
  }, [health, isHealthy]);

  if (!isIn && !isHealthy) return health ? <ConnectionIssue /> : <WaitingPage words={text.initializing} />;
  const problem = isHealthy ? null : health ? text.lost : text.timeout;
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
