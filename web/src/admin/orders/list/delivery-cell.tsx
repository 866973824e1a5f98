import { cutAddress } from '@mooncake/domain/orders/address-cut';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useState } from 'react';
import { useSlotName } from '../../../shared/delivery/use-slot-name.ts';
import { BothNames } from '../../../shared/orders/both-names.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { DialogBody } from '../../../ui/dialog/dialog-body.tsx';
import { useCommonTexts } from '../../lib/common.texts.ts';
import { useDatedBatch } from '../../lib/use-dated-batch.ts';
import { useAdminOrdersTexts } from '../orders.texts.ts';

type DeliveryCellProps = { order: AdminOrder; place: 'table' | 'card' };

/** How an order reaches its customer, as far as it is known. */
export function DeliveryCell({ order, place }: DeliveryCellProps) {
  const text = useAdminOrdersTexts();
  const datedBatch = useDatedBatch();
  const slotName = useSlotName();
  const { deliveryMethod, batch, timeSlot, deliveryAddress } = order;
  if (!deliveryMethod && !batch && !timeSlot && !deliveryAddress) {
    return <p className="text-muted">{text.noDelivery}</p>;
  }
  return (
    <div className="grid gap-0.5 leading-snug">
      {deliveryMethod && (
        <p className="font-semibold">
          <BothNames name={deliveryMethod.name} nameZh={deliveryMethod.nameZh} />
        </p>
      )}
      {batch && <p>{datedBatch(batch)}</p>}
      {timeSlot && <p>{slotName(order)}</p>}
      {deliveryAddress && <Address orderNumber={order.orderNumber} address={deliveryAddress} place={place} />}
    </div>
  );
}

type AddressProps = { orderNumber: string; address: string; place: DeliveryCellProps['place'] };

function Address({ orderNumber, address, place }: AddressProps) {
  const text = useAdminOrdersTexts();
  const { close } = useCommonTexts();
  const [isOpen, setIsOpen] = useState(false);
  const { text: shown, isCut } = cutAddress(address, place);

  return (
    <div className="text-muted [overflow-wrap:anywhere]">
      {shown}
      {isCut && (
        <Button
          look="quiet"
          size="small"
          className="-my-2"
          aria-label={text.viewAddressOf(orderNumber)}
          onClick={() => setIsOpen(true)}
        >
          {text.viewAddress}
        </Button>
      )}
      {isOpen && (
        <Dialog title={text.address} lead={orderNumber} closeLabel={close} onClose={() => setIsOpen(false)}>
          <DialogBody>
            <p className="whitespace-pre-line text-lg">{address}</p>
          </DialogBody>
        </Dialog>
      )}
    </div>
  );
}
