import { QrDrawing } from '../../../shared/payment/qr-drawing.tsx';
import { Button } from '../../../ui/button.tsx';
import { usePaymentTexts } from './payment.texts.ts';
import { saveQr } from './save-qr.ts';

/** The code to pay with, and a way to keep it for the banking app. */
export function QrCode({ payload }: { payload: string }) {
  const text = usePaymentTexts();
  return (
    <QrDrawing payload={payload} label={text.qrLabel} failedWords={text.qrFailed}>
      {(modules) => (
        <Button look="outline" onClick={() => saveQr(modules)}>
          {text.saveQr}
        </Button>
      )}
    </QrDrawing>
  );
}
