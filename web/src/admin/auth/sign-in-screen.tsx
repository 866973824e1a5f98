import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Redirect, useLocation } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { useConnection } from '../connection/connection-context.ts';
import { sessionEnded } from '../connection/session/session-ended.ts';
import { sessionQuery } from '../connection/session/session-query.ts';
import { useSearch } from '../lib/use-search.ts';
import { WaitingPage } from '../lib/waiting-page.tsx';
import { auth } from './auth-api.ts';
import { AuthPage } from './auth-page.tsx';
import { signInProblem } from './sign-in-problem.ts';

export function SignInScreen() {
  const { data: staff, isPending } = useQuery(sessionQuery);
  const { guard } = useAdminTexts();
  const [search] = useSearch();
  if (isPending) return <WaitingPage words={guard.checking} />;
  if (staff) return <Redirect to={ownPath(search.get('next'))} />;
  return <SignInForm />;
}

function SignInForm() {
  const text = useAdminTexts().signIn;
  const queries = useQueryClient();
  const line = useConnection();
  const { state } = useLocation();
  const emailId = useId();
  const passwordId = useId();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [hasTried, setHasTried] = useState(false);

  const signIn = useMutation({
    mutationFn: auth.signIn,
    onSuccess: ({ staff }) => {
      queries.setQueryData(sessionQuery.queryKey, staff);
      line.signedIn(true, true);
      toast({ ...text.success, about: 'sign-in' });
    },
    onError: (thrown) => {
      toast({
        title: text.failed,
        message: signInProblem(thrown, text),
        variant: 'destructive',
        about: 'sign-in',
      });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (email.trim() && password) signIn.mutate({ email, password });
  };

  return (
    <AuthPage title={text.title} lead={text.lead}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {state === sessionEnded && !signIn.isError && <Notice title={text.again} />}
        {signIn.isError && (
          <Notice look="problem" title={text.failed} isAlert>
            {signInProblem(signIn.error, text)}
          </Notice>
        )}
        <TextField
          id={emailId}
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          onType={setEmail}
          isRequired
          problem={hasTried && !email.trim() ? text.emailRequired : undefined}
        />
        <TextField
          id={passwordId}
          label={text.password}
          type="password"
          autoComplete="current-password"
          value={password}
          onType={setPassword}
          isRequired
          problem={hasTried && !password ? text.passwordRequired : undefined}
        />
        <Button type="submit" size="large" disabled={signIn.isPending} aria-busy={signIn.isPending}>
          {signIn.isPending ? text.submitting : text.submit}
        </Button>
        <p className="text-sm text-muted">{text.forgot}</p>
      </form>
    </AuthPage>
  );
}

/** Where the visitor was going, if that is in the back office; an address from outside leads nowhere else. */
const ownPath = (next: string | null) => (next && /^\/admin(\/|\?|$)/.test(next) ? next : '/admin');
