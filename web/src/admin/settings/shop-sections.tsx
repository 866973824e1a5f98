import { backupAgeHours, isBackupOld } from '@mooncake/domain/backup/nightly';
import { earliestDate, latestDate } from '@mooncake/domain/calendar';
import type { LastBackup } from '@mooncake/domain/settings/settings.contract';
import { useLanguage } from '../../i18n/language-context.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { PaperIcon } from '../../shared/orders/paper-icon.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Switch } from '../../ui/form/switch.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { usePosterTexts } from '../poster/poster.texts.ts';
import { fieldId } from './field-id.ts';
import { useForm } from './form-context.ts';
import { PictureField } from './picture-field.tsx';
import { SettingField } from './setting-field.tsx';
import { useAdminSettingsTexts } from './settings.texts.ts';

const pairs = 'grid gap-5 md:grid-cols-2';

export function ShopSection() {
  const { sections, fields, hints } = useAdminSettingsTexts();
  const poster = usePosterTexts();
  return (
    <SectionCard
      title={sections.shop}
      aside={
        <ButtonLink look="outline" size="small" to="/admin/print/poster">
          <PaperIcon name="print" className="size-5" />
          {poster.link}
        </ButtonLink>
      }
    >
      <div className={pairs}>
        <SettingField field="shopName" label={fields.shopName} isRequired />
        <SettingField field="shopNameZh" label={fields.shopNameZh} isRequired />
        <SettingField field="storyTitle" label={fields.storyTitle} />
        <SettingField field="storyTitleZh" label={fields.storyTitleZh} />
        <SettingField field="story" label={fields.story} lines={6} />
        <SettingField field="storyZh" label={fields.storyZh} lines={6} />
        <PictureField field="heroImageUrl" label={fields.heroImageUrl} without={hints.heroImageUrl} />
        <SettingField field="orderPrefix" label={fields.orderPrefix} hint={hints.orderPrefix} isRequired />
        <SettingField
          field="opensOn"
          label={fields.opensOn}
          hint={hints.opensOn}
          type="date"
          min={earliestDate}
          max={latestDate}
          isNullable
        />
      </div>
    </SectionCard>
  );
}

export function ContactsSection() {
  const { sections, fields, hints } = useAdminSettingsTexts();
  return (
    <SectionCard title={sections.contacts}>
      <div className="grid gap-5 md:grid-cols-3">
        <SettingField field="whatsapp" label={fields.whatsapp} inputMode="tel" />
        <SettingField field="instagram" label={fields.instagram} hint={hints.instagram} />
        <SettingField field="registration" label={fields.registration} />
      </div>
    </SectionCard>
  );
}

export function BankSection() {
  const { sections, fields } = useAdminSettingsTexts();
  return (
    <SectionCard title={sections.bank}>
      <div className={pairs}>
        <SettingField field="bank.bankName" label={fields.bankName} />
        <SettingField field="bank.accountName" label={fields.accountName} />
        <SettingField field="bank.accountNumber" label={fields.accountNumber} inputMode="numeric" />
        <PictureField field="bank.imageUrl" label={fields.bankImageUrl} />
      </div>
    </SectionCard>
  );
}

export function BannerSection() {
  const { sections, fields, hints } = useAdminSettingsTexts();
  return (
    <SectionCard title={sections.banner}>
      <p className="mb-4 text-muted">{hints.banner}</p>
      <div className={pairs}>
        <SettingField field="bannerNote" label={fields.bannerNote} lines={3} />
        <SettingField field="bannerNoteZh" label={fields.bannerNoteZh} lines={3} />
      </div>
    </SectionCard>
  );
}

export function PrivacySection() {
  const { sections, fields, hints } = useAdminSettingsTexts();
  return (
    <SectionCard title={sections.privacy}>
      <div className="max-w-xl">
        <CountField field="retentionMonths" label={fields.retentionMonths} hint={hints.retentionMonths} />
      </div>
    </SectionCard>
  );
}

export function ReceiptsSection() {
  const { sections, fields, hints } = useAdminSettingsTexts();
  const { settings, change } = useForm();
  return (
    <SectionCard title={sections.receipts}>
      <div id={fieldId('bulkApproval')} tabIndex={-1} className="max-w-xl outline-none">
        <Switch
          label={fields.bulkApproval}
          isOn={settings.bulkApproval}
          onChange={(isOn) => change('bulkApproval', isOn)}
        />
        <p className="text-muted text-sm">{hints.bulkApproval}</p>
      </div>
    </SectionCard>
  );
}

type BackupSectionProps = { last: LastBackup | null; incompleteAt: string | null };

export function BackupSection({ last, incompleteAt }: BackupSectionProps) {
  const text = useAdminSettingsTexts();
  const { language } = useLanguage();
  const now = new Date();
  const isOld = last !== null && isBackupOld(last.finishedAt, now);
  return (
    <SectionCard title={text.sections.backups}>
      <div className="grid max-w-xl gap-4">
        <p>
          {last ? (
            text.lastBackup(
              formatMoment(last.finishedAt, language),
              backupAgeHours(last.finishedAt, now),
              formatMegabytes(last.bytes),
            )
          ) : (
            <strong className="text-seal">{text.noBackup}</strong>
          )}
          {incompleteAt ? (
            <strong className="mt-1 block text-seal">
              {text.incompleteBackup(formatMoment(incompleteAt, language))}
            </strong>
          ) : (
            isOld && <strong className="mt-1 block text-seal">{text.oldBackup}</strong>
          )}
        </p>
        {last?.path && <ToCopy lead={text.backupIsAt} words={last.path} mayBreak />}
        <CountField
          field="nightlyBackups"
          label={text.fields.nightlyBackups}
          hint={text.hints.nightlyBackups}
        />
        <ToCopy lead={text.copyElsewhere} words={text.backupCommand} />
      </div>
    </SectionCard>
  );
}

type ToCopyProps = { lead: string; words: string; mayBreak?: boolean };

/** A command stays in one line: broken at a hyphen it reads as another one. */
function ToCopy({ lead, words, mayBreak = false }: ToCopyProps) {
  return (
    <div className="min-w-0 text-sm">
      <p className="text-muted leading-snug">{lead}</p>
      <code
        className={classNames(
          'mt-1 block select-all rounded-lg bg-flour px-3 py-2',
          mayBreak ? 'break-all' : 'overflow-x-auto whitespace-nowrap',
        )}
      >
        {words}
      </code>
    </div>
  );
}

const formatMegabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

type CountFieldProps = { field: 'retentionMonths' | 'nightlyBackups'; label: string; hint: string };

/** A number that may be left empty. */
function CountField({ field, label, hint }: CountFieldProps) {
  const { settings, change, problemOf } = useForm();
  const value = settings[field];
  return (
    <TextField
      id={fieldId(field)}
      label={label}
      hint={hint}
      inputMode="numeric"
      value={value === null ? '' : String(value)}
      problem={problemOf(field)}
      onType={(typed) => {
        const digits = typed.replace(/\D/g, '').slice(0, 4);
        change(field, digits === '' ? null : Number(digits));
      }}
    />
  );
}
