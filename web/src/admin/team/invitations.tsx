import type { OpenInvitation } from '@mooncake/domain/staff/staff.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { isUnanswered } from '../lib/send-once.ts';
import { useAdminTeamTexts } from './team.texts.ts';
import { teamApi, teamQuery } from './team-api.ts';

export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const text = useAdminTeamTexts();
  const wordsOf = useRefusalWords();
  const { language } = useLanguage();
  const queries = useQueryClient();

  const withdraw = useMutation({
    mutationFn: teamApi.withdraw,
    onSuccess: (team) => {
      queries.setQueryData(teamQuery.queryKey, team);
      toast(text.withdrawn);
    },
    onError: (thrown) => {
      if (isSignedOut(thrown)) return;
      const words = wordsOf(thrown);
      if (isUnanswered(thrown)) toast({ ...words, variant: 'warning' });
      else toast({ ...words, title: text.failed, variant: 'destructive' });
    },
  });

  return (
    <SectionCard title={text.invitations}>
      {invitations.length === 0 && <p className="text-muted">{text.noInvitations}</p>}
      <ul className="divide-y divide-line">
        {invitations.map(({ id, email, role, invitedBy, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="break-all font-semibold">{email}</p>
              <p className="text-sm text-muted">
                {text.roles[role]}
                {invitedBy && ` · ${text.invitedBy(invitedBy)}`} ·{' '}
                {text.validUntil(formatMoment(expiresAt, language))}
              </p>
            </div>
            <Button
              look="outline"
              size="small"
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate(id)}
            >
              {text.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
