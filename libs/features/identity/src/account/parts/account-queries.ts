import { type ApiClient, type ApiError, isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ApiCall, Command } from '@imah/app/command';

const keyOf = (name: string) => ['account', name];

/** One read of the own account; `name` is its place in the query cache. */
export function useAccountRead<T>(
  name: string,
  read: (client: ApiClient, signal: AbortSignal) => Promise<T>,
): UseQueryResult<T, ApiError> {
  const client = useApiClient();
  return useQuery<T, ApiError>({ queryKey: keyOf(name), queryFn: ({ signal }) => read(client, signal) });
}

/** A change of the own account, after which the reads `names` are old. */
export function changeAccount<I, T>(names: readonly string[], call: Command<I, T>['call']): Command<I, T> {
  return { call, renews: () => names.map(keyOf) };
}

/** The same where a press says all. */
export const pressed = <T>(names: readonly string[], call: ApiCall<T>): Command<undefined, T> =>
  changeAccount(names, call);

/** The person was asked to confirm and did not want to: nothing to say about it. */
export function isDeclined(error: unknown): boolean {
  return isApiError(error) && error.code === 'PERLU_KONFIRMASI';
}
