import {
  customerExportSchema,
  customersResponseSchema,
  eraseResponseSchema,
  minSearchLength,
} from '@mooncake/domain/privacy/customers.contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { request } from '../../lib/api/request.ts';

/** Orders change who can be found, so their topic refetches it. */
export const customersQuery = (search: string) =>
  queryOptions({
    queryKey: ['orders', 'customers', search],
    queryFn: ({ signal }) =>
      request(`/api/admin/customers?${new URLSearchParams({ search })}`, customersResponseSchema, { signal }),
    enabled: search.length >= minSearchLength,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Collecting a whole history may take a while. */
const longPatience = 60_000;

export const exportCustomer = (id: string) =>
  request(`/api/admin/customers/${id}/export`, customerExportSchema, { timeout: longPatience });

export const eraseCustomer = (id: string, confirmation: string) =>
  request(`/api/admin/customers/${id}/erase`, eraseResponseSchema, {
    method: 'POST',
    body: { confirmation },
    timeout: longPatience,
  });
