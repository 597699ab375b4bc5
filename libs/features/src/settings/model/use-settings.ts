import type { ApiClient, ApiError } from '@imah/api-client';
import { useApiClient, useBuildings } from '@imah/api-client/react';
import type { Building } from '@imah/contract';
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orgKey, settingsQueries } from './settings-queries.ts';

/** The reads of an organisation's settings. */
export function useSettingsQueries(orgId: string) {
  const client = useApiClient();
  return useMemo(() => settingsQueries(client, orgId), [client, orgId]);
}

/** A change of an organisation's settings; afterwards all that was read of it is read anew. */
export function useSettingsChange<V>(
  orgId: string,
  send: (client: ApiClient, input: V) => Promise<unknown>,
): UseMutationResult<unknown, ApiError, V> {
  const client = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: V) => send(client, input),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orgKey(orgId) }),
  });
}

/** The buildings of an organisation that the person sees. */
export function useOrgBuildings(orgId: string): readonly Building[] {
  const { data } = useBuildings();
  return useMemo(() => (data ?? []).filter((building) => building.orgId === orgId), [data, orgId]);
}
