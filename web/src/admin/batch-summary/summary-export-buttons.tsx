import { DownloadButton } from '../exports/download-button.tsx';
import { useAdminExportsTexts } from '../exports/exports.texts.ts';
import { useDownload } from '../exports/use-download.ts';
import { type SummaryChoice, summaryParams } from './summary-query.ts';

/** The summary in sight, as a file. */
export function SummaryExportButtons({ choice }: { choice: SummaryChoice }) {
  const text = useAdminExportsTexts();
  const downloads = useDownload();
  const params = summaryParams(choice, 'batchId');
  return (
    <div className="flex flex-wrap gap-2.5">
      <DownloadButton
        address={`/api/admin/exports/summary.csv?${params}`}
        label={text.csv}
        name={text.summaryAs(text.csv)}
        downloads={downloads}
      />
      <DownloadButton
        address={`/api/admin/exports/summary.xlsx?${params}`}
        label={text.excel}
        name={text.summaryAs(text.excel)}
        downloads={downloads}
      />
    </div>
  );
}
