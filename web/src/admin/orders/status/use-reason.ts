import { isReasonGiven } from '@mooncake/domain/orders/status/status-log';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { dismissToastsAbout, toast } from '../../../ui/toast/toast-store.ts';
import { useOrderChangeTexts } from '../order-changes.texts.ts';
import { useKeptForm } from '../use-kept-form.ts';

/**
 * The reason every change by hand needs; without one, its field says so and takes the focus. Under a name it is kept
 * until it is forgotten.
 */
export function useReason(keptAs: string | null = null) {
  const text = useOrderChangeTexts().status;
  const id = useId();
  const { form: reason, change, forget } = useKeptForm(keptAs, z.string(), '');
  const [isMissed, setIsMissed] = useState(false);

  const check = (): boolean => {
    dismissToastsAbout(id);
    if (isReasonGiven(reason)) return true;
    setIsMissed(true);
    document.getElementById(id)?.focus();
    toast({ title: text.reasonRequired, message: text.giveReason, variant: 'destructive', about: id });
    return false;
  };

  return {
    id,
    text: reason,
    problem: isMissed && !isReasonGiven(reason) ? text.giveReason : undefined,
    type: change,
    check,
    forget,
  };
}
