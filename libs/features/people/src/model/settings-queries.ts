import { ApiError, type ApiClient } from '@imah/api-client';
import type { Group, Invitation, Member } from '@imah/contract/members';
import type { InvitationStatus, MemberStatus } from '@imah/contract/members/words';
import type { OrganizationDetail } from '@imah/contract/organizations';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What narrows the list of members; an empty text narrows nothing. */
export interface MemberFilter {
  readonly q: string;
  readonly groupId: string;
  readonly buildingId: string;
  readonly status: MemberStatus | '';
}

export const noFilter: MemberFilter = { q: '', groupId: '', buildingId: '', status: '' };

/** One page of a list of the settings. */
export interface Page<T> {
  readonly data: readonly T[];
  readonly meta: { readonly nextCursor: string | null; readonly total?: number | undefined };
}

const pageSize = 50;

/** Everything read of an organisation begins with this key: a change makes all of it be read anew. */
export const orgKey = (orgId: string) => ['organizations', orgId] as const;

/** Query options of what the settings of an organisation read. */
export function settingsQueries(client: ApiClient, orgId: string) {
  return {
    members: (filter: MemberFilter) =>
      infiniteQueryOptions<Page<Member>, ApiError, readonly Page<Member>[], readonly unknown[], string | undefined>({
        queryKey: [...orgKey(orgId), 'members', 'list', filter],
        initialPageParam: undefined,
        queryFn: ({ pageParam, signal }) =>
          client.listMembers({
            params: { orgId },
            query: { ...given(filter), limit: pageSize, cursor: pageParam },
            signal,
          }),
        getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
        select: ({ pages }) => pages,
      }),
    member: (memberId: string) =>
      queryOptions<Member, ApiError>({
        queryKey: [...orgKey(orgId), 'members', 'one', memberId],
        queryFn: async ({ signal }) => (await client.getMember({ params: { orgId, memberId }, signal })).data,
        // What is changed has to be what stands: the version goes with the change.
        staleTime: 0,
      }),
    groups: () =>
      queryOptions<Group[], ApiError>({
        queryKey: [...orgKey(orgId), 'groups'],
        queryFn: async ({ signal }) => (await client.listGroups({ params: { orgId }, signal })).data,
      }),
    invitations: (status: InvitationStatus | '') =>
      infiniteQueryOptions<
        Page<Invitation>,
        ApiError,
        readonly Page<Invitation>[],
        readonly unknown[],
        string | undefined
      >({
        queryKey: [...orgKey(orgId), 'invitations', status],
        initialPageParam: undefined,
        queryFn: ({ pageParam, signal }) =>
          client.listInvitations({
            params: { orgId },
            query: { ...(status === '' ? {} : { status }), limit: pageSize, cursor: pageParam },
            signal,
          }),
        getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
        select: ({ pages }) => pages,
      }),
    organization: () =>
      queryOptions<OrganizationDetail, ApiError>({
        queryKey: [...orgKey(orgId), 'detail'],
        queryFn: async ({ signal }) => (await client.getOrganization({ params: { orgId }, signal })).data,
      }),
  };
}

function given({ q, groupId, buildingId, status }: MemberFilter) {
  return {
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(groupId === '' ? {} : { groupId }),
    ...(buildingId === '' ? {} : { buildingId }),
    ...(status === '' ? {} : { status }),
  };
}
