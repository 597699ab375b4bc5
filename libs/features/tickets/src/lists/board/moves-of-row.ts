import type { PolicyActor } from '@imah/contract/access';
import type { TicketRow } from '@imah/contract/tickets';
import { movesOpenTo, type TicketState } from '@imah/contract/tickets/words';

/** Where a person may bring a ticket, as far as its row tells. Merging asks for another ticket: that is for its page. */
export function movesOfRow(row: TicketRow, actor: PolicyActor): TicketState[] {
  const { orgId, buildingId, unitId, audience, state, assignee } = row;
  const standing = { orgId, buildingId, unitId, audience, state, reporterUserId: null, executorIds: [] };
  return movesOpenTo({ ...standing, assigneeId: assignee?.id ?? null }, actor)
    .map(({ to }) => to)
    .filter((to) => to !== 'merged');
}
