import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useSearch } from '../lib/use-search.ts';
import { WaitingPage } from '../lib/waiting-page.tsx';
import { auth } from './auth-api.ts';
import { AuthPage } from './auth-page.tsx';
import { SignupForm } from './signup-form.tsx';

/** Where an invitation leads. A used, expired or invented one leads to the sign-in page. */
export function SignupScreen() {
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  const text = useAdminTexts().signup;
  const { tryAgain } = useCommonTexts();
  const navigate = useNavigate();
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => auth.invitation(token),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isInvalid = refusalFacts(invitation.error, 'invitation.invalid') !== null;

  useEffect(() => {
    if (!invitation.isError) return;
    toast({ ...(isInvalid ? text.invalidInvitation : text.notValidated), variant: 'destructive' });
    if (isInvalid) navigate('/admin/login', { replace: true });
  }, [invitation.isError, isInvalid, text, navigate]);

  if (token === '') {
    return (
      <AuthPage title={text.invalidAccess} lead={text.invalidInvitation.message}>
        <ButtonLink to="/admin/login">{text.toSignIn}</ButtonLink>
      </AuthPage>
    );
  }
  if (invitation.data) return <SignupForm token={token} invitation={invitation.data} />;
  if (invitation.isError && !isInvalid) {
    return (
      <AuthPage title={text.title}>
        <LoadFailed
          message={text.notValidated.message}
          retryLabel={tryAgain}
          onRetry={() => invitation.refetch()}
        />
      </AuthPage>
    );
  }
  return <WaitingPage words={text.validating} />;
}
