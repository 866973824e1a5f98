import { createContext, useContext } from 'react';
import type { SettingsForm } from './use-settings-form.ts';

export const FormContext = createContext<SettingsForm | null>(null);

export function useForm(): SettingsForm {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field of the settings stands inside their form.');
  return form;
}
