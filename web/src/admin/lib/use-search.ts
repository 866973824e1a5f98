import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Answer = { [name: string]: string };

/** The questions in the address, and how to ask others. The router's own hook would weigh on the shop's first page. */
export function useSearch(): [URLSearchParams, (answers: Answer, options?: { replace?: boolean }) => void] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const ask = useMemo(
    () =>
      (answers: Answer, { replace = false } = {}) => {
        const query = new URLSearchParams(answers).toString();
        void navigate(query ? `${pathname}?${query}` : pathname, { replace });
      },
    [navigate, pathname],
  );
  return [params, ask];
}
