import type { UseQueryResult } from '@tanstack/react-query';

/** Failed and nothing to show; stays so while it is quietly asked for again, until something comes. */
export const failedWithoutData = ({
  data,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'errorUpdateCount'>) => data === undefined && errorUpdateCount > 0;
