import type { SignupProblem } from '@mooncake/domain/staff/signup-form';
import { useId } from 'react';
import { TextField } from '../../ui/form/text-field.tsx';
import { useAdminTexts } from '../admin.texts.ts';

export type PasswordProblem = SignupProblem | 'password_too_common';

type PasswordFieldsProps = {
  password: string;
  confirmation: string;
  onPassword: (password: string) => void;
  onConfirmation: (confirmation: string) => void;
  problems: readonly PasswordProblem[];
};

/** A new password, typed twice. */
export function PasswordFields({
  password,
  confirmation,
  onPassword,
  onConfirmation,
  problems,
}: PasswordFieldsProps) {
  const text = useAdminTexts().signup;
  const passwordId = useId();
  const confirmationId = useId();
  const first = problems.find(
    (problem) => problem === 'password_too_short' || problem === 'password_too_common',
  );
  return (
    <>
      <TextField
        id={passwordId}
        label={text.password}
        type="password"
        autoComplete="new-password"
        value={password}
        onType={onPassword}
        hint={text.passwordHint}
        isRequired
        problem={first && text.problems[first].message}
      />
      <TextField
        id={confirmationId}
        label={text.confirmation}
        type="password"
        autoComplete="new-password"
        value={confirmation}
        onType={onConfirmation}
        isRequired
        problem={problems.includes('password_mismatch') ? text.problems.password_mismatch.message : undefined}
      />
    </>
  );
}
