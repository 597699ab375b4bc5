import { useReadPages } from '@imah/api-client/react';
import type { MemberStatus } from '@imah/contract/members/words';
import { keepPreviousData } from '@tanstack/react-query';

/** What narrows the list of members; an empty text narrows nothing. */
export interface MemberFilter {
  readonly q: string;
  readonly groupId: string;
  readonly buildingId: string;
  readonly status: MemberStatus | '';
}

export const noFilter: MemberFilter = { q: '', groupId: '', buildingId: '', status: '' };

const limit = 50;

/** The members of an organisation, page by page; while others are asked for, the former ones stay. */
export function useMembers(orgId: string, filter: MemberFilter) {
  const input = { params: { orgId }, query: { ...given(filter), limit } };
  return useReadPages('listMembers', input, { placeholderData: keepPreviousData });
}

function given({ q, groupId, buildingId, status }: MemberFilter) {
  return {
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(groupId === '' ? {} : { groupId }),
    ...(buildingId === '' ? {} : { buildingId }),
    ...(status === '' ? {} : { status }),
  };
}
