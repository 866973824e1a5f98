import type { StoredConfirmation } from '@mooncake/domain/orders/confirmation.contract';
import { Fact, FactList } from '../../shared/orders/fact-list.tsx';
import { Both } from './both-languages.tsx';
import { SectionCard } from './summary-card.tsx';

export function CustomerPart({ customer }: Pick<StoredConfirmation, 'customer'>) {
  return (
    <SectionCard heading={(text) => text.customer}>
      <FactList>
        <Fact label={<Both say={(text) => text.name} />}>{customer.name}</Fact>
        <Fact label={<Both say={(text) => text.phone} />}>{customer.phone}</Fact>
        {customer.email && <Fact label={<Both say={(text) => text.email} />}>{customer.email}</Fact>}
        {customer.notes && <Fact label={<Both say={(text) => text.notes} />}>{customer.notes}</Fact>}
      </FactList>
    </SectionCard>
  );
}
