import type { Messages } from '../i18n/messages.ts';
import { toast } from '../ui/toast/toast-store.ts';

export const notFetched = 'not-fetched';

/** What was pressed needs code that did not come; the next press fetches it again. */
export const tellNotFetched = ({ home, product }: Messages) =>
  toast({ title: home.error, message: product.addingFailed, variant: 'destructive', about: notFetched });
