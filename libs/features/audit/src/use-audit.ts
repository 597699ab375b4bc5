import { useReadPages } from '@imah/api-client/react';
import type { AuditFilter } from '@imah/contract/audit';
import type { HistoryEntity } from '@imah/contract/audit/words';
import { rowsOf } from '@imah/app/read';

const limit = 20;
// Every reading of personal data is written down: it is asked for when it is looked at.
const refetchOnWindowFocus = false;

/** What was done to one record. */
export function useHistory(orgId: string, entity: HistoryEntity, entityId: string) {
  const input = { params: { orgId, entity, entityId }, query: { limit } };
  return useReadPages('listHistory', input, { select: rowsOf, refetchOnWindowFocus });
}

/** What was done in the organisation. */
export function useAudit(orgId: string, filter: AuditFilter) {
  const input = { params: { orgId }, query: { ...filter, limit } };
  return useReadPages('listAudit', input, { select: rowsOf, refetchOnWindowFocus });
}
