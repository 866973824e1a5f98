import { useState } from 'react';
import type * as z from 'zod/mini';
import { useStaff } from '../connection/session/use-staff.ts';

/** In the memory of the page alone: a reload, before which the browser asks, gives up what was not sent. */
const keptForms = new Map<string, unknown>();

/**
 * What is typed into a dialog, until it is sent or given up: a session that ends takes the dialog away, and signing in
 * leads back to the list. It belongs to the member who typed it. Without a name nothing is kept.
 */
export function useKeptForm<Form>(name: string | null, schema: z.ZodMiniType<Form>, untouched: Form) {
  const { id: memberId } = useStaff();
  const key = name === null ? null : `${memberId}:${name}`;
  const [kept] = useState(() => (key === null ? undefined : schema.safeParse(keptForms.get(key)).data));
  const [form, setForm] = useState(kept ?? untouched);
  const [isRestored, setIsRestored] = useState(kept !== undefined);
  const forget = () => {
    if (key !== null) keptForms.delete(key);
  };

  return {
    form,
    /** Whether it began with what was typed before. */
    isRestored,
    change: (next: Form) => {
      setForm(next);
      if (key !== null) keptForms.set(key, next);
    },
    forget,
    startOver: () => {
      forget();
      setForm(untouched);
      setIsRestored(false);
    },
  };
}

export const forgetKeptForms = () => keptForms.clear();
