import { checkSignupForm } from '@mooncake/domain/staff/signup-form';
import type { InvitationResponse } from '@mooncake/domain/staff/staff.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useNavigate } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { auth } from './auth-api.ts';
import { AuthPage } from './auth-page.tsx';
import { formProblemsOf, isUnreachable } from './auth-problems.ts';
import { PasswordFields, type PasswordProblem } from './password-fields.tsx';

type SignupFormProps = { token: string; invitation: InvitationResponse };

export function SignupForm({ token, invitation }: SignupFormProps) {
  const text = useAdminTexts().signup;
  const navigate = useNavigate();
  const organization = useOrganization(invitation);
  const nameId = useId();
  const [form, setForm] = useState({ name: '', password: '', confirmation: '' });
  const [problems, setProblems] = useState<readonly PasswordProblem[]>([]);

  const show = (found: readonly PasswordProblem[]) => {
    setProblems(found);
    const [first] = found;
    if (first) toast({ ...text.problems[first], variant: 'destructive', about: 'signup' });
  };

  const reasonOf = (thrown: unknown) => {
    if (refusalFacts(thrown, 'invitation.invalid')) return text.invalidInvitation.message;
    return isUnreachable(thrown) ? text.network : text.notCreated;
  };

  const signUp = useMutation({
    mutationFn: auth.signUp,
    onSuccess: () => {
      toast({ ...text.success, about: 'signup' });
      navigate('/admin/login', { replace: true });
    },
    onError: (thrown) => {
      const found = formProblemsOf(thrown);
      if (found.length > 0) return show(found);
      toast({ title: text.failed, message: reasonOf(thrown), variant: 'destructive', about: 'signup' });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkSignupForm(form);
    show(found);
    if (found.length === 0) signUp.mutate({ token, ...form });
  };

  return (
    <AuthPage title={text.title} lead={organization && text.lead(organization)}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {signUp.isError && formProblemsOf(signUp.error).length === 0 && (
          <Notice look="problem" title={text.failed} isAlert>
            {reasonOf(signUp.error)}
          </Notice>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 rounded-xl bg-flour px-4 py-3">
          <dt className="text-muted">{text.email}</dt>
          <dd className="break-all font-semibold">{invitation.email}</dd>
          <dt className="text-muted">{text.role}</dt>
          <dd className="font-semibold">{text.roles[invitation.role]}</dd>
        </dl>
        {/* Tells the browser's password keeper whose password it is. */}
        <input type="hidden" autoComplete="username" value={invitation.email} readOnly />
        <TextField
          id={nameId}
          label={text.name}
          autoComplete="name"
          maxLength={100}
          value={form.name}
          onType={(name) => setForm({ ...form, name })}
          isRequired
          problem={problems.includes('name_required') ? text.problems.name_required.message : undefined}
        />
        <PasswordFields
          password={form.password}
          confirmation={form.confirmation}
          onPassword={(password) => setForm({ ...form, password })}
          onConfirmation={(confirmation) => setForm({ ...form, confirmation })}
          problems={problems}
        />
        <Button type="submit" size="large" disabled={signUp.isPending} aria-busy={signUp.isPending}>
          {signUp.isPending ? text.submitting : text.submit}
        </Button>
      </form>
    </AuthPage>
  );
}

/** The invitation keeps one name of whoever invites; where that is the shop, it has one in each language. */
function useOrganization({ organization }: InvitationResponse) {
  const { data: settings } = useQuery(settingsQuery);
  const { language } = useLanguage();
  if (!settings || organization !== settings.shopName) return organization;
  return inLanguage(language, settings.shopName, settings.shopNameZh);
}
