import type { StaffRole } from '@mooncake/domain/staff/role';
import { inviteRequestSchema } from '@mooncake/domain/staff/staff.contract';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { useSingleMutation } from '../lib/use-single-mutation.ts';
import { OneTimeLink } from './one-time-link.tsx';
import { useAdminTeamTexts } from './team.texts.ts';
import { teamApi, teamQuery } from './team-api.ts';

export function InviteForm() {
  const text = useAdminTeamTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const emailId = useId();
  const roleId = useId();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('employee');
  const [isInvalid, setIsInvalid] = useState(false);

  const invite = useSingleMutation({
    mutationFn: teamApi.invite,
    onSuccess: () => {
      setEmail('');
      void queries.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = inviteRequestSchema.safeParse({ email, role });
    setIsInvalid(!parsed.success);
    if (parsed.success) invite.mutate(parsed.data);
  };
  const refusal = invite.isError ? wordsOf(invite.error).message : undefined;

  return (
    <SectionCard title={text.invite}>
      <p className="text-muted">{text.inviteLead}</p>
      <form onSubmit={submit} noValidate className="mt-4 grid items-start gap-4 md:grid-cols-[2fr_1fr_auto]">
        <TextField
          id={emailId}
          label={text.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          value={email}
          onType={setEmail}
          isRequired
          problem={isInvalid ? text.emailInvalid : refusal}
        />
        <SelectField
          id={roleId}
          label={text.role}
          value={role}
          onChoose={setRole}
          options={[
            { value: 'employee', label: text.roles.employee },
            { value: 'admin', label: text.roles.admin },
          ]}
          hint={text.roleHints[role]}
        />
        <Button type="submit" className="md:mt-8" disabled={invite.isPending} aria-busy={invite.isPending}>
          {invite.isPending ? text.making : text.makeLink}
        </Button>
      </form>
      {invite.data && (
        <div className="mt-4">
          <OneTimeLink
            link={{
              title: text.invitationFor(invite.variables.email),
              url: invite.data.signupUrl,
              expiresAt: invite.data.expiresAt,
            }}
          />
        </div>
      )}
    </SectionCard>
  );
}
