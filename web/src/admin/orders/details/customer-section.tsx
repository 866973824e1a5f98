import { formatRinggit } from '@mooncake/domain/money';
import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { prettyPhone } from '@mooncake/domain/phone';
import { useLanguage } from '../../../i18n/language-context.ts';
import { formatMoment } from '../../../lib/format-moment.ts';
import { Fact, FactList } from '../../../shared/orders/fact-list.tsx';
import { StatusBadge } from '../../../shared/orders/status-badge.tsx';
import { DetailsSection } from './details-section.tsx';
import { useOrderDetailsTexts } from './order-details.texts.ts';
import { PaymentBadge } from './payment-badge.tsx';

const link = 'text-crust underline underline-offset-4';

/** Who ordered, when, for how much, and where it stands. */
export function CustomerSection({ order }: { order: AdminOrder }) {
  const { language } = useLanguage();
  const text = useOrderDetailsTexts();
  const { name, phone, email, instagram, facebook } = order.customer;

  return (
    <DetailsSection title={text.customer}>
      <FactList>
        <Fact label={text.name}>
          <strong className="font-semibold">{name}</strong>
        </Fact>
        <Fact label={text.phone}>
          <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className={`${link} whitespace-nowrap`}>
            {prettyPhone(phone)}
          </a>
        </Fact>
        {email && (
          <Fact label={text.email}>
            <a href={`mailto:${email}`} className={link}>
              {email}
            </a>
          </Fact>
        )}
        {instagram && <Fact label={text.instagram}>{instagram}</Fact>}
        {facebook && <Fact label={text.facebook}>{facebook}</Fact>}
        <Fact label={text.language}>{text.languages[order.language]}</Fact>
        <Fact label={text.created}>{formatMoment(order.createdAt, language)}</Fact>
        <Fact label={text.total}>
          <strong className="font-display text-xl leading-none tabular-nums">
            {formatRinggit(order.totalSen)}
          </strong>
        </Fact>
        <Fact label={text.orderStatus}>
          <StatusBadge status={order.orderStatus} />
        </Fact>
        <Fact label={text.paymentStatus}>
          <PaymentBadge status={order.paymentStatus} />
        </Fact>
        {order.customerNote && <Fact label={text.customerNote}>{order.customerNote}</Fact>}
      </FactList>
    </DetailsSection>
  );
}
