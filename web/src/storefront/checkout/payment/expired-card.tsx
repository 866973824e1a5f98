import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCheckoutTexts } from '../checkout.texts.ts';
import { holdRecord, isOver } from '../hold-record.ts';

/** The time to pay was up: the form is kept, and a receipt already paid for still has a way in. */
export function ExpiredCard({ onSendReceipt }: { onSendReceipt: () => void }) {
  const text = useCheckoutTexts().expired;
  const record = holdRecord.use();
  if (!record || !isOver(record)) return null;

  return (
    <Notice
      look="warning"
      title={record.ended === 'released' ? text.released(record.orderNumber) : text.closed}
      isAlert={record.ended !== 'released'}
      className="mb-5"
    >
      {record.ended !== 'released' && (
        <>
          <p className="font-semibold">{text.title}</p>
          <p>{text.message}</p>
        </>
      )}
      <p className="mt-1">{text.kept(record.orderNumber)}</p>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        {text.paid}
        <Button look="outline" onClick={onSendReceipt}>
          {text.sendReceipt}
        </Button>
      </p>
    </Notice>
  );
}
