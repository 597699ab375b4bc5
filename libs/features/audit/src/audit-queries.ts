import type { ApiClient, ApiError } from '@imah/api-client';
import type { AuditFilter, AuditRow } from '@imah/contract/audit';
import type { HistoryEntity } from '@imah/contract/audit/words';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** One page of rows, newest first. */
export interface AuditPage {
  readonly data: readonly AuditRow[];
  readonly meta: { readonly nextCursor: string | null };
}

const pageSize = 20;

function pages(
  queryKey: readonly unknown[],
  read: (cursor: string | undefined, signal: AbortSignal) => Promise<AuditPage>,
) {
  return infiniteQueryOptions<AuditPage, ApiError, readonly AuditRow[], readonly unknown[], string | undefined>({
    queryKey,
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: ({ meta }) => meta.nextCursor ?? undefined,
    select: (result) => result.pages.flatMap(({ data }) => data),
    // Every reading of personal data is written down: it is asked for when it is looked at.
    refetchOnWindowFocus: false,
  });
}

/** What was done to one record. */
export function historyQuery(client: ApiClient, orgId: string, entity: HistoryEntity, entityId: string) {
  return pages(['organizations', orgId, 'history', entity, entityId], (cursor, signal) =>
    client.listHistory({ params: { orgId, entity, entityId }, query: { limit: pageSize, cursor }, signal }),
  );
}

/** What was done in the organisation. */
export function auditQuery(client: ApiClient, orgId: string, filter: AuditFilter) {
  return pages(['organizations', orgId, 'audit', filter], (cursor, signal) =>
    client.listAudit({ params: { orgId }, query: { ...filter, limit: pageSize, cursor }, signal }),
  );
}
