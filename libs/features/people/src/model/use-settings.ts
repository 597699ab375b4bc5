import type { ApiClient, ApiError } from '@imah/api-client';
import { useApiClient, useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract/buildings';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orgKey, settingsQueries } from './settings-queries.ts';

/** The reads of an organisation's settings. */
export function useSettingsQueries(orgId: string) {
  const client = useApiClient();
  return useMemo(() => settingsQueries(client, orgId), [client, orgId]);
}

/** What is done once a change of settings has its answer. */
interface Afterwards {
  readonly onSuccess?: () => void;
  readonly onError?: (error: ApiError) => void;
  readonly onSettled?: () => void;
}

/** A change of an organisation's settings that can be sent. */
export interface SettingsChange<V> extends Pick<
  UseMutationResult<unknown, ApiError, V>,
  'isPending' | 'variables' | 'mutateAsync'
> {
  readonly mutate: (input: V, afterwards?: Afterwards) => void;
}

/**
 * A change of an organisation's settings; afterwards all that was read of it is read anew. What is to be done then is done
 * also where the form has gone meanwhile, as one does whose record has another version by its own change.
 */
export function useSettingsChange<V>(
  orgId: string,
  send: (client: ApiClient, input: V) => Promise<unknown>,
): SettingsChange<V> {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const { isPending, variables, mutateAsync } = useMutation<unknown, ApiError, V>({
    mutationFn: (input) => send(client, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orgKey(orgId) }),
  });
  return {
    isPending,
    variables,
    mutateAsync,
    mutate: (input, { onSuccess, onError, onSettled } = {}) => {
      void mutateAsync(input)
        .then(
          () => onSuccess?.(),
          (error: ApiError) => onError?.(error),
        )
        .then(onSettled);
    },
  };
}

/** The buildings of an organisation that the person sees. */
export function useOrgBuildings(orgId: string): readonly Building[] {
  const { data } = useBuildings();
  return useMemo(() => (data ?? []).filter((building) => building.orgId === orgId), [data, orgId]);
}
