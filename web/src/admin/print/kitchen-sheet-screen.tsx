import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { summaryQuery } from '../batch-summary/summary-query.ts';
import { KitchenSheet } from './kitchen-sheet.tsx';
import { PaperPage } from './paper-page.tsx';
import { PaperState } from './paper-state.tsx';
import { useAdminPrintTexts } from './print.texts.ts';
import { backFrom, usePaperChoice } from './use-paper-choice.ts';

/** What to bake, on the wall of the kitchen: every batch on paper of its own. */
export function KitchenSheetScreen() {
  const text = useAdminPrintTexts();
  const choice = usePaperChoice();
  const [printedAt] = useState(() => new Date().toISOString());
  const summary = useQuery(summaryQuery(choice));
  return (
    <PaperPage
      title={text.kitchenSheet}
      paper={text.paperA4}
      back={backFrom(choice, text)}
      isReady={(summary.data?.length ?? 0) > 0}
    >
      <PaperState query={summary}>
        {(batches) => (
          <div className="kitchen-sheets">
            {batches.map((batch) => (
              <KitchenSheet
                key={batch.batchId}
                batch={batch}
                include={choice.include}
                printedAt={printedAt}
              />
            ))}
          </div>
        )}
      </PaperState>
    </PaperPage>
  );
}
