import { toast } from '../../ui/toast/toast-store.ts';
import { useCommonTexts } from '../lib/common.texts.ts';
import { LateDialog } from '../orders/bulk/late-dialog.tsx';
import { useAdminOrdersTexts } from '../orders/orders.texts.ts';
import type { useOrderDialog } from '../orders/use-order-dialog.ts';

const detailsDialog = async () =>
  (await import('../orders/details/order-details-dialog.tsx')).OrderDetailsDialog;
const reviewDialog = async () => (await import('../receipts/receipt-review-dialog.tsx')).ReceiptReviewDialog;
const moneyDialog = async () => (await import('../orders/money/money-dialog.tsx')).MoneyDialog;
const approveDialog = async () =>
  (await import('../receipts/matching/approve-matching-dialog.tsx')).ApproveMatchingDialog;
const newOrderDialog = async () => (await import('../orders/create/new-order-dialog.tsx')).NewOrderDialog;

/** The dialog the address names. */
export function OrderDialogs({ dialog, open, close }: ReturnType<typeof useOrderDialog>) {
  const { failed } = useAdminOrdersTexts();
  const { error } = useCommonTexts();
  if (!dialog) return null;

  const onMissing = () => {
    toast({ title: error, message: failed, variant: 'destructive' });
    close();
  };
  const { kind, id } = dialog;
  if (kind === 'order') {
    const onReview = (orderId: string) => open('review', orderId);
    return (
      <LateDialog
        key={kind}
        load={detailsDialog}
        props={{ orderId: id, onClose: close, onReview }}
        onMissing={onMissing}
      />
    );
  }
  if (kind === 'review') {
    const onOpenOrder = (orderId: string) => open('order', orderId);
    const onTurn = (orderId: string) => open('review', orderId);
    return (
      <LateDialog
        key={kind}
        load={reviewDialog}
        props={{ orderId: id, onClose: close, onOpenOrder, onTurn }}
        onMissing={onMissing}
      />
    );
  }
  if (kind === 'money') {
    return (
      <LateDialog
        key={kind}
        load={moneyDialog}
        props={{ onClose: close, onOpen: open }}
        onMissing={onMissing}
      />
    );
  }
  if (kind === 'approve') {
    return <LateDialog key={kind} load={approveDialog} props={{ onClose: close }} onMissing={onMissing} />;
  }
  return <LateDialog key={kind} load={newOrderDialog} props={{ onClose: close }} onMissing={onMissing} />;
}
