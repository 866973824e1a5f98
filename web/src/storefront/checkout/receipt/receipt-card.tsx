import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { ReceiptPicker } from '../../receipts/receipt-picker.tsx';
import { useReceiptTexts } from './receipt.texts.ts';
import type { Receipt } from './use-receipt.ts';

/** The step's card for the proof of payment. */
export function ReceiptCard({ receipt, isLocked }: { receipt: Receipt; isLocked: boolean }) {
  const text = useReceiptTexts();
  return (
    <SectionCard title={text.title}>
      <p className="mb-4 text-muted">{text.lead}</p>
      {receipt.lostName && <Notice title={text.chooseAgain(receipt.lostName)} className="mb-4" />}
      <ReceiptPicker choice={receipt} isLocked={isLocked} />
    </SectionCard>
  );
}
