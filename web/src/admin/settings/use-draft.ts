import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { SettingsResponse } from '@mooncake/domain/settings/settings.contract';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** What is being edited, what it was read as, and what of it was sent last. */
type Draft = { base: SettingsResponse; settings: ShopSettings; sent?: ShopSettings | undefined };

const draftQuery = queryOptions<Draft | null>({
  queryKey: ['settings-draft'],
  queryFn: skipToken,
  initialData: null,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Unsaved settings outlive a look at another page of the back office; signing out forgets them. */
export function useDraft() {
  const queries = useQueryClient();
  const { data: draft = null } = useQuery(draftQuery);
  const setDraft = (change: (now: Draft | null) => Draft | null) =>
    queries.setQueryData<Draft | null>(draftQuery.queryKey, (now) => change(now ?? null));
  return { draft, setDraft };
}
