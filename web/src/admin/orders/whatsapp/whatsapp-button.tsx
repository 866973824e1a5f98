import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { settingsQuery } from '../../../shared/catalogue/queries.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/first-page-icon.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { composeMessage, whatsappAddress } from './compose-message.ts';
import { useWhatsappTexts } from './whatsapp.texts.ts';

const bubble =
  'M4 20l1.3-4A8 8 0 1 1 8.300 18.900L4 20Zm5.200-11c-.5 3 2.800 6.300 5.800 5.800l.7-1.900-2-1-.9.9c-1-.4-1.700-1.100-2.100-2.100l.9-.9-1-2-1.400.2Z';

type WhatsAppButtonProps = {
  order: AdminOrder;
  /** In a row of a list: smaller, and the reason why it is off is told on pressing it. */
  isCompact?: boolean;
};

/** One tap: the chat with the customer, with the right words typed in. */
export function WhatsAppButton({ order, isCompact = false }: WhatsAppButtonProps) {
  const text = useWhatsappTexts();
  const { data: settings } = useQuery(settingsQuery);
  const reasonId = useId();
  const { whatsapp } = order.customer;
  const looks = { look: 'outline', size: isCompact ? 'small' : 'normal' } as const;
  const words = (
    <>
      <Drawing path={bubble} className="size-5 text-jade" />
      {text.button}
    </>
  );

  if (whatsapp === null) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          {...looks}
          aria-disabled="true"
          aria-describedby={reasonId}
          onClick={() => toast({ title: text.noNumberTitle, message: text.noNumber, variant: 'warning' })}
        >
          {words}
        </Button>
        <span id={reasonId} className={isCompact ? 'sr-only' : 'max-w-72 text-sm text-muted'}>
          {text.noNumber}
        </span>
      </span>
    );
  }
  if (!settings) {
    return (
      <Button {...looks} aria-busy="true" disabled>
        {words}
      </Button>
    );
  }
  const statusUrl = `${window.location.origin}/check-status`;
  return (
    <a
      href={whatsappAddress(whatsapp, composeMessage(order, { ...settings, statusUrl }))}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={text.buttonFor(order.orderNumber)}
      className={buttonClass(looks)}
    >
      {words}
    </a>
  );
}
