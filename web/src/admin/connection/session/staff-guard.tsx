import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { useLocation, useNavigate } from '../../../ui/router/router.tsx';
import { useAdminTexts } from '../../admin.texts.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { WaitingPage } from '../../lib/waiting-page.tsx';
import { useConnection } from '../connection-context.ts';
import { sessionEnded } from './session-ended.ts';
import { sessionQuery } from './session-query.ts';
import { StaffContext } from './staff-context.ts';

/** Lets only active members pass; everybody else is led to the sign-in page and back afterwards. */
export function StaffGuard({ children }: { children: ReactNode }) {
  const { data: staff, isPending, isError, isFetching, refetch } = useQuery(sessionQuery);
  const { pathname, search } = useLocation();
  const text = useAdminTexts().guard;
  const { tryAgain } = useCommonTexts();
  const line = useConnection();
  const isSignedIn = Boolean(staff);
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true);
  useEffect(() => line.signedIn(isSignedIn), [line, isSignedIn]);

  if (staff) {
    return <StaffContext value={staff}>{children}</StaffContext>;
  }
  if (isError) {
    return (
      <div className="page-width py-16">
        <LoadFailed message={text.cannotCheck} retryLabel={tryAgain} onRetry={() => refetch()} />
      </div>
    );
  }
  if (isPending) return <WaitingPage words={text.checking} />;
  if (isFetching) return <WaitingPage words={text.verifying} />;
  const here = `${pathname}${search}`;
  const next = here === '/admin' ? '' : `?next=${encodeURIComponent(here)}`;
  return <ToSignIn address={`/admin/login${next}`} hasEnded={wasSignedIn} />;
}

/** Whoever was signed in a moment ago is told there why they have to do it again. */
function ToSignIn({ address, hasEnded }: { address: string; hasEnded: boolean }) {
  const navigate = useNavigate();
  useEffect(
    () => navigate(address, { replace: true, state: hasEnded ? sessionEnded : null }),
    [navigate, address, hasEnded],
  );
  return null;
}
