import { malaysianToday } from '@mooncake/domain/calendar';
import { formatRinggit } from '@mooncake/domain/money';
import { prettyPhone } from '@mooncake/domain/phone';
import type { Customer, CustomerExport } from '@mooncake/domain/privacy/customers.contract';
import { mayDo } from '@mooncake/domain/staff/role';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../i18n/language-context.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { useStaff } from '../connection/session/use-staff.ts';
import { isSignedOut } from '../lib/is-signed-out.ts';
import { useRefusalWords } from '../lib/refusals/use-refusal-words.ts';
import { useAdminPrivacyTexts } from './customers.texts.ts';
import { exportCustomer } from './customers-api.ts';
import { DataSheet } from './data-sheet.tsx';
import { EraseDialog } from './erase-dialog.tsx';

export function CustomerCard({ customer }: { customer: Customer }) {
  const text = useAdminPrivacyTexts();
  const { language } = useLanguage();
  const mayErase = mayDo(useStaff().role, 'erase_customers');
  const [isErasing, setIsErasing] = useState(false);
  const [sheet, setSheet] = useState<CustomerExport | null>(null);
  const exporting = useExport();
  const facts = [
    [text.total, formatRinggit(customer.totalSen)],
    [text.first, formatMoment(customer.firstOrderAt, language, 'date')],
    [text.last, formatMoment(customer.lastOrderAt, language, 'date')],
  ] as const;

  return (
    <Card as="article" className="grid gap-4 p-4.5 md:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-lg [overflow-wrap:anywhere]">{customer.name}</h2>
        <p className="tabular-nums">
          {prettyPhone(customer.phone)} · {text.orders(customer.orders)}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {customer.underWay.length > 0 && (
        <p className="text-muted leading-snug">{text.underWay(customer.underWay.join(', '))}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          disabled={exporting.isPending}
          onClick={() => exporting.mutate(customer.id, { onSuccess: saveAsFile })}
        >
          {exporting.isPending ? text.exporting : text.export}
        </Button>
        <Button
          look="outline"
          disabled={exporting.isPending}
          onClick={() => exporting.mutate(customer.id, { onSuccess: setSheet })}
        >
          {text.print}
        </Button>
        {mayErase && (
          <Button
            look="outline"
            className="text-seal"
            disabled={customer.underWay.length > 0}
            onClick={() => setIsErasing(true)}
          >
            {text.erase}
          </Button>
        )}
      </div>
      {!mayErase && <p className="text-muted leading-snug">{text.eraseByAdmins}</p>}
      {isErasing && <EraseDialog customer={customer} onClose={() => setIsErasing(false)} />}
      {sheet && <DataSheet data={sheet} onClose={() => setSheet(null)} />}
    </Card>
  );

  function saveAsFile(data: CustomerExport) {
    const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
    saveFile(file, `customer-${malaysianToday(new Date(data.exportedAt))}.json`);
    toast(text.exported);
  }
}

function useExport() {
  const text = useAdminPrivacyTexts();
  const wordsOf = useRefusalWords();
  return useMutation({
    mutationFn: exportCustomer,
    onError: (problem) => {
      if (isSignedOut(problem)) return;
      toast({ title: text.exportFailed, message: wordsOf(problem).message, variant: 'destructive' });
    },
  });
}
