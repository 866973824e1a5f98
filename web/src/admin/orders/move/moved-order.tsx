import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { newsOf } from '../whatsapp/compose-message.ts';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';
import { HandoverNow } from './handover-now.tsx';
import { useMoveTexts } from './move.texts.ts';

type MovedOrderProps = { order: AdminOrder; onClose: () => void };

/** How the order changes hands from now on, and the message that tells its customer what changed. */
export function MovedOrder({ order, onClose }: MovedOrderProps) {
  const text = useMoveTexts();
  const { close } = useCommonTexts();
  return (
    <Dialog
      title={text.moved}
      lead={text.lead(order.orderNumber, order.customer.name)}
      closeLabel={close}
      onClose={onClose}
      footer={
        <DialogFooter>
          <Button look="outline" onClick={onClose}>
            {close}
          </Button>
          <WhatsAppButton order={order} />
        </DialogFooter>
      }
    >
      <DialogBody>
        <HandoverNow order={order} />
        {newsOf(order) && <p>{text.tellCustomer}</p>}
      </DialogBody>
    </Dialog>
  );
}
