import { formatRinggit, ringgitDigits, type Sen } from '@mooncake/domain/money';
import { accountDigits } from '@mooncake/domain/payment/account-number';
import type { PublicSettings } from '@mooncake/domain/settings/settings';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/language-context.ts';
import { failedWithoutData } from '../../../lib/api/failed-without-data.ts';
import { settingsQuery } from '../../../shared/catalogue/queries.ts';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { CopyRow } from './copy-row.tsx';
import { DuitNow } from './duitnow.tsx';
import { usePaymentTexts } from './payment.texts.ts';
import { PaymentTabs } from './payment-tabs.tsx';
import { PaymentPicture } from './picture/payment-picture.tsx';

type HowToPayProps = { totalSen: Sen; orderNumber: string; expiresAt: string };

/** Amount and reference first, then the two ways to send it, all from the shop's settings. */
export function HowToPay({ totalSen, orderNumber, expiresAt }: HowToPayProps) {
  const { messages } = useLanguage();
  const text = usePaymentTexts();
  const settings = useQuery(settingsQuery);

  return (
    <SectionCard title={text.howToPay} isTitleSpoken>
      <dl className="mb-4 rounded-xl border border-line bg-paper px-4">
        <CopyRow
          label={text.amount}
          value={formatRinggit(totalSen)}
          copies={ringgitDigits(totalSen)}
          isLarge
        />
        <CopyRow label={text.reference} value={orderNumber} hint={text.referenceHint} isLarge />
      </dl>
      {settings.data && (
        <>
          <PaymentTabs
            panels={{
              bank: <BankTransfer bank={settings.data.bank} />,
              duitNow: <DuitNow duitNow={settings.data.duitNow} totalSen={totalSen} />,
            }}
          />
          <PaymentPicture
            settings={settings.data}
            totalSen={totalSen}
            orderNumber={orderNumber}
            expiresAt={expiresAt}
          />
        </>
      )}
      {!settings.data && !failedWithoutData(settings) && <Loading label={text.detailsLoading} />}
      {failedWithoutData(settings) && (
        <LoadFailed
          message={text.detailsFailed}
          retryLabel={messages.shell.tryAgain}
          onRetry={() => settings.refetch()}
        />
      )}
    </SectionCard>
  );
}

function BankTransfer({ bank }: { bank: PublicSettings['bank'] }) {
  const text = usePaymentTexts();
  if (!bank.accountNumber) return <p className="py-4">{text.noBank}</p>;
  return (
    <>
      <dl className="mt-2">
        <CopyRow
          label={text.accountNumber}
          value={bank.accountNumber}
          copies={accountDigits(bank.accountNumber)}
        />
        <CopyRow label={text.bankName} value={bank.bankName} />
        <CopyRow label={text.accountName} value={bank.accountName} />
      </dl>
      {bank.imageUrl && (
        <img src={bank.imageUrl} alt={text.bankPicture} className="mt-3 max-w-full rounded-xl" />
      )}
    </>
  );
}
