import { useState } from 'react';
import type * as z from 'zod/mini';
import { useStaff } from '../connection/session/use-staff.ts';

/**
 * What is typed into a dialog, until it is sent or given up: a session that ends takes the dialog away, and signing in
 * leads back to the list. It belongs to the member who typed it and to this tab, and outlives a reload.
 * Without a name nothing is kept.
 */
export function useKeptForm<Form>(name: string | null, schema: z.ZodMiniType<Form>, untouched: Form) {
  const { id: memberId } = useStaff();
  const key = name === null ? null : `admin-form:${memberId}:${name}`;
  const [form, setForm] = useState(() => (key === null ? null : readForm(key, schema)) ?? untouched);

  return {
    form,
    change: (next: Form) => {
      setForm(next);
      if (key !== null) keepForm(key, next);
    },
    forget: () => {
      if (key !== null) keepForm(key, null);
    },
  };
}

function readForm<Form>(key: string, schema: z.ZodMiniType<Form>): Form | null {
  try {
    return schema.parse(JSON.parse(window.sessionStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

function keepForm(key: string, form: unknown) {
  try {
    if (form === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(form));
  } catch {
    // Where storage is forbidden it is known as long as the dialog is open.
  }
}
