import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '../../i18n/use-admin-texts.ts';
import { toast } from '../../ui/toast-store.ts';
import { useLine } from '../live/line-context.ts';
import { sessionQuery } from '../session/session-query.ts';
import { doors } from '../sign-in/doors-api.ts';

/** Ends the session in every tab and forgets what it showed. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const line = useLine();
  const text = useAdminTexts().shell;

  return useMutation({
    mutationFn: doors.signOut,
    onSuccess: () => {
      line.signedIn(false, true);
      void navigate('/admin/login', { replace: true });
      // Other people's names and addresses do not stay in a browser nobody is signed in to.
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, null);
      toast(text.loggedOut);
    },
    onError: () => toast({ ...text.logOutFailed, variant: 'destructive' }),
  });
}
