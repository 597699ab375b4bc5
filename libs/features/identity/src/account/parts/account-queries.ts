import type { ApiError } from '@imah/api-client';
import { type ApiClient, isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import {
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';

/** One read of the own account; `name` is its place in the query cache. */
export function useAccountRead<T>(
  name: string,
  read: (client: ApiClient, signal: AbortSignal) => Promise<T>,
): UseQueryResult<T, ApiError> {
  const client = useApiClient();
  return useQuery<T, ApiError>({ queryKey: ['account', name], queryFn: ({ signal }) => read(client, signal) });
}

/** One change of the own account, after which `names` are read anew. */
export function useAccountChange<I, T>(
  names: readonly string[],
  change: (client: ApiClient, input: I) => Promise<T>,
): UseMutationResult<T, ApiError, I> {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation<T, ApiError, I>({
    mutationFn: (input) => change(client, input),
    onSuccess: async () => {
      await Promise.all(names.map((name) => queryClient.invalidateQueries({ queryKey: ['account', name] })));
    },
  });
}

/** The person was asked to confirm and did not want to: nothing to say about it. */
export function isDeclined(error: unknown): boolean {
  return isApiError(error) && error.code === 'PERLU_KONFIRMASI';
}
