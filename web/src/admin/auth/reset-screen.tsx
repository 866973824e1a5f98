import { checkSignupForm } from '@mooncake/domain/staff/signup-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useSearch } from '../lib/use-search.ts';
import { WaitingPage } from '../lib/waiting-page.tsx';
import { auth } from './auth-api.ts';
import { AuthPage } from './auth-page.tsx';
import { formProblemsOf, isUnreachable } from './auth-problems.ts';
import { PasswordFields, type PasswordProblem } from './password-fields.tsx';

/** Where a reset link leads: whoever holds it chooses a new password once. */
export function ResetScreen() {
  const [search] = useSearch();
  const token = search.get('token') ?? '';
  const { reset: text, signup } = useAdminTexts();
  const { tryAgain } = useCommonTexts();
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: () => auth.checkReset(token),
    enabled: token !== '',
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

  if (link.data) return <ResetForm token={token} email={link.data.email} />;
  if (token === '' || refusalFacts(link.error, 'staff.reset_link_invalid')) {
    return (
      <AuthPage title={text.invalid.title} lead={text.invalid.message}>
        <ButtonLink to="/admin/login">{signup.toSignIn}</ButtonLink>
      </AuthPage>
    );
  }
  if (link.isError) {
    return (
      <AuthPage title={text.title}>
        <LoadFailed message={signup.network} retryLabel={tryAgain} onRetry={() => link.refetch()} />
      </AuthPage>
    );
  }
  return <WaitingPage words={text.validating} />;
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const { reset: text, signup } = useAdminTexts();
  const navigate = useNavigate();
  const [form, setForm] = useState({ password: '', confirmation: '' });
  const [problems, setProblems] = useState<readonly PasswordProblem[]>([]);

  const reset = useMutation({
    mutationFn: auth.resetPassword,
    onSuccess: () => {
      toast(text.success);
      navigate('/admin/login', { replace: true });
    },
    onError: (thrown) => setProblems(formProblemsOf(thrown)),
  });
  const isOtherFailure = reset.isError && formProblemsOf(reset.error).length === 0;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkSignupForm({ ...form, name: email });
    setProblems(found);
    if (found.length === 0) reset.mutate({ token, ...form });
  };

  return (
    <AuthPage title={text.title} lead={text.lead(email)}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {isOtherFailure && (
          <Notice look="problem" title={text.failed} isAlert>
            {isUnreachable(reset.error) ? signup.network : text.invalid.message}
          </Notice>
        )}
        <PasswordFields
          {...form}
          onPassword={(password) => setForm({ ...form, password })}
          onConfirmation={(confirmation) => setForm({ ...form, confirmation })}
          problems={problems}
        />
        <Button type="submit" size="large" disabled={reset.isPending} aria-busy={reset.isPending}>
          {reset.isPending ? text.submitting : text.submit}
        </Button>
      </form>
    </AuthPage>
  );
}
