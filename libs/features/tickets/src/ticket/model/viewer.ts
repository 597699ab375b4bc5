import { decide, type Permission, type PolicyActor } from '@imah/contract/access';
import type { Ticket } from '@imah/contract/tickets';
import {
  isOwnTicket,
  mayReadTicketNotes,
  type MoveDemand,
  movesOpenTo,
  openTicketStates,
  ticketEditor,
  type TicketAccessFacts,
  type TicketState,
  worksOnTicket,
} from '@imah/contract/tickets/words';

/** What one person may do with one ticket as it stands; the server asks the same table again. */
export interface TicketViewer {
  /** `staff`: works on it or oversees it. `resident`: it is theirs. */
  readonly side: 'staff' | 'resident';
  readonly userId: string;
  readonly moves: readonly { readonly to: TicketState; readonly demands: readonly MoveDemand[] }[];
  readonly reads: 'replies' | 'replies-and-notes';
  readonly writes: 'nothing' | 'replies' | 'replies-and-notes';
  /** `correct`: to say again what they reported themselves, while nobody has begun with it. */
  readonly may: {
    readonly assign: boolean;
    readonly update: boolean;
    readonly correct: boolean;
    readonly work: boolean;
  };
}

/**
 * Only the server knows which units are a person's. Whoever sees a ticket neither by a right on the building nor by
 * working on it sees it because it is theirs.
 */
export function viewerOf(ticket: Ticket, actor: PolicyActor): TicketViewer {
  const facts = accessFactsOf(ticket);
  const scope = { orgId: ticket.orgId, buildingId: ticket.buildingId };
  const isStaff = decide(actor, 'ticket.view', scope) === 'allowed' || worksOnTicket(actor, 'ticket.view', facts);
  const known = isStaff && facts.reporterUserId !== actor.userId ? actor : livingIn(actor, facts);
  const mayAsStaff = (permission: Permission) => worksOnTicket(actor, permission, facts);
  const mayReply = mayAsStaff('ticketComment.create') || isOwnTicket(known, facts);
  const readsNotes = mayReadTicketNotes(actor, facts);
  const writesNotes = readsNotes && mayAsStaff('ticketComment.create');
  const isOpen = openTicketStates.some((state) => state === ticket.state);
  return {
    side: isStaff ? 'staff' : 'resident',
    userId: actor.userId,
    moves: movesOpenTo(facts, known),
    reads: readsNotes ? 'replies-and-notes' : 'replies',
    writes: mayReply ? (writesNotes ? 'replies-and-notes' : 'replies') : 'nothing',
    may: {
      assign: isOpen && decide(actor, 'ticket.assign', scope) === 'allowed',
      update: mayAsStaff('ticket.update'),
      correct: ticketEditor(known, facts) === 'reporter',
      work: (isOpen || ticket.state === 'resolved') && mayAsStaff('ticket.transition'),
    },
  };
}

/** The part of a ticket by which rights on it are decided. */
function accessFactsOf(ticket: Ticket): TicketAccessFacts {
  const { orgId, buildingId, unitId, audience, state, reporterUserId, assignee, executors, feedback } = ticket;
  const facts = { orgId, buildingId, unitId, audience, state, reporterUserId };
  const executorIds = executors.map(({ id }) => id);
  return { ...facts, assigneeId: assignee?.id ?? null, executorIds, ratedBy: feedback?.by ?? null };
}

function livingIn(actor: PolicyActor, { orgId, unitId }: TicketAccessFacts): PolicyActor {
  if (unitId === null) return actor;
  const memberships = actor.memberships.map((membership) =>
    membership.orgId === orgId ? { ...membership, unitIds: new Set([unitId]) } : membership,
  );
  return { ...actor, memberships };
}
