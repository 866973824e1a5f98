import { boxLabels } from '@mooncake/domain/summary/box-labels';
import { useQuery } from '@tanstack/react-query';
import { BoxLabelPaper } from './box-label-paper.tsx';
import { packingQuery } from './packing-query.ts';
import { PaperPage } from './paper-page.tsx';
import { PaperState } from './paper-state.tsx';
import { useAdminPrintTexts } from './print.texts.ts';
import { backFrom, usePaperChoice } from './use-paper-choice.ts';

/** A label for every box, from the roll of a label printer. */
export function BoxLabelsScreen() {
  const text = useAdminPrintTexts();
  const choice = usePaperChoice();
  const packing = useQuery(packingQuery(choice));
  return (
    <PaperPage
      title={text.boxLabels}
      paper={text.paperLabel}
      back={backFrom(choice, text)}
      isReady={(packing.data?.length ?? 0) > 0}
    >
      <PaperState query={packing}>
        {(orders) => (
          <div className="box-labels">
            {orders.flatMap((order) =>
              boxLabels(order).map((label) => (
                <BoxLabelPaper key={`${order.id} ${label.number}`} order={order} label={label} />
              )),
            )}
          </div>
        )}
      </PaperState>
    </PaperPage>
  );
}
