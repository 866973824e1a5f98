import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { AdminsOnly } from '../connection/session/admins-only.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useTitle } from '../lib/use-title.ts';
import { Invitations } from './invitations.tsx';
import { InviteForm } from './invite-form.tsx';
import { Members } from './members.tsx';
import { useAdminTeamTexts } from './team.texts.ts';
import { teamQuery } from './team-api.ts';

export function TeamScreen() {
  const text = useAdminTeamTexts();
  useTitle(text.title);
  return (
    <AdminsOnly action="manage_team">
      <div className="mx-auto max-w-5xl">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-1 text-muted">{text.lead}</p>
        <div className="mt-6 grid gap-5">
          <InviteForm />
          <Team />
        </div>
      </div>
    </AdminsOnly>
  );
}

function Team() {
  const text = useAdminTeamTexts();
  const { loading, tryAgain } = useCommonTexts();
  const { data, isError, refetch } = useQuery(teamQuery);
  if (data) {
    return (
      <>
        <Members members={data.members} />
        <Invitations invitations={data.invitations} />
      </>
    );
  }
  if (isError) {
    return <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => refetch()} />;
  }
  return <Loading label={loading} />;
}
