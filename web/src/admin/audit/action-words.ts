import { useAdminAuditTexts } from './audit.texts.ts';

/** What an action is called; one that only an older version knew keeps its own name. */
export function useActionWords(): (action: string) => string {
  const words: Readonly<Record<string, string>> = useAdminAuditTexts().actions;
  return (action) => words[action] ?? action;
}
