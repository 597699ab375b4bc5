import type { Permission } from '../access/permissions.ts';
import { decide, type PolicyActor } from '../access/policy.ts';
import type { TicketAudience, TicketMover, TicketState } from './ticket-words.ts';

/** What a move must be given. `reason` and `note` are texts that everyone who sees the ticket reads. */
export type MoveDemand = 'reason' | 'note' | 'waiting-reason' | 'until' | 'target' | 'rating';

/** One arrow of the chart. `demands` are those of the mover named; the clock gives nothing. */
export interface TicketMove {
  readonly from: TicketState;
  readonly to: TicketState;
  readonly by: Partial<Readonly<Record<TicketMover | 'system', readonly MoveDemand[]>>>;
}

/** The whole chart of a ticket (domain model 5.9): what is not in here cannot happen. */
export const ticketMoves: readonly TicketMove[] = [
  { from: 'new', to: 'in-progress', by: { staff: [] } },
  { from: 'new', to: 'deferred', by: { staff: ['until', 'reason'] } },
  { from: 'new', to: 'cancelled', by: { staff: ['reason'], reporter: ['reason'] } },
  { from: 'new', to: 'merged', by: { staff: ['target'] } },
  { from: 'in-progress', to: 'waiting', by: { staff: ['waiting-reason'] } },
  { from: 'in-progress', to: 'deferred', by: { staff: ['until', 'reason'] } },
  { from: 'in-progress', to: 'resolved', by: { staff: ['note'] } },
  { from: 'in-progress', to: 'new', by: { staff: [] } },
  { from: 'in-progress', to: 'cancelled', by: { staff: ['reason'] } },
  // What was waited for has come: a quote was answered, or its time is over.
  { from: 'waiting', to: 'in-progress', by: { staff: [], system: [] } },
  { from: 'waiting', to: 'cancelled', by: { staff: ['reason'] } },
  { from: 'deferred', to: 'new', by: { staff: [], system: [] } },
  { from: 'deferred', to: 'cancelled', by: { staff: ['reason'] } },
  { from: 'resolved', to: 'closed', by: { staff: [], resident: ['rating'], system: [] } },
  { from: 'resolved', to: 'new', by: { resident: ['reason'] } },
  // A rating taken back, for `ratingUndoMinutes`.
  { from: 'closed', to: 'resolved', by: { rater: [] } },
];

/** The part of a ticket by which rights on it are decided. */
export interface TicketAccessFacts {
  readonly orgId: string;
  readonly buildingId: string;
  readonly unitId: string | null;
  readonly audience: TicketAudience;
  readonly state: TicketState;
  /** The account that reported it, where one did. */
  readonly reporterUserId: string | null;
  readonly assigneeId: string | null;
  readonly executorIds: readonly string[];
  /** The account whose rating closed it, where one did. */
  readonly ratedBy?: string | null;
}

/** Whether a person may hold `permission` as one who works on the ticket; living in its unit is not enough. */
export function worksOnTicket(actor: PolicyActor, permission: Permission, ticket: TicketAccessFacts): boolean {
  const { orgId, buildingId, assigneeId, executorIds } = ticket;
  const ownerIds = assigneeId === null ? executorIds : [assigneeId, ...executorIds];
  return decide(actor, permission, { orgId, buildingId, ownerIds }) === 'allowed';
}

/** Whether it is the person's own: they reported it, or they live in its unit and it is not for the staff alone. */
export function isOwnTicket(actor: PolicyActor, ticket: TicketAccessFacts): boolean {
  const membership = actor.memberships.find(({ orgId }) => orgId === ticket.orgId);
  if (membership === undefined || ticket.audience === 'staff') return false;
  if (membership.buildings !== 'all' && !membership.buildings.has(ticket.buildingId)) return false;
  const isHome = ticket.unitId !== null && membership.unitIds.has(ticket.unitId);
  return isHome || ticket.reporterUserId === actor.userId;
}

/** Whether somebody who sees the ticket may know who reported it: as staff, or because it was them. */
export function knowsTicketReporter(actor: PolicyActor, ticket: TicketAccessFacts): boolean {
  return ticket.reporterUserId === actor.userId || worksOnTicket(actor, 'ticket.view', ticket);
}

/** As whom a person may move the ticket. `staff` goes first: it demands less. */
export function ticketSides(actor: PolicyActor, ticket: TicketAccessFacts): TicketMover[] {
  return [
    ...(worksOnTicket(actor, 'ticket.transition', ticket) ? (['staff'] as const) : []),
    ...(isOwnTicket(actor, ticket) ? (['resident'] as const) : []),
    ...(isOwnTicket(actor, ticket) && mayTakeBack(actor, ticket) ? (['reporter'] as const) : []),
    ...(isOwnTicket(actor, ticket) && ticket.ratedBy === actor.userId ? (['rater'] as const) : []),
  ];
}

/**
 * As whom a person may change what was reported: `staff` all of it, the `reporter` what they said themselves and only
 * while nobody has begun with it; `too-late` when somebody has, `nobody` who neither works on it nor reported it.
 */
export function ticketEditor(
  actor: PolicyActor,
  ticket: TicketAccessFacts,
): 'staff' | 'reporter' | 'too-late' | 'nobody' {
  if (worksOnTicket(actor, 'ticket.update', ticket)) return 'staff';
  if (ticket.reporterUserId !== actor.userId || !isOwnTicket(actor, ticket)) return 'nobody';
  return ticket.state === 'new' && mayTakeBack(actor, ticket) ? 'reporter' : 'too-late';
}

/** What nobody has taken on yet, its reporter may take back. */
export function mayTakeBack(
  actor: PolicyActor,
  { reporterUserId, assigneeId, executorIds }: TicketAccessFacts,
): boolean {
  return reporterUserId === actor.userId && assigneeId === null && executorIds.length === 0;
}

/** What came of asking for a move: what it demands, or why it cannot be. */
export type MoveAnswer =
  | { readonly kind: 'allowed'; readonly by: TicketMover | 'system'; readonly demands: readonly MoveDemand[] }
  | { readonly kind: 'no-such-move' }
  | { readonly kind: 'not-yours' };

/** Whether `actor` may bring the ticket into the state `to`; `system` is the clock. */
export function mayMoveTicket(ticket: TicketAccessFacts, actor: PolicyActor | 'system', to: TicketState): MoveAnswer {
  return answerOf(ticket.state, actor === 'system' ? ['system'] : ticketSides(actor, ticket), to);
}

function answerOf(from: TicketState, sides: readonly (TicketMover | 'system')[], to: TicketState): MoveAnswer {
  const move = ticketMoves.find((candidate) => candidate.from === from && candidate.to === to);
  if (move === undefined) return { kind: 'no-such-move' };
  for (const by of sides) {
    const demands = move.by[by];
    if (demands !== undefined) return { kind: 'allowed', by, demands };
  }
  return { kind: 'not-yours' };
}

/** The moves open to a person now, in the order of the chart: what a page offers. */
export function movesOpenTo(
  ticket: TicketAccessFacts,
  actor: PolicyActor,
): { readonly to: TicketState; readonly demands: readonly MoveDemand[] }[] {
  return movesFrom(ticket.state, ticketSides(actor, ticket));
}

/** The same for whoever may move a ticket in this state as one of `sides`. */
export function movesFrom(
  state: TicketState,
  sides: readonly TicketMover[],
): { readonly to: TicketState; readonly demands: readonly MoveDemand[] }[] {
  return ticketMoves.flatMap(({ from, to }) => {
    if (from !== state) return [];
    const answer = answerOf(from, sides, to);
    return answer.kind === 'allowed' ? [{ to, demands: answer.demands }] : [];
  });
}

/** Whether a person may read and write what the staff tell each other about a ticket. Residents never do. */
export function mayReadTicketNotes(actor: PolicyActor, ticket: TicketAccessFacts): boolean {
  const { orgId, buildingId } = ticket;
  return (
    decide(actor, 'ticketComment.view', { orgId, buildingId }) === 'allowed' ||
    (worksOnTicket(actor, 'ticketComment.view', ticket) && worksOnTicket(actor, 'ticket.transition', ticket))
  );
}
