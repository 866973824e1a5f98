import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { DialogFooter } from '../../../ui/dialog/dialog-footer.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { changeNews } from '../whatsapp/change-news.ts';
import { WhatsAppButton } from '../whatsapp/whatsapp-button.tsx';
import { HandoverNow } from './handover-now.tsx';
import { useMoveTexts } from './move.texts.ts';

type MovedOrderProps = { before: AdminOrder; after: AdminOrder; onClose: () => void };

/** How the order changes hands from now on, and the message that tells its customer what changed. */
export function MovedOrder({ before, after, onClose }: MovedOrderProps) {
  const text = useMoveTexts();
  const { close } = useCommonTexts();
  return (
    <Dialog
      title={text.moved}
      lead={text.lead(after.orderNumber, after.customer.name)}
      closeLabel={close}
      onClose={onClose}
      footer={
        <DialogFooter>
          <Button look="outline" onClick={onClose}>
            {close}
          </Button>
          <WhatsAppButton order={after} news={changeNews(before, after) ?? undefined} />
        </DialogFooter>
      }
    >
      <DialogBody>
        <HandoverNow order={after} />
        <p>{text.tellCustomer}</p>
      </DialogBody>
    </Dialog>
  );
}
