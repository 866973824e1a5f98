import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Both } from './both-languages.tsx';
import { calendarFile } from './calendar-file.ts';
import { orderEvent } from './order-event.ts';
import { useOrderSummaryTexts } from './order-summary.texts.ts';

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
    <nav
      aria-label={text.actions}
      className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1.2fr_0.8fr_1.1fr] print:hidden"
    >
      <ButtonLink to="/check-status">
        <span>
          <Both say={(words) => words.track} />
        </span>
      </ButtonLink>
      <ButtonLink to="/" look="outline">
        <span>
          <Both say={(words) => words.another} />
        </span>
      </ButtonLink>
      <Button look="outline" onClick={() => window.print()}>
        <PaperIcon name="print" />
        <span>
          <Both say={(words) => words.print} />
        </span>
      </Button>
      {!confirmation.isCancelled && (
        <Button look="outline" onClick={saveEvent} disabled={!settings}>
          <PaperIcon name="calendar" />
          <span>
            <Both say={(words) => words.calendar} />
          </span>
        </Button>
      )}
    </nav>
  );
}
