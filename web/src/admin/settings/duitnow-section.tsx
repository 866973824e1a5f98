import { formatRinggit } from '@mooncake/domain/money';
import { duitNowProblem, duitNowWithAmount } from '@mooncake/domain/payment/duitnow';
import { QrDrawing } from '../../shared/payment/qr-drawing.tsx';
import { Switch } from '../../ui/form/switch.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { fieldId } from './field-id.ts';
import { useForm } from './form-context.ts';
import { PictureField } from './picture-field.tsx';
import { SettingField } from './setting-field.tsx';
import { useAdminSettingsTexts } from './settings.texts.ts';

const exampleSen = 8_800;

export function DuitNowSection() {
  const text = useAdminSettingsTexts();
  const { settings, change, problemOf } = useForm();
  const exactField = 'duitNow.exactAmount';
  const problem = problemOf(exactField);

  return (
    <SectionCard title={text.sections.duitNow}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[1fr_18rem]">
        <div className="grid content-start gap-5">
          <SettingField field="duitNow.number" label={text.fields.duitNowNumber} />
          <SettingField
            field="duitNow.payload"
            label={text.fields.payload}
            hint={text.hints.payload}
            lines={4}
            isNullable
          />
          <div id={fieldId(exactField)} tabIndex={-1} className="outline-none">
            <Switch
              label={text.fields.exactAmount}
              isOn={settings.duitNow.exactAmount}
              onChange={(isOn) => change(exactField, isOn)}
            />
            {problem && (
              <p role="alert" className="text-seal leading-snug">
                {problem}
              </p>
            )}
            <p className="text-sm text-muted">{text.hints.exactAmount}</p>
          </div>
          <PictureField
            field="duitNow.imageUrl"
            label={text.fields.duitNowImageUrl}
            hint={text.hints.duitNowImageUrl}
          />
        </div>
        <div>
          <h3 className="text-lg">{text.preview}</h3>
          <div className="mt-3 grid justify-items-start gap-3">
            <Preview {...settings.duitNow} />
          </div>
        </div>
      </div>
    </SectionCard>
  );
}

type DuitNow = ReturnType<typeof useForm>['settings']['duitNow'];

/** What a customer would see of it, judged while it is typed. */
function Preview({ payload, imageUrl, exactAmount }: DuitNow) {
  const text = useAdminSettingsTexts();
  const found = payload === null ? null : duitNowProblem(payload);
  if (found === 'unreadable' || found === 'bad_checksum') {
    return <p className="text-seal leading-snug">{text.problems[`payload_${found}`]}</p>;
  }
  if (payload === null || (imageUrl && !exactAmount)) {
    return imageUrl ? (
      <img src={imageUrl} alt={text.qrLabel} className="w-64 max-w-full rounded-xl" />
    ) : (
      <p className="text-muted">{text.noPreview}</p>
    );
  }
  const drawn = exactAmount ? duitNowWithAmount(payload, exampleSen) : { payload, hasAmount: false };
  return (
    <>
      <QrDrawing payload={drawn.payload} label={text.qrLabel} failedWords={text.qrFailed} />
      <p className="text-sm text-muted leading-snug">
        {drawn.hasAmount ? text.previewExact(formatRinggit(exampleSen)) : text.previewPlain}
      </p>
      {exactAmount && found !== null && (
        <p className="text-seal leading-snug">{text.problems[`amount_${found}`]}</p>
      )}
    </>
  );
}
