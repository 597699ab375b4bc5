import type { ApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import type { Group } from '@imah/contract/members';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCan } from '@imah/app/ports';

/** What the ids of an organisation's groups are called, for those who may know; the settings read them by the same key. */
export function useKnownNames(orgId: string): ReadonlyMap<string, string> {
  const client = useApiClient();
  const can = useCan();
  const { data: groups } = useQuery<readonly Group[], ApiError>({
    queryKey: ['organizations', orgId, 'groups'],
    queryFn: async ({ signal }) => (await client.listGroups({ params: { orgId }, signal })).data,
    enabled: can('audit.view', { orgId }) === 'allowed' && can('group.view', { orgId }) === 'allowed',
  });
  return useMemo(() => new Map((groups ?? []).map(({ id, name }) => [id, name])), [groups]);
}
