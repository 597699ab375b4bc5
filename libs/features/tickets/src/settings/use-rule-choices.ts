import { useRead } from '@imah/api-client/react';

/** Those who can be named in a rule. */
export function usePeople(orgId: string) {
  return useRead('listMembers', { params: { orgId }, query: { status: 'active', limit: 200 } }).data ?? [];
}

/** Those that are offered, as one chooses from them. */
export function useChecklists(orgId: string) {
  const { data } = useRead('listTicketChecklists', { params: { orgId } });
  const offered = data?.filter(({ state }) => state === 'active') ?? [];
  return offered.map(({ id, name }) => ({ value: id, label: name }));
}
