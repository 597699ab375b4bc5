import { describe, expect, it } from 'vitest';
import { defaultGroupGrants } from '../access/default-groups.ts';
import type { Grant } from '../access/permissions.ts';
import type { PolicyActor } from '../access/policy.ts';
import { openAbilities, ticketAbilities } from './ticket-abilities.ts';
import { mayMoveTicket, movesOpenTo, ticketEditor, type TicketAccessFacts } from './ticket-moves.ts';
import { ticketStates } from './ticket-words.ts';

const ticket: TicketAccessFacts = {
  orgId: 'o',
  buildingId: 'b',
  unitId: 'u',
  audience: 'resident',
  state: 'new',
  reporterUserId: 'reporter',
  assigneeId: null,
  executorIds: [],
};
const actor = (userId: string, grants: readonly Grant[], unitIds: readonly string[] = []): PolicyActor => ({
  userId,
  memberships: [{ orgId: 'o', grants: new Set(grants), buildings: new Set(['b']), unitIds: new Set(unitIds) }],
});
const people = {
  manager: actor('manager', defaultGroupGrants['building-manager']),
  technician: actor('technician', defaultGroupGrants.technician),
  supervisor: actor('supervisor', defaultGroupGrants.supervisor),
  reporter: actor('reporter', defaultGroupGrants.resident, ['u']),
  flatmate: actor('flatmate', defaultGroupGrants.resident, ['u']),
  neighbour: actor('neighbour', defaultGroupGrants.resident, ['other']),
};
const given: TicketAccessFacts = { ...ticket, assigneeId: 'technician' };

describe('the abilities that travel with a ticket', () => {
  it('are those of the staff for whoever runs the building', () => {
    expect(ticketAbilities(people.manager, ticket)).toEqual({
      side: 'staff',
      movesAs: ['staff'],
      reads: 'replies-and-notes',
      writes: 'replies-and-notes',
      acts: ['assign', 'update', 'work'],
    });
  });

  it('are to work on it, and not to give it on, for the technician who has it', () => {
    expect(ticketAbilities(people.technician, given)).toEqual({
      side: 'staff',
      movesAs: ['staff'],
      reads: 'replies-and-notes',
      writes: 'replies-and-notes',
      acts: ['work'],
    });
  });

  it('are to read for whoever oversees the building', () => {
    expect(ticketAbilities(people.supervisor, given)).toEqual({
      side: 'staff',
      movesAs: [],
      reads: 'replies-and-notes',
      writes: 'nothing',
      acts: [],
    });
  });

  it('are to say it again for its reporter until somebody has it, and never for a flatmate', () => {
    const talk = { side: 'resident', reads: 'replies', writes: 'replies' };

    expect([
      ticketAbilities(people.reporter, ticket),
      ticketAbilities(people.reporter, given),
      ticketAbilities(people.flatmate, ticket),
    ]).toEqual([
      { ...talk, movesAs: ['resident', 'reporter'], acts: ['correct'] },
      { ...talk, movesAs: ['resident'], acts: [] },
      { ...talk, movesAs: ['resident'], acts: [] },
    ]);
  });
});

describe('what of them is open', () => {
  const everyCase = Object.entries(people).flatMap(([name, person]) =>
    [ticket, given].flatMap((facts) =>
      ticketStates.map((state) => [name, state, person, { ...facts, state }] as const),
    ),
  );

  it.each(everyCase)('to the %s while it is %s is what the rule itself allows', (_name, state, person, facts) => {
    const open = openAbilities({ state, abilities: ticketAbilities(person, facts) });

    expect(open.moves).toEqual(movesOpenTo(facts, person));
    for (const to of ticketStates)
      expect(open.moves.some((move) => move.to === to)).toBe(mayMoveTicket(facts, person, to).kind === 'allowed');
    expect([open.acts.includes('update'), open.acts.includes('correct')]).toEqual([
      ticketEditor(person, facts) === 'staff',
      ticketEditor(person, facts) === 'reporter',
    ]);
  });

  it('is shown of a change that has not arrived yet: the server’s word holds in the state it leads to', () => {
    const abilities = ticketAbilities(people.reporter, given);

    expect(openAbilities({ state: 'resolved', abilities }).moves.map(({ to }) => to)).toEqual(['closed', 'new']);
    expect(openAbilities({ state: 'closed', abilities })).toEqual({ moves: [], acts: [] });
  });

  it('has no acts where a list has told only as whom the ticket may be moved', () => {
    expect(openAbilities({ state: 'waiting', abilities: { movesAs: ['staff'] } })).toEqual({
      moves: [
        { to: 'in-progress', demands: [] },
        { to: 'cancelled', demands: ['reason'] },
      ],
      acts: [],
    });
  });
});
