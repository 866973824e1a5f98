import type { AdminOrder } from '@mooncake/domain/orders/admin-order.contract';
import { useAdminOrdersTexts } from '../orders.texts.ts';

export function CustomerLines({ customer: { name, phone } }: Pick<AdminOrder, 'customer'>) {
  const text = useAdminOrdersTexts();
  return (
    <div className="leading-snug [overflow-wrap:anywhere]">
      <p className="font-semibold">{name}</p>
      <a
        href={`tel:${phone.replace(/[^\d+]/g, '')}`}
        aria-label={text.call(phone)}
        className="inline-flex min-h-11 items-center text-crust tabular-nums underline-offset-4 hover:underline lg:min-h-7"
      >
        {phone}
      </a>
    </div>
  );
}
