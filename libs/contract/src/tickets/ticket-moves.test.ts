import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grant } from '../access/permissions.ts';
import { defaultGroupGrants } from '../access/default-groups.ts';
import type { PolicyActor } from '../access/policy.ts';
import {
  mayMoveTicket,
  mayReadTicketNotes,
  movesOpenTo,
  type TicketAccessFacts,
  ticketEditor,
  ticketMoves,
} from './ticket-moves.ts';
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
const manager = actor('manager', defaultGroupGrants['building-manager']);
const technician = actor('technician', defaultGroupGrants.technician);
const resident = actor('resident', defaultGroupGrants.resident, ['u']);
const neighbour = actor('neighbour', defaultGroupGrants.resident, ['other']);
const open = (person: PolicyActor, change: Partial<TicketAccessFacts>) =>
  movesOpenTo({ ...ticket, ...change }, person).map(({ to }) => to);

it('is the chart of the domain model, and nothing leads out of an end but a rating taken back', () => {
  const arrows = Object.fromEntries(
    ticketStates.map((state) => [state, ticketMoves.filter(({ from }) => from === state).map(({ to }) => to)]),
  );

  expect(arrows).toEqual({
    new: ['in-progress', 'deferred', 'cancelled', 'merged'],
    'in-progress': ['waiting', 'deferred', 'resolved', 'new', 'cancelled'],
    waiting: ['in-progress', 'cancelled'],
    deferred: ['new', 'cancelled'],
    resolved: ['closed', 'new'],
    closed: ['resolved'],
    cancelled: [],
    merged: [],
  });
});

describe('the moves open to', () => {
  it('a manager are those of the staff in every state', () => {
    expect(ticketStates.map((state) => open(manager, { state }))).toEqual([
      ['in-progress', 'deferred', 'cancelled', 'merged'],
      ['waiting', 'deferred', 'resolved', 'new', 'cancelled'],
      ['in-progress', 'cancelled'],
      ['new', 'cancelled'],
      ['closed'],
      [],
      [],
      [],
    ]);
  });

  it('a technician are those of tickets given to them', () => {
    expect([
      open(technician, {}),
      open(technician, { assigneeId: 'technician' }),
      open(technician, { executorIds: ['technician'], state: 'waiting' }),
    ]).toEqual([[], ['in-progress', 'deferred', 'cancelled', 'merged'], ['in-progress', 'cancelled']]);
  });

  it('a resident are to accept the work with a rating or send it back with a reason', () => {
    expect(ticketStates.flatMap((state) => movesOpenTo({ ...ticket, state }, resident))).toEqual([
      { to: 'closed', demands: ['rating'] },
      { to: 'new', demands: ['reason'] },
    ]);
    expect(open(neighbour, { state: 'resolved' })).toEqual([]);
    expect(open(resident, { state: 'resolved', audience: 'staff' })).toEqual([]);
  });

  it('its reporter are to take it back with a reason while nobody has it', () => {
    const reporter = actor('reporter', defaultGroupGrants.resident, ['u']);

    expect(movesOpenTo(ticket, reporter)).toEqual([{ to: 'cancelled', demands: ['reason'] }]);
    expect(open(reporter, { assigneeId: 'technician' })).toEqual([]);
    expect(open(reporter, { executorIds: ['technician'] })).toEqual([]);
    expect(open(reporter, { audience: 'staff' })).toEqual([]);
    expect(open(reporter, { state: 'in-progress' })).toEqual([]);
    expect(open(resident, {})).toEqual([]);
  });

  it('whoever closed it with a rating are to take that back, and nobody else’s', () => {
    const closed = { state: 'closed', ratedBy: 'resident' } as const;

    expect(movesOpenTo({ ...ticket, ...closed }, resident)).toEqual([{ to: 'resolved', demands: [] }]);
    expect([open(manager, closed), open(neighbour, { ...closed, ratedBy: 'neighbour' })]).toEqual([[], []]);
    expect([open(resident, { ...closed, ratedBy: 'flatmate' }), open(resident, { state: 'closed' })]).toEqual([[], []]);
  });

  it('the clock are to go on after an answer, wake what was put off and close what is resolved', () => {
    const moves = ticketMoves.filter(
      (move) => mayMoveTicket({ ...ticket, state: move.from }, 'system', move.to).kind === 'allowed',
    );

    expect(moves.map(({ from, to }) => [from, to])).toEqual([
      ['waiting', 'in-progress'],
      ['deferred', 'new'],
      ['resolved', 'closed'],
    ]);
  });
});

it('lets its reporter mend a report until somebody begins with it, the staff always, and nobody else', () => {
  const reporter = actor('reporter', defaultGroupGrants.resident, ['u']);
  const editors = (person: PolicyActor, ...changes: readonly Partial<TicketAccessFacts>[]) =>
    changes.map((change) => ticketEditor(person, { ...ticket, ...change }));
  const begun = [{ assigneeId: 'technician' }, { executorIds: ['technician'] }, { state: 'in-progress' }] as const;

  expect(editors(reporter, {}, ...begun)).toEqual(['reporter', 'too-late', 'too-late', 'too-late']);
  expect(editors(reporter, { state: 'cancelled' }, { audience: 'staff' })).toEqual(['too-late', 'nobody']);
  expect(editors(manager, {}, ...begun)).toEqual(['staff', 'staff', 'staff', 'staff']);
  expect([resident, neighbour, technician].flatMap((person) => editors(person, {}))).toEqual([
    'nobody',
    'nobody',
    'nobody',
  ]);
});

it('keeps what the staff tell each other from residents, also from a technician who lives in the unit', () => {
  const technicianAtHome = actor(
    'technician',
    [...defaultGroupGrants.technician, ...defaultGroupGrants.resident],
    ['u'],
  );
  const readers = [manager, technician, technicianAtHome, resident, neighbour];

  expect(readers.map((reader) => mayReadTicketNotes(reader, { ...ticket, reporterUserId: reader.userId }))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(mayReadTicketNotes(technician, { ...ticket, assigneeId: 'technician' })).toBe(true);
  expect(mayReadTicketNotes(resident, { ...ticket, assigneeId: 'resident' })).toBe(false);
});

const accessFacts = fc.record({
  orgId: fc.constantFrom('o', 'p'),
  buildingId: fc.constantFrom('b', 'c'),
  unitId: fc.constantFrom('u', 'other', null),
  audience: fc.constantFrom('resident' as const, 'staff' as const),
  state: fc.constantFrom(...ticketStates),
  reporterUserId: fc.constantFrom('manager', 'technician', 'resident', null),
  assigneeId: fc.constantFrom('technician', 'someone', null),
  executorIds: fc.subarray(['technician', 'resident']),
});
const people = fc.constantFrom(manager, technician, resident, neighbour, actor('nobody', []), {
  userId: 'x',
  memberships: [],
});

it('allows only arrows of the chart, to nobody outside the organisation and the building, and offers just what it allows', () => {
  fc.assert(
    fc.property(accessFacts, people, fc.constantFrom(...ticketStates), (facts, person, to) => {
      const answer = mayMoveTicket(facts, person, to);
      const isArrow = ticketMoves.some((move) => move.from === facts.state && move.to === to);
      const isReached = facts.orgId === 'o' && facts.buildingId === 'b';

      expect(answer.kind === 'no-such-move').toBe(!isArrow);
      expect(answer.kind === 'allowed' && !isReached).toBe(false);
      expect(movesOpenTo(facts, person).some((move) => move.to === to)).toBe(answer.kind === 'allowed');
    }),
    { numRuns: 5_000, seed: 20_261_121 },
  );
});

it('never lets a resident who was given no work make a move of the staff', () => {
  fc.assert(
    fc.property(accessFacts, fc.constantFrom(...ticketStates), (facts, to) => {
      const answer = mayMoveTicket(facts, resident, to);

      expect(answer.kind === 'allowed' && (facts.state !== 'resolved' || answer.by !== 'resident')).toBe(false);
      expect(mayReadTicketNotes(resident, facts)).toBe(false);
    }),
    { numRuns: 5_000, seed: 20_261_121 },
  );
});
