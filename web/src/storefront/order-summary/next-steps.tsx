import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/language-context.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { settingsQuery } from '../../shared/catalogue/queries.ts';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Both } from './both-languages.tsx';
import { calendarFile } from './calendar-file.ts';
import { confirmationQuery } from './confirmation-query.ts';
import { orderEvent } from './order-event.ts';
import { useOrderSummaryTexts } from './order-summary.texts.ts';

/** Whoever wants a paper waits no longer than this for the newest word. */
const patienceMs = 3_000;

export function NextSteps({ confirmation }: { confirmation: StoredConfirmation }) {
  const text = useOrderSummaryTexts();
  const { language } = useLanguage();
  const { data: settings } = useQuery(settingsQuery);

  const queries = useQueryClient();

  /** The order as the shop knows it this moment; as it was, where the shop cannot be asked. */
  const refresh = async () => {
    const asking = queries.fetchQuery({
      ...confirmationQuery(confirmation.paymentReferenceCode),
      staleTime: 0,
    });
    const tooLate = new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null));
    return (await Promise.race([asking.catch(() => null), tooLate])) ?? confirmation;
  };
  // Staff may have moved it a moment ago, and a paper or a calendar is not asked again.
  const saveEvent = async () => {
    if (!settings) return;
    const now = await refresh();
    if (now.isCancelled) return;
    const event = orderEvent(now, settings, { language, host: window.location.hostname });
    const file = new Blob([calendarFile(event, new Date())], { type: 'text/calendar;charset=utf-8' });
    saveFile(file, `${now.paymentReferenceCode}.ics`);
  };
  const print = async () => {
    await refresh();
    // Drawn with what came before it goes to paper.
    requestAnimationFrame(() => window.print());
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
      <Button look="outline" onClick={() => void print()}>
        <PaperIcon name="print" />
        <span>
          <Both say={(words) => words.print} />
        </span>
      </Button>
      {!confirmation.isCancelled && !confirmation.outsideStock && (
        <Button look="outline" onClick={() => void saveEvent()} disabled={!settings}>
          <PaperIcon name="calendar" />
          <span>
            <Both say={(words) => words.calendar} />
          </span>
        </Button>
      )}
    </nav>
  );
}
