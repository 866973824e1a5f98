import { minSearchLength } from '@mooncake/domain/privacy/customers.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCommonTexts } from '../lib/common.texts.ts';
import { useLoadFailure } from '../lib/use-load-failure.ts';
import { useTitle } from '../lib/use-title.ts';
import { CustomerCard } from './customer-card.tsx';
import { useAdminPrivacyTexts } from './customers.texts.ts';
import { customersQuery } from './customers-api.ts';

export function CustomersScreen() {
  const text = useAdminPrivacyTexts();
  useTitle(text.title);
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), 300);

  return (
    <div className="mx-auto max-w-5xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-1 text-muted">{text.lead}</p>
      <div className="mt-6 max-w-xl">
        <TextField
          id="customer-search"
          type="search"
          label={text.search}
          hint={text.searchHint}
          value={typed}
          onType={setTyped}
          autoComplete="off"
          maxLength={100}
        />
      </div>
      <div className="mt-6">{search.length < minSearchLength ? <Start /> : <Found search={search} />}</div>
    </div>
  );
}

function Start() {
  const text = useAdminPrivacyTexts();
  return (
    <EmptyState
      title={text.start}
      action={
        <ButtonLink look="outline" to="/admin?tab=orders">
          {text.toOrders}
        </ButtonLink>
      }
    >
      <p>{text.startHint}</p>
      <p className="mt-2">{text.startExample}</p>
      <p className="mt-2 text-sm">{text.startUnasked}</p>
    </EmptyState>
  );
}

function Found({ search }: { search: string }) {
  const text = useAdminPrivacyTexts();
  const { tryAgain } = useCommonTexts();
  const asked = useQuery(customersQuery(search));
  useLoadFailure(asked, text.loadFailed);
  if (asked.isError) {
    return <LoadFailed message={text.loadFailed} retryLabel={tryAgain} onRetry={() => asked.refetch()} />;
  }
  if (!asked.data) return <Loading label={text.searching} />;
  const { customers, hasMore } = asked.data;
  if (customers.length === 0) return <EmptyState title={text.none} />;
  return (
    <>
      <ul className="grid gap-4" aria-busy={asked.isPlaceholderData}>
        {customers.map((customer) => (
          <li key={customer.id}>
            <CustomerCard customer={customer} />
          </li>
        ))}
      </ul>
      {hasMore && <Notice look="info" title={text.more} className="mt-4" />}
    </>
  );
}
