import type { TicketRow } from '@imah/contract/tickets';
import type { PolicyActor } from '@imah/contract/access';
import { movesOpenTo } from '@imah/contract/tickets/words';

/** The moves open to a person, as far as a ticket's row tells. Merging asks for another ticket: that is for its page. */
export function movesOfRow(row: TicketRow, actor: PolicyActor) {
  const { orgId, buildingId, unitId, audience, state, assignee } = row;
  const facts = { orgId, buildingId, unitId, audience, state, reporterUserId: null, executorIds: [] };
  return movesOpenTo({ ...facts, assigneeId: assignee?.id ?? null }, actor).filter(({ to }) => to !== 'merged');
}
