import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { useStoredChoice } from '../lib/stored-choice.ts';
import { packingQuery } from './packing-query.ts';
import { PackingSlip } from './packing-slip.tsx';
import { PaperPage } from './paper-page.tsx';
import { PaperState } from './paper-state.tsx';
import { useAdminPrintTexts } from './print.texts.ts';
import { backFrom, usePaperChoice } from './use-paper-choice.ts';

const perPageSchema = z.enum(['2', '4']);

/** A slip to lay into the bag of every order, two or four on a sheet of A4. */
export function PackingSlipsScreen() {
  const text = useAdminPrintTexts();
  const choice = usePaperChoice();
  const [perPage, setPerPage] = useStoredChoice('slips-per-page', perPageSchema, '4');
  const packing = useQuery(packingQuery(choice));
  const perPageId = useId();

  return (
    <PaperPage
      title={text.packingSlips}
      paper={text.paperA4}
      back={backFrom(choice, text)}
      isReady={(packing.data?.length ?? 0) > 0}
      tools={
        <div className="flex items-center gap-2.5">
          <label htmlFor={perPageId}>{text.perPage}</label>
          <select
            id={perPageId}
            value={perPage}
            onChange={({ target }) => setPerPage(target.value === '2' ? '2' : '4')}
            className="min-h-11 rounded-xl border border-muted/55 bg-card px-3 text-ink"
          >
            <option value="2">2</option>
            <option value="4">4</option>
          </select>
        </div>
      }
    >
      <PaperState query={packing}>
        {(orders) => (
          <div className={`paper packing-slips slips-${perPage}`}>
            {orders.map((order) => (
              <PackingSlip key={order.id} order={order} />
            ))}
          </div>
        )}
      </PaperState>
    </PaperPage>
  );
}
