import { earliestDate, isDateInput, latestDate } from '@mooncake/domain/calendar';
import { useId, useState } from 'react';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DownloadButton } from '../../exports/download-button.tsx';
import { useAdminExportsTexts } from '../../exports/exports.texts.ts';
import { useDownload } from '../../exports/use-download.ts';
import { useCommonTexts } from '../../lib/common.texts.ts';

/** What narrows the list, as its address has it. */
export type OrderExportProps = { match: Readonly<Record<string, string>> };

/** Which days, and as what kind of file. */
export function OrderExportDialog({ onClose, match }: OrderExportProps & { onClose: () => void }) {
  const text = useAdminExportsTexts();
  const { close, optional, dayOutOfRange } = useCommonTexts();
  const ids = { from: useId(), to: useId() };
  const [days, setDays] = useState({ from: '', to: '' });
  const downloads = useDownload();
  const limits = { min: earliestDate, max: latestDate };
  const slip = (day: string) => (day === '' || isDateInput(day) ? undefined : dayOutOfRange);
  const isBackwards = days.from !== '' && days.to !== '' && days.to < days.from;
  const isRefused = isBackwards || slip(days.from) !== undefined || slip(days.to) !== undefined;
  const params = exportParams({ ...match, ...days });

  return (
    <Dialog
      title={text.title}
      lead={text.lead}
      closeLabel={close}
      onClose={onClose}
      footer={
        <DialogFooter isRow>
          {(['csv', 'xlsx'] as const).map((format) => {
            const label = format === 'csv' ? text.csv : text.excel;
            return (
              <DownloadButton
                key={format}
                address={`/api/admin/exports/orders.${format}?${params}`}
                label={label}
                name={text.ordersAs(label)}
                downloads={isRefused ? { ...downloads, isBusy: true } : downloads}
                look={format === 'csv' ? 'outline' : 'primary'}
              />
            );
          })}
        </DialogFooter>
      }
    >
      <DialogBody>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id={ids.from}
            label={text.from}
            aside={optional}
            type="date"
            {...limits}
            value={days.from}
            onType={(from) => setDays({ ...days, from })}
            problem={slip(days.from)}
          />
          <TextField
            id={ids.to}
            label={text.to}
            aside={optional}
            type="date"
            {...limits}
            value={days.to}
            onType={(to) => setDays({ ...days, to })}
            problem={slip(days.to) ?? (isBackwards ? text.daysProblem : undefined)}
          />
        </div>
        <p className="text-muted">{text.daysHint}</p>
        <ul className="grid gap-1">
          <li>
            <strong>{text.csv}</strong>: {text.csvHint}
          </li>
          <li>
            <strong>{text.excel}</strong>: {text.excelHint}
          </li>
        </ul>
        <Notice look="info" title={text.personal} />
      </DialogBody>
    </Dialog>
  );
}

/** Only what is chosen travels. */
function exportParams(filters: Readonly<Record<string, string>>): string {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '');
  return new URLSearchParams(chosen).toString();
}
