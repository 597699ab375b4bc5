import { decide, type PolicyActor } from '../access/policy.ts';
import {
  isOwnTicket,
  mayReadTicketNotes,
  mayTakeBack,
  type MoveDemand,
  movesFrom,
  type TicketAccessFacts,
  ticketSides,
  worksOnTicket,
} from './ticket-moves.ts';
import { openTicketStates, type TicketMover, type TicketState, ticketStates } from './ticket-words.ts';

/**
 * What somebody may do with a ticket beside moving it: give it to others, change what was reported, say again what they
 * reported themselves, and write down what was done.
 */
export const ticketActs = ['assign', 'update', 'correct', 'work'] as const;
export type TicketAct = (typeof ticketActs)[number];

/** Which of the replies and notes of a ticket somebody reads, and writes. */
export const ticketTalks = ['nothing', 'replies', 'replies-and-notes'] as const;
export type TicketTalk = (typeof ticketTalks)[number];

/**
 * What one person may do with one ticket, whatever state it comes into: the server decides it and sends it along. Which of
 * it is open in a state, the chart says alone (`openAbilities`), also of a change that has not arrived yet.
 */
export interface TicketAbilities {
  /** `staff`: works on it or oversees it. `resident`: it is theirs. */
  readonly side: 'staff' | 'resident';
  /** As whom they may move it; the first that a move knows demands the least. */
  readonly movesAs: readonly TicketMover[];
  readonly reads: Exclude<TicketTalk, 'nothing'>;
  readonly writes: TicketTalk;
  readonly acts: readonly TicketAct[];
}

/** The rule of what a person may do with a ticket that they see. */
export function ticketAbilities(actor: PolicyActor, ticket: TicketAccessFacts): TicketAbilities {
  const { orgId, buildingId } = ticket;
  const place = { orgId, buildingId };
  const isStaff = decide(actor, 'ticket.view', place) === 'allowed' || worksOnTicket(actor, 'ticket.view', ticket);
  const writesAsStaff = worksOnTicket(actor, 'ticketComment.create', ticket);
  const readsNotes = mayReadTicketNotes(actor, ticket);
  return {
    side: isStaff ? 'staff' : 'resident',
    movesAs: ticketSides(actor, ticket),
    reads: readsNotes ? 'replies-and-notes' : 'replies',
    writes:
      readsNotes && writesAsStaff
        ? 'replies-and-notes'
        : writesAsStaff || isOwnTicket(actor, ticket)
          ? 'replies'
          : 'nothing',
    acts: ticketActsOf(actor, ticket),
  };
}

/** The acts among somebody's abilities with a ticket that they see. */
export function ticketActsOf(actor: PolicyActor, ticket: TicketAccessFacts): TicketAct[] {
  const { orgId, buildingId } = ticket;
  const updates = worksOnTicket(actor, 'ticket.update', ticket);
  const may: Readonly<Record<TicketAct, boolean>> = {
    assign: decide(actor, 'ticket.assign', { orgId, buildingId }) === 'allowed',
    update: updates,
    correct: !updates && isOwnTicket(actor, ticket) && mayTakeBack(actor, ticket),
    work: worksOnTicket(actor, 'ticket.transition', ticket),
  };
  return ticketActs.filter((act) => may[act]);
}

/** The states in which an act is open to whoever may do it. */
const openIn: Readonly<Record<TicketAct, readonly TicketState[]>> = {
  assign: openTicketStates,
  update: ticketStates,
  correct: ['new'],
  work: [...openTicketStates, 'resolved'],
};

/** What of somebody's abilities is open now: the moves in the order of the chart, and the acts. */
export function openAbilities({
  state,
  abilities: { movesAs, acts = [] },
}: {
  readonly state: TicketState;
  readonly abilities: Pick<TicketAbilities, 'movesAs'> & Partial<Pick<TicketAbilities, 'acts'>>;
}): {
  readonly moves: readonly { readonly to: TicketState; readonly demands: readonly MoveDemand[] }[];
  readonly acts: readonly TicketAct[];
} {
  return { moves: movesFrom(state, movesAs), acts: acts.filter((act) => openIn[act].includes(state)) };
}
