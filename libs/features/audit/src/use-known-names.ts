import { useRead } from '@imah/api-client/react';
import { useMemo } from 'react';
import { useCan } from '@imah/app/ports';

/** What the ids of an organisation's groups are called, for those who may know. */
export function useKnownNames(orgId: string): ReadonlyMap<string, string> {
  const can = useCan();
  const mayRead = can('audit.view', { orgId }) === 'allowed' && can('group.view', { orgId }) === 'allowed';
  const { data: groups } = useRead('listGroups', { params: { orgId } }, { enabled: mayRead });
  return useMemo(() => new Map((groups ?? []).map(({ id, name }) => [id, name])), [groups]);
}
