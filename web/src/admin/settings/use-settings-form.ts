import { checkSettings, type SettingsProblem } from '@mooncake/domain/settings/check-settings';
import type { ShopSettings } from '@mooncake/domain/settings/settings';
import type { SettingsResponse } from '@mooncake/domain/settings/settings.contract';
import { settingsChanges } from '@mooncake/domain/settings/settings-changes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalFacts } from '../../lib/api/refusal-facts.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { isUnanswered } from '../lib/send-once.ts';
import { useLeaveWarning } from '../lib/use-leave-warning.ts';
import { useTellFailure } from '../lib/use-tell-failure.ts';
import { fieldId } from './field-id.ts';
import { useAdminSettingsTexts } from './settings.texts.ts';
import { saveSettings, wholeSettingsQuery } from './settings-api.ts';
import { useDraft } from './use-draft.ts';
import { rebase, type Value, withValue } from './values.ts';

/** The whole page is one form over one document. */
export function useSettingsForm(stored: SettingsResponse) {
  const text = useAdminSettingsTexts();
  const wordsOf = useRefusalWords();
  const tellFailure = useTellFailure();
  const queries = useQueryClient();
  const { draft, setDraft } = useDraft();
  const [problems, setProblems] = useState<readonly SettingsProblem[]>([]);
  // What is stored may be what was sent from here, though its answer was lost or is still on the way.
  const isOwn = draft?.sent !== undefined && settingsChanges(stored.settings, draft.sent).length === 0;
  const base = draft && !isOwn ? draft.base : stored;
  const isDirty = draft !== null && settingsChanges(base.settings, draft.settings).length > 0;
  useLeaveWarning(isDirty);

  const saving = useMutation({
    mutationFn: saveSettings,
    onSuccess: (answer) => {
      queries.setQueryData(wholeSettingsQuery.queryKey, answer);
      setDraft(() => null);
      toast(text.saved);
    },
    onError: (problem) => {
      if (isSignedOut(problem)) return;
      const facts = refusalFacts(problem, 'settings.invalid');
      if (facts) point(facts.problems);
      if (refusalFacts(problem, 'settings.changed_meanwhile') || isUnanswered(problem)) {
        void queries.invalidateQueries({ queryKey: wholeSettingsQuery.queryKey });
      }
      if (isUnanswered(problem)) tellFailure(problem, text.saveFailed);
      else toast({ title: text.saveFailed, message: wordsOf(problem).message, variant: 'destructive' });
    },
  });

  function point(found: readonly SettingsProblem[]) {
    setProblems(found);
    const [first] = found;
    // Once the words are at the field: they are read aloud together with it.
    if (first) setTimeout(() => document.getElementById(fieldId(first.field))?.focus());
  }

  function save(settings: ShopSettings, version: number) {
    const found = checkSettings(settings);
    point(found);
    if (found.length > 0) return;
    setDraft((now) => now && { ...now, sent: settings });
    saving.mutate({ settings, version });
  }

  const settings = draft?.settings ?? stored.settings;
  return {
    settings,
    isDirty,
    isSaving: saving.isPending,
    problemsFound: problems.length,
    hasConflict: isDirty && base.version !== stored.version,
    problemOf: (field: string) => {
      const found = problems.find((problem) => problem.field === field);
      return found && text.problems[found.problem];
    },
    change(field: string, value: Value) {
      // Over whatever is there by then: an upload ends while other fields are typed into.
      setDraft((now) => ({
        ...now,
        base: now?.base ?? stored,
        settings: withValue(now?.settings ?? stored.settings, field, value),
      }));
      setProblems((now) => now.filter((problem) => problem.field !== field));
    },
    discard() {
      setDraft(() => null);
      setProblems([]);
    },
    save: () => save(settings, base.version),
    /** Mine where I changed something, theirs everywhere else. */
    saveOnTop() {
      if (!draft) return;
      const both = rebase(base.settings, draft.settings, stored.settings);
      setDraft(() => ({ base: stored, settings: both }));
      save(both, stored.version);
    },
  };
}
export type SettingsForm = ReturnType<typeof useSettingsForm>;
