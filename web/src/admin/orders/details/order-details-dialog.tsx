import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useRefusalWords } from '../../lib/refusals/use-refusal-words.ts';
import { MoveOrderDialog } from '../move/move-order-dialog.tsx';
import { NotesEditor } from '../notes/notes-editor.tsx';
import { StatusChanger } from '../status/status-changer.tsx';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';
import { CustomerSection } from './customer-section.tsx';
import { orderQuery } from './details-query.ts';
import { DetailsSection } from './details-section.tsx';
import { HandoverSection } from './handover-section.tsx';
import { HistorySection } from './history-section.tsx';
import { useOrderDetailsTexts } from './order-details.texts.ts';
import { ProductsSection } from './products-section.tsx';

type OrderDetailsDialogProps = {
  orderId: string;
  onClose: () => void;
  onReview: (orderId: string) => void;
};

/** Everything about one order, and everything that can be done about it. */
export function OrderDetailsDialog({ orderId, onClose, onReview }: OrderDetailsDialogProps) {
  const text = useOrderDetailsTexts();
  const { tryAgain } = useCommonTexts();
  const wordsOf = useRefusalWords();
  const order = useQuery(orderQuery(orderId));
  const [isMoving, setIsMoving] = useState(false);

  return (
    <Dialog
      title={text.title}
      lead={order.data?.orderNumber ?? (order.isError ? undefined : text.loading)}
      closeLabel={text.close}
      onClose={onClose}
      isStep
      size="wide"
      footer={
        <DialogFooter isRow>
          {order.data && <WhatsAppButton order={order.data} />}
          {order.data && (
            <Button look="outline" onClick={() => setIsMoving(true)}>
              {text.move}
            </Button>
          )}
          <Button look="outline" onClick={onClose}>
            {text.close}
          </Button>
          {order.data?.hasReceipt && <Button onClick={() => onReview(orderId)}>{text.viewReceipt}</Button>}
        </DialogFooter>
      }
    >
      <DialogBody>
        {order.isPending && <Loading label={text.loading} />}
        {order.isError && !order.data && (
          <LoadFailed
            message={`${text.failed} ${wordsOf(order.error).message}`}
            retryLabel={tryAgain}
            onRetry={() => order.refetch()}
          />
        )}
        {order.data && <OrderParts order={order.data} />}
      </DialogBody>
      {isMoving && order.data && <MoveOrderDialog order={order.data} onClose={() => setIsMoving(false)} />}
    </Dialog>
  );
}

function OrderParts({ order }: { order: AdminOrder }) {
  const text = useOrderDetailsTexts();
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="grid content-start gap-6">
        {order.outsideStock && (
          <Notice look="problem" title={text.outsideStock}>
            {text.outsideStockMessage}
          </Notice>
        )}
        <CustomerSection order={order} />
        <HandoverSection order={order} />
      </div>
      <div className="grid content-start gap-6">
        <ProductsSection items={order.items} />
        <DetailsSection title={text.notes}>
          <NotesEditor order={order} />
        </DetailsSection>
        <DetailsSection title={text.status}>
          <StatusChanger order={order} />
          <p className="mt-2 text-sm text-muted">{text.statusHint}</p>
        </DetailsSection>
        <HistorySection orderId={order.id} />
      </div>
    </div>
  );
}
