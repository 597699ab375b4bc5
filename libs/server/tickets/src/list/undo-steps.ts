import type { PolicyActor } from '@imah/contract/access';
import type { TicketBulkStep } from '@imah/contract/tickets';
import { openAbilities, ticketSides, type TicketState } from '@imah/contract/tickets/words';
import { accessFactsOf, type StoredTicket } from '../ticket-row.ts';

/**
 * What brings a ticket that was changed back to where it was, as far as the chart lets the same person go back without
 * being asked for anything; null where it does not.
 */
export function undoSteps(
  actor: PolicyActor,
  before: StoredTicket,
  after: StoredTicket,
): readonly TicketBulkStep[] | null {
  const way = wayBack(actor, before, after);
  if (way === null) return null;
  const updated = {
    ...(before.priority === after.priority ? {} : { priority: before.priority }),
    ...(before.category?.id === after.category?.id ? {} : { categoryId: before.category?.id ?? null }),
  };
  // On the way a ticket may be taken from, or by, whoever works on it.
  const isSame = way.length === 0 && workersOf(before) === workersOf(after);
  const assigned: TicketBulkStep = {
    kind: 'assign',
    assigneeId: before.assignee?.id ?? null,
    executorIds: before.executors.map(({ id }) => id),
  };
  return [
    ...way,
    ...(Object.keys(updated).length === 0 ? [] : [{ kind: 'update' as const, ...updated }]),
    ...(isSame ? [] : [assigned]),
  ];
}

const workersOf = ({ assignee, executors }: StoredTicket): string =>
  JSON.stringify([assignee?.id, executors.map(({ id }) => id).toSorted()]);

/** The moves that lead back, one or two; none where it stands where it stood. */
function wayBack(actor: PolicyActor, before: StoredTicket, after: StoredTicket): TicketBulkStep[] | null {
  if (before.state === after.state) return [];
  const abilities = { movesAs: ticketSides(actor, accessFactsOf(after)) };
  const movesFrom = (state: TicketState) => openAbilities({ state, abilities }).moves;
  const step = (from: TicketState, to: TicketState): TicketBulkStep | null => {
    const move = movesFrom(from).find((open) => open.to === to);
    const { waitingReason } = before;
    const given = to === 'waiting' && waitingReason !== null ? { waitingReason } : {};
    const lacks = move?.demands.some((demand) => demand !== 'waiting-reason' || !('waitingReason' in given)) ?? true;
    return lacks ? null : { kind: 'move', to, ...given };
  };
  const straight = step(after.state, before.state);
  if (straight !== null) return [straight];
  for (const { to } of movesFrom(after.state)) {
    const [first, second] = [step(after.state, to), step(to, before.state)];
    if (first !== null && second !== null) return [first, second];
  }
  return null;
}
