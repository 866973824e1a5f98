import { useRef, useState } from 'react';
import { isUnanswered } from './send-once.ts';
import { type AdminChange, useAdminChange } from './use-admin-change.ts';
import { useAttemptToasts } from './use-attempt-toasts.ts';

/** What is in the form, and the version of the stored thing it was made from. */
type Seen<Values, Version> = { values: Values; version: Version };

type VersionedForm<Values, Version, Filled, Answer> = Omit<
  AdminChange<never, Answer>,
  'send' | 'done' | 'onFailed'
> & {
  start: () => Seen<Values, Version>;
  /** The filled form; null while something is wrong with it. */
  read: (values: Values) => Filled | null;
  send: (filled: Filled, version: Version) => Promise<Answer>;
  done: (answer: Answer) => { title: string; message: string };
  onFailed?: (problem: Error) => void;
  /** The version a colleague saved in the meantime, when that is why the server refused. */
  newerVersion: (problem: Error | null) => Version | null;
  /** The thing as it is now; null where it is gone. */
  loadNewest: () => Promise<Seen<Values, Version> | null>;
};

/** A form over something that colleagues edit too: whoever saves second is asked, and loses nothing typed. */
export function useVersionedForm<Values extends object, Version, Filled, Answer>({
  start,
  read,
  send,
  done,
  newerVersion,
  loadNewest,
  ...change
}: VersionedForm<Values, Version, Filled, Answer>) {
  const [{ values, version: seenVersion }, setSeen] = useState(start);
  const [wasSent, setWasSent] = useState(false);
  const toasts = useAttemptToasts();
  const [untouched, setUntouched] = useState(values);
  /** What was sent and not answered: it may be stored all the same. */
  const unanswered = useRef<Values | null>(null);
  const saving = useAdminChange<Answer, { filled: Filled; version: Version }>({
    ...change,
    send: async ({ filled, version }) => {
      try {
        return await send(filled, version);
      } catch (problem) {
        if (isUnanswered(problem)) unanswered.current = values;
        if (!unanswered.current || !(problem instanceof Error) || newerVersion(problem) === null)
          throw problem;
        const stored = await loadNewest();
        // Nobody was faster where what is stored is what this form sent.
        if (JSON.stringify(stored?.values) !== JSON.stringify(unanswered.current) || !stored) throw problem;
        return send(filled, stored.version);
      }
    },
    done,
  });
  const newer = newerVersion(saving.error);

  const save = (version: Version) => {
    setWasSent(true);
    // What was wrong the last time is told no longer beside what became of this one.
    toasts.dismissAll();
    const filled = toasts.collect(() => read(values));
    if (filled !== null && !saving.isPending) saving.mutate({ filled, version });
  };

  return {
    values,
    change(changes: Partial<Values>) {
      setSeen((now) => ({ ...now, values: { ...now.values, ...changes } }));
    },
    /** Whether closing would lose something; what was typed and taken back is nothing. */
    isChanged: JSON.stringify(values) !== JSON.stringify(untouched),
    /** Problems are told from then on, not while the form is first filled in. */
    wasSent,
    save: () => save(seenVersion),
    saving,
    /** Offered when a colleague was faster. */
    conflict:
      newer === null
        ? null
        : {
            isBusy: saving.isPending,
            saveMine: () => save(newer),
            async loadTheirs() {
              const theirs = await loadNewest();
              if (!theirs) return;
              setSeen(theirs);
              setUntouched(theirs.values);
              saving.reset();
            },
          },
  };
}
