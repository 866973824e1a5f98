import { languageTags } from '@mooncake/domain/language';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../i18n/language-context.ts';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { useObjectUrl } from '../../../../lib/browser/use-object-url.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/loading.tsx';
import { useSingleFlight } from '../../use-single-flight.ts';
import { usePaymentTexts } from '../payment.texts.ts';
import { type PaymentFacts, pictureBlocks } from './payment-picture-blocks.ts';

const loadDrawing = () => import('./draw-payment-picture.ts');

/** All that a bank app asks for as one picture in the phone's gallery: who pays leaves this page to do it. */
export function PaymentPicture(facts: PaymentFacts) {
  const { language } = useLanguage();
  const texts = usePaymentTexts();
  const text = texts.picture;
  const { isBusy, run } = useSingleFlight();
  const [saved, setSaved] = useState<{ file: File; expiresAt: string } | null>(null);
  // With more time to pay, the one that names the old deadline is not shown any longer.
  const file = saved?.expiresAt === facts.expiresAt ? saved.file : null;
  const [hasFailed, setHasFailed] = useState(false);

  // There before it is asked for: the connection may be gone by then.
  useEffect(() => {
    loadDrawing().catch(() => undefined);
  }, []);

  const save = () =>
    void run(async () => {
      setHasFailed(false);
      try {
        const { drawPaymentPicture } = await loadDrawing();
        const png = await drawPaymentPicture(pictureBlocks(facts, texts, language), languageTags[language]);
        const picture = new File([png], `${facts.orderNumber}.png`, { type: 'image/png' });
        saveFile(picture, picture.name);
        setSaved({ file: picture, expiresAt: facts.expiresAt });
      } catch {
        setHasFailed(true);
      }
    });

  return (
    <div className="mt-4 grid justify-items-start gap-3 rounded-xl border border-line bg-paper p-4">
      <div>
        <p className="font-semibold leading-snug">{text.heading}</p>
        <p className="text-sm text-muted leading-snug">{text.lead}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button look="outline" aria-disabled={isBusy} onClick={save}>
          {isBusy && <Spinner className="size-5" />}
          {text.save}
        </Button>
        {file && canShare(file) && (
          <Button look="outline" onClick={() => void share(file)}>
            {text.share}
          </Button>
        )}
      </div>
      {hasFailed && (
        <p role="alert" className="text-seal leading-snug">
          {text.failed}
        </p>
      )}
      {file && <Preview file={file} />}
    </div>
  );
}

/** Where a browser downloads into a folder no gallery looks at, the picture itself can be held and kept. */
function Preview({ file }: { file: File }) {
  const text = usePaymentTexts().picture;
  const address = useObjectUrl(file);

  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted leading-snug">
        {text.saved(file.name)}
      </p>
      {address && (
        <img src={address} alt={text.preview} className="w-56 max-w-full rounded-lg border border-line" />
      )}
    </div>
  );
}

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

async function share(file: File) {
  // Closing the sheet without choosing is an answer too.
  await navigator.share({ files: [file] }).catch(() => undefined);
}
