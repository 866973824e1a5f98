import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '../../ui/router/router.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useAdminTexts } from '../admin.texts.ts';
import { auth } from '../auth/auth-api.ts';
import { useConnection } from '../connection/connection-context.ts';
import { sessionQuery } from '../connection/session/session-query.ts';

/** Ends the session in every tab and forgets what it showed. */
export function useSignOut() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const line = useConnection();
  const text = useAdminTexts().shell;

  return useMutation({
    mutationFn: auth.signOut,
    onSuccess: () => {
      line.signedIn(false, true);
      navigate('/admin/login', { replace: true });
      // Other people's names and addresses do not stay in a browser nobody is signed in to.
      queries.clear();
      queries.setQueryData(sessionQuery.queryKey, null);
      toast({ ...text.loggedOut, about: 'sign-in' });
    },
    onError: () => toast({ ...text.logOutFailed, variant: 'destructive' }),
  });
}
