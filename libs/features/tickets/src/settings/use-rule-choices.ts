import { useApiClient } from '@imah/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { orgKey } from '@imah/features-people/model';

/** Those who can be named in a rule. */
export function usePeople(orgId: string) {
  const client = useApiClient();
  const { data } = useQuery({
    queryKey: [...orgKey(orgId), 'tickets', 'people'],
    queryFn: async ({ signal }) =>
      (await client.listMembers({ params: { orgId }, query: { status: 'active', limit: 200 }, signal })).data,
  });
  return data ?? [];
}

/** Those that are offered, as one chooses from them. */
export function useChecklists(orgId: string) {
  const client = useApiClient();
  const { data } = useQuery({
    queryKey: [...orgKey(orgId), 'tickets', 'checklists'],
    queryFn: async ({ signal }) => (await client.listTicketChecklists({ params: { orgId }, signal })).data,
  });
  const offered = data?.filter(({ state }) => state === 'active') ?? [];
  return offered.map(({ id, name }) => ({ value: id, label: name }));
}
