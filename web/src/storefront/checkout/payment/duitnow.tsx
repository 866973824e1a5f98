import { formatRinggit, type Sen } from '@mooncake/domain/money';
import { withoutGaps } from '@mooncake/domain/payment/account-number';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyRow } from './copy-row.tsx';
import { type DuitNowSettings, drawnPayload } from './duitnow-code.ts';
import { usePaymentTexts } from './payment.texts.ts';
import { QrCode } from './qr-code.tsx';

/** The shop's QR: drawn with the exact amount where the owner wants it so, else as it is. */
export function DuitNow({ duitNow, totalSen }: { duitNow: DuitNowSettings; totalSen: Sen }) {
  const text = usePaymentTexts();
  const { number, imageUrl } = duitNow;
  const drawn = drawnPayload(duitNow, totalSen);
  if (!drawn && !imageUrl && !number) return <p className="py-4">{text.noDuitNow}</p>;

  return (
    <>
      {(drawn || imageUrl) && (
        <div className="mt-4 grid justify-items-center gap-3 text-center">
          {drawn ? <QrCode payload={drawn.payload} /> : imageUrl && <QrPicture imageUrl={imageUrl} />}
          <p className="font-semibold">
            {drawn?.hasAmount ? text.qrExact(formatRinggit(totalSen)) : text.qrOpen(formatRinggit(totalSen))}
          </p>
          <p className="max-w-sm text-sm text-muted">{text.saveHint}</p>
        </div>
      )}
      {number && (
        <dl className="mt-3 border-line border-t">
          <CopyRow label={text.duitNowNumber} value={number} copies={withoutGaps(number)} />
        </dl>
      )}
    </>
  );
}

function QrPicture({ imageUrl }: { imageUrl: string }) {
  const text = usePaymentTexts();
  return (
    <>
      <img src={imageUrl} alt={text.qrLabel} className="w-64 max-w-full rounded-xl bg-card" />
      <a href={imageUrl} download="duitnow-qr" className={buttonClass({ look: 'outline' })}>
        {text.saveQr}
      </a>
    </>
  );
}
