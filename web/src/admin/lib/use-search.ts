import { useMemo } from 'react';
import { useLocation, useNavigate } from '../../ui/router/router.tsx';

type Answer = { [name: string]: string };

/** The questions in the address, and how to ask others. */
export function useSearch(): [URLSearchParams, (answers: Answer, options?: { replace?: boolean }) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const ask = useMemo(
    () =>
      (answers: Answer, { replace = false } = {}) => {
        const query = new URLSearchParams(answers).toString();
        navigate(query ? `${pathname}?${query}` : pathname, { replace });
      },
    [navigate, pathname],
  );
  return [params, ask];
}
