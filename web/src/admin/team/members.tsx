import type { MemberChange, TeamMember } from '@mooncake/domain/staff/staff.contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { isUnanswered } from '../lib/send-once.ts';
import { useSingleMutation } from '../lib/use-single-mutation.ts';
import { MemberRow } from './member-row.tsx';
import { type MadeLink, OneTimeLink } from './one-time-link.tsx';
import { useAdminTeamTexts } from './team.texts.ts';
import { teamApi, teamQuery } from './team-api.ts';

type Asked = { about: 'disable' | 'reset'; member: TeamMember };

export function Members({ members }: { members: readonly TeamMember[] }) {
  const text = useAdminTeamTexts();
  const { cancel } = useCommonTexts();
  const wordsOf = useRefusalWords();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [link, setLink] = useState<MadeLink | null>(null);

  const refused = (thrown: unknown) => {
    if (isSignedOut(thrown)) return;
    const words = wordsOf(thrown);
    if (isUnanswered(thrown)) toast({ ...words, variant: 'warning' });
    else toast({ ...words, title: text.failed, variant: 'destructive' });
  };

  const change = useSingleMutation({
    mutationFn: ({ id, ...changed }: MemberChange & { id: string }) => teamApi.change(id, changed),
    onSuccess: (team) => {
      queries.setQueryData(teamQuery.queryKey, team);
      toast(text.saved);
    },
    onError: refused,
    onSettled: () => setAsked(null),
  });
  const reset = useSingleMutation({
    mutationFn: (member: TeamMember) => teamApi.resetLink(member.id),
    onSuccess: ({ resetUrl, expiresAt }, { name }) =>
      setLink({ title: text.resetFor(name), url: resetUrl, expiresAt }),
    onError: refused,
    onSettled: () => setAsked(null),
  });

  return (
    <SectionCard title={text.members}>
      {link && <OneTimeLink link={link} />}
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isBusy={change.isPending && change.variables.id === member.id}
            onChange={(changed) => change.mutate({ id: member.id, ...changed })}
            onDisable={() => setAsked({ about: 'disable', member })}
            onReset={() => setAsked({ about: 'reset', member })}
          />
        ))}
      </ul>
      {asked?.about === 'disable' && (
        <ConfirmDialog
          title={text.disableTitle(asked.member.name)}
          message={text.disableMessage}
          confirmLabel={text.disable}
          cancelLabel={cancel}
          isBusy={change.isPending}
          onConfirm={() => change.mutate({ id: asked.member.id, isActive: false })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.about === 'reset' && (
        <ConfirmDialog
          title={text.resetTitle(asked.member.name)}
          message={text.resetMessage}
          confirmLabel={text.resetConfirm}
          cancelLabel={cancel}
          look="primary"
          isBusy={reset.isPending}
          onConfirm={() => reset.mutate(asked.member)}
          onClose={() => setAsked(null)}
        />
      )}
    </SectionCard>
  );
}
