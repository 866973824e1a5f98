import { sampleFields } from '@mooncake/domain/settings/sample-values';
import type { SettingsResponse } from '@mooncake/domain/settings/settings.contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocation } from '../../ui/router/router.tsx';
import { AdminsOnly } from '../connection/session/admins-only.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { SaveConflict } from '../lib/save-conflict.tsx';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { useTitle } from '../lib/use-title.ts';
import { OwnShopSection } from '../setup/own-shop-section.tsx';
import { DuitNowSection } from './duitnow-section.tsx';
import { fieldId } from './field-id.ts';
import { FormContext } from './form-context.ts';
import { SaveBar } from './save-bar.tsx';
import { useAdminSettingsTexts } from './settings.texts.ts';
import { wholeSettingsQuery } from './settings-api.ts';
import {
  BackupSection,
  BankSection,
  BannerSection,
  ContactsSection,
  PrivacySection,
  ReceiptsSection,
  ShopSection,
} from './shop-sections.tsx';
import { useSettingsForm } from './use-settings-form.ts';

export function SettingsScreen() {
  const text = useAdminSettingsTexts();
  useTitle(text.title);
  return (
    <AdminsOnly action="edit_settings">
      <div className="mx-auto max-w-5xl">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-1 text-muted">{text.lead}</p>
        <div className="mt-6">
          <Settings />
        </div>
      </div>
    </AdminsOnly>
  );
}

function Settings() {
  const text = useAdminSettingsTexts();
  const { tryAgain } = useCommonTexts();
  const asked = useQuery(wholeSettingsQuery);
  useLoadFailure(asked, text.loadFailed);
  if (asked.data) return <SettingsForm stored={asked.data} />;
  if (asked.isError) {
    return <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => asked.refetch()} />;
  }
  return <Loading label={text.loading} />;
}

function SettingsForm({ stored }: { stored: SettingsResponse }) {
  const text = useAdminSettingsTexts();
  const form = useSettingsForm(stored);
  const samples = sampleFields(form.settings).length;
  useNamedField();

  return (
    <FormContext value={form}>
      <div className="grid gap-5">
        {samples > 0 && (
          <Notice title={text.sampleTitle}>
            <p>{text.sampleMessage(samples)}</p>
          </Notice>
        )}
        <ShopSection />
        <ContactsSection />
        <BankSection />
        <DuitNowSection />
        <ReceiptsSection />
        <BannerSection />
        <PrivacySection />
        <BackupSection last={stored.lastBackup} incompleteAt={stored.incompleteBackupAt} />
        <OwnShopSection />
        {form.hasConflict && (
          <SaveConflict
            words={text.conflict}
            loadTheirs={async () => form.discard()}
            saveMine={form.saveOnTop}
            isBusy={form.isSaving}
          />
        )}
        <SaveBar />
      </div>
    </FormContext>
  );
}

/** An address that names a field leads to it, once there is one. */
function useNamedField() {
  const { hash } = useLocation();
  useEffect(() => {
    const field = hash && document.getElementById(fieldId(hash.slice(1)));
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.focus({ preventScroll: true });
  }, [hash]);
}
