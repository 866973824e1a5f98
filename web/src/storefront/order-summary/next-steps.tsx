import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { useOrderSummaryTexts } from '../../i18n/order-summary-texts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Both } from './both.tsx';
import { calendarFile } from './calendar-file.ts';
import { orderEvent } from './order-event.ts';

export function NextSteps({ confirmation }: { confirmation: StoredConfirmation }) {
  const text = useOrderSummaryTexts();
  const { language } = useLanguage();
  const { data: settings } = useQuery(settingsQuery);

  const saveEvent = () => {
    if (!settings) return;
    const event = orderEvent(confirmation, settings, { language, host: window.location.hostname });
    const file = new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `${confirmation.paymentReferenceCode}.ics`);
  };

  return (
    <nav aria-label={text.actions} className="grid gap-3 sm:grid-cols-2 print:hidden">
      <ButtonLink to="/check-status" size="large">
        <Both say={(words) => words.track} />
      </ButtonLink>
      <ButtonLink to="/" size="large" look="outline">
        <Both say={(words) => words.another} />
      </ButtonLink>
      <Button look="outline" onClick={() => window.print()}>
        <Icon name="print" />
        <Both say={(words) => words.print} />
      </Button>
      <Button look="outline" onClick={saveEvent} disabled={!settings}>
        <Icon name="calendar" />
        <Both say={(words) => words.calendar} />
      </Button>
    </nav>
  );
}
